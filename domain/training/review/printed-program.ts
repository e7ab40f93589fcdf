import { effortIn, repsIn, rirIn } from '../../program/notation.ts'
import { parseNote } from '../../program/parse-note.ts'
import type { Exercise, GeneratedProgram } from '../../program/program.ts'
import type { Step } from '../../program/row-facts.ts'
import { entryByName } from '../../exercises/catalogue.ts'
import type { CatalogueEntry } from '../../exercises/exercise.ts'
import type { Range } from '../prescription/rep-ranges.ts'
import type { PlanningContext } from '../week-plan/planning-context.ts'
import { minutesToWarmUp, setSeconds } from '../prescription/minutes.ts'
import { weekDay, weekOfDays, type WeekRow, type Week } from '../rules/week.ts'
import { waitForLast } from '../prescription/supersets.ts'
import { MAJOR, type Group } from '../../program/muscle-groups.ts'
import { sharesOf } from '../prescription/volume.ts'

/** One row of a program, read only from its printed fields. */
export interface ReadRow {
  name: string
  /** The catalogue entry; undefined for a name that is not ours. */
  entry: CatalogueEntry | undefined
  sets: number
  /** Reps or seconds; null if unreadable. */
  reps: (Range & { seconds: boolean; amrap: boolean }) | null
  /** Smallest and largest reserve; null if unreadable. */
  rir: Range | null
  scale: 'RIR' | 'RPE' | null
  restSeconds: number | null
  /** The superset partner. */
  inTurnWith: string | null
  swaps: readonly string[]
  /** What is done at the second place. */
  elsewhere: string | null
  /** The row asks for more weight than last week or for another rep, or a healing sets its weight. */
  hasStep: boolean
  /** The step is in weight. */
  addsWeight: boolean
  /** Share of last week's weight, if the step is given as a percentage. */
  stepShare: number | null
  isTest: boolean
  /** It begins in this week, in the place of another. */
  begins: boolean
  /** Kilograms, if stated. */
  weightKg: number | null
  warmsUp: boolean
  /** The sentences of the note that are not of our forms. */
  words: readonly string[]
  notes: string
}

export interface ReadDay {
  day: string
  rows: readonly ReadRow[]
}

export interface ReadWeek {
  number: number
  deload: boolean
  days: readonly ReadDay[]
}

export type PrintedProgram = readonly ReadWeek[]

/** Reads a program for review. */
export const parsePrinted = (program: GeneratedProgram): PrintedProgram => {
  const known = new Map<string, CatalogueEntry | undefined>()
  const entryOf = (name: string) => {
    if (!known.has(name)) known.set(name, entryByName(name))
    return known.get(name)
  }
  return program.weeks.map((week) => ({
    number: week.weekNumber,
    deload: week.workouts.some(
      ({ day, exercises }) =>
        /deload|taper/i.test(day) || exercises.some(({ notes }) => /deload:/i.test(notes)),
    ),
    days: week.workouts.map(({ day, exercises }) => ({
      day,
      rows: exercises.map((exercise) => readRow(exercise, entryOf(exercise.name))),
    })),
  }))
}

function readRow(
  { name, sets, reps, intensity, notes, single }: Exercise,
  entry: CatalogueEntry | undefined,
): ReadRow {
  const { facts, restSeconds = null, swaps = [], elsewhere, weight } = parseNote(notes)
  const { firstSet, inTurnWith = null, share, words = [] } = facts
  const step = facts.step && isOnLastWeek(facts.step) ? facts.step : undefined
  return {
    name,
    entry,
    sets,
    reps: readReps(reps),
    ...readIntensity(intensity),
    restSeconds,
    inTurnWith,
    swaps,
    elsewhere: elsewhere?.name ?? null,
    weightKg: weight?.kg ?? null,
    hasStep: step !== undefined || share !== undefined,
    stepShare: step?.of === 'share' ? step.percent / 100 : null,
    addsWeight: step !== undefined && !(step.of === 'reps' && step.or === null),
    isTest: firstSet?.of === 'test',
    begins: facts.special?.of === 'begins',
    warmsUp: [notes, single?.notes ?? ''].some((each) => parseNote(each).facts.warmUp),
    words,
    notes,
  }
}

