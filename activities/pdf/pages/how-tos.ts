import type { ShownProgram, ShownRow } from '../../../domain/program/program-in.ts'
import { entryByName } from '../../../domain/exercises/catalogue.ts'
import { howToOf } from '../../../domain/exercises/how-to/how-to-of.ts'
import { readNote } from './row-notes.ts'

/** Instructions for an exercise, printed once on the exercises page. */
export interface Told {
  /** `setUp` and `fault` are empty for an exercise that is not in our catalogue. */
  setUp: string
  /** The catalogue's two cues, and the free text from the note of the exercise's first week. */
  cues: readonly string[]
  fault: string
  swaps: readonly string[]
}

/** Instructions for each exercise by name, in program order. */
export function howTosOf({ weeks }: ShownProgram): ReadonlyMap<string, Told> {
  const told = new Map<string, Told>()
  for (const { workouts } of weeks) {
    for (const exercise of workouts.flatMap(({ exercises }) => exercises)) {
      if (!told.has(exercise.name)) told.set(exercise.name, toldOf(exercise))
    }
  }
  return told
}

function toldOf(exercise: ShownRow): Told {
  const howTo = howToOf(exercise.exerciseId ?? entryByName(exercise.name)?.id ?? '', exercise)
  return {
    setUp: howTo?.setUp ?? '',
    cues: [...new Set([...(howTo?.cues ?? []), ...readNote(exercise).free])],
    fault: howTo?.fault ?? '',
    swaps: exercise.substitutes ?? [],
  }
}
