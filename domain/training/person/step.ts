import { shareOfMax } from './rep-chart.ts'

/** What a set asks of a lift, as far as the chart knows it. */
export interface Effort {
  /** The most repetitions. */
  reps: number
  rir: number
}

/** What one step of a lift is of its maximum: 2.5 kg of 100 kg, and the same for lifts that step in more or less. */
const SHARE_OF_A_STEP = 0.025
/** What arithmetic in fractions leaves. */
const HAIR = 1e-9

/**
 * The weight to add from one week to the next where no maximum is known: as many of the lift's own steps as the chart of
 * reps and RPE has between the two sets, and one where it has nothing between them, which is what getting stronger may
 * add. Null where the chart would take weight off.
 */
export function stepByChart(stepKg: number, before: Effort, now: Effort): number | null {
  const change = shareOfMax(now.reps, now.rir) - shareOfMax(before.reps, before.rir)
  if (change < -HAIR) return null
  return stepKg * Math.max(1, Math.round(change / SHARE_OF_A_STEP))
}
