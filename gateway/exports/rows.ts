import { type GeneratedProgram, isLightWeek } from '../../domain/program/program.ts'
import type { Units } from '../../domain/program/units.ts'
import { titleIn } from '../../domain/program/day.ts'
import type { NotePart } from '../../domain/program/note.ts'
import { programIn, type ShownRow, type ShownWorkout } from '../../domain/program/program-in.ts'

export interface ExportInput {
  /** As the buyer wrote it. */
  name: string
  program: GeneratedProgram
  units: Units
  /** The address of the program's page. */
  resultsUrl: string
  createdAt: Date
  /** From a test purchase. */
  isTest: boolean
}

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

export interface ExportRow {
  exercise: ShownRow
  load: Load | null
  backOff: BackOff | null
  restSeconds: number | null
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
      title: titleIn(workout.title, ' · '),
      minutes: workout.estimatedMinutes ?? null,
      rows: rowsOf(workout, units),
    })),
  }))

const rowsOf = ({ rows }: ShownWorkout, units: Units): ExportRow[] =>
  rows.map((exercise) => ({
    exercise,
    load: loadOf(exercise, units),
    backOff: backOffOf(exercise, units),
    restSeconds: exercise.restSeconds ?? null,
  }))

function backOffOf({ facts: { backOff } }: ShownRow, units: Units): BackOff | null {
  if (!backOff) return null
  const { sets, weight, percentLighter } = backOff
  return {
    sets,
    weight: weight?.[units] ?? null,
    share: percentLighter === undefined ? null : 1 - percentLighter / 100,
  }
}

const loadOf = ({ weight }: ShownRow, units: Units): Load | null =>
  weight
    ? {
        weight: weight[units],
        isEach: weight.isEach ?? false,
        isEstimate: weight.isEstimate ?? false,
        percent: weight.percent ?? null,
      }
    : null

/** The note of a row without the parts that the export shows elsewhere. */
export function noteWithout(
  { sentences, substitutes = [] }: Pick<ShownRow, 'sentences' | 'substitutes'>,
  parts: readonly NotePart[],
): string {
  const told = sentences.filter(({ part }) => !parts.includes(part)).map(({ text }) => text)
  const lacksSwap = substitutes.length > 0 && !sentences.some(({ part }) => part === 'swap')
  return [...told, ...(lacksSwap ? [`Swap: ${substitutes.join(' or ')}.`] : [])].join(' ')
}

export function rowInWords({ exercise, load }: ExportRow, units: Units): string {
  const { name, sets, reps, intensity } = exercise
  const weight = load
    ? `, ${load.isEstimate ? 'about ' : ''}${load.weight} ${units}${load.isEach ? ' each' : ''}`
    : ''
  return `${name}: ${sets} × ${reps}, ${intensity}${weight}`
}
