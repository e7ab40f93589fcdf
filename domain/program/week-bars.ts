import { effortIn, rpeOf } from './notation.ts'
import { printedRows, setsInWeek, type GeneratedProgram, type Week } from './program.ts'

export const BARS_IN_WORDS = 'How hard each week is: sets × effort'

/** A row without an effort counts as RPE 10. */
function rpeIn(intensity: string): number {
  const effort = effortIn(intensity)
  return effort ? rpeOf(effort) : 10
}

/** Sets by their RPE. Foster's session load (2001) is RPE × minutes; sets stand for minutes. */
const workIn = ({ workouts }: Week): number =>
  workouts.flatMap(printedRows).reduce((sum, { sets, intensity }) => sum + sets * rpeIn(intensity), 0)

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
