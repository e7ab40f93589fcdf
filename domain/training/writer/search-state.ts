import type { PlanningContext } from '../week-plan/planning-context.ts'
import type { CatalogueEntry } from '../../exercises/exercise.ts'
import type { Layout, PlannedDay } from './day-layout.ts'
import type { Penalties } from '../rules/penalty.ts'
import { weekOfDays, type WeekDay } from '../rules/week.ts'

/** The penalty of an exercise on a day for this person, regardless of the other exercises. */
export type Costs = (entry: CatalogueEntry, day: number) => number

export interface Tools {
  context: PlanningContext
  penalties: Penalties
  layout: Layout
  costs: Costs
  /** Candidates for each day, in lists by movement and muscle, best first. */
  candidates: readonly (readonly (readonly CatalogueEntry[])[])[]
}

/** A week during the search, with the penalty of each day. */
export interface State {
  days: readonly PlannedDay[]
  seen: readonly WeekDay[]
  costs: readonly number[]
  week: number
}

/** Whether a week breaks a hard rule. */
export const isUnsound = ({ seen }: Pick<State, 'seen'>, { penalties }: Pick<Tools, 'penalties'>): boolean =>
  !penalties.isSound(seen, weekOfDays(seen))

/** The penalty of a whole week. */
export const penaltyOf = ({ week, costs }: Pick<State, 'week' | 'costs'>): number =>
  week + costs.reduce((sum, each) => sum + each, 0)
