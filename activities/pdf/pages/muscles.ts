import type { ShownProgram } from '../../../domain/program/program-in.ts'
import { muscleSetsOf } from '../../../domain/training/printing/muscle-sets.ts'

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
