import type { TrainingProfile } from '../profile/profile.ts'
import type { RuleLoads } from '../../program/rule-loads.ts'
import { say, type Phrase } from '../../program/phrase.ts'
import { lbFromKg } from '../../program/units.ts'
import type { Row } from '../draft/draft.ts'
import { isBallistic, isOfTwoBells, type CatalogueEntry } from '../../exercises/exercise.ts'
import { isForStrength } from './heavy.ts'
import { nextOn } from './ladders.ts'
import { comesInSizes, ownedFor, sizesFor } from '../profile/weights/loading.ts'
import { MAX_REPS, repsForNextSize } from './owned-limits.ts'
import { accessoryReps } from './sex.ts'
import { MAX_BALLISTIC_REPS, repLimits } from './rep-ranges.ts'

/** What follows after the heaviest weight: a harder variation if one is open. */
export const beyondHeaviest = (entry: CatalogueEntry, profile: TrainingProfile): string =>
  nextOn('harder', entry, profile)?.name ??
  (isBallistic(entry) ? `1 rep more a set, up to ${MAX_BALLISTIC_REPS}` : 'lower for 3 seconds')

/**
 * The rule for an exercise with few sizes: climb to the reps that the chart requires for the next size. At
 * the heaviest, climb to the maximum of R26.
 */
export function betweenSizes(row: Row, profile: TrainingProfile): string {
  const { entry, repsLow } = row
  const past = `on to ${MAX_REPS} reps, then ${beyondHeaviest(entry, profile)}. Missed twice: a size or 2 reps less.`
  const reps = repsBeforeNextSize(row, profile)
  if (reps === null) return `Hit: 1 rep more, ${past}`
  const more = accessoryReps({ entry, repsHigh: reps }, profile)
  const next = isOfTwoBells(entry) ? 'one bell a size up, hands in turn' : 'the next size'
  return `${reps + more} reps in every set: ${next}, from ${repsLow + more}. At the heaviest: ${past}`
}

/** The reps to reach before the next size; null if there is no larger one. */
export function repsBeforeNextSize({ entry, repsLow }: Row, profile: TrainingProfile): number | null {
  const reps = hasMoreToTake(entry, profile) ? repsForNextSize(repsLow, entry, profile.ownedWeights) : null
  const mayBeMany = isForStrength(profile) && !entry.main
  return reps && (mayBeMany ? reps : Math.min(reps, repLimits(entry, profile).high))
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
    says: say`Top of the range: the next size up, back to its bottom. At ${heaviest}: on to ${MAX_REPS} reps, then ${beyondHeaviest(entry, profile)}. Missed twice: the next size down.`,
    loads: { top: 'size', heaviest, missedTwice: 'size' },
  }
}
