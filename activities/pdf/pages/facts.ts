import { effortIn } from '../../../domain/program/notation.ts'
import { printedRows, type GeneratedProgram, type Week } from '../../../domain/program/program.ts'
import type { ShownProgram } from '../../../domain/program/program-in.ts'
import { muscleSetsOf } from '../../../domain/training/printing/muscle-sets.ts'

export const mostSets = ({ weeks }: GeneratedProgram): number =>
  Math.max(
    1,
    ...weeks.flatMap(({ workouts }) =>
      workouts.flatMap(({ exercises }) => exercises.map(({ sets }) => sets)),
    ),
  )

/** The effort range of a week on the program's own scale, for example `RIR 2-3`. */
export function effortOf(week: Week): string {
  const efforts = week.workouts.flatMap(printedRows).flatMap(({ intensity }) => effortIn(intensity) ?? [])
  const [first] = efforts
  if (!first) return ''
  const low = Math.min(...efforts.map((effort) => effort.low))
  const high = Math.max(...efforts.map((effort) => effort.high))
  return low === high ? `${first.scale} ${low}` : `${first.scale} ${low}-${high}`
}

const MISSED =
  'If you miss reps, stop the set there and keep the load next time. Missed again? Take 10% off and build back up.'

/** The program's own rule for missed reps, so that the page and the guidelines agree. */
export const missedRepsIn = ({ missedReps = MISSED }: GeneratedProgram): string => missedReps

export interface MuscleSets {
  muscle: string
  sets: number
}

export const MUSCLES_IN_WORDS =
  'Sets in an average week, light weeks left out. A set counts whole for the muscles it is for, half for helpers.'

/** Whole sets per muscle in an average loaded week, as printed; null if unknown. */
export const muscleSets = (program: ShownProgram): MuscleSets[] | null =>
  muscleSetsOf(program)?.map(({ muscle, sets }) => ({
    muscle: muscle.charAt(0).toUpperCase() + muscle.slice(1),
    sets: Math.round(sets),
  })) ?? null
