import type { CatalogueEntry } from '../../exercises/exercise.ts'
import type { Pattern } from '../../exercises/vocabulary.ts'

const PATTERNS: readonly Pattern[] = ['squat', 'hinge', 'horizontal-push', 'vertical-push']

/**
 * The fewest reps of a heavy lift other than the squat, bench press, deadlift and overhead press with a bar.
 *
 * @see docs/program-quality.md, T3: rows, pull-downs and work of single joints not below five or six
 */
export const MIN_REPS_OF_OTHERS = 5

/**
 * Squat, bench press, deadlift and overhead press with a bar, and their variants. Strength is judged by
 * these, and only these are done for three reps or fewer (T3). A Romanian deadlift does not count as a
 * deadlift.
 */
export const allowsTriples = ({ id, main, needs, pattern }: CatalogueEntry): boolean =>
  main &&
  PATTERNS.includes(pattern) &&
  id !== 'barbell-romanian-deadlift' &&
  needs.some((each) => each === 'barbell' || each === 'trap-bar')
