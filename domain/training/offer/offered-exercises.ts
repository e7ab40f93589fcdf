import { isOfNamedGear, type CatalogueEntry } from '../../exercises/exercise.ts'
import { laterFor } from '../profile/eligible.ts'
import { peaksFor } from '../profile/event.ts'
import { isKnownLift } from '../profile/weights/known-max.ts'
import { nearnessToLift } from '../prescription/bring-up.ts'
import { isForGoal } from '../prescription/rep-goals.ts'
import { penaltiesFor } from '../rules/penalty.ts'
import { PART_RULES } from '../rules/table.ts'
import type { PlanningContext } from '../week-plan/planning-context.ts'

/** Further exercises of one movement for one muscle are near copies of these. */
const OF_A_KIND = 8

const LATER_OF_A_KIND = 2

/**
 * The open exercises that a model chooses from, in the order of the catalogue, and behind them what waits for later
 * weeks: of each movement and muscle those that suit this person best by the rules for single exercises, and
 * everything that the person named, with a tool that they named too.
 */
export function offeredExercises(context: PlanningContext): readonly CatalogueEntry[] {
  const { open, profile } = context
  const penalties = penaltiesFor(context, PART_RULES)
  const bestOf = (entries: readonly CatalogueEntry[], most: number): CatalogueEntry[] => {
    const sorted = entries.toSorted((one, other) => penalties.exercise(one) - penalties.exercise(other))
    const kinds = Map.groupBy(sorted, ({ pattern, primary }) => `${pattern} ${primary[0]}`)
    return [...kinds.values()].flatMap((each) => each.slice(0, most))
  }
  const later = peaksFor(profile) ? [] : laterFor(profile)
  const best = new Set([...bestOf(open, OF_A_KIND), ...bestOf(later, LATER_OF_A_KIND)])
  const isNamed = (entry: CatalogueEntry): boolean =>
    profile.likes.includes(entry.id) ||
    isOfNamedGear(entry) ||
    isForGoal(entry, profile) ||
    isKnownLift(entry, profile.person) ||
    nearnessToLift(entry, profile) !== null
  return [...open, ...later].filter((entry) => best.has(entry) || isNamed(entry))
}
