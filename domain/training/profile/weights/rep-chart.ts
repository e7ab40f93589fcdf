/**
 * The share of a one-repetition maximum by reps to failure, starting at one. A rep in reserve counts as a rep
 * done: five at RPE 8 equal seven to failure.
 *
 * @see Tuchscherer, "The Reactive Training Manual" (2008): the chart of reps and RPE, its diagonal to RPE 7 at twelve
 */
const CHART = [
  1, 0.955, 0.922, 0.892, 0.863, 0.837, 0.811, 0.786, 0.762, 0.739, 0.707, 0.68, 0.653, 0.626, 0.599,
] as const
const LAST = CHART[CHART.length - 1] ?? 0
/** The chart falls evenly between its last columns. We continue that slope, which is rather low. */
const FALL = 0.027

/** The share of a one-repetition maximum for these reps and this reserve, by the chart. */
export function shareOfMax(reps: number, rir: number): number {
  const toFailure = reps + rir
  return CHART[toFailure - 1] ?? LAST - FALL * (toFailure - CHART.length)
}

/** The estimated one-repetition maximum from a set to failure, in the unit of the weight. */
export const estimatedMax = (weight: number, reps: number): number => weight / shareOfMax(reps, 0)
