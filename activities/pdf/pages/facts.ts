import { effortIn, effortText } from '../../../domain/program/notation.ts'
import {
  isLightWeek,
  printedRows,
  type GeneratedProgram,
  type Week,
} from '../../../domain/program/program.ts'
import type { ShownProgram, ShownRow } from '../../../domain/program/program-in.ts'
import { muscleSetsOf } from '../../../domain/training/printing/muscle-sets.ts'

export const mostSets = ({ weeks }: GeneratedProgram): number =>
  Math.max(
    1,
    ...weeks.flatMap(({ workouts }) =>
      workouts.flatMap(({ exercises }) => exercises.map(({ sets }) => sets)),
    ),
  )

/** The effort of a row in its column: a test asks for its own, whatever the sets after it leave. */
export function effortCell(row: ShownRow): string {
  const { sets, facts } = row
  const { firstSet } = facts
  if (!firstSet || firstSet.of === 'top set') return effortText(row)
  const own = firstSet.of === 'test' && firstSet.isHold ? effortText(row) : `${firstSet.rir} left`
  return sets > 1 && own !== effortText(row) ? `${own}, then ${effortText(row)}` : own
}

/** The effort range of a week on the program's own scale, for example `RIR 2-3`. */
export function effortOf(week: Week): string {
  const efforts = week.workouts.flatMap(printedRows).flatMap((row) => effortIn(effortText(row)) ?? [])
  const [first] = efforts
  if (!first) return ''
  const low = Math.min(...efforts.map((effort) => effort.low))
  const high = Math.max(...efforts.map((effort) => effort.high))
  return low === high ? `${first.scale} ${low}` : `${first.scale} ${low}-${high}`
}

export interface MuscleSets {
  muscle: string
  sets: number
}

export const musclesInWords = ({ weeks }: GeneratedProgram): string =>
  `Sets in an average week${weeks.some(isLightWeek) ? ', light weeks left out' : ''}. A set counts in full for its main muscles, half for helpers.`

/** Whole sets of each muscle that gets any in an average loaded week, as printed; null if unknown. */
export const muscleSets = (program: ShownProgram): MuscleSets[] | null =>
  muscleSetsOf(program)
    ?.map(({ muscle, sets }) => ({
      muscle: muscle.charAt(0).toUpperCase() + muscle.slice(1),
      sets: Math.round(sets),
    }))
    .filter(({ sets }) => sets > 0) ?? null
