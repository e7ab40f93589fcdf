import { printedRows, type GeneratedProgram } from '../../domain/program.ts'
import { effortIn, weekBars } from '../../domain/week-bars.ts'

/** The sets of each week, and how tall its bar is. */
export function weeklySets(program: GeneratedProgram) {
  const bars = weekBars(program)
  return { sets: bars.map(({ sets }) => sets), heights: bars.map(({ height }) => height) }
}

/** Mean effort of each week's sets on the program's own scale, one decimal; null where a week states none. */
export const weeklyEffort = ({ weeks }: GeneratedProgram): (number | null)[] =>
  weeks.map(({ workouts }) => {
    const rows = workouts.flatMap(printedRows)
    const rated = rows.flatMap(({ intensity, sets }) => {
      const effort = effortIn(intensity)
      return effort === null ? [] : [{ effort, sets }]
    })
    const sets = rated.reduce((sum, row) => sum + row.sets, 0)
    if (sets === 0) return null
    return Math.round((rated.reduce((sum, row) => sum + row.effort * row.sets, 0) / sets) * 10) / 10
  })

/** The scale that the whole program is written in. */
export const scaleOf = ({ weeks }: GeneratedProgram): 'RPE' | 'RIR' =>
  weeks[0]?.workouts[0]?.exercises[0]?.intensity.startsWith('RPE') ? 'RPE' : 'RIR'
