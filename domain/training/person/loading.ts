import { lbFromKg, type Units } from '../../units.ts'
import type { CatalogueEntry } from '../exercise.ts'
import type { Implement } from '../vocabulary.ts'
import { WEIGHED, type OwnedWeight, type OwnedWeights } from '../owned-weights.ts'

/** What can be loaded, in one unit. */
export interface Loading {
  /** The heaviest that is no heavier; 0 where there is none. */
  upTo: (weight: number) => number
  /** The next lighter one; 0 where there is none. */
  below: (weight: number) => number
  /** The next heavier one; 0 where there is none. */
  above: (weight: number) => number
  /** Whether the next one is far off. */
  isCoarse: boolean
}

/** The bar and its smallest pair of plates; what hangs on a belt has no bar, but a plate at least. */
const STEP: Readonly<Record<Units, number>> = { kg: 2.5, lb: 5 }
export const BAR: Readonly<Record<Units, number>> = { kg: 20, lb: 45 }
/** Where the rack of most gyms ends. */
const HEAVIEST_DUMBBELL: Readonly<Record<Units, number>> = { kg: 50, lb: 100 }

/** Two of them are lifted at once, and a weight is that of one. */
export const comesInPairs = ({ needs, perSide }: CatalogueEntry): boolean =>
  needs.includes('dumbbells') && !perSide

/** What of somebody's own an exercise is done with, where it is known how heavy that is. */
export const ownedFor = ({ needs }: CatalogueEntry, owned: OwnedWeights): OwnedWeight | undefined => {
  const what = WEIGHED.find((each) => needs.includes(each))
  return what && owned[what]
}

/** Sizes that somebody owns and no others, in kilograms; null where weights go in small steps. */
export const sizesFor = (entry: CatalogueEntry, owned: OwnedWeights): readonly number[] | null =>
  ownedFor(entry, owned)?.sizesKg ?? null

/** It comes in fixed sizes, and not in plates that are added; a plate that is held is a size. */
export const comesInSizes = ({ needs }: CatalogueEntry): boolean =>
  needs.includes('dumbbells') ||
  needs.includes('kettlebell') ||
  (needs.includes('plates') && !needs.some((each) => HUNG_FROM.includes(each)))
const HUNG_FROM: readonly Implement[] = ['pull-up-bar', 'dip-bars', 'barbell', 'landmine']

/** So few that the next one is far off. */
const FEW_SIZES = 4

export function comesInFewSizes(entry: CatalogueEntry, owned: OwnedWeights): boolean {
  const sizes = sizesFor(entry, owned)
  return sizes !== null && sizes.length <= FEW_SIZES
}

/** Of dumbbells that end there a size is a fifth or more above the one before it. */
const LIGHT_KG = 12

/** Whether all that there is for it is so light that each size is far above the one before it. */
export function comesInLightSizes(entry: CatalogueEntry, owned: OwnedWeights): boolean {
  const mostKg = comesInSizes(entry) ? ownedFor(entry, owned)?.mostKg : undefined
  return mostKg !== undefined && mostKg <= LIGHT_KG
}

/** How an exercise is loaded in small steps, from the bar up to the heaviest that there is. */
export function loadingOf(entry: CatalogueEntry, owned: OwnedWeights, units: Units): Loading {
  const step = STEP[units]
  const isDumbbell = entry.needs.includes('dumbbells')
  const least = isDumbbell || !entry.needs.includes('barbell') ? step : BAR[units]
  const mostKg = ownedFor(entry, owned)?.mostKg
  const most =
    mostKg === undefined
      ? isDumbbell
        ? HEAVIEST_DUMBBELL[units]
        : Infinity
      : units === 'kg'
        ? mostKg
        : Math.round(lbFromKg(mostKg))
  // A hair below a step, as arithmetic in fractions leaves it, is that step.
  const floor = (weight: number) => Math.floor(Math.min(weight, most) / step + 1e-9) * step
  const orNone = (weight: number) => (weight < least ? 0 : weight)
  return {
    upTo: (weight) => orNone(floor(weight)),
    below: (weight) => orNone(floor(weight - step)),
    above: (weight) => (weight + step > most + 1e-9 ? 0 : orNone(floor(weight + step))),
    isCoarse: false,
  }
}

/** What comes in a few sizes, lightest first. */
export const inSizes = (sizes: readonly number[]): Loading => ({
  upTo: (weight) => sizes.findLast((size) => size <= weight + 1e-9) ?? 0,
  below: (weight) => sizes.findLast((size) => size < weight - 1e-9) ?? 0,
  above: (weight) => sizes.find((size) => size > weight + 1e-9) ?? 0,
  isCoarse: true,
})
