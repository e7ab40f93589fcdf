import { entryByName } from '../../../domain/exercises/catalogue.ts'
import { isLegs } from '../../../domain/exercises/vocabulary.ts'
import { noticeInOne } from '../../../domain/program/notice.ts'
import type { GeneratedProgram } from '../../../domain/program/program.ts'
import type { WEEKDAYS } from '../../../domain/program/weeks.ts'
import { parsePrinted, type ReadRow } from '../../../domain/training/review/printed-program.ts'
import { sharesOf } from '../../../domain/training/prescription/volume.ts'
import type { Check, Plain } from './checklist.ts'

/** A row with its place in the program. */
interface Placed {
  week: number
  day: number
  place: number
  row: ReadRow
  kg: number
}

/** What the checks look at. */
export interface Looked {
  program: GeneratedProgram
  rows: readonly Placed[]
  /** All that the buyer reads beside the exercises, but for their own words. */
  texts: string
}

export function lookedAt(program: GeneratedProgram): Looked {
  const rows = parsePrinted(program).flatMap(({ number: week, days }) =>
    days.flatMap(({ rows: read }, day) =>
      read.map((row, place) => {
        const { weight, single } = program.weeks[week - 1]?.workouts[day]?.exercises[place] ?? {}
        return { week, day, place, row, kg: Math.max(weight?.kg ?? 0, single?.weight?.kg ?? 0) }
      }),
    ),
  )
  const { overview, foreword } = program
  const told = [...saidIn(foreword), ...(overview.decisions ?? []), noticeInOne(overview) ?? '']
  return { program, rows, texts: told.join('\n') }
}

const saidIn = (foreword: GeneratedProgram['foreword']): string[] =>
  foreword
    ? [
        foreword.note,
        ...foreword.lifts.map(({ why }) => why),
        ...foreword.cues.map(({ cue }) => cue),
        ...foreword.answers.map(({ answer }) => answer),
        ...foreword.tools.map(({ use }) => use),
      ]
    : []

export function holds(check: Check, looked: Looked): boolean {
  const { any, all, not, ...plain } = check
  return (
    (!any || any.some((each) => holds(each, looked))) &&
    (!all || all.every((each) => holds(each, looked))) &&
    (!not || !holds(not, looked)) &&
    holdsPlain(plain, looked)
  )
}

function holdsPlain(check: Plain, { program, rows, texts }: Looked): boolean {
  const { exercise, no, muscle, weekday, legsOn, says } = check
  const days = program.weeks[0]?.workouts ?? []
  const named = (pattern: RegExp) => rows.filter(({ row }) => pattern.test(row.name))
  return [
    !exercise || holdsOfRows(check, named(exercise)),
    !no || !named(no).length,
    !muscle || isWithin(setsFor(muscle, rows), check),
    !says || says.test(texts),
    !weekday || (program.overview.weekdays ?? []).includes(weekday),
    !legsOn || trainsLegsOn(legsOn, program),
    check.minutesAbove === undefined ||
      program.weeks.some(({ workouts }) =>
        workouts.some(({ estimatedMinutes = 0 }) => estimatedMinutes > check.minutesAbove!),
      ),
    check.exercisesADayAbove === undefined ||
      days.some(({ exercises }) => exercises.length > check.exercisesADayAbove!),
    check.exercisesADayBelow === undefined ||
      days.some(({ exercises }) => exercises.length < check.exercisesADayBelow!),
    check.daysAWeek === undefined || days.length === check.daysAWeek,
  ].every(Boolean)
}

function holdsOfRows(check: Plain, named: readonly Placed[]): boolean {
  const { weeks, days = 1, first, amongFirst, repsAbove, repsBelow, secondsAbove, rirBelow, kgAbove } = check
  const found = named.filter(
    ({ week, place, row: { reps, rir }, kg }) =>
      (!weeks || weeks.includes(week)) &&
      (!first || place === 0) &&
      (amongFirst === undefined || place < amongFirst) &&
      (repsAbove === undefined || (reps && !reps.seconds && reps.high > repsAbove)) &&
      (repsBelow === undefined || (reps && !reps.seconds && reps.high < repsBelow)) &&
      (secondsAbove === undefined || (reps?.seconds && reps.high > secondsAbove)) &&
      (rirBelow === undefined || (rir && rir.low < rirBelow)) &&
      (kgAbove === undefined || kg > kgAbove),
  )
  return (
    found.length > 0 &&
    new Set(found.map(({ day }) => day)).size >= days &&
    isWithin(sumOf(found.filter(({ week }) => week === SETTLED_WEEK)), check)
  )
}

/** The first week has the tests of some; later ones have more sets or fewer. */
const SETTLED_WEEK = 2

const sumOf = (rows: readonly Placed[]): number => rows.reduce((sum, { row }) => sum + row.sets, 0)

const isWithin = (sets: number, { setsAtLeast = 0, setsAtMost = Infinity }: Plain): boolean =>
  sets >= setsAtLeast && sets <= setsAtMost

function setsFor(muscle: NonNullable<Plain['muscle']>, rows: readonly Placed[]): number {
  const group = muscle === 'abs' ? 'core' : muscle
  return rows
    .filter(({ week }) => week === SETTLED_WEEK)
    .reduce((sum, { row: { entry, sets } }) => {
      const share = entry && sharesOf(entry).find(([each]) => each === group)
      return sum + sets * (share?.[1] ?? 0)
    }, 0)
}

function trainsLegsOn(weekday: (typeof WEEKDAYS)[number], { overview, weeks }: GeneratedProgram): boolean {
  const at = (overview.weekdays ?? []).indexOf(weekday)
  const exercises = weeks[0]?.workouts[at]?.exercises ?? []
  return exercises.some(({ name }) => isLegs(entryByName(name)?.pattern ?? 'curl'))
}
