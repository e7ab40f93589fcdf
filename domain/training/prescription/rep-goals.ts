import { entryById } from '../../exercises/catalogue.ts'
import type { CatalogueEntry } from '../../exercises/exercise.ts'
import { objectionTo, eligibleFor } from '../profile/eligible.ts'
import { limitsOn, withinLimits } from '../profile/limits.ts'
import type { TrainingProfile } from '../profile/profile.ts'
import { doesItself, type RepGoal } from '../profile/rep-goals.ts'
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
const STEP = { reps: 1, seconds: 5 } as const

/** The best set that the eight weeks lead to; undefined if today's is not told. */
export function plannedBest({ from, to, of }: RepGoal): number | undefined {
  if (from === undefined) return undefined
  const { share, least } = USUAL_GAIN[of]
  return Math.min(to, downTo(from + Math.max(least, from * share), STEP[of]))
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

const known = new WeakMap<TrainingProfile, ReadonlySet<CatalogueEntry>>()

function forGoals(profile: TrainingProfile): ReadonlySet<CatalogueEntry> {
  const found = known.get(profile) ?? new Set(profile.repGoals?.flatMap((goal) => trainsGoal(goal, profile)))
  known.set(profile, found)
  return found
}
