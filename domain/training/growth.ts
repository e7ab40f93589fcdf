import { isCareful } from './care.ts'
import type { TrainingProfile } from '../profile.ts'
import type { Progression } from './block.ts'
import type { Row } from './draft.ts'
import { workingLevel } from './eligible.ts'
import { peaksFor } from './event.ts'
import type { CatalogueEntry } from './exercise.ts'
import { canBeHeavy, isForStrength } from './heavy.ts'
import { isLoadable, takesSmallSteps } from './scheme.ts'
import { takesTriples } from './triples.ts'

/**
 * The one rule by which a row gets harder.
 *
 * - `linear`: the same repetitions, more weight every week.
 * - `double`: one range of repetitions for a whole round, at ever less reserve; whoever reaches its top adds weight.
 * - `climb`: repetitions rise at one weight, or without any.
 * - `top-set`: one heavy set of fewer repetitions as the weeks go, then lighter ones; its effort chooses the weight.
 * - `wave`: all sets of fewer repetitions as the weeks go; their effort chooses the weight.
 */
export type Growth = 'linear' | 'double' | 'climb' | 'top-set' | 'wave'

/** The light weeks that leave no round longer than effort can rise in: it falls by one repetition in two weeks. */
const LIGHT_WEEKS_OF_EVEN_ROUNDS: readonly (number | null)[] = [4, 5]

/**
 * @param deloadWeek - of the program; without one, a novice's effort hardly rises, so repetitions do
 * @see ACSM, "Progression models in resistance training for healthy adults" (2009): novices add weight at the same
 *   repetitions, others as soon as they can do one or two more than asked for; Plotkin and others (2022): weight and
 *   repetitions do equally well over eight weeks
 */
export function growthOf(
  { entry, progression }: Pick<Row, 'entry' | 'progression'>,
  deloadWeek: number | null,
  profile: TrainingProfile,
): Growth {
  const asked = progressionOf(progression, entry, profile)
  if (asked === 'load') return 'linear'
  if (asked === 'wave') return takesTriples(entry) && backsOff(profile) ? 'top-set' : 'wave'
  const addsWeight = isLoadable(entry, profile) && !entry.timed && !climbsOnly(profile)
  return addsWeight && LIGHT_WEEKS_OF_EVEN_ROUNDS.includes(deloadWeek) ? 'double' : 'climb'
}

/** Effort cannot rise where much is kept in reserve; heavy lifts that strength is judged by go on as they do. */
const climbsOnly = (profile: TrainingProfile): boolean =>
  isCareful(profile) && (profile.redFlags.length > 0 || !isForStrength(profile))

/** Whoever is advanced does all sets alike, but none of those at the effort of a peak would be the last one's. */
const backsOff = (profile: TrainingProfile): boolean =>
  workingLevel(profile) === 'intermediate' || peaksFor(profile)

/** The progression that an exercise can follow, nearest to the one asked for. */
export function progressionOf(
  asked: Progression,
  entry: CatalogueEntry,
  profile: TrainingProfile,
): Progression {
  if (!takesSmallSteps(entry) || climbsOnly(profile)) return 'reps'
  const isNovice = workingLevel(profile) === 'novice'
  if (isNovice && profile.goal === 'strength' && isBarPress(entry)) return 'load'
  if (asked === 'reps') return 'reps'
  // Past the first year no one adds weight every week; overhead reps come first, but for a bar where strength is the goal.
  if (isNovice) return entry.pattern === 'vertical-push' ? 'reps' : 'load'
  return canBeHeavy(entry, profile) ? 'wave' : 'reps'
}

/** The overhead press with a bar, which small plates or a second week at the same weight make a lift to add to. */
export const isBarPress = ({ id }: CatalogueEntry): boolean => id === 'barbell-overhead-press'
