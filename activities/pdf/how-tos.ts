import type { Exercise, GeneratedProgram } from '../../domain/program.ts'
import { entryByName } from '../../domain/training/catalogue.ts'
import { howToOf } from '../../domain/training/how-to/how-to-of.ts'
import { readNote } from './row-notes.ts'

/** What is told of an exercise once, on the page of the exercises. */
export interface Told {
  /** Empty for an exercise that our catalogue does not know, and so is the fault. */
  setUp: string
  /** The two of the catalogue, and what else the note of its first week says. */
  cues: readonly string[]
  fault: string
  swaps: readonly string[]
}

/** How each exercise is done, by its name, in the order in which the program comes to them. */
export function howTosOf({ weeks }: GeneratedProgram): ReadonlyMap<string, Told> {
  const told = new Map<string, Told>()
  for (const { workouts } of weeks) {
    for (const exercise of workouts.flatMap(({ exercises }) => exercises)) {
      if (!told.has(exercise.name)) told.set(exercise.name, toldOf(exercise))
    }
  }
  return told
}

function toldOf(exercise: Exercise): Told {
  const howTo = howToOf(exercise.exerciseId ?? entryByName(exercise.name)?.id ?? '', exercise)
  return {
    setUp: howTo?.setUp ?? '',
    cues: [...new Set([...(howTo?.cues ?? []), ...readNote(exercise).free])],
    fault: howTo?.fault ?? '',
    swaps: exercise.substitutes ?? [],
  }
}
