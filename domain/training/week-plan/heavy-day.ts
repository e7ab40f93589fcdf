import type { DayKind } from '../../program/day.ts'
import { belongsOn } from '../draft/days.ts'
import { canBeHeavy } from '../prescription/bar-lifts.ts'
import { mayFall, mustNotStrain } from '../profile/health/care.ts'
import { limitsOn } from '../profile/limits.ts'
import { MAX_HEAVY_REPS } from '../prescription/rep-ranges.ts'
import type { PlanningContext } from './planning-context.ts'

/** With fewer lifts, every session would be built on the same one. */
const ENOUGH_LIFTS = 2

/**
 * Whether a day of that kind must hold a heavy lift. Equipment, injuries and wishes must leave enough choice.
 * Someone at risk of falls progresses by reps, in ranges that end above six; who must not strain has no short sets.
 */
export function needsHeavyLift(
  kind: DayKind,
  { open, profile }: Pick<PlanningContext, 'open' | 'profile'>,
): boolean {
  if (mayFall(profile) || mustNotStrain(profile)) return false
  const lifts = open.filter(
    (entry) =>
      canBeHeavy(entry, profile) &&
      belongsOn(kind, entry) &&
      limitsOn(entry, profile.limits).leastReps <= MAX_HEAVY_REPS,
  )
  const patterns = new Set(lifts.map(({ pattern }) => pattern))
  return lifts.length >= ENOUGH_LIFTS && (kind !== 'full-body' || patterns.size >= ENOUGH_LIFTS)
}
