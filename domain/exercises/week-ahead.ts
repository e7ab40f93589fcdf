import { bigRowsOf } from './big-rows.ts'
import { effortInWords } from '../program/effort-words.ts'
import { effortIn, rpeOf } from '../program/notation.ts'
import type { ShownProgram, ShownWeek } from '../program/program-in.ts'
import { isLightWeek, setsInWeek } from '../program/program.ts'
import { WEEKS, type Weekday } from '../program/weeks.ts'

/** What a week asks beside the week before. */
export const WEEK_ASKS = [
  'step',
  'sets',
  'effort',
  'new-lifts',
  'light',
  'taper',
  'after-light',
  'test',
  'last',
  'last-light',
  'last-test',
] as const
type WeekAsks = (typeof WEEK_ASKS)[number]

/** A week before it begins: what it asks, and its first session. */
export interface WeekAhead {
  week: number
  asks: WeekAsks
  sets: number
  setsBefore: number
  /** `Upper A` */
  name: string
  weekday: Weekday | undefined
  minutes: number
  lifts: readonly string[]
  /** Of the first lift: `RIR 2 = stop when you could do two more good reps.` */
  effort: string | null
  tested: readonly string[]
}

const LIFTS_NAMED = 2
/** In RPE: less comes from the shares of the exercises alone. */
const HARDER_FROM = 0.2

/** Null for the first week, and for one that the program lacks. */
export function weekAhead({ weeks, overview }: ShownProgram, number: number): WeekAhead | null {
  const week = weeks.find(({ weekNumber }) => weekNumber === number)
  const before = weeks.find(({ weekNumber }) => weekNumber === number - 1)
  const [session] = week?.workouts ?? []
  if (!week || !before || !session) return null
  const big = bigRowsOf(session.rows)
  const tested = rowsOf(week).filter(({ isTest }) => isTest)
  return {
    week: number,
    asks: asksOf(week, before),
    sets: setsInWeek(week),
    setsBefore: setsInWeek(before),
    name: session.title.name || session.title.place,
    weekday: overview.weekdays?.[0],
    minutes: session.estimatedMinutes ?? overview.sessionLength,
    lifts: namesOf(big).slice(0, LIFTS_NAMED),
    effort: big[0] ? effortInWords(big[0]) : null,
    tested: namesOf(tested),
  }
}

function asksOf(week: ShownWeek, before: ShownWeek): WeekAsks {
  const isLight = isLightWeek(week)
  const hasTest = rowsOf(week).some(({ isTest }) => isTest)
  if (week.weekNumber === WEEKS) return isLight ? 'last-light' : hasTest ? 'last-test' : 'last'
  if (isLight) return week.taper ? 'taper' : 'light'
  if (hasTest) return 'test'
  const known = new Set(namesOf(rowsOf(before)))
  if (namesOf(rowsOf(week)).some((name) => !known.has(name))) return 'new-lifts'
  if (isLightWeek(before)) return 'after-light'
  if (hardness(week) >= hardness(before) + HARDER_FROM) return 'effort'
  return setsInWeek(week) > setsInWeek(before) ? 'sets' : 'step'
}

const rowsOf = ({ workouts }: ShownWeek) => workouts.flatMap(({ rows }) => rows)

const namesOf = (rows: readonly { name: string }[]): string[] => [...new Set(rows.map(({ name }) => name))]

/** The mean RPE of its sets. */
function hardness(week: ShownWeek): number {
  const told = rowsOf(week).flatMap(({ sets, intensity }) => {
    const effort = effortIn(intensity)
    return effort ? [{ sets, rpe: rpeOf(effort) }] : []
  })
  const sets = told.reduce((sum, row) => sum + row.sets, 0)
  return sets ? told.reduce((sum, row) => sum + row.sets * row.rpe, 0) / sets : 0
}
