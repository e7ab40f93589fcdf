import type { TrainingProfile } from '../profile/profile.ts'
import { lbFromKg } from '../../program/units.ts'
import { PEAK_BEGINS, preparesForMeet } from '../profile/event.ts'
import type { CatalogueEntry } from '../../exercises/exercise.ts'
import { isMeetLift, OPENER_SHARE } from './meet.ts'
import { knownMax } from '../profile/weights/known-max.ts'
import { loadingOf } from '../profile/weights/loading.ts'
import { shareOfMax } from '../profile/weights/rep-chart.ts'
import type { Phase } from '../draft/phases.ts'

/** One rep before the other sets, as at the meet. */
export interface Single {
  rir: number
  /** The single is the first attempt of the meet. */
  isOpener: boolean
}

/** The openers are tested while there is time to change them. */
const OPENER_WEEK = 7
/**
 * The singles climb until the week before the opener. An opener is no heavier than a weight for three reps.
 *
 * @see Tuchscherer, "The Reactive Training Manual" (2008): a single at RPE 8 shows the day's strength and costs little;
 *   Calgary Barbell 16-week program: singles from RPE 7 to 8 before the sets
 */
const RIR = { light: 3, heavy: 2 } as const

/** The single of a week, for meet lifts in the loaded weeks that prepare for the meet. */
export function singleIn(
  entry: CatalogueEntry,
  { week, deload }: Phase,
  profile: TrainingProfile,
): Single | null {
  const isOpener = week === OPENER_WEEK
  if (deload || !preparesForMeet(week, profile) || !isMeetLift(entry, profile)) return null
  return { rir: isOpener || week === PEAK_BEGINS ? RIR.light : RIR.heavy, isOpener }
}

export interface SingleWeight {
  kg: number
  lb: number
}

/** The weight of a single, rounded down to what can be loaded; null if the lift's own maximum is unknown. */
export function singleWeight(
  entry: CatalogueEntry,
  { rir, isOpener }: Single,
  { person, ownedWeights }: Pick<TrainingProfile, 'person' | 'ownedWeights'>,
): SingleWeight | null {
  const max = knownMax(entry, person)
  if (!max || max.isEstimate) return null
  const weight = max.kg * (isOpener ? OPENER_SHARE : shareOfMax(1, rir))
  const kg = loadingOf(entry, ownedWeights, 'kg').upTo(weight)
  const lb = loadingOf(entry, ownedWeights, 'lb').upTo(lbFromKg(weight))
  return kg && lb ? { kg, lb } : null
}
