import type { TrainingProfile } from '../profile.ts'
import { growthOf } from './care.ts'
import { workingLevel } from './eligible.ts'
import { addsSetsIn } from './person/age.ts'
import { takesTurns } from './supersets.ts'

/** Whether later weeks add a set to what opens a day: not where age, health or time speak against it, or lifts are done in turn. */
export const canGrow = (profile: TrainingProfile): boolean =>
  !takesTurns(profile) && growthOf(profile) !== 'none' && (addsSetsIn(0, profile) || addsSetsIn(1, profile))

/**
 * Exercises of a day that later weeks may add a set to.
 *
 * @see Israetel and others, "Scientific Principles of Hypertrophy Training" (2021): sets rise from week to week, by
 *   one or two a muscle, until the light week
 */
export function mostGrowing(profile: TrainingProfile): number {
  if (!canGrow(profile)) return 0
  const forSize = profile.goal === 'hypertrophy' && workingLevel(profile) !== 'novice'
  if (!forSize) return 1
  return profile.minutes >= HOLDS_THREE_MORE ? 3 : profile.minutes >= HOLDS_TWO_MORE ? 2 : 1
}

/** Sessions below are full in week 1. */
const HOLDS_TWO_MORE = 60
const HOLDS_THREE_MORE = 75

/** Weeks of a round, after its first, in which some day grows. */
export const WEEKS_OF_GROWTH = 3
/** Of a day that has only one set to add. */
const LATE = 2

/**
 * How many weeks into a round a day's sets have grown: all of them at once, which keeps what is balanced, the first days of
 * a week before the last ones, so that each week has more than the one before.
 *
 * @param growing - exercises of each day that add a set
 */
export function growsAfter(day: number, growing: readonly number[]): number {
  if (Math.max(...growing) <= 1) return LATE
  const days = growing.flatMap((exercises, at) => (exercises ? [at] : []))
  return 1 + Math.floor((days.indexOf(day) * WEEKS_OF_GROWTH) / days.length)
}
