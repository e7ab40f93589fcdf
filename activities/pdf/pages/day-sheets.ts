import { titleIn } from '../../../domain/program/day.ts'
import { setsText } from '../../../domain/program/notation.ts'
import type { NoteSentence } from '../../../domain/program/note.ts'
import type { ShownProgram, ShownRow, ShownWeek } from '../../../domain/program/program-in.ts'
import type { Units } from '../../../domain/program/units.ts'
import { isLoaded } from '../../../domain/training/printing/is-loaded.ts'
import { effortCell } from './facts.ts'
import { warmUpOf, weekColumnsOf, type WeekColumns } from './week-columns.ts'
import { weekSheets, type Row } from './week-sheets.ts'

/** What one week asks of one lift. */
export interface WeekCell {
  setsReps: string
  effort: string
  /** A weight, or a share of one that the lifter knows; empty where neither is printed. */
  weight: string
  /** What else this week asks for, where the weeks differ: the top set, the step, the warm-up. */
  lines: readonly string[]
}

/** A sentence about a lift, and the weeks that it is for; all of them if empty. */
export interface DaySentence {
  weeks: string
  text: string
}

export interface DayLift {
  name: string
  /** `from week 6` or `to week 5`; empty for a lift of every week. */
  when: string
  isLoaded: boolean
  told: readonly DaySentence[]
  /** `Swap: Push-Up or Dip.`; empty without swaps. */
  swaps: string
  /** One for each week; null where the lift is not done. */
  cells: readonly (WeekCell | null)[]
}

export interface DayWeek {
  number: number
  minutes: number | undefined
  /** What makes this week another than the others. */
  mark: '' | 'light' | 'test'
}

/** One day of the program with all its weeks side by side. */
export interface DaySheet {
  title: string
  weeks: readonly DayWeek[]
  lifts: readonly DayLift[]
}

/**
 * The days, if each is the same day in every week; otherwise null.
 *
 * @param columnsOf - what stands in the column of its week instead of in a sentence
 */
export function daySheets(program: ShownProgram, units: Units, columnsOf = weekColumnsOf): DaySheet[] | null {
  const sheets = weekSheets(program)
  if (sheets.length < 2) return null
  const titles = program.weeks.map(titlesIn)
  const [usual = []] = titles
  if (!titles.every((each) => each.join('\n') === usual.join('\n'))) return null
  return usual.map((title, index) => {
    const inWeeks = sheets.map(({ days }) => days[index]?.rows ?? [])
    return {
      title,
      weeks: sheets.map(({ number, isLight, days }, at) => ({
        number,
        minutes: days[index]?.minutes,
        mark: isLight ? 'light' : isTested(program.weeks[at], index) ? 'test' : '',
      })),
      lifts: inOrder(inWeeks).map((key) =>
        liftOf(
          sheets.map((_, at) => rowOf(inWeeks[at] ?? [], key)),
          units,
          columnsOf,
        ),
      ),
    }
  })
}

/** Without what makes a week a light one: its column is marked. */
const titlesIn = ({ workouts }: ShownWeek): string[] =>
  workouts.map(({ title }) => titleIn({ ...title, light: null }, ' · '))

const isTested = (week: ShownWeek | undefined, day: number): boolean =>
  (week?.workouts[day]?.rows ?? []).some(({ facts: { firstSet } }) => firstSet && firstSet.of !== 'top set')

const keyOf = ({ exercise: { name, isSingle } }: Row): string => `${name}${isSingle ? ', single' : ''}`

const rowOf = (rows: readonly Row[], key: string): Row | undefined => rows.find((row) => keyOf(row) === key)

/** Every lift of a day once. One that begins later comes after the lift that it follows then. */
function inOrder(weeks: readonly (readonly Row[])[]): string[] {
  const keys: string[] = []
  for (const rows of weeks) {
    let after = -1
    for (const key of rows.map(keyOf)) {
      if (!keys.includes(key)) keys.splice(after + 1, 0, key)
      after = keys.indexOf(key)
    }
  }
  return keys
}

function liftOf(rows: readonly (Row | undefined)[], units: Units, columnsOf: typeof weekColumnsOf): DayLift {
  const present = rows.flatMap((row, index) => (row ? [{ row, week: index + 1 }] : []))
  const exercises = present.map(({ row }) => row.exercise)
  const sides = [...new Set(exercises.map(({ reps }) => reps.split('/')[1]))]
  const side = sides.length === 1 ? sides[0] : undefined
  const columns = columnsOf(exercises, units)
  return {
    name: exercises[0]?.name ?? '',
    when: whenOf(rows),
    isLoaded: exercises.some(isLoaded),
    told: [
      ...(side ? [{ weeks: '', text: `Reps: each ${side}.` }] : []),
      ...weightWords(exercises),
      ...sentencesOf(present, columns, units),
      ...columns.told.map((text) => ({ weeks: '', text })),
    ],
    // A full note has no room for all swaps; the longest names them.
    swaps: longest(present.flatMap(({ row: { told } }) => told.filter(({ part }) => part === 'swap'))),
    cells: rows.map((row) => row && cellOf(row.exercise, side, units, columns)).map((cell) => cell ?? null),
  }
}

/** Of the first cells or the last, where they are empty. */
function whenOf(rows: readonly (Row | undefined)[]): string {
  const [first, last] = [rows.findIndex(Boolean), rows.findLastIndex(Boolean)]
  if (first > 0) return `from week ${first + 1}`
  return last < rows.length - 1 ? `to week ${last + 1}` : ''
}

