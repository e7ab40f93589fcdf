import { effortIn } from '../../../domain/program/notation.ts'
import { printedRows, type GeneratedProgram, type Week } from '../../../domain/program/program.ts'

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
  const efforts = week.workouts.flatMap(printedRows).flatMap(({ intensity }) => effortIn(intensity) ?? [])
  const [first] = efforts
  if (!first) return ''
  const low = Math.min(...efforts.map((effort) => effort.low))
  const high = Math.max(...efforts.map((effort) => effort.high))
  return low === high ? `${first.scale} ${low}` : `${first.scale} ${low}-${high}`
}

const MISSED =
  'If you miss reps, stop the set there and keep the load next time. Missed again? Take 10% off and build back up.'

/** The program's own rule for missed reps, so that the page and the guidelines agree. */
export const missedRepsIn = ({ missedReps = MISSED }: GeneratedProgram): string => missedReps
