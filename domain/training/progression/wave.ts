import type { TrainingProfile } from '../profile/profile.ts'
import type { Row } from '../draft/draft.ts'
import { peaksFor } from '../profile/event.ts'
import { isMeetLift } from './meet.ts'
import type { CatalogueEntry } from '../../exercises/exercise.ts'
import type { Phase } from '../draft/phases.ts'
import { leastReps, type Range } from '../prescription/rep-ranges.ts'

/**
 * Reps of the heaviest week before a meet and of the taper after it. By the chart, both have the same weight.
 * The second round continues where the first ended, because its sets leave more in reserve.
 */
const PEAK_REPS = 2
const TAPER_REPS = 1
const PEAK_BEGINS_WITH = 3
/** How far the first round descends, and so where the second starts. */
const FIRST_ROUND = 0.67

/** Above the heavy range, so two leg lifts may follow each other (R23). */
const MIN_OF_CHART = 7
/** As wide as a double progression range with small steps. */
const WIDTH_OF_CHART = 2

/** For a lift with known weights: like a wave, but never heavy and without a peak. */
export function chartReps({ repsLow, repsHigh }: Pick<Row, 'repsLow' | 'repsHigh'>, phase: Phase): Range {
  const low = Math.min(repsHigh, Math.max(repsLow, MIN_OF_CHART))
  return fallingReps({ low, high: Math.min(repsHigh, low + WIDTH_OF_CHART) }, phase)
}

/** Heavier for fewer reps: the first round descends two thirds of the range, the second the whole range. */
export function waveReps(
  { entry, repsLow, repsHigh }: Pick<Row, 'entry' | 'repsLow' | 'repsHigh'>,
  phase: Phase,
  profile: TrainingProfile,
): Range {
  const peaks = phase.round === 1 && isPeaked(entry, profile)
  if (peaks) {
    const reps = phase.taper ? TAPER_REPS : Math.max(PEAK_REPS, PEAK_BEGINS_WITH - phase.step)
    return { low: reps, high: reps }
  }
  return fallingReps({ low: Math.max(repsLow, leastReps(entry)), high: repsHigh }, phase)
}

function fallingReps({ low, high }: Range, { round, step, length }: Phase): Range {
  const progress = (step / Math.max(1, length - 1)) * FIRST_ROUND
  const down = round === 0 ? progress : 1 - FIRST_ROUND + progress
  const reps = Math.round(high - (high - low) * down)
  return { low: reps, high: reps }
}

const isPeaked = (entry: CatalogueEntry, profile: TrainingProfile): boolean =>
  isMeetLift(entry) && peaksFor(profile)
