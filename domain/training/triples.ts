import type { CatalogueEntry } from './exercise.ts'
import type { Pattern } from './vocabulary.ts'

const PATTERNS: readonly Pattern[] = ['squat', 'hinge', 'horizontal-push', 'vertical-push']

/**
 * The fewest repetitions of a lift that is heavy and no squat, bench press, deadlift or press with a bar.
 *
 * @see docs/program-quality.md, T3: rows, pull-downs and work of single joints not below five or six
 */
export const LEAST_REPS_OF_OTHERS = 5

/**
 * Squat, bench press, deadlift and overhead press with a bar, and their variants: what strength is judged by, and all that
 * is done for three repetitions or fewer (T3). A Romanian deadlift is no deadlift.
 */
export const takesTriples = ({ id, main, needs, pattern }: CatalogueEntry): boolean =>
  main &&
  PATTERNS.includes(pattern) &&
  id !== 'barbell-romanian-deadlift' &&
  needs.some((each) => each === 'barbell' || each === 'trap-bar')
