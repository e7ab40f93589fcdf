import { lbFromKg, type Units } from '../../../program/units.ts'
import type { CatalogueEntry } from '../../../exercises/exercise.ts'
import type { Need } from '../../../exercises/vocabulary.ts'
import { WEIGHED, type OwnedWeight, type OwnedWeights } from '../equipment/owned-weights.ts'

/** The weights that can be loaded, in one unit. */
export interface Loading {
  /** The heaviest weight up to this one; 0 if there is none. */
  upTo: (weight: number) => number
  /** The next lighter weight; 0 if there is none. */
  below: (weight: number) => number
  /** The next heavier weight; 0 if there is none. */
  above: (weight: number) => number
  /** The next weight is a large step. */
  isCoarse: boolean
}

/** The bar and the smallest pair of plates. A belt has no bar, but needs at least one plate. */
const STEP: Readonly<Record<Units, number>> = { kg: 2.5, lb: 5 }
export const BAR: Readonly<Record<Units, number>> = { kg: 20, lb: 45 }
/** The end of the rack in most gyms. */
const HEAVIEST_DUMBBELL: Readonly<Record<Units, number>> = { kg: 50, lb: 100 }

/** Lifted in pairs. The weight is that of one. */
export const comesInPairs = ({ needs, perSide }: CatalogueEntry): boolean =>
  needs.includes('dumbbells') && !perSide

/** The owned weight that an exercise uses, if known. */
export const ownedFor = ({ needs }: CatalogueEntry, owned: OwnedWeights): OwnedWeight | undefined => {
  const what = WEIGHED.find((each) => needs.includes(each))
  return what && owned[what]
}

/** The owned sizes in kilograms; null if small steps are possible. */
export const sizesFor = (entry: CatalogueEntry, owned: OwnedWeights): readonly number[] | null =>
  ownedFor(entry, owned)?.sizesKg ?? null

/** Whether it comes in fixed sizes, not with added plates. A held plate is a size. */
export const comesInSizes = ({ needs }: CatalogueEntry): boolean =>
  needs.includes('dumbbells') ||
  needs.includes('kettlebell') ||
  (needs.includes('plates') && !needs.some((each) => HUNG_FROM.includes(each)))
const HUNG_FROM: readonly Need[] = ['pull-up-bar', 'dip-bars', 'barbell', 'landmine']

/** With this few sizes, the next one is a large step. */
const FEW_SIZES = 4

export function comesInFewSizes(entry: CatalogueEntry, owned: OwnedWeights): boolean {
  const sizes = sizesFor(entry, owned)
  return sizes !== null && sizes.length <= FEW_SIZES
}

/** Kilograms. Up to this weight, each dumbbell size is a fifth or more above the previous one. */
const LIGHT_KG = 12

/** Whether all available weights are so light that each size is a large step above the previous one. */
export function comesInLightSizes(entry: CatalogueEntry, owned: OwnedWeights): boolean {
  const mostKg = comesInSizes(entry) ? ownedFor(entry, owned)?.mostKg : undefined
  return mostKg !== undefined && mostKg <= LIGHT_KG
}

/** Loading in small steps, from the bar to the heaviest available weight. */
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
  // A floating-point result just below a step counts as that step.
  const floor = (weight: number) => Math.floor(Math.min(weight, most) / step + 1e-9) * step
  const orNone = (weight: number) => (weight < least ? 0 : weight)
  return {
    upTo: (weight) => orNone(floor(weight)),
    below: (weight) => orNone(floor(weight - step)),
    above: (weight) => (weight + step > most + 1e-9 ? 0 : orNone(floor(weight + step))),
    isCoarse: false,
  }
}

/** Loading in a few sizes, lightest first. */
export const inSizes = (sizes: readonly number[]): Loading => ({
  upTo: (weight) => sizes.findLast((size) => size <= weight + 1e-9) ?? 0,
  below: (weight) => sizes.findLast((size) => size < weight - 1e-9) ?? 0,
  above: (weight) => sizes.find((size) => size > weight + 1e-9) ?? 0,
  isCoarse: true,
})
