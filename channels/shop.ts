import type { PaymentStatus } from '../domain/payment-status.ts'
import type { Receipt } from '../domain/receipt.ts'

/** Where purchases come from. `demo` has no shop: it is free and bounded by a daily budget. */
export const CHANNELS = ['stripe', 'shopify', 'gumroad', 'demo'] as const
export type Channel = (typeof CHANNELS)[number]

/** What a shop says of one order right now. The shop is the only source of money facts. */
export interface ShopOrder {
  /** The shop's own id of the order; part of the purchase's workflow id, so never a secret or personal data. */
  order: string
  status: PaymentStatus
  email: string
  name: string
  isTest: boolean
  /** The survey that this order was placed for, when the shop carries our reference. */
  surveyId: string | null
  receipt: Receipt
}

/** A shop's event: only ever a hint to ask the shop about an order. */
export interface ShopEvent {
  /** The shop's id of the event, the same on every delivery of it. */
  id: string
  type: string
  /** What to pass to `orderOf`; null when the event concerns no order of ours. */
  reference: string | null
}

/** A piece of what happened at a shop. */
export interface ChangedOrders {
  /** Orders of ours whose money may have moved, each as it is now or was then. */
  orders: Pick<ShopOrder, 'order' | 'status'>[]
  /** Everything before this moment was looked at. */
  lookedUntil: Date
}

/** One shop, seen from the purchase. No call retries by itself: Temporal does. */
export interface Shop {
  /**
   * @throws {Refusal} NOT_FOUND when the shop does not know the order (yet), SHOP_UNAVAILABLE when it does not answer
   */
  lookUp(order: string): Promise<ShopOrder>
  /**
   * Gives all the money back that the shop still holds: nothing of what was not paid or is disputed. Safe to repeat.
   * @throws {Refusal} NOT_FOUND, SHOP_UNAVAILABLE; INVALID_REQUEST where only a person can do it on the shop's own page
   */
  refund(order: string): Promise<void>
  /**
   * The oldest piece of what changed since then, so that neither a payment nor a refund needs a webhook or a browser.
   * Ask again from its `lookedUntil`, until that is `now`.
   * @throws {Refusal} SHOP_UNAVAILABLE
   */
  changedSince(since: Date, now: Date): Promise<ChangedOrders>
  /**
   * Checks the signature over the raw bytes and the age of an event.
   * @throws {Refusal} WEBHOOK_UNSIGNED; INVALID_REQUEST when what was signed is no event
   */
  readEvent(
    rawBody: Buffer,
    headers: Readonly<Record<string, string | string[] | undefined>>,
    now: Date,
  ): ShopEvent
  /**
   * The order that an event's reference belongs to; null when it is none of ours.
   * @throws {Refusal} NOT_FOUND when the shop does not show it (yet), SHOP_UNAVAILABLE
   */
  orderOf(reference: string): Promise<string | null>
}
