import type { TrainingProfile } from '../profile/profile.ts'
import type { Row } from '../draft/draft.ts'
import { isBallistic, isOfBands, isOfTwoBells, type CatalogueEntry } from '../../exercises/exercise.ts'
import { progressionKindOf } from './rows.ts'
import { comesInFewSizes, comesInSizes, ownedFor, sizesFor } from '../profile/weights/loading.ts'
import { repsWithHeaviest, MAX_REPS, repsForNextSize } from './owned-limits.ts'
import { limitsOn } from '../profile/limits.ts'
import { accessoryReps } from './sex.ts'
import { isLowered, takesSmallSteps, MAX_BALLISTIC_REPS, repLimits } from './rep-ranges.ts'
import { isCompound } from '../../exercises/vocabulary.ts'
import type { RuleLoads } from '../../program/rule-loads.ts'
import { say, type Phrase } from '../../program/phrase.ts'
import { lbFromKg } from '../../program/units.ts'
import { isForStrength } from './bar-lifts.ts'
import { nextOn } from './ladders.ts'
import { repsForGoal } from './rep-goals.ts'
import { bestOf } from './within-best.ts'

/**
 * The most reps that a row may print in any week. The search plans with them, so no printed day is longer than
 * it was planned.
 */
export const mostReps = (row: Row, profile: TrainingProfile): number =>
  mostPlanned(row, profile) + extraReps(row, profile)

/** The extra reps of an accessory, in each of its sets. */
export function extraReps(row: Row, profile: TrainingProfile): number {
  const { entry } = row
  if (repsForGoal(entry, profile) || isLowered(entry) || bestOf(entry, profile) !== undefined) return 0
  const most = mostPlanned(row, profile)
  const more = accessoryReps({ entry: row.entry, repsHigh: most }, profile)
  return most + more > limitsOn(row.entry, profile.limits).reps ? 0 : more
}

/** The same without the extra reps of accessories. Few sizes ask for more reps than a row was planned with. */
export const mostPlanned = (row: Row, profile: TrainingProfile): number =>
  Math.max(row.repsHigh, progressionKindOf(row, profile) === 'double' ? topOfRange(row, profile) : 0)

/**
 * The top of a range whose top adds weight: as far above its bottom as the number of reps that the next weight
 * costs.
 *
 * @see Baechle and Earle, "Essentials of Strength Training and Conditioning" (NSCA), the 2-for-2 rule: two
 *   reps more than asked for add weight. A lift without small steps needs one more. A single joint needs
 *   another, because a step is a tenth of its weight or more and the chart of reps and RPE falls by about 3 %
 *   per rep. For bands, whose next size is far off, the width is practice.
 */
export function topOfRange(row: Row, profile: TrainingProfile): number {
  const { entry, repsLow, repsHigh } = row
  if (isBallistic(entry)) return repsLow
  // If the next weight is far off or does not exist, the range keeps its planned width, or the width that the
  // next weight requires.
  if (comesInFewSizes(entry, profile.ownedWeights)) return repsBeforeNextSize(row, profile) ?? repsHigh
  if ((repsWithHeaviest(entry, profile) ?? 0) >= repsHigh || entry.pattern === 'outward-rotation')
    return repsHigh
  const width = isOfBands(entry) ? 6 : takesSmallSteps(entry) ? 2 : isCompound(entry.pattern) ? 3 : 4
  return Math.min(repsHigh, repsLow + width)
}

export const moveOnTo = (name: string): string => `move on to ${name}`

/** What follows after the heaviest weight: a harder variation if one is open. */
export function beyondHeaviest(entry: CatalogueEntry, profile: TrainingProfile): string {
  const harder = nextOn('harder', entry, profile)
  if (harder) return moveOnTo(harder.name)
  return isBallistic(entry) ? `1 rep more a set, up to ${MAX_BALLISTIC_REPS}` : 'lower over 3 seconds'
}

/**
 * The rule for an exercise with few sizes: climb to the reps that the chart requires for the next size. At
 * the heaviest, climb to the maximum of R26.
 */
export function betweenSizes(row: Row, profile: TrainingProfile): string {
  const { entry, repsLow } = row
  const past = `up to ${MAX_REPS} reps, then ${beyondHeaviest(entry, profile)}. Missed twice: go a size lighter, or do 2 reps fewer.`
  const reps = repsBeforeNextSize(row, profile)
  if (reps === null) return `Hit: 1 rep more, ${past}`
  const more = accessoryReps({ entry, repsHigh: reps }, profile)
  const next = isOfTwoBells(entry) ? 'take one bell a size up and switch hands' : 'take the next size'
  return `${reps + more} reps in every set: ${next}, starting at ${repsLow + more}. At the heaviest: ${past}`
}

/** The reps to reach before the next size; null if there is no larger one. */
export function repsBeforeNextSize({ entry, repsLow }: Row, profile: TrainingProfile): number | null {
  const reps = hasMoreToTake(entry, profile) ? repsForNextSize(repsLow, entry, profile.ownedWeights) : null
  const mayBeMany = isForStrength(profile) && !entry.main
  const most = mayBeMany ? limitsOn(entry, profile.limits).reps : repLimits(entry, profile).high
  return reps && Math.min(reps, most)
}

/** With one bell of each of two sizes, two hands already use both. */
const hasMoreToTake = (entry: CatalogueEntry, { onePiece, ownedWeights }: TrainingProfile): boolean =>
  !(
    entry.traits.includes('unlike-bells') &&
    onePiece.includes('kettlebell') &&
    sizesFor(entry, ownedWeights)?.length === 2
  )

/** The rule for many sizes up to a stated maximum; null if none is stated. */
export function upToHeaviest(
  entry: CatalogueEntry,
  profile: TrainingProfile,
): { says: Phrase; loads: RuleLoads } | null {
  const mostKg = comesInSizes(entry) ? ownedFor(entry, profile.ownedWeights)?.mostKg : undefined
  if (mostKg === undefined) return null
  const heaviest = { kg: mostKg, lb: Math.round(lbFromKg(mostKg)) }
  return {
    says: say`Top of the range: take the next size up and start again at the bottom. At ${heaviest}: up to ${MAX_REPS} reps, then ${beyondHeaviest(entry, profile)}. Missed twice: take the next size down.`,
    loads: { top: 'size', heaviest, missedTwice: 'size' },
  }
}
