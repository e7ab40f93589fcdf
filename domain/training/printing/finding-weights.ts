import { say, type Phrase } from '../../program/phrase.ts'
import type { TrainingProfile } from '../profile/profile.ts'
import { isDeadlift, isUnderBar } from '../prescription/bar-lifts.ts'
import { workingLevel } from '../profile/eligible.ts'
import type { CatalogueEntry } from '../../exercises/exercise.ts'
import { isShortSession } from '../prescription/volume.ts'
import { GUIDELINES as TEXTS } from './generated/texts.ts'

/** Which weights the eight weeks print. */
export interface PrintedWeights {
  any: boolean
  /** Whether a printed weight is an estimate (`about`). */
  about: boolean
  /** Whether rows that take weight lack a printed one. */
  missing: boolean
}

/**
 * How to find the weights of the first session: work up in sets of the prescribed reps.
 *
 * @see Helms and others, "Application of the repetitions in reserve-based rating of perceived exertion scale for
 *   resistance training" (2016); beginners judge their reserve worse, so they stop where the bar slows down, and begin a
 *   step below that: a set that slows down leaves one or two
 */
export function firstWeights(
  profile: TrainingProfile,
  { any, missing }: PrintedWeights,
  inFewSizes: boolean,
): string[] {
  if (!missing) return []
  if (profile.redFlags.length) return [TEXTS.surelyLight]
  if (inFewSizes) return [TEXTS.lightestFirst]
  if (isShortSession(profile)) {
    // There is no time to work up to every weight.
    const find = any ? 'Where no weight is printed, find the one' : 'In your first session find the weight'
    return [
      `${find} of the day’s first lift in its warm-up: a few reps at a time, a little heavier each time. Guess the others low. Mend each next time by what its sets left, and write it down.`,
      TEXTS.knownWeight,
    ]
  }
  const where = any ? 'Where no weight is printed, find it' : 'Find each weight'
  const until =
    workingLevel(profile) === 'novice'
      ? 'until the last reps of one slow down. Your start is the weight before that one'
      : `until one leaves the ${profile.scale} of its row. That weight is your start`
  return [
    `${where} in your first session: do sets of the row’s reps, a little heavier each time, ${until}: write it down.`,
    `That can make the sessions of week 1 some 10 minutes longer; without those, do a set fewer of what has three or more. ${TEXTS.knownWeight}`,
  ]
}

/**
 * The first bar weight for someone who has never lifted a bar.
 *
 * @see r/Fitness, "Basic Beginner Routine", and Mehdi, "StrongLifts 5x5": the empty bar, and 40 kg from the floor, for plates
 *   of full size
 */
export function firstBar(
  entries: readonly CatalogueEntry[],
  profile: TrainingProfile,
  { missing }: PrintedWeights,
): Phrase[] {
  const isAsked =
    missing && workingLevel(profile) === 'novice' && !profile.redFlags.length && entries.some(isUnderBar)
  if (!isAsked) return []
  const fromFloor = entries.some(isDeadlift)
    ? say`, a deadlift with ${{ kg: 40, lb: 90 }} or with the bar raised to that height`
    : ''
  return [
    say`Under a bar begin with the bar alone, which weighs ${{ kg: 20, lb: 45 }}${fromFloor}. Add ${{ kg: 5, lb: 10 }} a set, in five sets at most, until your form or your speed changes.`,
  ]
}
