import type { AgeBand } from '../../../forms/facts.ts'
import type { CatalogueEntry } from '../../../exercises/exercise.ts'
import type { Pattern } from '../../../exercises/vocabulary.ts'
import type { OwnedWeights } from '../equipment/owned-weights.ts'
import { sizesFor } from './loading.ts'
import { shareOfMax } from './rep-chart.ts'
import { OF_LARGE_LIFTS, OF_SMALL_LIFTS, usualMaxKg, type Lifter } from './usual-max.ts'

/** Fewer to failure leave no set with reps in reserve (R24: six at least). */
const FEWEST_REPS = 6

/**
 * The share of what an adult lifts.
 *
 * @see Strength Level, standards by age: some 85 % at 15, 90 at 55 and 70 from 65 on
 */
const OF_AGE: Readonly<Record<AgeBand, number>> = {
  'under-16': 0.85,
  '16-17': 1,
  '18-49': 1,
  '50-64': 0.9,
  '65-plus': 0.7,
}

/** People of one weight and level differ. Only what is beyond the stronger among them is clearly too heavy. Practice. */
const STRONGER = 1.15

/** Over the face and overhead, a weight comes down on whoever cannot lift it. Rows and leg work are merely cut short. */
const PRESSES: readonly Pattern[] = ['horizontal-push', 'vertical-push']

/**
 * Whether even the lightest owned size is clearly too heavy for somebody in the first year. Others know what they lift
 * at home. Unknown sex counts as male, which closes less.
 */
export function isOutOfReach(entry: CatalogueEntry, whose: Lifter & { ownedWeights: OwnedWeights }): boolean {
  const leastKg = sizesFor(entry, whose.ownedWeights)?.[0]
  if (leastKg === undefined || whose.level !== 'novice') return false
  const shares = PRESSES.includes(entry.pattern) ? OF_LARGE_LIFTS : OF_SMALL_LIFTS
  const maxKg = usualMaxKg(entry, whose, shares)
  const { age = '18-49' } = whose.person
  return maxKg !== null && maxKg * OF_AGE[age] * STRONGER * shareOfMax(FEWEST_REPS, 0) < leastKg
}
