import type { TrainingProfile } from '../profile/profile.ts'
import { workingLevel } from '../profile/eligible.ts'
import { isOfTwoBells, type CatalogueEntry } from '../../exercises/exercise.ts'
import { isLegs, type Pattern } from '../../exercises/vocabulary.ts'
import { ownedFor, sizesFor } from '../profile/weights/loading.ts'
import { shareOfMax } from '../profile/weights/rep-chart.ts'

/** One weight in each hand or at each side, one for a single side, or one for both. */
type Hold = 'pair' | 'side' | 'one'

/**
 * The one-repetition maximum of an intermediate man with held weights, as a share of body weight, rounded to
 * 0.05. It is the weight of one piece.
 *
 * @see Strength Level, standards of dumbbell lifts for intermediates: at 80 kg of body some 40 kg in each hand in a bench
 *   press, 30 overhead, 45 in a row with one arm or a Romanian deadlift, 33 in lunges, 47 in a goblet squat; what it
 *   has no standard of is practice
 */
const SHARES: Readonly<Partial<Record<Pattern, Readonly<Partial<Record<Hold, number>>>>>> = {
  squat: { pair: 0.45, one: 0.6 },
  lunge: { side: 0.4, one: 0.6 },
  hinge: { pair: 0.55, side: 0.4, one: 1 },
  'hip-extension': { one: 1 },
  'horizontal-push': { pair: 0.5, side: 0.45, one: 0.7 },
  'vertical-push': { pair: 0.35, side: 0.35 },
  'horizontal-pull': { pair: 0.5, side: 0.55, one: 0.8 },
}
/**
 * @see Strength Level, as above: women have about three fifths in the upper body and three quarters in the
 *   legs
 */
const OF_WOMEN = { legs: 0.75, others: 0.6 } as const
/** @see Strength Level, as above: advanced lifters have about a third more */
const OF_ADVANCED = 1.3
const USUAL_KG = { male: 75, female: 62 } as const
/** The reserve of most weeks. */
const RESERVE = 2
/** R26 */
export const MAX_REPS = 20

function holdOf(entry: CatalogueEntry): Hold {
  if (entry.pattern === 'lunge' && entry.needs.includes('kettlebell')) return 'one'
  if (entry.perSide) return 'side'
  return entry.traits.includes('pair') || isOfTwoBells(entry) ? 'pair' : 'one'
}

function usualMaxKg(entry: CatalogueEntry, { person, level }: TrainingProfile): number | null {
  const share = SHARES[entry.pattern]?.[holdOf(entry)]
  if (share === undefined || !entry.needs.some((each) => each === 'dumbbells' || each === 'kettlebell'))
    return null
  const sex = person.sex ?? 'male'
  const part = sex === 'female' ? OF_WOMEN[isLegs(entry.pattern) ? 'legs' : 'others'] : 1
  return share * part * (level === 'advanced' ? OF_ADVANCED : 1) * (person.weightKg ?? USUAL_KG[sex])
}

/**
 * The reps that the heaviest owned weight allows at RIR 2. Null if the weight is unknown, in the first year,
 * and for people that the standards do not cover.
 */
export function repsWithHeaviest(entry: CatalogueEntry, profile: TrainingProfile): number | null {
  const mostKg = ownedFor(entry, profile.ownedWeights)?.mostKg
  if (mostKg === undefined || workingLevel(profile) === 'novice' || profile.person.age === '65-plus')
    return null
  const max = usualMaxKg(entry, profile)
  if (max === null) return null
  let reps = 0
  while (reps < MAX_REPS && shareOfMax(reps + 1, RESERVE) * max >= mostKg) reps++
  return reps
}

/** Reps. */
const LIGHT = 12

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
