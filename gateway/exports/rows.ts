import {
  isLightWeek,
  leftOutOfNote,
  printedRows,
  type Exercise,
  type GeneratedProgram,
  type Workout,
} from '../../domain/program/program.ts'
import { programIn, type Units } from '../../domain/program/units.ts'

/** The weight of a row, in the unit of the whole export. */
interface Load {
  weight: number
  /** The weight of each of a pair. */
  isEach: boolean
  /** Estimated from another lift. */
  isEstimate: boolean
  /** Percentage of the maximum in the overview. */
  percent: number | null
}

/** The sets after a heavy first one, with their own weight or a share of the first. */
interface BackOff {
  sets: number
  weight: number | null
  /** Share of the first set's weight. */
  share: number | null
}

/** One printed row of sets and its notes. */
export interface ExportRow {
  exercise: Exercise
  load: Load | null
  backOff: BackOff | null
  restSeconds: number | null
  /** The note without its weight. */
  note: string
  /** A single before the sets of the same lift. */
  isSingle: boolean
}

export interface ExportDay {
  title: string
  minutes: number | null
  rows: readonly ExportRow[]
}

export interface ExportWeek {
  number: number
  /** A deload, or a taper before a date. Later loads do not depend on it. */
  isLight: boolean
  days: readonly ExportDay[]
}

/** The weeks of a program, row by row in training order, with weights in one unit. */
export const exportWeeks = (program: GeneratedProgram, units: Units): ExportWeek[] =>
  programIn(program, units).weeks.map((week) => ({
    number: week.weekNumber,
    isLight: isLightWeek(week),
    days: week.workouts.map((workout) => ({
      title: workout.day.replace(/ [-–—] /, ' · '),
      minutes: workout.estimatedMinutes ?? null,
      rows: rowsOf(workout, units),
    })),
  }))

const rowsOf = (workout: Workout, units: Units): ExportRow[] =>
  printedRows(workout).map((exercise) => ({
    exercise,
    load: loadOf(exercise, units),
    backOff: backOffOf(exercise),
    restSeconds: exercise.restSeconds ?? numberIn(REST, exercise.notes),
    note: wholeNote(exercise).replace(WEIGHT, '').trim(),
    isSingle: !workout.exercises.includes(exercise),
  }))

const WEIGHT =
  /Weight (?<about>about )?(?<weight>\d+(?:\.\d+)?) (?:kg|lb)(?<each> each)?(?:, (?<percent>\d+)%)?\./
const REST = /Rest (\d+) s\./
const BACK_OFF = /then (\d) sets? (?:at (\d+(?:\.\d+)?) (?:kg|lb)|(\d+)% lighter)/

const numberIn = (form: RegExp, text: string): number | null => {
  const [, found] = form.exec(text) ?? []
  return found === undefined ? null : Number(found)
}

function backOffOf({ notes }: Exercise): BackOff | null {
  const [, sets, weight, percent] = BACK_OFF.exec(notes) ?? []
  if (sets === undefined) return null
  return {
    sets: Number(sets),
    weight: weight === undefined ? null : Number(weight),
    share: percent === undefined ? null : 1 - Number(percent) / 100,
  }
}

/** A single has its weight only in its note. */
function loadOf({ weight, notes }: Exercise, units: Units): Load | null {
  const { about, weight: printed, each, percent } = WEIGHT.exec(notes)?.groups ?? {}
  if (weight)
    return {
      weight: weight[units],
      isEach: weight.isEach ?? false,
      isEstimate: weight.isEstimate ?? false,
      percent: weight.percent ?? null,
    }
  if (printed === undefined) return null
  return {
    weight: Number(printed),
    isEach: each !== undefined,
    isEstimate: about !== undefined,
    percent: percent === undefined ? null : Number(percent),
  }
}

/** The note plus what the record holds in separate fields. */
function wholeNote(exercise: Exercise): string {
  const { rest, warmUp, swap } = leftOutOfNote(exercise)
  return [rest, exercise.notes, warmUp, swap].filter(Boolean).join(' ')
}
