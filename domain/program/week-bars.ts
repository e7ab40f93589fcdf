import { printedRows, setsInWeek, type GeneratedProgram, type Week } from './program.ts'

/** The caption of the eight bars. */
export const BARS_IN_WORDS = 'Sets × effort, week by week'

/** The middle of `RIR 1-2` or `RPE 8` on its own scale; null for other texts. */
export function effortIn(intensity: string): number | null {
  const [low, high] = (intensity.match(/\d+(\.\d+)?/g) ?? []).map(Number)
  return low === undefined ? null : (low + (high ?? low)) / 2
}

/** RPE is 10 minus the reps in reserve (Zourdos 2016). A row without an effort counts as RPE 10. */
function rpeOf(intensity: string): number {
  const effort = effortIn(intensity)
  if (effort === null) return 10
  return intensity.startsWith('RIR') ? 10 - effort : effort
}

/**
 * Weights each set by its RPE. Foster's session load (2001) is RPE × minutes; here sets stand for minutes.
 */
const workIn = ({ workouts }: Week): number =>
  workouts.flatMap(printedRows).reduce((sum, { sets, intensity }) => sum + sets * rpeOf(intensity), 0)

export interface WeekBar {
  week: Week
  sets: number
  /** Height relative to the week with the most sets × effort, 0-1. */
  height: number
}

export function weekBars({ weeks }: GeneratedProgram): WeekBar[] {
  const most = Math.max(1, ...weeks.map(workIn))
  return weeks.map((week) => ({
    week,
    sets: setsInWeek(week),
    height: workIn(week) / most,
  }))
}
