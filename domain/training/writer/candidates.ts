import type { PlanningContext } from '../week-plan/planning-context.ts'
import type { DayKind } from '../../program/day.ts'
import { belongsOn } from '../draft/days.ts'
import { hasOnlyKettlebells } from '../profile/equipment/equipment.ts'
import { isCleanAndPress, isGetUp, isOfNamedGear, type CatalogueEntry } from '../../exercises/exercise.ts'
import type { PlannedDay } from './day-layout.ts'
import { entriesOf } from '../profile/kept.ts'
import { nearnessToLift } from '../prescription/bring-up.ts'
import { isForGoal } from '../prescription/rep-goals.ts'
import { isKnownLift } from '../profile/weights/known-max.ts'
import { isAskedFor } from '../rules/health.ts'
import { referenceLiftsFor } from '../rules/strength.ts'
import type { Costs, State, Tools } from './search-state.ts'
import { allowsTriples } from '../draft/triples.ts'

/** An exercise that is already in the week repeats only if the others score this much worse. */
const REPEAT_MARGIN = 2

/** Jumps and lower-back holds are allowed on request, but code does not choose them. */
export const isPicked = (entry: CatalogueEntry, { likes }: PlanningContext['profile']): boolean =>
  likes.includes(entry.id) || (entry.pattern !== 'jump' && entry.primary[0] !== 'lower-back')

/** Exercises that may be added to a day, in lists by movement and muscle, best first. */
export function rankedFor(
  kind: DayKind,
  day: number,
  context: PlanningContext,
  costs: Costs,
): readonly (readonly CatalogueEntry[])[] {
  const { open, profile } = context
  const judged = referenceLiftsFor(context)
  const kept = new Set((profile.keep ?? []).flatMap(entriesOf))
  const isNamed = (entry: CatalogueEntry) =>
    judged.some(
      ({ isIt, trainsIt }) => isIt(entry) || (trainsIt(entry) && (entry.staple || allowsTriples(entry))),
    ) ||
    profile.likes.includes(entry.id) ||
    kept.has(entry) ||
    isForGoal(entry, profile) ||
    isAskedFor(entry, context) ||
    isGetUp(entry) ||
    isOfNamedGear(entry) ||
    (isCleanAndPress(entry) && hasOnlyKettlebells(profile.equipment)) ||
    isKnownLift(entry, profile.person) ||
    nearnessToLift(entry, profile) !== null

  const may = open.filter((entry) => belongsOn(kind, entry) && isPicked(entry, profile))
  const ranked = new Map(may.map((entry) => [entry, costs(entry, day)]))
  const sorted = may.toSorted((one, other) => (ranked.get(one) ?? 0) - (ranked.get(other) ?? 0))
  const families = [...Map.groupBy(sorted, ({ pattern, primary }) => `${pattern} ${primary[0]}`).values()]
  const mains = sorted.filter(({ main }) => main)
  // Exercises that a rule names are always considered.
  const named = sorted.filter((entry) => isNamed(entry)).map((entry) => [entry])
  return [...families, ...Map.groupBy(mains, ({ pattern }) => pattern).values(), ...named]
}

/**
 * Candidates that the day does not hold. From each movement and muscle: the best exercises that are new to
 * the week, and the best of all. For a novice, also one from another day.
 */
export function fresh(
  { choices }: PlannedDay,
  at: number,
  { days }: State,
  { context, candidates, costs }: Tools,
  count: number,
): CatalogueEntry[] {
  const today = new Set(choices.map(({ entry }) => entry))
  const used = new Set(days.flatMap((each) => each.choices.map(({ entry }) => entry)))
  const found = new Set<CatalogueEntry>()
  for (const ranked of candidates[at] ?? []) {
    let taken = 0
    let first: CatalogueEntry | undefined
    for (const entry of ranked) {
      if (used.has(entry)) continue
      found.add(entry)
      first ??= entry
      if (++taken >= count) break
    }
    const again = ranked.find((entry) => !today.has(entry))
    if (again && (taken === 0 || again.main || costs(again, at) + REPEAT_MARGIN < costs(first ?? again, at)))
      found.add(again)
    const known = context.level === 'novice' && ranked.find((entry) => used.has(entry) && !today.has(entry))
    if (known) found.add(known)
  }
  return [...found]
}
