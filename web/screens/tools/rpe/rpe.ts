/** How hard a set was, out of 10. The options, easiest first. */
export const EFFORTS = [6, 7, 8, 9, 10]

/** Reps left in reserve: the same scale, inverted. */
export const rirOf = (rpe: number): number => 10 - rpe

/** The options for reps. */
export const REPS = Array.from({ length: 20 }, (_, index) => index + 1)

/** For reps that the table does not contain. */
const FALLBACK_FACTOR = 0.85

/**
 * The share of the estimated max by reps (rows) and effort (columns, as in `EFFORTS`).
 * @see the product's specification, section 9: kept to the digit, although in strength research the share
 * falls with more reps. So the page cautions, and no program uses this table.
 */
const FACTORS: Readonly<Record<number, readonly number[]>> = {
  1: [0.5, 0.55, 0.6, 0.65, 0.7],
  2: [0.55, 0.6, 0.65, 0.7, 0.75],
  3: [0.6, 0.65, 0.7, 0.75, 0.8],
  4: [0.65, 0.7, 0.75, 0.8, 0.85],
  5: [0.7, 0.75, 0.8, 0.85, 0.9],
  6: [0.75, 0.8, 0.85, 0.9, 0.95],
  7: [0.78, 0.83, 0.88, 0.93, 0.98],
  8: [0.81, 0.86, 0.91, 0.96, 1.01],
  9: [0.84, 0.89, 0.94, 0.99, 1.04],
  10: [0.87, 0.92, 0.97, 1.02, 1.07],
  12: [0.9, 0.95, 1, 1.05, 1.1],
  15: [0.93, 0.98, 1.03, 1.08, 1.13],
  20: [0.96, 1.01, 1.06, 1.11, 1.16],
}

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
  FACTORS[reps]?.[EFFORTS.indexOf(rpe)] ?? FALLBACK_FACTOR

const toTwoDecimals = (weight: number) => Math.round(weight * 100) / 100

/** The estimated max from a set, and the weight for the next set. */
export function recommend(performed: Lift, target: Effort) {
  const max = performed.weight / factorOf(performed)
  return { estimatedMax: toTwoDecimals(max), recommendedWeight: toTwoDecimals(max * factorOf(target)) }
}

/**
 * The table asks for more weight and more reps than the set it started from. Nobody should just load that.
 */
export const isHeavierForMoreReps = (performed: Lift, target: Effort): boolean =>
  target.reps > performed.reps && recommend(performed, target).recommendedWeight > performed.weight

/** The estimated max is below the weight just lifted, which is impossible. */
export const isBelowTheLift = (performed: Lift): boolean =>
  recommend(performed, performed).estimatedMax < performed.weight
