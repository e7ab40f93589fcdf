import type { CatalogueEntry } from '../../exercises/exercise.ts'
import { isHipDominant, isKneeDominant } from '../../exercises/vocabulary.ts'
import { beginsFromNothing } from './eligible.ts'
import type { TrainingProfile } from './profile.ts'

/**
 * Whether a leg press takes the place of a trap-bar deadlift: both push the floor away, and other hinges bend further over than
 * somebody should who has yet to learn to.
 */
export const sitsInstead = (row: CatalogueEntry, swap: CatalogueEntry, profile: TrainingProfile): boolean =>
  beginsFromNothing(profile) &&
  row.needs.includes('trap-bar') &&
  isHipDominant(row.pattern) &&
  swap.needs.includes('leg-press') &&
  swap.main &&
  isKneeDominant(swap.pattern)
