import type { TrainingProfile } from '../profile.ts'
import { CATALOGUE } from './catalogue.ts'
import { merit } from './choose.ts'
import { eligibleFor } from './eligible.ts'
import type { CatalogueEntry } from './exercise.ts'
import { standsInFor } from './stand-ins.ts'
import { wordsOf } from './words.ts'

const OFFERED = 2

const words = new Map(CATALOGUE.map((entry) => [entry, wordsOf(entry.name)]))

/** `Barbell Bench Press` is nearer to `Dumbbell Bench Press` than to `Dumbbell Floor Press`. */
const wordsInCommon = (one: CatalogueEntry, other: CatalogueEntry): number =>
  words.get(one)?.filter((word) => words.get(other)?.includes(word)).length ?? 0

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
    (usesSameTool(other) ? 2 : 0) +
    1.5 * wordsInCommon(other, entry) -
    (other.perSide === entry.perSide ? 0 : 2)
  return eligibleFor(profile)
    .filter((other) => standsInFor(other, entry) && !today.includes(other))
    .map((other) => ({ other, worth: worth(other) }))
    .sort((one, two) => two.worth - one.worth)
    .slice(0, OFFERED)
    .map(({ other }) => other)
}
