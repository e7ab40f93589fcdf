import type { KnownLift, Sex } from '../../../forms/facts.ts'
import type { Level } from '../../../exercises/vocabulary.ts'

/** One-repetition maximums as multiples of body weight, for somebody of the reference body weight. */
interface Standard {
  beginner: number
  novice: number
  intermediate: number
  advanced: number
  elite: number
}
const standard = (
  beginner: number,
  novice: number,
  intermediate: number,
  advanced: number,
  elite: number,
): Standard => ({ beginner, novice, intermediate, advanced, elite })

/**
 * What lifters can do once, as multiples of their body weight. For pull-ups it is the load on the belt.
 *
 * @see Strength Level, "Strength Standards": its tables by body weight ratio for squat, bench press, deadlift, shoulder
 *   press, bent-over row, front squat, incline bench press, Romanian deadlift, hip thrust and weighted pull-up, men
 *   and women
 * @see Kilgore, "Strength Standards" (ExRx.net), stricter at the top: elite men of 75 kg squat 2.7 and bench-press 1.9
 *   times their body weight, elite women of 60 kg 1.6 and 1.1 times
 */
const STANDARDS: Readonly<Record<Sex, Readonly<Record<KnownLift, Standard>>>> = {
  male: {
    squat: standard(0.75, 1.25, 1.5, 2.25, 2.75),
    'front-squat': standard(0.75, 1, 1.25, 1.75, 2.25),
    'bench-press': standard(0.5, 0.75, 1.25, 1.75, 2),
    'incline-bench-press': standard(0.5, 0.75, 1, 1.5, 1.75),
    deadlift: standard(1, 1.5, 2, 2.5, 3),
    'romanian-deadlift': standard(0.75, 1, 1.5, 2, 2.75),
    'overhead-press': standard(0.35, 0.55, 0.8, 1.1, 1.4),
    'barbell-row': standard(0.5, 0.75, 1, 1.5, 1.75),
    'hip-thrust': standard(0.5, 1, 1.75, 2.5, 3.5),
    'pull-up': standard(0.05, 0.15, 0.35, 0.65, 1),
  },
  female: {
    squat: standard(0.5, 0.75, 1.25, 1.5, 2),
    'front-squat': standard(0.4, 0.6, 0.9, 1.25, 1.75),
    'bench-press': standard(0.25, 0.5, 0.75, 1, 1.5),
    'incline-bench-press': standard(0.2, 0.4, 0.6, 0.9, 1.25),
    deadlift: standard(0.5, 1, 1.25, 1.75, 2.5),
    'romanian-deadlift': standard(0.5, 0.75, 1, 1.5, 2),
    'overhead-press': standard(0.2, 0.35, 0.5, 0.75, 1),
    'barbell-row': standard(0.25, 0.4, 0.65, 0.9, 1.2),
    'hip-thrust': standard(0.5, 1, 1.5, 2.25, 3),
    'pull-up': standard(0.05, 0.1, 0.25, 0.45, 0.75),
  },
}
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
  const { beginner, novice, intermediate, advanced } = STANDARDS[lifter.sex][lift]
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
  const { advanced, elite } = STANDARDS[lifter.sex][lift]
  const share = { novice: (advanced + elite) / 2, intermediate: elite, advanced: elite * ABOVE_ELITE }[
    lifter.level
  ]
  return inKilograms(share, lifter)
}
