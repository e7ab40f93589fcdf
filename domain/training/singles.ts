import type { TrainingProfile } from '../profile.ts'
import { lbFromKg } from '../units.ts'
import { isDeadlift } from './bar-lifts.ts'
import { preparesForMeet } from './event.ts'
import type { CatalogueEntry } from './exercise.ts'
import { isMeetLift, OPENER_SHARE } from './meet.ts'
import { knownMax } from './person/known-max.ts'
import { loadingOf } from './person/loading.ts'
import { shareOfMax } from './person/rep-chart.ts'
import type { Phase } from './phases.ts'

/** One repetition before the other sets, as at the meet. */
export interface Single {
  rir: number
  /** Whether it is the first attempt of the meet. */
  isOpener: boolean
}

/** The first attempts are tried where there is time to change them; the deadlift, which tires most, is not. */
const OPENER_WEEK = 7
/** @see Tuchscherer, "The Reactive Training Manual" (2008): a single at RPE 8 shows the day's strength and costs little */
const USUAL_RIR = 2
/** In its first week it is a repetition easier. */
const FIRST_RIR = 3

/** The single of a week; squat and bench press alone have one, in the loaded weeks that prepare for a meet. */
export function singleIn(
  entry: CatalogueEntry,
  { week, deload, step }: Phase,
  profile: TrainingProfile,
): Single | null {
  if (deload || !preparesForMeet(week, profile) || !isMeetLift(entry) || isDeadlift(entry)) return null
  return { rir: step === 0 ? FIRST_RIR : USUAL_RIR, isOpener: week === OPENER_WEEK }
}

export interface SingleWeight {
  kg: number
  lb: number
}

/** What to lift once, rounded down to what can be loaded; null where the lift's own maximum is not known. */
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

/** `Single first: 167.5 kg (370 lb), stop with 3 left.` or `Opener first: 170 kg (375 lb), once.` */
export function singleForm({ rir, isOpener }: Single, weight: SingleWeight | null): string {
  const what = weight && `${weight.kg} kg (${weight.lb} lb)`
  if (isOpener) return `Opener first: ${what ?? 'its weight'}, once.`
  return `Single first: ${what ? `${what}, ` : ''}stop with ${rir} left.`
}
