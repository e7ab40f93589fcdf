import type { TrainingProfile } from '../profile.ts'
import type { Row } from './draft.ts'
import { peaksFor } from './event.ts'
import { isMeetLift } from './meet.ts'
import type { CatalogueEntry } from './exercise.ts'
import type { Phase } from './phases.ts'
import { leastReps, type Range } from './scheme.ts'

/**
 * Repetitions of the heaviest week before a meet, and of the taper after it: by the chart the same weight. The second round
 * goes on where the first one ended, for its sets leave more in reserve.
 */
const PEAK_REPS = 2
const TAPER_REPS = 1
const PEAK_BEGINS_WITH = 3
/** How far down the first round goes, and where the second starts. */
const FIRST_ROUND = 0.67

/** Where a set is no longer heavy, so that two lifts of the legs may follow each other (R23). */
const LEAST_OF_CHART = 7
/** As wide as a range of double progression that takes small steps. */
const WIDTH_OF_CHART = 2

/** Of a lift whose weights are known: as a wave, but never heavy and to no peak. */
export function chartReps({ repsLow, repsHigh }: Pick<Row, 'repsLow' | 'repsHigh'>, phase: Phase): Range {
  const low = Math.min(repsHigh, Math.max(repsLow, LEAST_OF_CHART))
  return fallingReps({ low, high: Math.min(repsHigh, low + WIDTH_OF_CHART) }, phase)
}

/** Heavier for fewer: the first round goes two thirds of the way down, the second all the way. */
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
