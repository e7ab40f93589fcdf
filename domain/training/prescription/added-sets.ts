import type { TrainingProfile } from '../profile/profile.ts'
import { setGrowthOf } from '../profile/health/care.ts'
import { workingLevel } from '../profile/eligible.ts'
import { addsSetsIn } from '../profile/age.ts'
import { usesSupersets } from './supersets.ts'

/** Whether later weeks may add a set to opening lifts. Age, health, short time and supersets prevent it. */
export const mayAddSets = (profile: TrainingProfile): boolean =>
  !usesSupersets(profile) &&
  setGrowthOf(profile) !== 'none' &&
  (addsSetsIn(0, profile) || addsSetsIn(1, profile))

/**
 * The number of exercises per day that later weeks may add a set to.
 *
 * @see Israetel and others, "Scientific Principles of Hypertrophy Training" (2021): sets rise from week to week, by
 *   one or two a muscle, until the light week
 */
export function maxLiftsAddingSets(profile: TrainingProfile): number {
  if (!mayAddSets(profile)) return 0
  const forSize = profile.goal === 'hypertrophy' && workingLevel(profile) !== 'novice'
  if (!forSize) return 1
  return profile.minutes >= HOLDS_THREE_MORE ? 3 : profile.minutes >= HOLDS_TWO_MORE ? 2 : 1
}

/** Shorter sessions are full in week 1. */
const HOLDS_TWO_MORE = 60
const HOLDS_THREE_MORE = 75

/** The weeks of a round after its first in which days may add sets. */
export const WEEKS_OF_GROWTH = 3
/** For days that add only one set. */
const LATE = 2

/**
 * The number of weeks into a round before a day adds its sets. A day adds all of them at once, to keep its
 * balance. Earlier days of the week go first, so every week has more sets than the one before.
 *
 * @param growing - the number of exercises that add a set, for each day
 */
export function addsSetsAfter(day: number, growing: readonly number[]): number {
  if (Math.max(...growing) <= 1) return LATE
  const days = growing.flatMap((exercises, at) => (exercises ? [at] : []))
  return 1 + Math.floor((days.indexOf(day) * WEEKS_OF_GROWTH) / days.length)
}
