import { isOfOddObject, type CatalogueEntry } from '../../exercises/exercise.ts'
import { isMinor, MIN_REPS_OF_MINORS } from '../profile/age.ts'
import { ENOUGH, toldOf } from '../profile/own-bests.ts'
import { pullUpsOf, UNAIDED } from '../profile/body-weight.ts'
import type { TrainingProfile } from '../profile/profile.ts'
import { estimatedMax, shareOfMax } from '../profile/weights/rep-chart.ts'
import { LADDERS } from './generated/ladders.ts'
import { isSetForGoal } from './rep-goals.ts'
import { isLoadable, isLowered, type Range } from './rep-ranges.ts'

/** The share of a best set that the next harder variant of the lift allows. Practice, not a finding. */
const SHARE_OF_HARDER = 0.75
/** Fewer reps make no set of their own. */
const SHORTEST = 3
/** Between the fewest and the most reps of a week: later sets do fewer. */
const LATER_SETS = 1
/**
 * What eight weeks add to a best set that is trained among other lifts, as a share and at least: half of what practice
 * toward a number brings (`USUAL_GAIN` of `rep-goals.ts`), and rounded down.
 */
const GAIN = { share: 0.15, least: 1 } as const
/** Reps that eight weeks add where nobody knows the best set, and no weight can be taken off. */
const UNKNOWN_GAIN = 3
const isOfWholeBody = ({ traits }: CatalogueEntry): boolean =>
  traits.includes('whole-body') && !traits.includes('assisted')
/** Reserve that the eight weeks take away. */
const HARDER_AT_END = 1

interface Told {
  ids: readonly string[]
  best: number
}

/** The reserve that most weeks leave. */
const USUAL_RESERVE = 2
/** Reps that no set of an object is longer than. */
const MOST_OF_OBJECT = 20

/** The object of a row: the one that was told of, or a lighter one that leaves the row its reps and its reserve. */
export interface ObjectOfRow {
  kg: number
  /** The most reps with it today. */
  best: number
  /** The one that was told of, if it is too heavy for all sets of a row. */
  heavier?: { kg: number; best: number }
}

/**
 * The object that the sets of a row are done with, if its weight and its reps are told. One source for the reps, and for what
 * is begun with.
 *
 * @see `shareOfMax`: the reps that a lighter one allows
 */
export function objectFor(entry: CatalogueEntry, profile: TrainingProfile): ObjectOfRow | undefined {
  if (!isOfOddObject(entry) || entry.timed) return undefined
  const { kg, best = 0, of, lighterKg } = toldOf(entry, profile) ?? {}
  if (!kg || of !== 'reps') return undefined
  if (!lighterKg || best >= SHORTEST + USUAL_RESERVE + LATER_SETS) return { kg, best }
  const max = estimatedMax(kg, Math.max(1, best))
  let more = best
  while (more < MOST_OF_OBJECT && shareOfMax(more + 1, 0) * max >= lighterKg) more++
  return { kg: lighterKg, best: more, heavier: { kg, best } }
}

const toldBests = (profile: TrainingProfile): Told[] => {
  const pullUps = pullUpsOf(profile)
  return [
    ...(pullUps === null ? [] : [{ ids: UNAIDED, best: pullUps }]),
    ...(profile.ownBests ?? []).filter(({ of }) => of === 'reps'),
  ]
}

const isAbove = (id: string, others: readonly string[]): boolean =>
  LADDERS.some((ladder) => {
    const place = ladder.indexOf(id)
    return ladder.slice(0, Math.max(0, place)).some((rung) => others.includes(rung))
  })

/**
 * The most reps that somebody does of an exercise today, as far as they tell it: of the exercise itself, or of an easier one on
 * its ladder. Undefined if nobody knows.
 */
export function bestOf(entry: CatalogueEntry, profile: TrainingProfile): number | undefined {
  if (entry.timed || isLoadable(entry, profile)) return undefined
  const lighter = objectFor(entry, profile)
  if (lighter?.heavier) return lighter.best
  const told = toldBests(profile)
  const own = told.find(({ ids }) => ids.includes(entry.id))
  // A set with an object is one that was done, and not to its limit. Of a few reps it tells of the heaviest one only.
  if (own && isOfOddObject(entry)) return own.best < ENOUGH.reps ? undefined : own.best + 1
  if (own) return own.best
  const easier = told.filter(({ ids }) => isAbove(entry.id, ids)).map(({ best }) => best)
  return easier.length ? Math.floor(Math.min(...easier) * SHARE_OF_HARDER) : undefined
}

/** Reps that a best set allows from week 1 to week 8, and the reserve of week 1. */
interface Possible extends Range {
  rir: number
}

const inAFew = (asked: Possible): Possible => ({
  ...asked,
  high: Math.min(asked.high, asked.low + UNKNOWN_GAIN),
})

/**
 * A range and its reserve brought down to what a best set allows: in week 1 the reserve is really left, with a rep less for later
 * sets, and in week 8 of a best set that has grown by then.
 *
 * @param least - the smallest reserve that is sound
 */
export function withinBest(
  asked: Possible,
  entry: CatalogueEntry,
  least: number,
  profile: TrainingProfile,
): Possible {
  const best = bestOf(entry, profile)
  if (best === undefined) return isOfWholeBody(entry) ? inAFew(asked) : asked
  const fewest = isMinor(profile) ? MIN_REPS_OF_MINORS : SHORTEST
  const within = isOfOddObject(entry) ? inAFew(asked) : asked
  const low = Math.max(fewest, Math.min(within.low, best - asked.rir - LATER_SETS))
  const rir = Math.max(least, Math.min(asked.rir, best - low - LATER_SETS))
  const grown = best + Math.max(GAIN.least, Math.floor(best * GAIN.share))
  const high = Math.max(low, Math.min(within.high, grown - Math.max(least, rir - HARDER_AT_END)))
  return { low, high, rir }
}

/** Whether reps grow only as fast as a best set does, or as slow lowering does: no weight makes up for them. */
export const growsSlowly = (entry: CatalogueEntry, profile: TrainingProfile): boolean =>
  !isLoadable(entry, profile) &&
  (isLowered(entry) || isOfWholeBody(entry) || bestOf(entry, profile) !== undefined)

/** Whether a printed set is one that a goal or a told best set asks for, which other rules would find too short. */
export function isSetAsTold(entry: CatalogueEntry, reps: Range, profile: TrainingProfile): boolean {
  const best = bestOf(entry, profile)
  const isPossible = best !== undefined && reps.low >= SHORTEST && reps.low < best
  return isPossible || isSetForGoal(entry, reps, profile)
}
