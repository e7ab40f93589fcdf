import { setsInWeek, type GeneratedProgram, type Week } from '../../../domain/program.ts'

/** The sets of each week, as numbers and as shares of the fullest week. */
export function weeklySets({ weeks }: GeneratedProgram) {
  const sets = weeks.map(setsInWeek)
  const most = Math.max(1, ...sets)
  return { sets, heights: sets.map((count) => count / most) }
}

export const isLight = (week: Week): boolean =>
  week.deload ?? week.workouts.some(({ day }) => /deload/i.test(day))

/** The middle of `RIR 1-2` or `RPE 8`; null for anything else. */
function effortIn(intensity: string): number | null {
  const [low, high] = (intensity.match(/\d+(\.\d+)?/g) ?? []).map(Number)
  return low === undefined ? null : (low + (high ?? low)) / 2
}

/** Mean effort of each week's sets on the program's own scale, one decimal; null where a week states none. */
export const weeklyEffort = ({ weeks }: GeneratedProgram): (number | null)[] =>
  weeks.map(({ workouts }) => {
    const rows = workouts.flatMap(({ exercises }) => exercises)
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
