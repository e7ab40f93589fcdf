import { type GeneratedProgram, isLightWeek } from '../../domain/program/program.ts'
import type { Units } from '../../domain/program/units.ts'
import { titleIn } from '../../domain/program/day.ts'
import { effortText, setsText } from '../../domain/program/notation.ts'
import type { NotePart } from '../../domain/program/note.ts'
import { programIn, type ShownRow } from '../../domain/program/program-in.ts'

export interface ExportInput {
  name: string
  program: GeneratedProgram
  units: Units
  resultsUrl: string
  createdAt: Date
  isTest: boolean
}

export interface ExportDay {
  title: string
  minutes: number | null
  rows: readonly ShownRow[]
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
    days: week.workouts.map(({ title, estimatedMinutes, rows }) => ({
      title: titleIn(title, ' · '),
      minutes: estimatedMinutes ?? null,
      rows,
    })),
  }))

/** The note of a row without the parts that the export shows elsewhere. */
export function noteWithout(
  { sentences, substitutes = [] }: Pick<ShownRow, 'sentences' | 'substitutes'>,
  parts: readonly NotePart[],
): string {
  const told = sentences.filter(({ part }) => !parts.includes(part)).map(({ text }) => text)
  const lacksSwap = substitutes.length > 0 && !sentences.some(({ part }) => part === 'swap')
  return [...told, ...(lacksSwap ? [`Swap: ${substitutes.join(' or ')}.`] : [])].join(' ')
}

export function rowInWords(row: ShownRow, units: Units): string {
  const { name, weight } = row
  const load = weight
    ? `, ${weight.isEstimate ? 'about ' : ''}${weight[units]} ${units}${weight.isEach ? ' each' : ''}`
    : ''
  return `${name}: ${setsText(row)}, ${effortText(row)}${load}`
}
