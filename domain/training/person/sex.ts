import type { TrainingProfile } from '../../profile.ts'
import type { Row } from '../draft.ts'
import { isGetUp, type CatalogueEntry } from '../exercise.ts'
import { isCompound } from '../vocabulary.ts'
import { isBrief } from '../volume.ts'

type Whose = Pick<TrainingProfile, 'person' | 'minutes'>

const LESS_REST_SECONDS = 15
/** What rests must not fall below (R36); the shortest sessions may cut work of single joints further. */
const LEAST_REST = { compound: 90, single: 60, singleInShort: 45 }
/** Longer sets are long enough for anybody (R25). */
const MOST_REPS = 15
/** Of these sessions the rests are at their least already, and in briefer ones those of single joints still fall. */
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
  { person, minutes }: Whose,
): number {
  if (person.sex !== 'female' || isBrief({ minutes })) return usual
  const single = minutes < NOTHING_TO_CUT ? LEAST_REST.singleInShort : LEAST_REST.single
  return Math.max(isCompound(pattern) ? LEAST_REST.compound : single, usual - LESS_REST_SECONDS)
}

/** Repetitions more in every set of an accessory exercise where its rest cannot be shorter. */
export const accessoryReps = (
  { entry, repsHigh }: Pick<Row, 'entry' | 'repsHigh'>,
  { person, minutes }: Whose,
): number =>
  person.sex === 'female' &&
  minutes === NOTHING_TO_CUT &&
  !(entry.timed || entry.main || isGetUp(entry)) &&
  repsHigh < MOST_REPS
    ? 1
    : 0

/** What the sex of somebody changes, in a sentence; null where it changes nothing. */
export function sexDecision({ person, minutes }: Whose): string | null {
  if (person.sex !== 'female' || isBrief({ minutes })) return null
  const change =
    minutes === NOTHING_TO_CUT ? 'one more rep a set' : `up to ${LESS_REST_SECONDS} seconds less rest`
  return `At the same effort women often tire less from set to set than men, so your smaller exercises have ${change}.`
}
