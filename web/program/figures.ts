import type { ShownProgram } from '../../domain/program/program-in.ts'
import { effortIn, middleOf } from '../../domain/program/notation.ts'
import { weekBars } from '../../domain/program/week-bars.ts'

/** The sets of each week, and the height of its bar. */
export function weeklySets(program: ShownProgram) {
  const bars = weekBars(program)
  return { sets: bars.map(({ sets }) => sets), heights: bars.map(({ height }) => height) }
}

/**
 * The mean effort of each week's sets on the program's own scale, to one decimal. Null where
 * a week states none.
 */
export const weeklyEffort = ({ weeks }: ShownProgram): (number | null)[] =>
  weeks.map(({ workouts }) => {
    const rows = workouts.flatMap(({ rows }) => rows)
    const rated = rows.flatMap(({ intensity, sets }) => {
      const effort = effortIn(intensity)
      return effort ? [{ effort: middleOf(effort), sets }] : []
    })
    const sets = rated.reduce((sum, row) => sum + row.sets, 0)
    if (sets === 0) return null
    return Math.round((rated.reduce((sum, row) => sum + row.effort * row.sets, 0) / sets) * 10) / 10
  })
