import { joined, say, type Phrase } from '../../program/phrase.ts'
import type { TrainingProfile } from '../profile/profile.ts'
import { isDeadlift, isUnderBar } from '../prescription/bar-lifts.ts'
import { hasThinBones } from '../profile/health/care.ts'
import { lowWeightsOf } from '../profile/health/weeks-of-care.ts'
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
 *   resistance training" (2016); beginners judge their reserve worse, so they take the lighter weight in doubt. A bar that
 *   slows down leaves one or two, which is later than planned
 */
export function firstWeights(
  profile: TrainingProfile,
  { any, missing }: PrintedWeights,
  inFewSizes: boolean,
): string[] {
  if (!missing) return []
  if (lowWeightsOf(profile)?.by === 'share') return [TEXTS.halfOfGuess]
  if (profile.redFlags.length) return [TEXTS.surelyLight]
  if (inFewSizes) return [TEXTS.lightestFirst]
  if (isShortSession(profile)) {
    // There is no time to work up to every weight.
    const find = any ? 'No weight printed? Find the one' : 'In your first session, find the weight'
    return [
      `${find} of the day’s first lift in its warm-up: a few reps at a time, a little heavier each time. Guess the others low. Correct each one next time, and write it down.`,
      TEXTS.knownWeight,
    ]
  }
  const where = any
    ? 'No weight printed? Your first session finds it'
    : 'Your first session finds your weights'
  // Form that goes is too late a sign for a spine that may break.
  const until = hasThinBones(profile)
    ? 'Stop while a set is still easy and your back as long as at its start. That is your starting weight'
    : workingLevel(profile) === 'novice'
      ? `Stop when only the planned ${profile.scale} is left. In doubt, take the weight before: that is your starting weight`
      : `Stop when a set ends at the planned ${profile.scale}. That is your starting weight`
  return [
    `${where}. Start light, do the printed reps, and go a little heavier each set. ${until}: write it down.`,
    `Week 1 takes about 10 minutes more for that. Must you end on time? Skip one set of any exercise with three or more. ${TEXTS.knownWeight}`,
  ]
}

/** Whether somebody works up to weights in sets of their own, beyond the planned minutes of week 1. */
export const findsWeightsSlowly = (
  profile: TrainingProfile,
  { missing }: PrintedWeights,
  inFewSizes: boolean,
): boolean =>
  missing &&
  !inFewSizes &&
  !profile.redFlags.length &&
  lowWeightsOf(profile)?.by !== 'share' &&
  !isShortSession(profile)

/**
 * The first bar weight for someone who has never lifted a bar.
 *
 * @see r/Fitness, "Basic Beginner Routine": the empty bar. A pull from the floor starts at the height that plates of full
 *   size give a bar, whatever it weighs
 */
export function firstBar(
  entries: readonly CatalogueEntry[],
  profile: TrainingProfile,
  { missing }: PrintedWeights,
): Phrase[] {
  const isAsked =
    missing &&
    workingLevel(profile) === 'novice' &&
    !profile.redFlags.length &&
    lowWeightsOf(profile)?.by !== 'share'
  const ofBars = entries.filter(isUnderBar)
  if (!isAsked || !ofBars.length) return []
  if (hasThinBones(profile))
    return [
      say`With a barbell, start with the empty bar, which weighs ${{ kg: 20, lb: 45 }}, or less. Add ${{ kg: 2.5, lb: 5 }} a set, three times at most, and stop while it is still easy.`,
    ]
  const ofBarbells = ofBars.filter(({ needs }) => needs.includes('barbell'))
  const orAsk = profile.equipment.kind === 'home' ? '' : ' or ask the staff'
  const fromFloor = ofBarbells.some(isDeadlift)
    ? ' For the deadlift, raise it to the middle of your shins: on blocks, on plates or on low pins.'
    : ''
  const empty = [
    ...(ofBarbells.length
      ? [say`With a barbell, start with the empty bar, which weighs ${{ kg: 20, lb: 45 }}.${fromFloor}`]
      : []),
    ...(ofBarbells.length < ofBars.length
      ? [`No two trap bars weigh the same: weigh yours${orAsk}. Start with it empty.`]
      : []),
  ]
  return [
    say`${joined(empty, ' ')} Add ${{ kg: 5, lb: 10 }} a set, five sets at most, and stop at the planned ${profile.scale}.`,
  ]
}
