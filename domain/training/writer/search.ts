import type { PlanningContext } from '../week-plan/planning-context.ts'
import { rankedFor } from './candidates.ts'
import type { DayKind } from '../../program/day.ts'
import type { CatalogueEntry } from '../../exercises/exercise.ts'
import { layoutFor, type Layout, type PlannedDay } from './day-layout.ts'
import { exchanges, setChanges, simpleMoves, type Moves } from './moves.ts'
import { once } from '../draft/memoize.ts'
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
/** The penalty for dropping an exercise that someone else chose. */
const DROP_PENALTY = 5
/** Smaller improvements do not count. */
const MIN_GAIN = 0.01
/** Penalties this close are equal, whatever the order of summation. The first one wins. */
const ROUNDING = 1e-6

/** Small moves first; larger ones only when no small move helps. */
const KINDS_OF_MOVES = [simpleMoves, exchanges]

interface Found {
  days: PlannedDay[]
  /** The penalty of the rules alone, without the penalties for dropped exercises. */
  penalty: number
}

export const isGoodEnough = ({ penalty }: Found): boolean => penalty < GOOD_ENOUGH

/** The search for one person: a start from the slots of each day, and a climb from any start. */
export interface Search {
  start: (kind: DayKind, day: number, before: readonly PlannedDay[]) => PlannedDay
  /** Starts from the slots of every day, and from other slots if those lead to no good week. */
  write: () => Found
  /** @param kept - someone else's exercises for each day, kept if the penalty is small */
  climb: (days: readonly PlannedDay[], kept?: readonly (readonly CatalogueEntry[])[]) => Found
  costs: Costs
  layout: Layout
}

export function searchFor(brief: PlanningContext, rules: readonly WeekQualityRule[]): Search {
  const penalties = penaltiesFor(brief, rules)
  const costs = costsOf(brief, penalties)
  const candidates = brief.kinds.map((kind, day) => rankedFor(kind, day, brief, costs))
  const tools: Tools = { brief, penalties, costs, candidates, layout: layoutFor(brief) }
  return {
    costs,
    layout: tools.layout,
    start: (kind, day, before) => initialDay(kind, day, before, 0, tools),
    climb: (days, kept = []) => climb(days, kept, tools),
    write: () => bestOfStarts(tools),
  }
}

function bestOfStarts(tools: Tools): Found {
  let best: Found = { days: [], penalty: Infinity }
  for (let shift = 0; shift < STARTS && !isGoodEnough(best); shift++) {
    const days: PlannedDay[] = []
    for (const [day, kind] of tools.brief.kinds.entries())
      days.push(initialDay(kind, day, days, shift, tools))
    const found = climb(days, [], tools)
    if (found.penalty < best.penalty) best = found
  }
  return best
}

/** Lowers the penalty of a week by changing one day at a time, until no change helps. */
function climb(
  from: readonly PlannedDay[],
  kept: readonly (readonly CatalogueEntry[])[],
  tools: Tools,
): Found {
  const { layout, penalties } = tools
  const partsOf = (day: PlannedDay, at: number): number =>
    costOfExercises(day, at, tools) + departure(day, kept[at])
  const seen = from.map(layout.seen)
  const state: State = {
    days: [...from],
    seen,
    costs: from.map((day, at) => partsOf(day, at) + penalties.day(seen[at] ?? layout.seen(day))),
    week: penalties.week(weekOfDays(seen)),
  }

  function put(at: number, day: PlannedDay) {
    const seenDay = layout.seen(day)
    state.days[at] = day
    state.seen[at] = seenDay
    state.costs[at] = partsOf(day, at) + penalties.day(seenDay)
    state.week = penalties.week(weekOfDays(state.seen))
  }

  /** Takes the best change of a day, if any lowers the penalty. */
  function takeBest(at: number, changes: readonly PlannedDay[]): boolean {
    let best: PlannedDay | null = null
    let least = (state.costs[at] ?? 0) + state.week - MIN_GAIN
    const days = [...state.seen]
    const others = weekOfDays(state.seen.toSpliced(at, 1))
    for (const day of changes) {
      const parts = partsOf(day, at)
      if (parts >= least) continue
      const seenDay = layout.seen(day)
      days[at] = seenDay
      const penalty = parts + penalties.bounded(seenDay, withDay(others, seenDay, days), least - parts)
      if (penalty > least - ROUNDING) continue
      least = penalty
      best = day
    }
    if (best) put(at, best)
    return best !== null
  }

  let steps = 0
  /** For each kind of move and day, the step of its last failure. It fails again until the next step. */
  const inVain = new Map(KINDS_OF_MOVES.map((moves) => [moves, new Map<number, number>()]))
  function moveDay(at: number, movesOf: Moves): boolean {
    const day = state.days[at]
    const tried = inVain.get(movesOf)
    if (!day || tried?.get(at) === steps) return false
    if (takeBest(at, movesOf(day, at, state, tools))) return true
    tried?.set(at, steps)
    return false
  }
  /** To repair a hard rule, one day may have to change a set before a day can improve. */
  function takePair(): boolean {
    const penalty = penaltyOf(state)
    for (const [at, day] of state.days.entries())
      for (const change of setChanges(day, tools)) {
        const before = { ...state, days: [...state.days], seen: [...state.seen], costs: [...state.costs] }
        put(at, change)
        for (const [other, beside] of state.days.entries()) {
          takeBest(
            other,
            KINDS_OF_MOVES.flatMap((movesOf) => movesOf(beside, other, state, tools)),
          )
          if (penaltyOf(state) < penalty - MIN_GAIN) return true
        }
        Object.assign(state, before)
      }
    return false
  }

  for (let moved = true; moved && steps < ENOUGH_STEPS;) {
    moved = false
    for (const movesOf of KINDS_OF_MOVES)
      for (let again = true; again && steps < ENOUGH_STEPS;) {
        again = false
        for (const at of state.days.keys()) {
          if (!moveDay(at, movesOf)) continue
          again = moved = true
          steps++
        }
        if (again && movesOf === exchanges) break
      }
    if (!moved && isUnsound(state, tools) && takePair()) {
      moved = true
      steps++
    }
  }
  const departures = state.days.reduce((sum, day, at) => sum + departure(day, kept[at]), 0)
  return { days: state.days, penalty: penaltyOf(state) - departures }
}

/**
 * The penalty of each exercise on each day. Chance decides ties, always the same way for the same answers.
 */
function costsOf(brief: PlanningContext, penalties: Penalties): Costs {
  const ofDays = brief.kinds.map((_, day) =>
    once((entry: CatalogueEntry) => penalties.exercise(entry) + CHANCE * brief.chance(`${day}|${entry.id}`)),
  )
  return (entry, day) => ofDays[day]?.(entry) ?? 0
}

function costOfExercises({ choices }: PlannedDay, at: number, { costs }: Tools): number {
  let sum = 0
  for (const { entry } of choices) sum += costs(entry, at)
  return sum
}

const departure = ({ choices }: PlannedDay, kept: readonly CatalogueEntry[] = []): number =>
  DROP_PENALTY * kept.filter((entry) => !choices.some((choice) => choice.entry === entry)).length
