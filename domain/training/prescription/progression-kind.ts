import { isCareful, mayFall } from '../profile/health/care.ts'
import type { TrainingProfile } from '../profile/profile.ts'
import type { Progression } from '../draft/block.ts'
import type { Row } from '../draft/draft.ts'
import { workingLevel } from '../profile/eligible.ts'
import { peaksFor } from '../profile/event.ts'
import { isGetUp, isInLadders, isOfBands, type CatalogueEntry } from '../../exercises/exercise.ts'
import { canBeHeavy, isForStrength } from './heavy.ts'
import { isAlwaysLoadable } from './loads.ts'
import { isKeptLight, isLoadable, takesSmallSteps } from './rep-ranges.ts'
import { allowsTriples } from '../draft/triples.ts'
import type { ProgressionKind } from '../../exercises/vocabulary.ts'

/**
 * @see ACSM, "Progression models in resistance training for healthy adults" (2009): novices add weight at the same
 *   repetitions, others as soon as they can do one or two more than asked for; Plotkin and others (2022): weight and
 *   repetitions do equally well over eight weeks
 */
export function progressionKindOf(
  { entry, progression }: Pick<Row, 'entry' | 'progression'>,
  profile: TrainingProfile,
): ProgressionKind {
  const asked = progressionOf(progression, entry, profile)
  if (asked === 'load') return 'linear'
  if (asked === 'wave') return allowsTriples(entry) ? 'top-set' : 'wave'
  const isAtOneWeight = entry.timed || isGetUp(entry) || isInLadders(entry)
  const getsHeavier = isLoadable(entry, profile) || isOfBands(entry)
  if (!getsHeavier || isAtOneWeight || climbsOnly(profile)) return 'climb'
  return takesSmallSteps(entry) && isAlwaysLoadable(entry, profile) ? 'chart' : 'double'
}

/** With a large reserve, effort cannot rise. Heavy strength lifts keep their usual progression. */
const climbsOnly = (profile: TrainingProfile): boolean =>
  isCareful(profile) && (profile.redFlags.length > 0 || !isForStrength(profile))

/**
 * Whether the printed weights of the second round include the expected gain of the first. Meet attempts and
 * the work before them use only known numbers.
 */
export const countsOnGain = (profile: TrainingProfile): boolean => !isCareful(profile) && !peaksFor(profile)

/**
 * The share of a round's step that the person gains.
 *
 * @see ACSM, "Progression models in resistance training for healthy adults" (2009): about 20 % more strength in studies of
 *   the moderately trained, and 10 % of the advanced
 */
export const paceOfGain = (profile: TrainingProfile): number =>
  workingLevel(profile) === 'advanced' ? 0.5 : 1

/** The progression closest to the requested one that the exercise can follow. */
export function progressionOf(
  asked: Progression,
  entry: CatalogueEntry,
  profile: TrainingProfile,
): Progression {
  // If a fall could break a bone, reps must rise before the weight does.
  const isOfReps = climbsOnly(profile) || mayFall(profile) || isKeptLight(entry, profile)
  if (!takesSmallSteps(entry) || isOfReps) return 'reps'
  const isNovice = workingLevel(profile) === 'novice'
  // After the first year, nobody adds weight every session. Overhead lifts raise reps first, except a bar
  // press for strength.
  if (isNovice) {
    const isSteady = entry.pattern !== 'vertical-push' || (profile.goal === 'strength' && isBarPress(entry))
    return isSteady && (entry.main || asked !== 'reps') ? 'load' : 'reps'
  }
  if (asked === 'reps') return 'reps'
  return canBeHeavy(entry, profile) ? 'wave' : 'reps'
}

/** The barbell overhead press: small plates allow small steps. */
const isBarPress = ({ id }: CatalogueEntry): boolean => id === 'barbell-overhead-press'