const cellOf = (
  exercise: ShownRow,
  side: string | undefined,
  units: Units,
  columns: WeekColumns,
): WeekCell => ({
  setsReps: setsText(side ? { ...exercise, reps: exercise.reps.replace(`/${side}`, '') } : exercise),
  effort: effortCell(exercise),
  weight: exercise.weight ? weightOf(exercise, exercise.weight, units) : shareOf(exercise),
  lines: columns.linesOf(exercise),
})

/** `132.5 kg`, `132.5, 125 kg` */
const weightOf = ({ facts: { backOff } }: ShownRow, weight: Record<Units, number>, units: Units): string =>
  `${[weight[units], ...(backOff?.weight ? [backOff.weight[units]] : [])].join(', ')} ${units}`

export const shareOf = ({ facts: { share, trialShare } }: ShownRow): string => {
  const percent = share ?? trialShare
  return percent === undefined ? '' : `${percent}%`
}

/** What a weight's sentence says besides the weight itself, which stands in its week. */
function weightWords(rows: readonly ShownRow[]): DaySentence[] {
  const weights = rows.flatMap(({ weight }) => weight ?? [])
  const all = (text: string) => ({ weeks: '', text })
  const percents = weights.flatMap(({ percent }) => percent ?? [])
  const kind = [
    ...(weights.some(({ isEstimate }) => isEstimate) ? ['about (a first guess)'] : []),
    ...(weights.some(({ isEach }) => isEach) ? ['for each hand'] : []),
  ]
  return [
    ...(kind.length ? [all(`Weights: ${kind.join(', ')}.`)] : []),
    ...(rows.some(({ facts }) => facts.share !== undefined)
      ? [all('Percents: of your usual weight for these reps.')]
      : []),
    ...(rows.some(({ facts }) => facts.trialShare !== undefined)
      ? [all('Percents: of the reps of your last test.')]
      : []),
    ...(percents.length === rows.length ? [all(`In percent of your max: ${percents.join(', ')}.`)] : []),
  ]
}

interface InWeek {
  row: Row
  week: number
}

/** What holds for every week comes first; then the weeks in their order, with all that is said of the same ones together. */
function sentencesOf(rows: readonly InWeek[], columns: WeekColumns, units: Units): DaySentence[] {
  const told = rows.flatMap(({ row: { told, exercise }, week }) =>
    told
      .filter(
        ({ part }) =>
          !APART.includes(part) &&
          !(part === 'other sets' && exercise.facts.backOff?.weight) &&
          !columns.isTold(part, exercise),
      )
      .map(({ part, text }) => ({
        part,
        text: part === 'warm-up' ? inShort(exercise, units, text) : text,
        week,
      })),
  )
  const parts = [...new Set(told.map(({ part }) => part))].sort((one, other) => placeOf(one) - placeOf(other))
  const sentences = parts.flatMap((part) => {
    const byText = Map.groupBy(
      told.filter((sentence) => sentence.part === part),
      ({ text }) => text,
    )
    return [...byText].map(([text, found]) => ({ text, weeks: found.map(({ week }) => week) }))
  })
  const isOfAll = ({ weeks }: { weeks: readonly number[] }) => weeks.length === rows.length
  const byWeeks = Map.groupBy(
    sentences.filter((each) => !isOfAll(each)),
    ({ weeks }) => weeks.join(),
  )
  return [
    ...sentences.filter(isOfAll).map(({ text }) => ({ weeks: '', text })),
    ...[...byWeeks.values()]
      .map((found) => ({ weeks: found[0]?.weeks ?? [], text: found.map(({ text }) => text).join(' ') }))
      .sort((one, other) => (one.weeks[0] ?? 0) - (other.weeks[0] ?? 0))
      .map(({ weeks, text }) => ({ weeks: weeksIn(weeks), text })),
  ]
}

/** `Warm up 20×8 40×5.`: the unit stands at the weight of the week. */
function inShort(exercise: ShownRow, units: Units, text: string): string {
  const [, sets] = warmUpOf(exercise, units)
  return sets ? `Warm up ${sets}.` : text
}

/** Said in the columns, or in a sentence of its own. */
const APART: readonly NoteSentence['part'][] = ['weight', 'share', 'trial share', 'swap']
const ORDER: readonly NoteSentence['part'][] = ['rest', 'warm-up', 'in turn']
/** What is read before every set comes first. */
const placeOf = (part: NoteSentence['part']): number =>
  ORDER.includes(part) ? ORDER.indexOf(part) : ORDER.length

const longest = (sentences: readonly NoteSentence[]): string =>
  sentences.map(({ text }) => text).reduce((most, text) => (text.length > most.length ? text : most), '')

const LIST = new Intl.ListFormat('en-GB')

/** `Week 5`, `Weeks 2-4, 7 and 8` */
export function weeksIn(weeks: readonly number[]): string {
  const runs: number[][] = []
  for (const week of weeks) {
    const run = runs.at(-1)
    if (run && run.at(-1) === week - 1) run.push(week)
    else runs.push([week])
  }
  const told = runs.flatMap((run) => (run.length > 2 ? [`${run[0]}-${run.at(-1)}`] : run.map(String)))
  return `${weeks.length > 1 ? 'Weeks' : 'Week'} ${LIST.format(told)}`
}
