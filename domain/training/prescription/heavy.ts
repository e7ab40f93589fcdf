import type { TrainingProfile } from '../profile/profile.ts'
import type { Brief } from '../week-plan/brief.ts'
import { mayFall } from '../profile/health/care.ts'
import { belongsOn, type DayKind } from '../draft/days.ts'
import { workingLevel } from '../profile/eligible.ts'
import type { CatalogueEntry } from '../../exercises/exercise.ts'
import { isMinor } from '../profile/age.ts'
import { isKeptLight, loadsInjuredJoint, takesSmallSteps } from './scheme.ts'

/** With fewer lifts, every session would be built on the same one. */
const ENOUGH_LIFTS = 2

export const isForStrength = ({ goal }: Pick<TrainingProfile, 'goal'>): boolean =>
  goal === 'strength' || goal === 'powerbuilding'

/** Lifts that can lead the days of an adult who trains for strength. */
export const canLead = (entry: CatalogueEntry, profile: TrainingProfile): boolean =>
  entry.main &&
  takesSmallSteps(entry) &&
  !loadsInjuredJoint(entry, profile) &&
  !isKeptLight(entry, profile) &&
  !isMinor(profile) &&
  isForStrength(profile)

/** Lifts for three to six reps, after the first year of training (R24). */
export const canBeHeavy = (entry: CatalogueEntry, profile: TrainingProfile): boolean =>
  canLead(entry, profile) && workingLevel(profile) !== 'novice'

/**
 * Whether a day of that kind must hold a heavy lift. Equipment, injuries and wishes must leave enough choice.
 * Someone at risk of falls progresses by reps, in ranges that end above six.
 */
export function needsHeavyLift(kind: DayKind, { open, profile }: Pick<Brief, 'open' | 'profile'>): boolean {
  if (mayFall(profile)) return false
  const lifts = open.filter((entry) => canBeHeavy(entry, profile) && belongsOn(kind, entry))
  const patterns = new Set(lifts.map(({ pattern }) => pattern))
  return lifts.length >= ENOUGH_LIFTS && (kind !== 'full-body' || patterns.size >= ENOUGH_LIFTS)
}
