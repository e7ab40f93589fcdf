import {
  isLightWeek,
  printedRows,
  setsInWeek,
  type Exercise,
  type GeneratedProgram,
  type Week,
} from '../../domain/program.ts'
import { effortOf } from './facts.ts'
import { howTosOf } from './how-tos.ts'
import { commonOf } from './common-notes.ts'
import { readNote } from './row-notes.ts'

export interface Row {
  exercise: Exercise
  /** What stands small beneath the exercise. */
  small: string
}

export interface Day {
  title: string
  minutes: number | undefined
  rows: readonly Row[]
}

/** A week as its pages say it. */
export interface WeekSheet {
  number: number
  sets: number
  effort: string
  isLight: boolean
  /** What most rows of the week would say; said once instead. */
  remark: string
  /** The same of rests and load steps: `Unless a row says otherwise: rest 90 s.` */
  common: string
  days: readonly Day[]
}

/** A number stays with its unit, and a weight with its repetitions: `+2.5` at the end of a line says nothing. */
const unbroken = (text: string): string =>
  text.replace(/(\d) (?=(?:s|kg|lb)\b)/g, '$1\u00A0').replaceAll(' × ', '\u00A0×\u00A0')

/** `Day 1 - Upper (deload)` → `Day 1 · Upper`; that the week is light stands at its head. */
const titleOf = (day: string): string => day.replace(/ ?\(deload\)/i, '').replace(/ [-–—] /, ' · ')

export function weekSheets(program: GeneratedProgram): WeekSheet[] {
  const told = howTosOf(program)
  /** What is special in this row: how the exercise is done stands on its own page. */
  const special = (exercise: Exercise) =>
    readNote(exercise).free.filter((sentence) => !told.get(exercise.name)?.cues.includes(sentence))
  return program.weeks.map((week) => weekSheet(week, special))
}

function weekSheet(week: Week, special: (exercise: Exercise) => readonly string[]): WeekSheet {
  const all = week.workouts.flatMap(({ exercises }) => exercises)
  const remark = saidByMost(all, special)
  const common = commonOf(week)
  const saidAbove = new Set([remark, ...common.sentences])
  const rowOf = (exercise: Exercise): Row => {
    const said = [...readNote(exercise).fixed, ...special(exercise)]
    return { exercise, small: unbroken(said.filter((sentence) => !saidAbove.has(sentence)).join(' ')) }
  }
  return {
    number: week.weekNumber,
    sets: setsInWeek(week),
    effort: effortOf(week),
    isLight: isLightWeek(week),
    remark: asHead(remark, all, special),
    common: unbroken(common.told),
    days: week.workouts.map((workout) => ({
      title: titleOf(workout.day),
      minutes: workout.estimatedMinutes,
      rows: printedRows(workout).map(rowOf),
    })),
  }
}

/** The head of a week has room for two lines. */
const LONGEST_REMARK = 70

type Special = (exercise: Exercise) => readonly string[]

/** A sentence that more than half of the rows say, if there is one. */
function saidByMost(rows: readonly Exercise[], special: Special): string {
  const said = rows.map(special)
  const isCommon = (sentence: string) =>
    sentence.length <= LONGEST_REMARK && said.filter((row) => row.includes(sentence)).length > rows.length / 2
  return [...new Set(said.flat())].find(isCommon) ?? ''
}

/** At the head of a week it would seem to hold for rows as well that print a weight or a sentence of their own. */
function asHead(remark: string, rows: readonly Exercise[], special: Special): string {
  const isOtherwise = (row: Exercise) =>
    !special(row).includes(remark) &&
    (row.weight || special(row).length > 0 || / on week 1\./.test(row.notes))
  return remark && rows.some(isOtherwise) ? `Unless a row says otherwise: ${lowerFirst(remark)}` : remark
}

const lowerFirst = (text: string): string => `${text.charAt(0).toLowerCase()}${text.slice(1)}`
