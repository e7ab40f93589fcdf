import type { Delivery } from './state.ts'

/** One order as the orders page shows it, with what an operator of the shop could do to it now. */
export interface OrderRow {
  id: string
  createdAt: number
  status: string
  email: string
  name: string
  amount: string
  /** Further facts, as pairs of name and value. */
  facts: readonly (readonly [string, string])[]
  actions: readonly OrderAction[]
}

export interface OrderAction {
  action: string
  label: string
}

/** One shop's orders, for the orders page. */
export interface OrderBook {
  shop: Delivery['shop']
  title: string
  rows(): OrderRow[]
  /** Presses one of a row's buttons. False when the order is unknown or not in a state for it. */
  act(id: string, action: string): boolean
}
