import type { Brief } from './brief.ts'
import type { CatalogueEntry } from './exercise.ts'
import type { Layout, PlannedDay } from './lay-out.ts'
import type { Prices } from './rules/price.ts'
import { weekOfDays, type WeekDay } from './rules/week.ts'

/** What an exercise costs in a week of this person, whatever stands beside it. */
export type Costs = (entry: CatalogueEntry, day: number) => number

export interface Tools {
  brief: Brief
  prices: Prices
  layout: Layout
  costs: Costs
  /** What may be added to each day: lists of a movement and muscle, best first. */
  candidates: readonly (readonly (readonly CatalogueEntry[])[])[]
}

/** A week that is being searched, with what each of its days costs. */
export interface State {
  days: PlannedDay[]
  seen: WeekDay[]
  costs: number[]
  week: number
}

/** Whether a week misses a hard rule. */
export const isUnsound = ({ seen }: Pick<State, 'seen'>, { prices }: Pick<Tools, 'prices'>): boolean =>
  !prices.isSound(seen, weekOfDays(seen))

/** What a whole week costs. */
export const priceOf = ({ week, costs }: Pick<State, 'week' | 'costs'>): number =>
  week + costs.reduce((sum, each) => sum + each, 0)
