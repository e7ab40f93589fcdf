import { printedRows, type GeneratedProgram, type Week } from '../../../domain/program/program.ts'

/** The effort scale of the whole program. */
export const scaleOf = ({ weeks }: GeneratedProgram): 'RIR' | 'RPE' =>
  weeks[0]?.workouts[0]?.exercises[0]?.intensity.startsWith('RPE') ? 'RPE' : 'RIR'

/** The largest number of sets in any row, and therefore of cells in a row. */
export const mostSets = ({ weeks }: GeneratedProgram): number =>
  Math.max(
    1,
    ...weeks.flatMap(({ workouts }) =>
      workouts.flatMap(({ exercises }) => exercises.map(({ sets }) => sets)),
    ),
  )

/** The effort range of a week on the program's own scale, for example `RIR 2-3`. */
export function effortOf(week: Week): string {
  const intensities = week.workouts.flatMap(printedRows).map(({ intensity }) => intensity)
  const numbers = intensities.flatMap((intensity) => (intensity.match(/\d+(\.\d+)?/g) ?? []).map(Number))
  const scale = intensities.find((intensity) => /^(RIR|RPE)/.test(intensity))?.slice(0, 3)
  if (!scale || numbers.length === 0) return ''
  const [low, high] = [Math.min(...numbers), Math.max(...numbers)]
  return low === high ? `${scale} ${low}` : `${scale} ${low}-${high}`
}

const MISSED =
  'If you miss reps, stop the set there and keep the load next time. Missed again? Take 10% off and build back up.'

/** The program's own rule for missed reps, so that the page and the guidelines agree. */
export const missedRepsIn = ({ missedReps = MISSED }: GeneratedProgram): string => missedReps
