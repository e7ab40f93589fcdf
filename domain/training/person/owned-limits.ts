import type { TrainingProfile } from '../../profile.ts'
import { workingLevel } from '../eligible.ts'
import { isOfTwoBells, type CatalogueEntry } from '../exercise.ts'
import { isLegs, type Pattern } from '../vocabulary.ts'
import { ownedFor, sizesFor } from './loading.ts'
import { shareOfMax } from './rep-chart.ts'

/** One in each hand or at each side, one for one side alone, or one for both. */
type Hold = 'pair' | 'side' | 'one'

/**
 * What an intermediate man lifts once with weights that are held, as a share of his body: of one where there are two, or of
 * the one that there is. Rounded to a twentieth.
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
/** @see Strength Level, as above: the upper body of women has some three fifths, their legs three quarters */
const OF_WOMEN = { legs: 0.75, others: 0.6 } as const
/** @see Strength Level, as above: who is advanced lifts about a third more */
const OF_ADVANCED = 1.3
const USUAL_KG = { male: 75, female: 62 } as const
/** What most weeks leave in reserve. */
const RESERVE = 2
/** R26 */
export const MOST_REPS = 20

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
 * How many repetitions the heaviest that somebody owns allows them, with two in reserve; null where that is not known, in a
 * first year, and in a body that standards say nothing of.
 */
export function repsWithHeaviest(entry: CatalogueEntry, profile: TrainingProfile): number | null {
  const mostKg = ownedFor(entry, profile.ownedWeights)?.mostKg
  if (mostKg === undefined || workingLevel(profile) === 'novice' || profile.person.age === '65-plus')
    return null
  const max = usualMaxKg(entry, profile)
  if (max === null) return null
  let reps = 0
  while (reps < MOST_REPS && shareOfMax(reps + 1, RESERVE) * max >= mostKg) reps++
  return reps
}

/** More than a dozen repetitions. */
const LIGHT = 12

/** Whether the heaviest that somebody owns is light in a lift, and clearly less so in another. */
export function isOutdoneBy(other: CatalogueEntry, entry: CatalogueEntry, profile: TrainingProfile): boolean {
  const [reps, fewer] = [repsWithHeaviest(entry, profile), repsWithHeaviest(other, profile)]
  return reps !== null && fewer !== null && reps > LIGHT && fewer <= reps - CLEARLY
}
const CLEARLY = 3

/** How much of the next size the one before has at least. One bell more, in one hand, is the next step of two. */
const closest = (sizes: readonly number[], entry: CatalogueEntry): number =>
  Math.min(
    ...sizes.slice(1).map((next, at) => {
      const size = sizes[at] ?? next
      return isOfTwoBells(entry) ? (2 * size) / (size + next) : size / next
    }),
  )

/** The fewest repetitions by which the next size allows the lowest of the range; null where there is no next size. */
export function repsForNextSize(
  repsLow: number,
  entry: CatalogueEntry,
  owned: TrainingProfile['ownedWeights'],
): number | null {
  const sizes = sizesFor(entry, owned) ?? []
  if (sizes.length < 2) return null
  const needed = shareOfMax(repsLow, RESERVE) * closest(sizes, entry)
  let reps = repsLow + 1
  while (reps < MOST_REPS && shareOfMax(reps, RESERVE) > needed) reps++
  return reps
}
