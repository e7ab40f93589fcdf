import { entryById } from '../../exercises/catalogue.ts'
import type { CatalogueEntry } from '../../exercises/exercise.ts'
import { objectionTo, eligibleFor } from '../profile/eligible.ts'
import { limitsOn, withinLimits } from '../profile/limits.ts'
import type { TrainingProfile } from '../profile/profile.ts'
import { doesItself, type RepGoal } from '../profile/rep-goals.ts'
import type { Row } from '../draft/draft.ts'
import { WEEKS } from '../../program/weeks.ts'
import { LADDERS } from './generated/ladders.ts'
import type { Range } from './rep-ranges.ts'
import { isShortSession } from './volume.ts'

/**
 * How much more of a best set eight weeks usually bring, as a share of today's, and at least.
 *
 * @see Hung and others, "Effects of 8-week core training on core endurance and running economy" (2019): a plank of 193 s
 *   became 242 s, a quarter more. Of reps, half as many again and three at least is practice, between the fifth or two that
 *   trained people gain and the doubling that programs such as Armstrong's tell of
 */
const USUAL_GAIN = { reps: { share: 0.5, least: 3 }, seconds: { share: 0.25, least: 15 } } as const

/**
 * The share of the best set in each set: of today's in week 1, of the planned one at the end.
 *
 * @see Tsatsouline, "The Naked Warrior" (2004), on practising a lift often and far from failure; the Marine Corps' "Armstrong
 *   Pull-up Program": training sets that could be done nine times
 */
const SHARE = { first: 0.55, last: 0.7 } as const
/** The longest set that a row prints: more of them do more than longer ones. */
const LONGEST = { reps: 30, seconds: 120 } as const
const SHORTEST = { reps: 3, seconds: 15 } as const
/** What a range needs, to grow in most weeks. */
const WIDTH = { reps: 3, seconds: 15 } as const
/** What a set grows by. */
export const STEP = { reps: 1, seconds: 5 } as const

/** The best set that the eight weeks lead to; undefined if today's is not told. */
export function plannedBest({ from, to = Infinity, of }: RepGoal): number | undefined {
  if (from === undefined) return undefined
  const { share, least } = USUAL_GAIN[of]
  return Math.min(to, downTo(from + Math.max(least, from * share), STEP[of]))
}

/** A set between trials: its share of the newest one, and the reps that this is expected to be. */
export interface SetOfTrial {
  percent: number
  count: number
}

/**
 * Percent of the newest trial. The first week after one is easier than those that follow it, and so is the week of the test.
 *
 * @see Tsatsouline, "The Naked Warrior" (2004): half to four fifths of a best set, far from failure; which share is practice
 */
const OF_TRIAL = { first: 65, later: 70, beforeTest: 60 } as const
const TO_FIVES = 5

/**
 * The sets that follow a trial: what somebody really did decides them, not the calendar. Null before the first trial, and where
 * today’s best is unknown.
 *
 * @param trials - the weeks of the trials
 * @param share - of a whole day's set, on an easy day
 */
export function setOfTrial(
  row: Pick<Row, 'entry' | 'repsHigh'>,
  week: number,
  trials: readonly number[],
  share: number,
  profile: TrainingProfile,
): SetOfTrial | null {
  const goal = goalOf(row.entry, profile)
  const best = goal && plannedBest(goal)
  const newest = trials.findLast((each) => each < week)
  if (goal?.from === undefined || best === undefined || newest === undefined) return null
  const whole = week === WEEKS ? OF_TRIAL.beforeTest : week === newest + 1 ? OF_TRIAL.first : OF_TRIAL.later
  const percent = Math.round((whole * share) / TO_FIVES) * TO_FIVES
  const expected = goal.from + ((best - goal.from) * (newest - 1)) / (WEEKS - 1)
  const count = Math.max(SHORTEST[goal.of], Math.round((expected * percent) / 100))
  return { percent, count: Math.min(count, row.repsHigh) }
}

const downTo = (value: number, step: number): number => Math.floor(value / step) * step

/** The goal that an exercise itself is the lift of; undefined if it is of none, or too hard as yet. */
export const goalOf = ({ id }: CatalogueEntry, { repGoals }: TrainingProfile): RepGoal | undefined =>
  repGoals?.find((goal) => doesItself(goal) && goal.ids.includes(id))

/**
 * The reps or seconds of a set from week 1 to week 8, for the lift of a goal whose best set is told; null for other
 * exercises. The buyer's limits go before the goal.
 */
