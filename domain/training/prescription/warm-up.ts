import type { TrainingProfile } from '../profile/profile.ts'
import { lbFromKg, UNITS, type Units } from '../../program/units.ts'
import type { CatalogueEntry } from '../../exercises/exercise.ts'
import { inWords } from '../../exercises/words.ts'
import { rampShares } from '../profile/age.ts'
import { BAR, comesInFewSizes, comesInLightSizes, inSizes, sizesFor } from '../profile/weights/loading.ts'
import type { Weight } from './loads.ts'

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

/** The warm-up for an unknown working weight. Easy sets if there are few weights or none. */
export function warmUpFor(entry: CatalogueEntry, loadable: boolean, whose: Trainee): string {
  // A light dumbbell has no fractions of its weight.
  if (loadable && comesInLightSizes(entry, whose.ownedWeights))
    return 'Warm up with 1 set at 50% of your working weight.'
  const shares = rampShares(whose).map((share) => `${share}%`)
  const [lightest] = loadable ? (sizesFor(entry, whose.ownedWeights) ?? []) : []
  if (lightest !== undefined && comesInFewSizes(entry, whose.ownedWeights))
    return `Warm up with 1 easy set with ${lightest} kg (${Math.round(lbFromKg(lightest))} lb).`
  return loadable
    ? `Warm up with ${shares.length} sets at ${inWords(shares)} of your working weight.`
    : easySets(shares.length - 1)
}

const easySets = (sets: number): string =>
  `Warm up with ${sets} easy set${sets > 1 ? 's' : ''} of half the reps.`

/** `Warm up with 20 kg × 8, 50 × 5, 75 × 3 (45 lb × 8, 105 × 5, 165 × 3).` */
export function warmUpTo(weight: Weight, entry: CatalogueEntry, topReps: number, whose: Trainee): string {
  const [kg, lb] = UNITS.map((units) => ladderIn(units, weight[units], entry, topReps, whose))
  return kg?.length && lb?.length ? `Warm up with ${told(kg, 'kg')} (${told(lb, 'lb')}).` : easySets(1)
}

type Rung = readonly [weight: number, reps: number]

const told = (ladder: readonly Rung[], units: Units): string =>
  ladder.map(([weight, reps], rung) => `${weight}${rung === 0 ? ` ${units}` : ''} × ${reps}`).join(', ')

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
  const rungs: Rung[] = [
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
