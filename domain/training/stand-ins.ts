import type { TrainingProfile } from '../profile.ts'
import { eligibleFor } from './eligible.ts'
import type { CatalogueEntry } from './exercise.ts'

/** A swap keeps the movement and a muscle that is worked directly, and is counted the same way (R20). */
export const standsInFor = (substitute: CatalogueEntry, entry: CatalogueEntry): boolean =>
  substitute !== entry &&
  substitute.pattern === entry.pattern &&
  substitute.movement === entry.movement &&
  substitute.timed === entry.timed &&
  substitute.primary.some((muscle) => entry.primary.includes(muscle))

const known = new WeakMap<TrainingProfile, ReadonlySet<CatalogueEntry>>()

/** Whether anything open to this person can be done instead. */
export function hasStandIn(entry: CatalogueEntry, profile: TrainingProfile): boolean {
  const exchangeable = known.get(profile) ?? exchangeableFor(profile)
  known.set(profile, exchangeable)
  return exchangeable.has(entry)
}

function exchangeableFor(profile: TrainingProfile): ReadonlySet<CatalogueEntry> {
  const families = Map.groupBy(eligibleFor(profile), ({ pattern }) => pattern)
  return new Set(
    [...families.values()].flatMap((family) =>
      family.filter((entry) => family.some((other) => standsInFor(other, entry))),
    ),
  )
}