export function repsForGoal(entry: CatalogueEntry, profile: TrainingProfile): Range | null {
  const goal = goalOf(entry, profile)
  const best = goal && plannedBest(goal)
  if (!goal || goal.from === undefined || best === undefined) return null
  const { of } = goal
  const asked = Math.round((goal.from * SHARE.first) / STEP[of]) * STEP[of]
  const low = Math.max(SHORTEST[of], Math.min(asked, LONGEST[of] - 2 * WIDTH[of]))
  const high = Math.min(LONGEST[of], Math.max(low + WIDTH[of], downTo(best * SHARE.last, STEP[of])))
  return withinLimits({ low, high }, entry, profile.limits)
}

/**
 * Whether a set leaves so many more reps than its effort says that it would count as too easy: of the newest trial, or else of
 * today's best.
 */
export function isFarFromBest(
  entry: CatalogueEntry,
  { reps, rir, trialShare }: { reps: Range; rir: number; trialShare?: number },
  profile: TrainingProfile,
): boolean {
  const goal = goalOf(entry, profile)
  if (goal?.from === undefined || goal.of === 'seconds') return false
  const best = trialShare === undefined ? goal.from : (reps.high * 100) / trialShare
  return best - reps.high >= rir + TOO_EASY
}
/** More reps left than planned, as in `ruleWordsOf`. */
const TOO_EASY = 2

/** Whether a printed set is one that a goal asks for, which other rules would find too short or too long. */
export function isSetForGoal(entry: CatalogueEntry, reps: Range, profile: TrainingProfile): boolean {
  const asked = repsForGoal(entry, profile)
  return asked !== null && reps.low >= SHORTEST[goalUnit(entry)] && reps.high <= asked.high
}

const goalUnit = ({ timed }: CatalogueEntry) => (timed ? 'seconds' : 'reps')

/** The sets on each day: more than other exercises begin with. */
const SETS = { usual: 4, brief: 3 } as const
/** Minutes. */
const BRIEF = 45

export const setsForGoal = (entry: CatalogueEntry, profile: TrainingProfile): number =>
  Math.min(
    isShortSession(profile) || profile.minutes < BRIEF ? SETS.brief : SETS.usual,
    limitsOn(entry, profile.limits).sets,
  )

/**
 * The open exercises that train a goal: the lift itself, or what leads to it if it is closed or too hard as yet. Empty if
 * nothing is open.
 */
export function trainsGoal(goal: RepGoal, profile: TrainingProfile): readonly CatalogueEntry[] {
  const open = eligibleFor(profile)
  const itself = doesItself(goal) ? open.filter(({ id }) => goal.ids.includes(id)) : []
  if (itself.length) return itself
  const lifts = goal.ids.flatMap((id) => entryById(id) ?? [])
  // What hurts in the lift hurts in what is nearest to it.
  if (lifts.every((entry) => ['avoided', 'injury', 'red-flag'].includes(objectionTo(entry, profile) ?? '')))
    return []
  const below = new Set(goal.ids.flatMap((id) => LADDERS.flatMap((ladder) => nearestBelow(id, ladder, open))))
  const isAssisted = ({ traits, pattern, primary }: CatalogueEntry) =>
    traits.includes('assisted') &&
    lifts.some((lift) => lift.pattern === pattern && lift.primary[0] === primary[0])
  return open.filter((entry) => below.has(entry.id) || isAssisted(entry))
}

/** More than today’s best of a lift that is too hard as yet: the first full rep, or one more. */
export const nextTry = ({ from = 0, of }: RepGoal): number => from + STEP[of]

/** The hardest two open rungs below a lift: negatives, and the one that they go with. */
const RUNGS = 2
const nearestBelow = (id: string, ladder: readonly string[], open: readonly CatalogueEntry[]): string[] =>
  ladder
    .slice(0, Math.max(0, ladder.indexOf(id)))
    .filter((rung) => open.some((entry) => entry.id === rung))
    .slice(-RUNGS)

/** Whether an exercise is one that trains a goal. */
export const isForGoal = (entry: CatalogueEntry, profile: TrainingProfile): boolean =>
  forGoals(profile).has(entry)

/** Whether an exercise trains the number that the buyer named first. */
export const isForFirstGoal = (entry: CatalogueEntry, profile: TrainingProfile): boolean =>
  profile.repGoals?.slice(0, 1).some((goal) => trainsGoal(goal, profile).includes(entry)) === true

const known = new WeakMap<TrainingProfile, ReadonlySet<CatalogueEntry>>()

function forGoals(profile: TrainingProfile): ReadonlySet<CatalogueEntry> {
  const found = known.get(profile) ?? new Set(profile.repGoals?.flatMap((goal) => trainsGoal(goal, profile)))
  known.set(profile, found)
  return found
}
