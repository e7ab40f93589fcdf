import type { CatalogueEntry } from '../../exercises/exercise.ts'
import type { Muscle } from '../../exercises/vocabulary.ts'

/** Small muscles that size trains directly, beside the large ones. */
export const SMALL: readonly (readonly [named: string, muscle: Muscle])[] = [
  ['biceps', 'biceps'],
  ['triceps', 'triceps'],
  ['side delts', 'side-delts'],
]

/** Whether a muscle is the first one of an exercise. */
export const isFor =
  (muscle: Muscle) =>
  ({ primary }: CatalogueEntry): boolean =>
    primary[0] === muscle
