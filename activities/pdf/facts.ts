import { printedRows, type GeneratedProgram, type Week } from '../../domain/program.ts'

/** What the pages say about a program, computed from its rows. */

/** The scale that the whole program is written in. */
export const scaleOf = ({ weeks }: GeneratedProgram): 'RIR' | 'RPE' =>
  weeks[0]?.workouts[0]?.exercises[0]?.intensity.startsWith('RPE') ? 'RPE' : 'RIR'

/** Most sets that any row asks for: how many cells a row has room for. */
export const mostSets = ({ weeks }: GeneratedProgram): number =>
  Math.max(
    1,
    ...weeks.flatMap(({ workouts }) =>
      workouts.flatMap(({ exercises }) => exercises.map(({ sets }) => sets)),
    ),
  )

/** `RIR 2-3`: the range of effort that a week asks for, on the program's own scale. */
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

/** The program's own rule for missed reps, so that the page and the guidelines never disagree. */
export const missedReps = ({ guidelines }: GeneratedProgram): string =>
  guidelines.progression.findLast((rule) =>
    /\b(miss|missed|fail|failed|fall short|fell short)\b/i.test(rule),
  ) ?? MISSED
