import type { TrainingProfile } from '../profile/profile.ts'
import type { Row } from '../draft/draft.ts'
import { isGetUp, type CatalogueEntry } from '../../exercises/exercise.ts'
import { isCompound } from '../../exercises/vocabulary.ts'
import { isShortSession } from './volume.ts'

type Trainee = Pick<TrainingProfile, 'person' | 'minutes'>

const LESS_REST_SECONDS = 15
/** Minimum rests in seconds (R36). The shortest sessions may cut single-joint work further. */
const MIN_REST = { compound: 90, single: 60, singleInShort: 45 }
/** Longer sets need no more reps (R25). */
const MAX_REPS = 15
/**
 * Minutes. At this length the rests are already at their minimum. In shorter sessions only single-joint rests
 * fall further.
 */
const NOTHING_TO_CUT = 45

/**
 * Rest after a set of an accessory exercise, in seconds.
 *
 * @see Hunter, "Sex differences in human fatigability" (2014): at the same relative effort women tire less from set to set
 *   than men. How much shorter is our cautious reading of it.
 */
export function accessoryRest(
  { pattern }: CatalogueEntry,
  usual: number,
  { person, minutes }: Trainee,
): number {
  if (person.sex !== 'female' || isShortSession({ minutes })) return usual
  const single = minutes < NOTHING_TO_CUT ? MIN_REST.singleInShort : MIN_REST.single
  return Math.max(isCompound(pattern) ? MIN_REST.compound : single, usual - LESS_REST_SECONDS)
}

/** Extra reps in every set of an accessory exercise whose rest cannot be shorter. */
export const accessoryReps = (
  { entry, repsHigh }: Pick<Row, 'entry' | 'repsHigh'>,
  { person, minutes }: Trainee,
): number =>
  person.sex === 'female' &&
  minutes === NOTHING_TO_CUT &&
  !(entry.timed || entry.main || isGetUp(entry)) &&
  repsHigh < MAX_REPS
    ? 1
    : 0

/** What the sex changes, in a sentence; null if nothing. */
export function sexDecision({ person, minutes }: Trainee): string | null {
  if (person.sex !== 'female' || isShortSession({ minutes })) return null
  const change =
    minutes === NOTHING_TO_CUT ? 'one more rep a set' : `up to ${LESS_REST_SECONDS} seconds less rest`
  return `Women often tire less from set to set than men. So your smaller exercises have ${change}.`
}
