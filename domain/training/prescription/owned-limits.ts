import type { TrainingProfile } from '../profile/profile.ts'
import { workingLevel } from '../profile/eligible.ts'
import { isOfTwoBells, type CatalogueEntry } from '../../exercises/exercise.ts'
import { ownedFor, sizesFor } from '../profile/weights/loading.ts'
import { shareOfMax } from '../profile/weights/rep-chart.ts'
import { OF_LARGE_LIFTS, usualMaxKg } from '../profile/weights/usual-max.ts'

/** The reserve of most weeks. */
const RESERVE = 2
/** R26 */
export const MAX_REPS = 20

/**
 * The reps that the heaviest owned weight allows at RIR 2. Null if the weight is unknown, in the first year,
 * and for people that the standards do not cover.
 */
export function repsWithHeaviest(entry: CatalogueEntry, profile: TrainingProfile): number | null {
  const mostKg = ownedFor(entry, profile.ownedWeights)?.mostKg
  if (mostKg === undefined || workingLevel(profile) === 'novice' || profile.person.age === '65-plus')
    return null
  const max = usualMaxKg(entry, profile, OF_LARGE_LIFTS)
  if (max === null) return null
  let reps = 0
  while (reps < MAX_REPS && shareOfMax(reps + 1, RESERVE) * max >= mostKg) reps++
  return reps
}

/** Reps. */
const LIGHT = 12

/** Whether even the heaviest owned weight is too light for a lift. */
export const isLightWithHeaviest = (entry: CatalogueEntry, profile: TrainingProfile): boolean =>
  (repsWithHeaviest(entry, profile) ?? 0) > LIGHT

/** Whether the heaviest owned weight is too light for a lift, and clearly less so for another. */
export function isOutdoneBy(other: CatalogueEntry, entry: CatalogueEntry, profile: TrainingProfile): boolean {
  const [reps, fewer] = [repsWithHeaviest(entry, profile), repsWithHeaviest(other, profile)]
  return reps !== null && fewer !== null && reps > LIGHT && fewer <= reps - CLEARLY
}
const CLEARLY = 3

/**
 * The largest step between sizes, as lighter over heavier. With two bells, the next step changes one bell.
 */
const closest = (sizes: readonly number[], entry: CatalogueEntry): number =>
  Math.min(
    ...sizes.slice(1).map((next, at) => {
      const size = sizes[at] ?? next
      return isOfTwoBells(entry) ? (2 * size) / (size + next) : size / next
    }),
  )

/** The reps at which the next size allows the lowest reps of the range; null if there is no next size. */
export function repsForNextSize(
  repsLow: number,
  entry: CatalogueEntry,
  owned: TrainingProfile['ownedWeights'],
): number | null {
  const sizes = sizesFor(entry, owned) ?? []
  if (sizes.length < 2) return null
  const needed = shareOfMax(repsLow, RESERVE) * closest(sizes, entry)
  let reps = repsLow + 1
  while (reps < MAX_REPS && shareOfMax(reps, RESERVE) > needed) reps++
  return reps
}
