import type { PlanningContext } from '../week-plan/planning-context.ts'
import { rankedFor } from './candidates.ts'
import type { DayKind } from '../../program/day.ts'
import type { CatalogueEntry } from '../../exercises/exercise.ts'
import { layoutFor, type Layout, type PlannedDay } from './day-layout.ts'
import { exchanges, setChanges, simpleMoves, type Moves } from './moves.ts'
import { climb } from './hill-climb.ts'
import { once } from '../draft/memoize.ts'
import { when } from '../draft/when.ts'
import { penaltiesFor, type Penalties } from '../rules/penalty.ts'
import type { WeekQualityRule } from '../rules/quality-rule.ts'
import { weekOfDays, withDay } from '../rules/week.ts'
import { isUnsound, penaltyOf, type Costs, type State, type Tools } from './search-state.ts'
import { initialDay } from './initial-day.ts'

/** Above this penalty, the search starts again from other slots, with `STARTS` starts at most. */
const GOOD_ENOUGH = 150
const STARTS = 3
const ENOUGH_STEPS = 400
/** The maximum random difference between tied exercises, so that people get different choices. */
const CHANCE = 3.5
/** The penalties for departing from someone else's week by an exercise less or more, or by a set: below any hard rule's. */
const DROP_PENALTY = 200
const ADD_PENALTY = 40
const SET_PENALTY = 2

interface Found {
  days: readonly PlannedDay[]
  penalty: number
}

export const isGoodEnough = ({ penalty }: Found): boolean => penalty < GOOD_ENOUGH

/** The search for one person: a start from the slots of each day, and a climb from there or from someone else's week. */
export interface Search {
  start: (kind: DayKind, day: number, before: readonly PlannedDay[]) => PlannedDay
  /** Starts from the slots of every day, and from other slots if those lead to no good week. */
  write: () => Found
  /** From someone else's week, which changes only where a hard rule asks for it. */
  mend: (days: readonly PlannedDay[]) => readonly PlannedDay[]
  /** Whether a week keeps every hard rule. */
  isSound: (days: readonly PlannedDay[]) => boolean
  costs: Costs
  layout: Layout
}

export function searchFor(context: PlanningContext, rules: readonly WeekQualityRule[]): Search {
  const penalties = penaltiesFor(context, rules)
  const costs = costsOf(context, penalties)
  const candidates = context.kinds.map((kind, day) => rankedFor(kind, day, context, costs))
  const tools: Tools = { context, penalties, costs, candidates, layout: layoutFor(context) }
  return {
    costs,
    layout: tools.layout,
    start: (kind, day, before) => initialDay(kind, day, before, 0, tools),
    mend: (days) =>
      lowered(days, days, { ...tools, penalties: penaltiesFor(context, rules.filter(isHard)) }).days,
    isSound: (days) => !isUnsound({ seen: days.map(tools.layout.seen) }, tools),
    write: () => bestOfStarts(tools),
  }
}

function bestOfStarts(tools: Tools): Found {
  let best: Found = { days: [], penalty: Infinity }
  for (let shift = 0; shift < STARTS && !isGoodEnough(best); shift++) {
    const days: PlannedDay[] = []
    for (const [day, kind] of tools.context.kinds.entries())
      days.push(initialDay(kind, day, days, shift, tools))
    const found = lowered(days, null, tools)
    if (found.penalty < best.penalty) best = found
  }
  return best
}

const changesOfSets: Moves = (day, _at, _state, tools) => setChanges(day, tools)

const isHard = ({ hard }: WeekQualityRule): boolean => hard

/**
 * Lowers the penalty of a week by changing one day at a time, until no change helps.
 *
 * @param kept - someone else's week, from which departures have a penalty
 */
function lowered(from: readonly PlannedDay[], kept: readonly PlannedDay[] | null, tools: Tools): Found {
  const { layout, penalties } = tools
  const partsOf = (day: PlannedDay, at: number): number =>
    costOfExercises(day, at, tools) + departure(day, kept?.[at])
  const seen = from.map(layout.seen)
  const start: State = {
    days: from,
    seen,
    costs: from.map((day, at) => partsOf(day, at) + penalties.day(seen[at] ?? layout.seen(day))),
    week: penalties.week(weekOfDays(seen)),
  }

  const state = climb<State, PlannedDay>(start, {
    partsOf: ({ days }) => days,
    cost: penaltyOf,
    costAt: ({ costs, week }, at) => (costs[at] ?? 0) + week,
    costWith({ seen: before }, at) {
      const others = weekOfDays(before.toSpliced(at, 1))
      const days = [...before]
      return (day, enough) => {
        const parts = partsOf(day, at)
        if (parts >= enough) return parts
        const seenDay = layout.seen(day)
        days[at] = seenDay
        return parts + penalties.bounded(seenDay, withDay(others, seenDay, days), enough - parts)
      }
    },
    with(before, at, day) {
      const seenDay = layout.seen(day)
      const all = before.seen.with(at, seenDay)
      return {
        days: before.days.with(at, day),
        seen: all,
        costs: before.costs.with(at, partsOf(day, at) + penalties.day(seenDay)),
        week: penalties.week(weekOfDays(all)),
      }
    },
    // Sets before exercises, where the exercises are somebody's choice.
    neighbours: [...when(kept, changesOfSets), simpleMoves, exchanges].map((movesOf) => (week, at) => {
      const day = week.days[at]
      return day ? movesOf(day, at, week, tools) : []
    }),
    // To keep a hard rule, one day may have to change a set before another can improve.
    detours: (week, at) => {
      const day = week.days[at]
      return day && isUnsound(week, tools) ? setChanges(day, tools) : []
    },
    mostSteps: ENOUGH_STEPS,
  })
  return { days: state.days, penalty: penaltyOf(state) }
}

/**
 * The penalty of each exercise on each day. Chance decides ties, always the same way for the same answers.
 */
function costsOf(context: PlanningContext, penalties: Penalties): Costs {
  const ofDays = context.kinds.map((_, day) =>
    once(
      (entry: CatalogueEntry) => penalties.exercise(entry) + CHANCE * context.chance(`${day}|${entry.id}`),
    ),
  )
  return (entry, day) => ofDays[day]?.(entry) ?? 0
}

function costOfExercises({ choices }: PlannedDay, at: number, { costs }: Tools): number {
  let sum = 0
  for (const { entry } of choices) sum += costs(entry, at)
  return sum
}

function departure({ choices }: PlannedDay, kept?: PlannedDay): number {
  if (!kept) return 0
  const sets = new Map(choices.map((choice) => [choice.entry, choice.sets]))
  const chosen = new Set(kept.choices.map(({ entry }) => entry))
  const added = choices.filter(({ entry }) => !chosen.has(entry)).length
  return kept.choices.reduce((sum, choice) => {
    const now = sets.get(choice.entry)
    return sum + (now === undefined ? DROP_PENALTY : SET_PENALTY * Math.abs(now - choice.sets))
  }, ADD_PENALTY * added)
}