const isOnLastWeek = (step: Step): boolean =>
  (step.of !== 'weight' || step.hasLastWeek) && (step.of !== 'share' || step.since === 'last week')

const AMRAP = { low: 1, high: 30, seconds: false, amrap: true }

function readReps(text: string): ReadRow['reps'] {
  const reps = repsIn(text)
  if (!reps) return /^AMRAP$/i.test(text) ? AMRAP : null
  return { low: reps.low, high: reps.high, seconds: reps.of === 'seconds', amrap: false }
}

function readIntensity(text: string): Pick<ReadRow, 'rir' | 'scale'> {
  const effort = effortIn(text)
  if (!effort) return { rir: null, scale: null }
  return { scale: effort.scale, rir: rirIn(effort) }
}

export const rowsOf = (week: ReadWeek): ReadRow[] => week.days.flatMap(({ rows }) => rows)

export const setsOf = (week: ReadWeek): number => rowsOf(week).reduce((sum, { sets }) => sum + sets, 0)

export const loadedWeeks = (weeks: PrintedProgram): ReadWeek[] => weeks.filter(({ deload }) => !deload)

/** The default for an unreadable rest. Another rule objects to it. */
const USUAL_REST = 120

function rowOf(row: ReadRow, day: ReadDay, at: number): WeekRow[] {
  const { entry, sets, reps, restSeconds } = row
  if (!entry || !reps) return []
  return [
    {
      entry,
      sets,
      mostSets: sets,
      reps,
      minutesASet: setSeconds(entry, reps.high, restSeconds ?? USUAL_REST) / 60,
      // A test needs its own lift, so it may lack a swap.
      hasSwap: row.swaps.length > 0 || row.isTest,
      isSecond: day.rows.slice(0, at).some(({ name }) => name === row.inTurnWith),
    },
  ]
}

/** Extra rest in seconds for lower rows that are longer than their upper superset partner. */
const waitsOn = ({ rows }: ReadDay): number =>
  rows.reduce((sum, { name, sets, restSeconds, inTurnWith }, at) => {
    const upper = rows.slice(0, at).find((other) => other.name === inTurnWith && other.inTurnWith === name)
    return upper ? sum + waitForLast(upper.sets, sets, restSeconds ?? USUAL_REST) : sum
  }, 0)

/** Converts a printed week to the form that the day and week rules check. */
export const printedWeek = ({ days }: ReadWeek, { kinds, profile }: PlanningContext): Week =>
  weekOfDays(
    days.map((day, index) => {
      const rows = day.rows.flatMap((row, at) => rowOf(row, day, at))
      const minutes = rows.reduce(
        (sum, { sets, minutesASet }) => sum + sets * minutesASet,
        minutesToWarmUp(profile) + waitsOn(day) / 60,
      )
      return weekDay(kinds[index] ?? 'full-body', day.day, rows, minutes)
    }),
  )

const noSets = () => new Map<Group, number>(MAJOR.map((group) => [group, 0]))

function countDay(sets: Map<Group, number>, { rows }: ReadDay): Map<Group, number> {
  for (const row of rows) {
    if (!row.entry) continue
    for (const [group, share] of sharesOf(row.entry))
      sets.set(group, (sets.get(group) ?? 0) + share * row.sets)
  }
  return sets
}

/** Counted sets per muscle in a week. Major muscles are always listed. */
export const weeklySets = ({ days }: ReadWeek): Map<Group, number> => days.reduce(countDay, noSets())

/** The row of an exercise on the same day of another week. */
export const sameRow = (week: ReadWeek | undefined, dayIndex: number, name: string): ReadRow | undefined =>
  week?.days[dayIndex]?.rows.find((row) => row.name === name)
