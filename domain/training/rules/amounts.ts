import { daysFor, type PlanningContext } from '../week-plan/planning-context.ts'
import type { CatalogueEntry } from '../../exercises/exercise.ts'
import { miss, NOTHING, type Miss } from './quality-rule.ts'
import { daysWith, setsWhere, type Week } from './week.ts'

/** An exercise kind on so many days of a week, if that many days may hold it. */
interface OnDays {
  is: (entry: CatalogueEntry) => boolean
  days: number
  says: (found: number, asked: number) => string
}

export function onDays(
  { is, days, says }: OnDays,
  context: PlanningContext,
): (week: Week) => readonly Miss[] {
  const asked = Math.min(days, daysFor(context, is))
  if (asked <= 0) return () => NOTHING
  return (week) => {
    const found = daysWith(week, is)
    return miss(asked - found, () => says(found, asked))
  }
}

/** An exercise kind somewhere in the week, if it applies to the person and any day may hold it. */
export const inWeek = (
  is: (entry: CatalogueEntry) => boolean,
  named: string,
  applies: boolean,
  context: PlanningContext,
): ((week: Week) => readonly Miss[]) =>
  onDays({ is, days: Number(applies), says: () => `No ${named} in the week.` }, context)

/** An exercise kind in a number of sets. */
interface InSets {
  is: (entry: CatalogueEntry) => boolean
  least?: number
  most?: number
  says: (found: number) => string
}

export const inSets =
  ({ is, least = 0, most = Infinity, says }: InSets) =>
  (week: Week): readonly Miss[] => {
    const found = setsWhere(week, is)
    return miss(Math.max(least - found, found - most), () => says(found))
  }
