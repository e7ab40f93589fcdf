import { daysFor, type PlanningContext } from '../week-plan/planning-context.ts'
import type { CatalogueEntry } from '../../exercises/exercise.ts'
import { miss, type Miss } from './quality-rule.ts'
import { daysWith, type Week } from './week.ts'

/** An exercise kind on so many days of a week, if that many days may hold it. */
export interface OnDays {
  is: (entry: CatalogueEntry) => boolean
  days: number
  says: (found: number, asked: number) => string
}

export function onDays({ is, days, says }: OnDays, brief: PlanningContext): (week: Week) => readonly Miss[] {
  const asked = Math.min(days, daysFor(brief, is))
  return (week) => {
    const found = daysWith(week, is)
    return miss(asked - found, () => says(found, asked))
  }
}
