import type { CatalogueEntry } from '../exercise.ts'
import type { Muscle } from '../vocabulary.ts'

/** What size trains for its own sake beside the large muscles. */
export const SMALL: readonly (readonly [named: string, muscle: Muscle])[] = [
  ['biceps', 'biceps'],
  ['triceps', 'triceps'],
  ['side delts', 'side-delts'],
]

/** Whether a muscle is the first that an exercise trains. */
export const isFor =
  (muscle: Muscle) =>
  ({ primary }: CatalogueEntry): boolean =>
    primary[0] === muscle
