import type { DayKind } from '../../program/day.ts'
import type { CatalogueEntry } from '../../exercises/exercise.ts'
import type { Range } from '../prescription/rep-ranges.ts'
import { PATTERNS, type Pattern } from '../../exercises/vocabulary.ts'
import { GROUPS, type Group } from '../../program/muscle-groups.ts'
import { groupRecord, sharesOf } from '../prescription/volume.ts'

/** One exercise of a week, drafted or printed. */
export interface WeekRow {
  entry: CatalogueEntry
  /** Working sets of this week. */
  sets: number
  /** The most sets of any week, as far as this week shows. */
  mostSets: number
  /** Reps; seconds for holds. */
  reps: Range
  minutesASet: number
  hasSwap: boolean
  /** The lower partner of a superset. */
  isSecond: boolean
}

export interface WeekDay {
  kind: DayKind
  /** The printed name. */
  day: string
  rows: readonly WeekRow[]
  /** With the most sets of any week, warm-up included. */
  minutes: number
  /** Counted sets per muscle: 1 for direct work, 0.5 for a secondary muscle. */
  muscles: Readonly<Record<Group, number>>
  mostMuscles: Readonly<Record<Group, number>>
  mostSets: number
}

type Sets = Readonly<Record<Group, number>>
type PatternSets = Readonly<Partial<Record<Pattern, number>>>

export interface Week {
  days: readonly WeekDay[]
  /** Sums over its days. */
  muscles: Sets
  mostMuscles: Sets
  patterns: PatternSets
  mostPatterns: PatternSets
}

const NO_GROUPS = groupRecord(() => 0)
/** Holds every pattern, so that the sums of all weeks have one object shape. This is several times faster. */
const NO_PATTERNS: PatternSets = Object.fromEntries(PATTERNS.map((each) => [each, 0]))

/** @param minutes - with the most sets of any week, warm-up included */
export function weekDay(kind: DayKind, day: string, rows: readonly WeekRow[], minutes: number): WeekDay {
  const muscles: Record<Group, number> = { ...NO_GROUPS }
  const mostMuscles: Record<Group, number> = { ...NO_GROUPS }
  let mostSets = 0
  for (const row of rows) {
    mostSets += row.mostSets
    for (const [group, share] of sharesOf(row.entry)) {
      muscles[group] += share * row.sets
      mostMuscles[group] += share * row.mostSets
    }
  }
  return { kind, day, rows, minutes, muscles, mostMuscles, mostSets }
}

/** The same day with one more set of a row in some week, if the row exists. */
export function withSetMore(day: WeekDay, at: number): WeekDay {
  const row = day.rows[at]
  if (!row) return day
  const mostMuscles = { ...day.mostMuscles }
  for (const [group, share] of sharesOf(row.entry)) mostMuscles[group] += share
  return {
    ...day,
    rows: day.rows.with(at, { ...row, mostSets: row.mostSets + 1 }),
    minutes: day.minutes + row.minutesASet,
    mostMuscles,
    mostSets: day.mostSets + 1,
  }
}

const NO_DAYS: Week = {
  days: [],
  muscles: NO_GROUPS,
  mostMuscles: NO_GROUPS,
  patterns: NO_PATTERNS,
  mostPatterns: NO_PATTERNS,
}

export const weekOfDays = (days: readonly WeekDay[]): Week =>
  days.reduce((week, day) => withDay(week, day), NO_DAYS)

/** @param days - the whole week; required unless the day is its last */
export function withDay(week: Week, day: WeekDay, days?: readonly WeekDay[]): Week {
  const muscles = { ...week.muscles }
  const mostMuscles = { ...week.mostMuscles }
  for (const group of GROUPS) {
    muscles[group] += day.muscles[group]
    mostMuscles[group] += day.mostMuscles[group]
  }
  const patterns = { ...week.patterns }
  const mostPatterns = { ...week.mostPatterns }
  for (const { entry, sets, mostSets } of day.rows) {
    patterns[entry.pattern] = (patterns[entry.pattern] ?? 0) + sets
    mostPatterns[entry.pattern] = (mostPatterns[entry.pattern] ?? 0) + mostSets
  }
  return { days: days ?? [...week.days, day], muscles, mostMuscles, patterns, mostPatterns }
}

export const setsOfPatterns = (sets: PatternSets, patterns: readonly Pattern[]): number => {
  let sum = 0
  for (const pattern of patterns) sum += sets[pattern] ?? 0
  return sum
}

/** Sets of the exercises that match. */
export const setsWhere = (week: Week, is: (entry: CatalogueEntry) => boolean): number => {
  let sets = 0
  for (const { rows } of week.days) for (const row of rows) if (is(row.entry)) sets += row.sets
  return sets
}

export const daysWith = ({ days }: Week, is: (entry: CatalogueEntry) => boolean): number => {
  let count = 0
  for (const { rows } of days) if (rows.some(({ entry }) => is(entry))) count++
  return count
}
