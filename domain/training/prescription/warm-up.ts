import type { TrainingProfile } from '../profile/profile.ts'
import type { Rung, WarmUp } from '../../program/row-facts.ts'
import { lbFromKg, UNITS, type Units } from '../../program/units.ts'
import type { CatalogueEntry } from '../../exercises/exercise.ts'
import { rampShares } from '../profile/age.ts'
import { BAR, comesInFewSizes, comesInLightSizes, inSizes, sizesFor } from '../profile/weights/loading.ts'

type Trainee = Pick<TrainingProfile, 'person' | 'ownedWeights'>

/**
 * Warm-up reps fall as the weight rises.
 *
 * @see Starting Strength, "Our warm-up is a warm-up": the empty bar, then 5, 3 and 2 on the way to the working weight
 * @see Haff and Triplett, "Essentials of Strength Training and Conditioning" (NSCA, 4th edition): before a test 5 to 10
 *   easy ones, then 3 to 5, then 2 or 3
 */
const BAR_REPS = 8
const RUNG_REPS: readonly number[] = [5, 3, 2]
/** Before sets with this few reps, a final single closes the gap to the working weight. Practice. */
const HEAVY_REPS = 5
const LAST_SHARE = 0.9

/** A quick step during the warm-up: one pair of plates that every gym has. */
const QUICK_STEP: Readonly<Record<Units, number>> = { kg: 5, lb: 10 }

/** The lift starts on the floor, where a bar without plates is too low. */
const startsOnFloor = ({ id }: CatalogueEntry): boolean => /deadlift|row$/.test(id) && !/romanian/.test(id)

/**
 * The warm-up for an unknown working weight. Easy sets if there are few weights or none.
 *
 * @param isWarm - a heavy lift of the same muscles came before
 */
export function warmUpFor(entry: CatalogueEntry, loadable: boolean, whose: Trainee, isWarm = false): WarmUp {
  const percents = isWarm ? rampShares(whose).slice(-1) : [...rampShares(whose)]
  if (!loadable) return { by: 'easy sets', sets: Math.max(1, percents.length - 1) }
  // A light dumbbell has no fractions of its weight.
  if (comesInLightSizes(entry, whose.ownedWeights)) return { by: 'shares', percents: [50] }
  const [lightest] = sizesFor(entry, whose.ownedWeights) ?? []
  return lightest !== undefined && comesInFewSizes(entry, whose.ownedWeights)
    ? { by: 'size', kg: lightest, lb: Math.round(lbFromKg(lightest)) }
    : { by: 'shares', percents }
}

/** The rungs that are left for muscles that are warm already. */
const RUNGS_WHEN_WARM = 2

/**
 * The warm-up on the way to a known weight: some rungs in either unit.
 *
 * @param isWarm - a heavy lift of the same muscles came before
 */
export function warmUpTo(
  weight: { kg: number; lb: number },
  entry: CatalogueEntry,
  topReps: number,
  whose: Trainee,
  isWarm = false,
): WarmUp {
  const [kg, lb] = UNITS.map((units) =>
    ladderIn(units, weight[units], entry, topReps, whose).slice(isWarm ? -RUNGS_WHEN_WARM : 0),
  )
  return kg?.length && lb?.length ? { by: 'weights', kg, lb } : { by: 'easy sets', sets: 1 }
}

/** Each rung is heavier than the previous one and lighter than the working weight. */
function ladderIn(
  units: Units,
  work: number,
  entry: CatalogueEntry,
  topReps: number,
  whose: Trainee,
): Rung[] {
  const isBar = entry.needs.includes('barbell')
  if (!isBar && !entry.needs.includes('dumbbells')) return []
  const shares = rampShares(whose)
  const rungs: (readonly [weight: number, reps: number])[] = [
    ...(isBar && !startsOnFloor(entry) ? [[BAR[units], BAR_REPS] as const] : []),
    ...shares.map((share, rung) => [(work * share) / 100, RUNG_REPS[rung] ?? 1] as const),
    ...(topReps <= HEAVY_REPS ? [[work * LAST_SHARE, 1] as const] : []),
  ]
  const quick = quickLoad(units, entry, whose)
  const ladder: Rung[] = []
  for (const [weight, reps] of rungs) {
    const loaded = quick(weight)
    if (loaded > (ladder.at(-1)?.[0] ?? 0) && loaded < work) ladder.push([loaded, reps])
  }
  return ladder
}

/** The nearest quick load below, in whole units. */
function quickLoad(
  units: Units,
  entry: CatalogueEntry,
  { ownedWeights }: Trainee,
): (weight: number) => number {
  const step = QUICK_STEP[units]
  if (entry.needs.includes('barbell'))
    return (weight) =>
      weight < BAR[units] ? 0 : BAR[units] + Math.floor((weight - BAR[units]) / step) * step
  const sizes = units === 'kg' ? sizesFor(entry, ownedWeights) : null
  if (sizes) return inSizes(sizes.filter(Number.isInteger)).upTo
  return (weight) => Math.floor(weight / 5) * 5
}
