import type { TrainingProfile } from '../profile.ts'
import type { Brief } from './brief.ts'
import { mayFall } from './care.ts'
import { belongsOn, type DayKind } from './days.ts'
import { workingLevel } from './eligible.ts'
import type { CatalogueEntry } from './exercise.ts'
import { isMinor } from './person/age.ts'
import { sparesAJoint, takesSmallSteps } from './scheme.ts'

/** With fewer to choose from, every session would be built on one and the same lift. */
const ENOUGH_LIFTS = 2

export const isForStrength = ({ goal }: Pick<TrainingProfile, 'goal'>): boolean =>
  goal === 'strength' || goal === 'powerbuilding'

/** Lifts that the days of a grown person who trains for strength can be built on. */
export const canLead = (entry: CatalogueEntry, profile: TrainingProfile): boolean =>
  entry.main &&
  takesSmallSteps(entry) &&
  !sparesAJoint(entry, profile) &&
  !isMinor(profile) &&
  isForStrength(profile)

/** Those that are done for three to six reps, by people past their first year (R24). */
export const canBeHeavy = (entry: CatalogueEntry, profile: TrainingProfile): boolean =>
  canLead(entry, profile) && workingLevel(profile) !== 'novice'

/**
 * Whether a day of that kind must hold a heavy lift: equipment, injuries and wishes have to leave some to choose from.
 * Whoever may fall earns a weight by repetitions, over a range that ends above six.
 */
export function needsHeavyLift(kind: DayKind, { open, profile }: Pick<Brief, 'open' | 'profile'>): boolean {
  if (mayFall(profile)) return false
  const lifts = open.filter((entry) => canBeHeavy(entry, profile) && belongsOn(kind, entry))
  const patterns = new Set(lifts.map(({ pattern }) => pattern))
  return lifts.length >= ENOUGH_LIFTS && (kind !== 'full-body' || patterns.size >= ENOUGH_LIFTS)
}
