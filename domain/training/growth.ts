import { isCareful, mayFall } from './care.ts'
import type { TrainingProfile } from '../profile.ts'
import type { Progression } from './block.ts'
import type { Row } from './draft.ts'
import { workingLevel } from './eligible.ts'
import { peaksFor } from './event.ts'
import { isGetUp, isInLadders, isOfBands, type CatalogueEntry } from './exercise.ts'
import { canBeHeavy, isForStrength } from './heavy.ts'
import { isAlwaysLoadable } from './person/loads.ts'
import { isLoadable, takesSmallSteps } from './scheme.ts'
import { takesTriples } from './triples.ts'
import type { Growth } from './vocabulary.ts'

/**
 * @see ACSM, "Progression models in resistance training for healthy adults" (2009): novices add weight at the same
 *   repetitions, others as soon as they can do one or two more than asked for; Plotkin and others (2022): weight and
 *   repetitions do equally well over eight weeks
 */
export function growthOf(
  { entry, progression }: Pick<Row, 'entry' | 'progression'>,
  profile: TrainingProfile,
): Growth {
  const asked = progressionOf(progression, entry, profile)
  if (asked === 'load') return 'linear'
  if (asked === 'wave') return takesTriples(entry) ? 'top-set' : 'wave'
  const isAtOneWeight = entry.timed || isGetUp(entry) || isInLadders(entry)
  const getsHeavier = isLoadable(entry, profile) || isOfBands(entry)
  if (!getsHeavier || isAtOneWeight || climbsOnly(profile)) return 'climb'
  return takesSmallSteps(entry) && isAlwaysLoadable(entry, profile) ? 'chart' : 'double'
}

/** Effort cannot rise where much is kept in reserve; heavy lifts that strength is judged by go on as they do. */
const climbsOnly = (profile: TrainingProfile): boolean =>
  isCareful(profile) && (profile.redFlags.length > 0 || !isForStrength(profile))

/**
 * Whether the weights that are printed for the second round count on what the first one gains. Attempts at a meet are read
 * off what is known, and so is all that leads up to them.
 */
export const countsOnGain = (profile: TrainingProfile): boolean => !isCareful(profile) && !peaksFor(profile)

/**
 * How much of a round's step somebody gains in it.
 *
 * @see ACSM, "Progression models in resistance training for healthy adults" (2009): about 20 % more strength in studies of
 *   the moderately trained, and 10 % of the advanced
 */
export const paceOfGain = (profile: TrainingProfile): number =>
  workingLevel(profile) === 'advanced' ? 0.5 : 1

/** The progression that an exercise can follow, nearest to the one asked for. */
export function progressionOf(
  asked: Progression,
  entry: CatalogueEntry,
  profile: TrainingProfile,
): Progression {
  // Where a fall would break a bone, a weight is earned by repetitions first.
  if (!takesSmallSteps(entry) || climbsOnly(profile) || mayFall(profile)) return 'reps'
  const isNovice = workingLevel(profile) === 'novice'
  // Past the first year no one adds weight every time; overhead reps come first, but for a bar where strength is the goal.
  if (isNovice) {
    const isSteady = entry.pattern !== 'vertical-push' || (profile.goal === 'strength' && isBarPress(entry))
    return isSteady && (entry.main || asked !== 'reps') ? 'load' : 'reps'
  }
  if (asked === 'reps') return 'reps'
  return canBeHeavy(entry, profile) ? 'wave' : 'reps'
}

/** The overhead press with a bar, which small plates make a lift to add to. */
const isBarPress = ({ id }: CatalogueEntry): boolean => id === 'barbell-overhead-press'
