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
  return forSize && profile.minutes >= HOLDS_TWO_MORE ? 2 : 1
}

/** A session below that is full in week 1. */
const HOLDS_TWO_MORE = 60

/** Whether a day's sets grow a week before those of the others: all of them at once, which keeps what is balanced. */
export const growsFirst = (day: number, days: number, growing: number): boolean =>
  day < Math.floor(days / 2) && growing > 1
