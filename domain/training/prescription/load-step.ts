import type { TrainingProfile } from '../profile/profile.ts'
import { isFrontSquat } from './bar-lifts.ts'
import { isBallistic, isOfBands, type CatalogueEntry } from '../../exercises/exercise.ts'
import type { ProgressionKind } from '../../exercises/vocabulary.ts'
import { comesInFewSizes, comesInSizes } from '../profile/weights/loading.ts'
import type { Phase } from '../draft/phases.ts'
import type { Step } from '../../program/row-facts.ts'
import { loadsInjuredJoint, loadStepKg } from './rep-ranges.ts'
import { isHipDominant, isKneeDominant } from '../../exercises/vocabulary.ts'

/** The position of a session among the sessions of a lift in the week, zero-based. */
export interface Turn {
  turn: number
  timesAWeek: number
}

const BIG_STEP_KG = 5
const STEP_KG = 2.5

/** This many extra reps show that the weight is two steps too light. */
export const REPS_FOR_DOUBLE_STEP = 3

/**
 * The increase of a novice in each session of a lift.
 *
 * A hurt knee or back takes the least step.
 *
 * @see r/Fitness, "Basic Beginner Routine": 2.5 kg for the upper body, 5 kg for squat and deadlift, each time that all
 *   repetitions were done
 * @see Mehdi, "StrongLifts 5x5": 2.5 kg of a squat that comes three times a week, 5 kg of the deadlift, which comes less often
 */
export function linearStepKg(
  entry: CatalogueEntry,
  timesAWeek: number,
  { person, avoid }: Pick<TrainingProfile, 'person' | 'avoid'>,
): number {
  if (loadsInjuredJoint(entry, { avoid })) return Math.min(STEP_KG, loadStepKg(entry))
  const isBig = isKneeDominant(entry.pattern) || isHipDominant(entry.pattern)
  const isGrown = person.age === undefined || person.age === '18-49'
  return isBig && isGrown && timesAWeek === 1 ? Math.max(BIG_STEP_KG, loadStepKg(entry)) : loadStepKg(entry)
}

/**
 * The expected gain of a lift in one round.
 *
 * @see Wendler, "5/3/1" (2nd edition): each cycle of four weeks is worked out from 5 lb more for presses, 10 lb more for
 *   squats and deadlifts; a front squat is a fifth lighter, and two extra reps are less than a tenth of it
 */
export const roundStepKg = (entry: Pick<CatalogueEntry, 'id' | 'pattern'>): number =>
  !isFrontSquat(entry) && (isKneeDominant(entry.pattern) || isHipDominant(entry.pattern))
    ? BIG_STEP_KG
    : STEP_KG

/** The alternative to another rep at the top of the range. */
function heavierOf(
  entry: CatalogueEntry,
  { ownedWeights }: TrainingProfile,
): { kg: number } | 'next size' | null {
  if (isOfBands(entry) || entry.pattern === 'outward-rotation' || comesInFewSizes(entry, ownedWeights))
    return null
  return comesInSizes(entry) ? 'next size' : { kg: loadStepKg(entry) }
}

/** Null in week 1, and in the first week after a deload, which continues from the week before it. */
export function stepIn(
  growth: ProgressionKind,
  entry: CatalogueEntry,
  { turn, timesAWeek }: Turn,
  { round, step }: Phase,
  hasDeload: boolean,
  profile: TrainingProfile,
): Step | null {
  const hasLastWeek = step > 0 || (round === 1 && !hasDeload)
  if (growth === 'double' && isBallistic(entry)) return hasLastWeek ? { of: 'sets' } : null
  if (growth === 'double') return hasLastWeek ? { of: 'reps', or: heavierOf(entry, profile) } : null
  if (growth !== 'linear' || (!hasLastWeek && turn === 0)) return null
  return { of: 'weight', kg: linearStepKg(entry, timesAWeek, profile), timesAWeek, hasLastWeek }
}

/**
 * The increase between two weeks by the chart of reps and effort; null if there is none. After a deload a round begins with more
 * reps in reserve, so its weight may be less than before.
 *
 * @param now - this week's share of a maximum
 * @param then - that of the earlier week
 */
export function shareStep(now: number, then: number, since: 'last week' | 'before the deload'): Step | null {
  const percent = Math.round((now / then - 1) * 100)
  return percent > 0 || since === 'before the deload' ? { of: 'share', percent, since } : null
}
