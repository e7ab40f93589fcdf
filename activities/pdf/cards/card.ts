import { effortText } from '../../../domain/program/notation.ts'
import type { NotePart } from '../../../domain/program/note.ts'
import type { ShownProgram } from '../../../domain/program/program-in.ts'
import type { Units } from '../../../domain/program/units.ts'
import { shareOf } from '../pages/day-sheets.ts'
import { isLoaded } from '../../../domain/training/printing/is-loaded.ts'
import { saidOf, weekSheets, type Day, type Row } from '../pages/week-sheets.ts'

/** One exercise on a card: what is asked, and what its box holds before anybody writes in it. */
export interface CardRow {
  name: string
  setsReps: string
  effort: string
  /** A weight, or a share of one that the lifter knows; empty where the program prints neither. */
  weight: string
  /** The same without a unit, which the head of the card tells. */
  inBox: string
  isEach: boolean
  /** Whether it is done in turn with the row below it. */
  isJoined: boolean
  /** The sentences without which a set would be another one. */
  notes: readonly string[]
}

export interface CardDay {
  place: string
  title: string
  minutes: number | undefined
  /** That of most of its rows; empty if they differ. */
  effort: string
  rows: readonly CardRow[]
}

/** One week on a card that fits a pocket. */
export interface Card {
  number: number
  /** `18 sets · RIR 3 · weights in kg` */
  facts: string
  /** What holds for most rows of the week; empty if there is nothing. */
  said: string
  days: readonly CardDay[]
}

/** Rests, warm-ups, swaps, other places and steps are left to the whole program. */
const KEPT: readonly NotePart[] = [
  'optional',
  'in turn',
  'try first',
  'first set',
  'last set',
  'each side',
  'rungs',
  'box',
  'special',
  'single',
  'words',
]

export const cardsOf = (program: ShownProgram, units: Units): Card[] =>
  weekSheets(program).map((sheet) => {
    const { number, sets, effort, days } = sheet
    const isAnyLoaded = days.some(({ rows }) => rows.some(({ exercise }) => isLoaded(exercise)))
    const facts = [`${sets} sets`, effort, isAnyLoaded ? `weights in ${units}` : '']
    return {
      number,
      facts: facts.filter(Boolean).join(' · '),
      said: saidOf(sheet),
      days: days.map((day) => dayOf(day, units)),
    }
  })

const dayOf = ({ place, title, minutes, rows }: Day, units: Units): CardDay => ({
  place,
  title,
  minutes,
  effort: usualOf(rows.map(({ exercise }) => effortText(exercise))),
  rows: rows.map((row, index) => rowOf(row, { above: rows[index - 1], below: rows[index + 1] }, units)),
})

const usualOf = (efforts: readonly string[]): string =>
  efforts.find((effort) => efforts.filter((each) => each === effort).length > efforts.length / 2) ?? ''

interface Neighbours {
  above: Row | undefined
  below: Row | undefined
}

function rowOf(row: Row, { above, below }: Neighbours, units: Units): CardRow {
  const { exercise, told } = row
  const isJoined = isInTurn(row, below)
  const isShown = isJoined || isInTurn(above, row)
  const share = shareOf(exercise)
  return {
    name: exercise.name,
    setsReps: `${exercise.sets} × ${exercise.reps}`,
    effort: effortText(exercise),
    weight: exercise.weight ? `${exercise.weight[units]} ${units}` : share,
    inBox: exercise.weight ? `${exercise.weight[units]}` : share,
    isEach: exercise.weight?.isEach ?? false,
    isJoined,
    notes: told
      .filter(({ part }) => KEPT.includes(part) && !(isShown && part === 'in turn'))
      .map(({ text }) => text),
  }
}

const isInTurn = (upper: Row | undefined, lower: Row | undefined): boolean =>
  Boolean(upper && lower && upper.exercise.facts.inTurnWith === lower.exercise.name)
