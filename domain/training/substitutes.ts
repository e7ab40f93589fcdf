import type { TrainingProfile } from '../profile.ts'
import { merit } from './choose.ts'
import { eligibleFor } from './eligible.ts'
import type { CatalogueEntry } from './exercise.ts'

const OFFERED = 2

/** A swap keeps the movement and the muscle (R20). */
export const standsInFor = (substitute: CatalogueEntry, entry: CatalogueEntry): boolean =>
  substitute !== entry &&
  substitute.pattern === entry.pattern &&
  substitute.primary[0] === entry.primary[0] &&
  substitute.timed === entry.timed

/** Up to two exercises to take instead, the better fit first, none of them in the day already. */
export function substitutesFor(
  entry: CatalogueEntry,
  today: readonly CatalogueEntry[],
  profile: TrainingProfile,
): CatalogueEntry[] {
  const used = new Set(today.map(({ id }) => id))
  const usesSameTool = (other: CatalogueEntry) => other.needs[0] === entry.needs[0]
  const worth = (other: CatalogueEntry) =>
    merit(other, profile, { leads: false, used, day: 0 }) -
    (usesSameTool(other) ? 2 : 0) -
    (other.perSide === entry.perSide ? 0 : 2)
  return eligibleFor(profile)
    .filter((other) => standsInFor(other, entry) && !today.includes(other))
    .map((other) => ({ other, worth: worth(other) }))
    .sort((one, two) => two.worth - one.worth)
    .slice(0, OFFERED)
    .map(({ other }) => other)
}
