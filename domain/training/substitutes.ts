import type { TrainingProfile } from '../profile.ts'
import { merit } from './choose.ts'
import { eligibleFor } from './eligible.ts'
import type { CatalogueEntry } from './exercise.ts'
import { standsInFor } from './stand-ins.ts'

const OFFERED = 2

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
