import type { Delivery } from './state.ts'

/** One order on the orders page, with the actions that are possible now. */
export interface OrderRow {
  id: string
  createdAt: number
  status: string
  email: string
  name: string
  amount: string
  /** Further facts as name-value pairs. */
  facts: readonly (readonly [string, string])[]
  actions: readonly OrderAction[]
}

export interface OrderAction {
  action: string
  label: string
}

export interface OrderBook {
  shop: Delivery['shop']
  title: string
  rows(): OrderRow[]
  /** Performs an action of a row. False if the order is unknown or its state does not allow it. */
  act(id: string, action: string): boolean
}
