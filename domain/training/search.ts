import type { Brief } from './brief.ts'
import { rankedFor } from './candidates.ts'
import type { DayKind } from './days.ts'
import type { CatalogueEntry } from './exercise.ts'
import { layoutFor, type Layout, type PlannedDay } from './lay-out.ts'
import { exchanges, simpleMoves } from './moves.ts'
import { pricesFor } from './rules/price.ts'
import type { PartRule } from './rules/rule.ts'
import { weekOfDays, withDay, type WeekDay } from './rules/week.ts'
import { priceOf, type Costs, type State, type Tools } from './search-state.ts'
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

interface Found {
  days: PlannedDay[]
  price: number
}

/** The search for one person: a start from the slots of each day, and the climb from any start. */
export interface Search {
  start: (kind: DayKind, day: number, before: readonly PlannedDay[]) => PlannedDay
  /** From the slots of every day; from other slots where those lead nowhere good. */
  write: () => PlannedDay[]
  /** @param kept - what somebody else chose for each day, worth keeping where it costs little */
  climb: (days: readonly PlannedDay[], kept?: readonly (readonly CatalogueEntry[])[]) => Found
  costs: Costs
  layout: Layout
}

export function searchFor(brief: Brief, rules: readonly PartRule[]): Search {
  const prices = pricesFor(brief, rules)
  const chance = chancesOf(brief)
  const costs: Costs = (entry, day) => prices.exercise(entry) + chance(entry, day)
  const candidates = brief.kinds.map((kind, day) => rankedFor(kind, day, brief, costs))
  const tools: Tools = { brief, prices, costs, chance, candidates, layout: layoutFor(brief) }
  return {
    costs,
    layout: tools.layout,
    start: (kind, day, before) => startOf(kind, day, before, 0, tools),
    climb: (days, kept = []) => climb(days, kept, tools),
    write: () => bestOfStarts(tools),
  }
}

function bestOfStarts(tools: Tools): PlannedDay[] {
  let best: Found | null = null
  for (let shift = 0; shift < STARTS && !(best && best.price < GOOD_ENOUGH); shift++) {
    const days: PlannedDay[] = []
    for (const [day, kind] of tools.brief.kinds.entries()) days.push(startOf(kind, day, days, shift, tools))
    const found = climb(days, [], tools)
    if (!best || found.price < best.price) best = found
  }
  return best?.days ?? []
}

/** Lowers what a week costs, by one change of one day at a time, until none helps. */
function climb(
  from: readonly PlannedDay[],
  kept: readonly (readonly CatalogueEntry[])[],
  tools: Tools,
): Found {
  const { layout, prices } = tools
  const costOf = (day: PlannedDay, seen: WeekDay, at: number): number =>
    prices.day(seen) + chanceOf(day, at, tools) + departure(day, kept[at])
  const seen = from.map(layout.seen)
  const state: State = {
    days: [...from],
    seen,
    costs: from.map((day, at) => costOf(day, seen[at] ?? layout.seen(day), at)),
    week: prices.week(weekOfDays(seen)),
  }

  /** The best of some changes of one day, if any is better than none. */
  function takeBest(at: number, changes: readonly PlannedDay[]): boolean {
    const now = (state.costs[at] ?? 0) + state.week
    let best: { day: PlannedDay; seen: WeekDay; cost: number; week: number } | null = null
    let least = now - BETTER
    const days = [...state.seen]
    const others = weekOfDays(state.seen.toSpliced(at, 1))
    for (const day of changes) {
      const seenDay = layout.seen(day)
      const cost = costOf(day, seenDay, at)
      if (cost >= least) continue
      days[at] = seenDay
      const week = prices.week(withDay(others, seenDay, at, days))
      if (cost + week < least) {
        least = cost + week
        best = { day, seen: seenDay, cost, week }
      }
    }
    if (!best) return false
    state.days[at] = best.day
    state.seen[at] = best.seen
    state.costs[at] = best.cost
    state.week = best.week
    return true
  }

  let steps = 0
  for (let moved = true; moved && steps < ENOUGH_STEPS;) {
    moved = false
    for (const movesOf of [simpleMoves, exchanges])
      for (let again = true; again && steps < ENOUGH_STEPS;) {
        again = false
        for (const at of state.days.keys()) {
          const day = state.days[at]
          if (day && takeBest(at, movesOf(day, at, state, tools))) {
            again = moved = true
            steps++
          }
        }
        if (again && movesOf === exchanges) break
      }
  }
  return { days: state.days, price: priceOf(state) }
}

/** Even choices fall by chance, the same way for the same answers. */
function chancesOf(brief: Brief): Costs {
  const known = brief.kinds.map(() => new Map<CatalogueEntry, number>())
  return (entry, day) => {
    const cost = known[day]?.get(entry) ?? CHANCE * brief.chance(`${day}|${entry.id}`)
    known[day]?.set(entry, cost)
    return cost
  }
}

const chanceOf = ({ choices }: PlannedDay, at: number, { chance }: Tools): number =>
  choices.reduce((sum, { entry }) => sum + chance(entry, at), 0)

const departure = ({ choices }: PlannedDay, kept: readonly CatalogueEntry[] = []): number =>
  KEPT * kept.filter((entry) => !choices.some((choice) => choice.entry === entry)).length
