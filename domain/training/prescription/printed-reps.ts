import type { TrainingProfile } from '../profile/profile.ts'
import type { Row } from '../draft/draft.ts'
import { isBallistic, isOfBands } from '../../exercises/exercise.ts'
import { progressionKindOf } from './progression-kind.ts'
import { repsBeforeNextSize } from './beyond-owned-weights.ts'
import { comesInFewSizes } from '../profile/weights/loading.ts'
import { repsWithHeaviest } from './owned-limits.ts'
import { accessoryReps } from './sex.ts'
import { takesSmallSteps } from './rep-ranges.ts'
import { isCompound } from '../../exercises/vocabulary.ts'

/**
 * The most reps that a row may print in any week. The search plans with them, so no printed day is longer than
 * it was planned.
 */
export const mostReps = (row: Row, profile: TrainingProfile): number =>
  mostPlanned(row, profile) + extraReps(row, profile)

/** The extra reps of an accessory, in each of its sets. */
export const extraReps = (row: Row, profile: TrainingProfile): number =>
  accessoryReps({ entry: row.entry, repsHigh: mostPlanned(row, profile) }, profile)

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
