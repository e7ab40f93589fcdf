import type { TrainingProfile } from '../domain/training/profile/profile.ts'
import { eligibleFor } from '../domain/training/profile/eligible.ts'

/** Matches a line of a block as soon as its number of sets is written. */
const BEGUN = /"([a-z0-9-]{1,60}) \d{1,2}x/g

/** Of an unfinished answer, limited to those open to the buyer: it is not reviewed yet. */
export function exercisesIn(written: string, profile: TrainingProfile): string[] {
  const names = new Map(eligibleFor(profile).map(({ id, name }) => [id, name]))
  return [...new Set([...written.matchAll(BEGUN)].flatMap(([, id = '']) => names.get(id) ?? []))]
}
