import { isOfTwoBells, type CatalogueEntry } from '../../../exercises/exercise.ts'
import { isLegs, type Level, type Pattern } from '../../../exercises/vocabulary.ts'
import type { Person } from './person.ts'

/** One weight in each hand or at each side, one for a single side, or one for both. */
type Hold = 'pair' | 'side' | 'one'

type Shares = Readonly<Partial<Record<Pattern, Readonly<Partial<Record<Hold, number>>>>>>

/**
 * The one-repetition maximum of an intermediate man with held weights, as a share of body weight, rounded to
 * 0.05. It is the weight of one piece.
 *
 * @see Strength Level, standards of dumbbell lifts for intermediates: at 80 kg of body some 40 kg in each hand in a bench
 *   press, 30 overhead, 45 in a row with one arm or a Romanian deadlift, 33 in lunges, 47 in a goblet squat; what it
 *   has no standard of is practice
 */
export const OF_LARGE_LIFTS: Shares = {
  squat: { pair: 0.45, one: 0.6 },
  lunge: { side: 0.4, one: 0.6 },
  hinge: { pair: 0.55, side: 0.4, one: 1 },
  'hip-extension': { one: 1 },
  'horizontal-push': { pair: 0.5, side: 0.45, one: 0.7 },
  'vertical-push': { pair: 0.35, side: 0.35 },
  'horizontal-pull': { pair: 0.5, side: 0.55, one: 0.8 },
}

/**
 * The same of lifts for small muscles.
 *
 * @see Strength Level, as above: 24 kg in each hand in a curl and 47 with a bar, 14 in a lateral raise, 26 in a fly. A
 *   weight at the end of straight arms, or turned outward, is practice.
 */
export const OF_SMALL_LIFTS: Shares = {
  curl: { pair: 0.3, side: 0.3, one: 0.55 },
  'elbow-extension': { pair: 0.25, one: 0.5 },
  'lateral-raise': { pair: 0.175, side: 0.175, one: 0.6 },
  'front-raise': { pair: 0.175 },
  'rear-delt': { pair: 0.2 },
  'chest-fly': { pair: 0.3, one: 0.2 },
  'outward-rotation': { side: 0.15 },
}

/**
 * @see Strength Level, as above: women have about three fifths in the upper body and three quarters in the
 *   legs
 */
const OF_WOMEN = { legs: 0.75, others: 0.6 } as const

/**
 * @see Strength Level, as above: novices have 56 % of it in a curl and about 70 % overhead, advanced lifters about a third
 *   more
 */
const OF_LEVEL: Readonly<Record<Level, number>> = { novice: 0.65, intermediate: 1, advanced: 1.3 }

const USUAL_KG = { male: 75, female: 62 } as const

function holdOf(entry: CatalogueEntry): Hold {
  if (entry.pattern === 'lunge' && entry.needs.includes('kettlebell')) return 'one'
  if (entry.perSide) return 'side'
  return entry.traits.includes('pair') || isOfTwoBells(entry) ? 'pair' : 'one'
}

export interface Lifter {
  person: Pick<Person, 'age' | 'sex' | 'weightKg'>
  level: Level
}

/** What such a person can usually lift once, in one piece. Null if the shares do not cover it. */
export function usualMaxKg(entry: CatalogueEntry, { person, level }: Lifter, shares: Shares): number | null {
  const share = shares[entry.pattern]?.[holdOf(entry)]
  if (share === undefined || !entry.needs.some((each) => each === 'dumbbells' || each === 'kettlebell'))
    return null
  const { sex = 'male', weightKg = USUAL_KG[sex] } = person
  const ofSex = sex === 'female' ? OF_WOMEN[isLegs(entry.pattern) ? 'legs' : 'others'] : 1
  return share * ofSex * OF_LEVEL[level] * weightKg
}
