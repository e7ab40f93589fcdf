import { lowerFirst } from '../../../domain/exercises/words.ts'
import { titleIn, type DayTitle } from '../../../domain/program/day.ts'
import { isLightWeek, setsInWeek } from '../../../domain/program/program.ts'
import type { NoteSentence } from '../../../domain/program/note.ts'
import type { ShownProgram, ShownRow, ShownWeek } from '../../../domain/program/program-in.ts'
import { effortOf } from './facts.ts'
import { howTosOf, commonOf, isFreeText, readNote, sentencesIn } from './notes.ts'

export interface Row {
  exercise: ShownRow
  small: string
  /** Every sentence of the row but the remark of its week. */
  told: readonly NoteSentence[]
}

export interface Day {
  /** `Day 1` */
  place: string
  title: string
  minutes: number | undefined
  rows: readonly Row[]
}

export interface WeekSheet {
  number: number
  sets: number
  effort: string
  isLight: boolean
  /** A sentence that most rows share, printed once in the head of the week. */
  remark: string
  /** Shared rests and load steps, for example `Unless an exercise says otherwise: rest 90 s.` */
  common: string
  days: readonly Day[]
}

/** What holds for most rows of a week; empty if there is nothing to say. */
export const saidOf = ({ isLight, remark }: WeekSheet): string =>
  [isLight ? 'Light on purpose.' : '', remark].filter(Boolean).join(' ')

/** Keeps a number with its unit and a weight with its repetitions: a line must not end in a bare `+2.5`. */
const unbroken = (text: string): string =>
  text.replace(/(\d) (?=(?:s|min|kg|lb)\b)/g, '$1\u00A0').replaceAll(' × ', '\u00A0×\u00A0')

/** `Day 1 · Upper`; the head of the week already says that it is light. */
const headOf = ({ light, ...title }: DayTitle): string =>
  titleIn({ ...title, light: light === 'deload' ? null : light }, ' · ')

export function weekSheets(program: ShownProgram): WeekSheet[] {
  const told = howTosOf(program)
  /** What is special in this row; general technique is on the exercises page. */
  const special = (exercise: ShownRow) =>
    readNote(exercise).free.filter((sentence) => !told.get(exercise.name)?.cues.includes(sentence))
  return program.weeks.map((week) => weekSheet(week, special))
}

function weekSheet(week: ShownWeek, special: (exercise: ShownRow) => readonly string[]): WeekSheet {
  const all = week.workouts.flatMap(({ exercises }) => exercises)
  const remark = saidByMost(all, special)
  const common = commonOf(week)
  const saidAbove = new Set([remark, ...common.sentences])
  const rowOf = (exercise: ShownRow): Row => {
    const said = [...readNote(exercise).fixed, ...special(exercise)]
    return {
      exercise,
      small: unbroken(said.filter((sentence) => !saidAbove.has(sentence)).join(' ')),
      told: sentencesIn(exercise)
        .filter((sentence) => sentence.text !== remark)
        .filter((sentence) => !isFreeText(sentence) || special(exercise).includes(sentence.text))
        .map((sentence) => ({ ...sentence, text: unbroken(sentence.text) })),
    }
  }
  return {
    number: week.weekNumber,
    sets: setsInWeek(week),
    effort: effortOf(week),
    isLight: isLightWeek(week),
    remark: asHead(remark, all, special),
    common: unbroken(common.told),
    days: week.workouts.map((workout) => ({
      place: workout.title.place,
      title: headOf(workout.title),
      minutes: workout.estimatedMinutes,
      rows: workout.rows.map(rowOf),
    })),
  }
}

/** The head of a week has room for two lines. */
const LONGEST_REMARK = 70

type Special = (exercise: ShownRow) => readonly string[]

/** Finds a sentence that more than half of the rows share; empty if there is none. */
function saidByMost(rows: readonly ShownRow[], special: Special): string {
  const said = rows.map(special)
  const isCommon = (sentence: string) =>
    sentence.length <= LONGEST_REMARK && said.filter((row) => row.includes(sentence)).length > rows.length / 2
  return [...new Set(said.flat())].find(isCommon) ?? ''
}

/** Qualifies the remark if it would seem to apply to rows that print their own weight or sentence. */
function asHead(remark: string, rows: readonly ShownRow[], special: Special): string {
  const isOtherwise = (row: ShownRow) =>
    !special(row).includes(remark) && (row.weight || special(row).length > 0 || isOnEarlierWeek(row))
  return remark && rows.some(isOtherwise)
    ? `Unless an exercise says otherwise: ${lowerFirst(remark)}`
    : remark
}

const isOnEarlierWeek = ({ facts: { step } }: ShownRow): boolean =>
  step?.of === 'share' && step.since !== 'last week'
