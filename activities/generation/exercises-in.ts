import type { TrainingProfile } from '../../domain/profile.ts'
import { eligibleFor } from '../../domain/training/eligible.ts'

/** A line of a block has begun once its sets are told. */
const BEGUN = /"([a-z0-9-]{1,60}) \d{1,2}x/g

/** The exercises that a model has written so far, of those that are open to the buyer; a draft, until it is reviewed. */
export function exercisesIn(written: string, profile: TrainingProfile): string[] {
  const names = new Map(eligibleFor(profile).map(({ id, name }) => [id, name]))
  return [...new Set([...written.matchAll(BEGUN)].flatMap(([, id = '']) => names.get(id) ?? []))]
}
