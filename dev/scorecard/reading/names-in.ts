import type { GeneratedProgram } from '../../../domain/program/program.ts'

export const rowsIn = ({ weeks }: GeneratedProgram) =>
  weeks.flatMap(({ workouts }) => workouts.flatMap(({ exercises }) => exercises))

/** All exercise names in a program, including swaps. */
export const namesIn = (program: GeneratedProgram): string[] => [
  ...new Set(rowsIn(program).flatMap(({ name, substitutes = [] }) => [name, ...substitutes])),
]
