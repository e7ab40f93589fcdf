/**
 * Share of a one-repetition maximum that so many repetitions to failure allow, from one on. A repetition in reserve
 * counts as one that was done: five at RPE 8 are a set of seven to failure.
 *
 * @see Tuchscherer, "The Reactive Training Manual" (2008): the chart of reps and RPE, its diagonal to RPE 7 at twelve
 */
const CHART = [
  1, 0.955, 0.922, 0.892, 0.863, 0.837, 0.811, 0.786, 0.762, 0.739, 0.707, 0.68, 0.653, 0.626, 0.599,
] as const
const LAST = CHART[CHART.length - 1] ?? 0
/** Between its last columns the chart falls evenly; we carry that on, which is rather low. */
const FALL = 0.027

/** What the chart allows at so many repetitions with so many in reserve, as a share of a one-repetition maximum. */
export function shareOfMax(reps: number, rir: number): number {
  const toFailure = reps + rir
  return CHART[toFailure - 1] ?? LAST - FALL * (toFailure - CHART.length)
}

/** Estimated one-repetition maximum, in the unit of the weight, of a set with nothing left in reserve. */
export const estimatedMax = (weight: number, reps: number): number => weight / shareOfMax(reps, 0)
