import type { KnownLift, Sex } from '../../../forms/facts.ts'
import type { Level } from '../../../exercises/vocabulary.ts'
import { STANDARDS } from './generated/lifts.ts'

/** What can be lifted once, in multiples of body weight: at first, and as somebody of each level. */
export type Standard = readonly number[]

/** The body weights at which the multiples hold: the middle of the tables. */
const REFERENCE_KG: Readonly<Record<Sex, number>> = { male: 80, female: 62 }
/**
 * Strength grows more slowly than body weight.
 *
 * @see Jaric, "Muscle strength testing: use of normalisation for body size" (2002): force grows with body mass to the power
 *   of two thirds
 */
const GROWTH = 2 / 3

/** What is known of a lifter. An unknown body weight is the usual one. */
export interface Lifter {
  sex: Sex
  weightKg?: number | undefined
  level: Level
}

const inKilograms = (share: number, { sex, weightKg = REFERENCE_KG[sex] }: Lifter): number =>
  share * REFERENCE_KG[sex] * (weightKg / REFERENCE_KG[sex]) ** GROWTH

/** The maximum that is usual at the level: a novice in the forms is in the first year. */
export function usualMaxKg(lift: KnownLift, lifter: Lifter): number {
  const [beginner = 0, novice = 0, intermediate = 0, advanced = 0] = STANDARDS[lifter.sex][lift]
  const share = {
    novice: (beginner + novice) / 2,
    intermediate: (novice + intermediate) / 2,
    advanced: (intermediate + advanced) / 2,
  }[lifter.level]
  return inKilograms(share, lifter)
}

/** The elite have few above them. Somebody who calls themselves advanced may be one of those. */
const ABOVE_ELITE = 1.15

/** A maximum above this is unlikely: nobody but the next level's best lifts it. */
export function unlikelyMaxKg(lift: KnownLift, lifter: Lifter): number {
  const [advanced = 0, elite = 0] = STANDARDS[lifter.sex][lift].slice(3)
  const share = { novice: (advanced + elite) / 2, intermediate: elite, advanced: elite * ABOVE_ELITE }[
    lifter.level
  ]
  return inKilograms(share, lifter)
}
