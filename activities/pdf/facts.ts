import { setsInWeek, type Exercise, type GeneratedProgram, type Week } from '../../domain/program.ts'

/** What the pages say about a program, computed from its rows. */

export const isLight = (week: Week): boolean =>
  week.deload ?? week.workouts.some(({ day }) => /deload/i.test(day))

/** The sets of each week, and how tall its bar stands beside the fullest week, 0-1. */
export function weeklySets({ weeks }: GeneratedProgram) {
  const most = Math.max(1, ...weeks.map(setsInWeek))
  return weeks.map((week) => ({
    number: week.weekNumber,
    sets: setsInWeek(week),
    height: setsInWeek(week) / most,
    isLight: isLight(week),
  }))
}

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
  const intensities = week.workouts.flatMap(({ exercises }) => exercises.map(({ intensity }) => intensity))
  const numbers = intensities.flatMap((intensity) => (intensity.match(/\d+(\.\d+)?/g) ?? []).map(Number))
  const scale = intensities.find((intensity) => /^(RIR|RPE)/.test(intensity))?.slice(0, 3)
  if (!scale || numbers.length === 0) return ''
  const [low, high] = [Math.min(...numbers), Math.max(...numbers)]
  return low === high ? `${scale} ${low}` : `${scale} ${low}-${high}`
}

/** `Day 1 - Upper (deload)` → the day, what it is for, and no word of the week being light: the page says that. */
export function dayTitle(day: string): { day: string; kind: string } {
  const [title = '', ...kind] = day.replace(/\s*\(deload\)/i, '').split(/\s+[-–—]\s+/)
  return { day: title, kind: kind.join(' - ') }
}

const REST = /\bRest\b/
const SWAP = /\bSwap:/

/** What stands small beneath an exercise: its notes, and what the record says besides and the notes leave out. */
export function smallPrint({ notes, restSeconds, warmUp, substitutes }: Exercise): string {
  const parts = [
    restSeconds !== undefined && !REST.test(notes) ? `Rest ${restSeconds} s.` : '',
    warmUp && !/warm up/i.test(notes) ? warmUp : '',
    notes,
    substitutes?.length && !SWAP.test(notes) ? `Swap: ${substitutes.join(' or ')}.` : '',
  ]
  return parts.filter(Boolean).join(' ')
}

const MISSED =
  'If you miss reps, stop the set there and keep the load next time. Missed again? Take 10% off and build back up.'

/** The program's own rule for missed reps, so that the page and the guidelines never disagree. */
export const missedReps = ({ guidelines }: GeneratedProgram): string =>
  guidelines.progression.find((rule) => /\b(miss|missed|fail|failed|fall short|fell short)\b/i.test(rule)) ??
  MISSED
