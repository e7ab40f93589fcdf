import { shareOfMax } from '../../../../domain/training/profile/weights/rep-chart.ts'
import type { Units } from '../../../../domain/program/units.ts'
import { FACTORS } from '../../../texts/generated/rpe.ts'

/** How hard a set was, out of 10. The options, easiest first. */
export const EFFORTS = [6, 7, 8, 9, 10]

/** Reps left in reserve: the same scale, inverted. */
export const rirOf = (rpe: number): number => 10 - rpe

/** The options for reps. */
export const REPS = Array.from({ length: 20 }, (_, index) => index + 1)

/** For reps that the table does not contain. */
const FALLBACK_FACTOR = 0.85

/** The share of the estimated max by reps (rows) and effort (columns, as in `EFFORTS`). */
const FACTORS_OF: Readonly<Record<number, readonly number[]>> = FACTORS

interface Effort {
  reps: number
  rpe: number
}

/** A finished set. */
interface Lift extends Effort {
  /** In any unit. The results are in the same. */
  weight: number
}

export const factorOf = ({ reps, rpe }: Effort): number =>
  FACTORS_OF[reps]?.[EFFORTS.indexOf(rpe)] ?? FALLBACK_FACTOR

const toTwoDecimals = (weight: number) => Math.round(weight * 100) / 100

/** The estimated max from a set, and the weight for the next set. */
export function recommend(performed: Lift, target: Effort) {
  const max = performed.weight / factorOf(performed)
  return { estimatedMax: toTwoDecimals(max), recommendedWeight: toTwoDecimals(max * factorOf(target)) }
}

/** The least that most plates and dumbbells add. */
const STEP: Readonly<Record<Units, number>> = { lb: 5, kg: 2.5 }

/** The weight for the next set by the chart of our programs, as it can be loaded. */
export function inOurPrograms(performed: Lift, target: Effort, units: Units): number {
  const shareIn = ({ reps, rpe }: Effort) => shareOfMax(reps, rirOf(rpe))
  const weight = (performed.weight * shareIn(target)) / shareIn(performed)
  return Math.round(weight / STEP[units]) * STEP[units]
}

/**
 * The table asks for more weight and more reps than the set it started from. Nobody should just load that.
 */
export const isHeavierForMoreReps = (performed: Lift, target: Effort): boolean =>
  target.reps > performed.reps && recommend(performed, target).recommendedWeight > performed.weight

/** The estimated max is below the weight just lifted, which is impossible. */
export const isBelowTheLift = (performed: Lift): boolean =>
  recommend(performed, performed).estimatedMax < performed.weight
