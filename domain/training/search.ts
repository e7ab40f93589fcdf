import type { Brief } from './brief.ts'
import { rankedFor } from './candidates.ts'
import type { DayKind } from './days.ts'
import type { CatalogueEntry } from './exercise.ts'
import { layoutFor, type Layout, type PlannedDay } from './lay-out.ts'
import { exchanges, setChanges, simpleMoves, type Moves } from './moves.ts'
import { once } from './once.ts'
import { pricesFor, type Prices } from './rules/price.ts'
import type { PartRule } from './rules/rule.ts'
import { weekOfDays, withDay } from './rules/week.ts'
import { isUnsound, priceOf, type Costs, type State, type Tools } from './search-state.ts'
import { startOf } from './start.ts'

/** A week that is dearer is begun again from other slots, as often. */
const GOOD_ENOUGH = 150
const STARTS = 3
const ENOUGH_STEPS = 400
/** What even choices may differ by from one person to the next. */
const CHANCE = 3.5
/** What an exercise is worth that somebody else chose. */
const KEPT = 5
/** Less is no better, only otherwise. */
const BETTER = 0.01
/** Prices that are nearer are the same, in whatever order they were summed: the first of them is taken. */
const ROUNDING = 1e-6

/** The small ones until none helps, before the larger. */
const KINDS_OF_MOVES = [simpleMoves, exchanges]

interface Found {
  days: PlannedDay[]
  /** By the rules alone, whatever became of what somebody else chose. */
  price: number
}

export const isGoodEnough = ({ price }: Found): boolean => price < GOOD_ENOUGH

/** The search for one person: a start from the slots of each day, and the climb from any start. */
export interface Search {
  start: (kind: DayKind, day: number, before: readonly PlannedDay[]) => PlannedDay
  /** From the slots of every day; from other slots where those lead nowhere good. */
  write: () => Found
  /** @param kept - what somebody else chose for each day, worth keeping where it costs little */
  climb: (days: readonly PlannedDay[], kept?: readonly (readonly CatalogueEntry[])[]) => Found
  costs: Costs
  layout: Layout
}

export function searchFor(brief: Brief, rules: readonly PartRule[]): Search {
  const prices = pricesFor(brief, rules)
  const costs = costsOf(brief, prices)
  const candidates = brief.kinds.map((kind, day) => rankedFor(kind, day, brief, costs))
  const tools: Tools = { brief, prices, costs, candidates, layout: layoutFor(brief) }
  return {
    costs,
    layout: tools.layout,
    start: (kind, day, before) => startOf(kind, day, before, 0, tools),
    climb: (days, kept = []) => climb(days, kept, tools),
    write: () => bestOfStarts(tools),
  }
}

function bestOfStarts(tools: Tools): Found {
  let best: Found = { days: [], price: Infinity }
  for (let shift = 0; shift < STARTS && !isGoodEnough(best); shift++) {
    const days: PlannedDay[] = []
    for (const [day, kind] of tools.brief.kinds.entries()) days.push(startOf(kind, day, days, shift, tools))
    const found = climb(days, [], tools)
    if (found.price < best.price) best = found
  }
  return best
}

/** Lowers what a week costs, by one change of one day at a time, until none helps. */
function climb(
  from: readonly PlannedDay[],
  kept: readonly (readonly CatalogueEntry[])[],
  tools: Tools,
): Found {
  const { layout, prices } = tools
  const partsOf = (day: PlannedDay, at: number): number =>
    costOfExercises(day, at, tools) + departure(day, kept[at])
  const seen = from.map(layout.seen)
  const state: State = {
    days: [...from],
    seen,
    costs: from.map((day, at) => partsOf(day, at) + prices.day(seen[at] ?? layout.seen(day))),
    week: prices.week(weekOfDays(seen)),
  }

  function put(at: number, day: PlannedDay) {
    const seenDay = layout.seen(day)
    state.days[at] = day
    state.seen[at] = seenDay
    state.costs[at] = partsOf(day, at) + prices.day(seenDay)
    state.week = prices.week(weekOfDays(state.seen))
  }

  /** The best of some changes of one day, if any is better than none. */
  function takeBest(at: number, changes: readonly PlannedDay[]): boolean {
    let best: PlannedDay | null = null
    let least = (state.costs[at] ?? 0) + state.week - BETTER
    const days = [...state.seen]
    const others = weekOfDays(state.seen.toSpliced(at, 1))
    for (const day of changes) {
      const parts = partsOf(day, at)
      if (parts >= least) continue
      const seenDay = layout.seen(day)
      days[at] = seenDay
      const price = parts + prices.bounded(seenDay, withDay(others, seenDay, days), least - parts)
      if (price > least - ROUNDING) continue
      least = price
      best = day
    }
    if (best) put(at, best)
    return best !== null
  }

  let steps = 0
  /** Steps after which a kind of move last brought a day nothing: it brings nothing again until the next one. */
  const inVain = new Map(KINDS_OF_MOVES.map((moves) => [moves, new Map<number, number>()]))
  function moveDay(at: number, movesOf: Moves): boolean {
    const day = state.days[at]
    const tried = inVain.get(movesOf)
    if (!day || tried?.get(at) === steps) return false
    if (takeBest(at, movesOf(day, at, state, tools))) return true
    tried?.set(at, steps)
    return false
  }
  /** Where a hard rule is missed, a day may have to give up a set before it, or another, can do better. */
  function takePair(): boolean {
    const price = priceOf(state)
    for (const [at, day] of state.days.entries())
      for (const change of setChanges(day, tools)) {
        const before = { ...state, days: [...state.days], seen: [...state.seen], costs: [...state.costs] }
        put(at, change)
        for (const [other, beside] of state.days.entries()) {
          takeBest(
            other,
            KINDS_OF_MOVES.flatMap((movesOf) => movesOf(beside, other, state, tools)),
          )
          if (priceOf(state) < price - BETTER) return true
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
  return { days: state.days, price: priceOf(state) - departures }
}

/** What each exercise costs on each day: even choices fall by chance, the same way for the same answers. */
function costsOf(brief: Brief, prices: Prices): Costs {
  const ofDays = brief.kinds.map((_, day) =>
    once((entry: CatalogueEntry) => prices.exercise(entry) + CHANCE * brief.chance(`${day}|${entry.id}`)),
  )
  return (entry, day) => ofDays[day]?.(entry) ?? 0
}

function costOfExercises({ choices }: PlannedDay, at: number, { costs }: Tools): number {
  let sum = 0
  for (const { entry } of choices) sum += costs(entry, at)
  return sum
}

const departure = ({ choices }: PlannedDay, kept: readonly CatalogueEntry[] = []): number =>
  KEPT * kept.filter((entry) => !choices.some((choice) => choice.entry === entry)).length
