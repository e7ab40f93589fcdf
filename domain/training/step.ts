import type { TrainingProfile } from '../profile.ts'
import { isFrontSquat } from './bar-lifts.ts'
import { isBallistic, isOfBands, type CatalogueEntry } from './exercise.ts'
import type { Growth } from './vocabulary.ts'
import { comesInFewSizes, comesInSizes } from './person/loading.ts'
import type { Phase } from './phases.ts'
import { loadStepKg } from './scheme.ts'
import { isHipDominant, isKneeDominant } from './vocabulary.ts'

/** What a row asks for beyond the last time. */
export type Step =
  | {
      of: 'weight'
      kg: number
      /** How often the lift comes in a week, each time with that much more. */
      timesAWeek: number
      /** Whether there is a week to compare with; the second time of week 1 has only the first. */
      hasLastWeek: boolean
    }
  | {
      of: 'reps'
      /** What takes the place of one more repetition at the top of the range. */
      or: { kg: number } | 'next size' | null
    }
  /** The next size in one more of the sets; how many there are stays. */
  | { of: 'sets' }
  /** What the chart allows more, where nobody knows of how much. */
  | { of: 'share'; percent: number; since: 'last week' | 'week 1' }

/** Where a lift stands among the times that it comes in a week, counted from 0. */
export interface Turn {
  turn: number
  timesAWeek: number
}

const BIG_STEP_KG = 5
const STEP_KG = 2.5

/** Repetitions over those asked for that show a weight to be two steps too light. */
export const MANY_MORE = 3

/**
 * What a novice adds each time that a lift comes.
 *
 * @see r/Fitness, "Basic Beginner Routine": 2.5 kg for the upper body, 5 kg for squat and deadlift, each time that all
 *   repetitions were done
 * @see Mehdi, "StrongLifts 5x5": 2.5 kg of a squat that comes three times a week, 5 kg of the deadlift, which comes less often
 */
export function linearStepKg(
  entry: CatalogueEntry,
  timesAWeek: number,
  { person }: Pick<TrainingProfile, 'person'>,
): number {
  const isBig = isKneeDominant(entry.pattern) || isHipDominant(entry.pattern)
  const isGrown = person.age === undefined || person.age === '18-49'
  return isBig && isGrown && timesAWeek === 1 ? Math.max(BIG_STEP_KG, loadStepKg(entry)) : loadStepKg(entry)
}

/**
 * What a lift is expected to gain in a round of weeks.
 *
 * @see Wendler, "5/3/1" (2nd edition): each cycle of four weeks is worked out from 5 lb more for presses, 10 lb more for
 *   squats and deadlifts; a front squat is a fifth lighter, and two repetitions over are no tenth of it
 */
export const roundStepKg = (entry: Pick<CatalogueEntry, 'id' | 'pattern'>): number =>
  !isFrontSquat(entry) && (isKneeDominant(entry.pattern) || isHipDominant(entry.pattern))
    ? BIG_STEP_KG
    : STEP_KG

/** What takes the place of a repetition where the range is done. */
function heavierOf(
  entry: CatalogueEntry,
  { ownedWeights }: TrainingProfile,
): { kg: number } | 'next size' | null {
  if (isOfBands(entry) || entry.pattern === 'outward-rotation' || comesInFewSizes(entry, ownedWeights))
    return null
  return comesInSizes(entry) ? 'next size' : { kg: loadStepKg(entry) }
}

/** Nothing in the first week of all, nor in the first after a light one, which goes on from the week before that. */
export function stepIn(
  growth: Growth,
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
 * What a week asks more than another by the chart of reps and effort; null where that is nothing.
 *
 * @param shares - of a maximum, of this week and of the one that it follows
 */
export function shareStep(now: number, then: number, since: 'last week' | 'week 1'): Step | null {
  const percent = Math.round((now / then - 1) * 100)
  return percent > 0 ? { of: 'share', percent, since } : null
}

/** `+4% on last week.`, `+2.5 kg on last week.`, `+2.5 kg each time, so +5 kg on last week.`, `+1 rep or +2.5 kg on last week.` */
export function stepForm(step: Step): string {
  if (step.of === 'share') return `+${step.percent}% on ${step.since}.`
  if (step.of === 'sets') return 'One more of the sets with the next size.'
  if (step.of === 'reps')
    return `+1 rep${step.or === null ? '' : step.or === 'next size' ? ' or the next size' : ` or +${step.or.kg} kg`} on last week.`
  const { kg, timesAWeek, hasLastWeek } = step
  if (!hasLastWeek) return `+${kg} kg on last time.`
  return `${timesAWeek > 1 ? `+${kg} kg each time, so ` : ''}+${kg * timesAWeek} kg on last week.`
}
