import type { PaymentStatus, Receipt } from '../domain/shop/payment.ts'

/** The shop's current state of one order. The shop is the only source of payment facts. */
export interface ShopOrder {
  /** The shop's own order id. It is in the workflow's id, so it is never secret or personal. */
  order: string
  status: PaymentStatus
  email: string
  name: string
  isTest: boolean
  surveyId: string | null
  receipt: Receipt
}

/** A shop's webhook event. It only tells us to look up an order. */
export interface ShopEvent {
  /** The shop's event id; the same on every delivery. */
  id: string
  type: string
  /** What to pass to `orderOf`; null when the event concerns no order of ours. */
  reference: string | null
}

export interface ChangedOrders {
  orders: Pick<ShopOrder, 'order' | 'status'>[]
  /** All changes before this moment are covered. */
  lookedUntil: Date
}

/** One shop. No call retries: Temporal does. */
export interface Shop {
  /** @throws {Refusal} NOT_FOUND when the order is not known (yet), SHOP_UNAVAILABLE */
  lookUp(order: string): Promise<ShopOrder>
  /**
   * Refunds all the money that the shop still holds; nothing for an unpaid or disputed order. Idempotent.
   * @throws {Refusal} NOT_FOUND, SHOP_UNAVAILABLE; INVALID_REQUEST where an operator must refund on the
   * shop's own page
   */
  refund(order: string): Promise<void>
  /**
   * Returns the oldest piece of the changes since then, so that payments and refunds are noticed without a
   * webhook or a browser. Call it again from `lookedUntil` until that is `now`.
   * @throws {Refusal} SHOP_UNAVAILABLE
   */
  changedSince(since: Date, now: Date): Promise<ChangedOrders>
  /** Checks signature and age. @throws {Refusal} WEBHOOK_UNSIGNED; INVALID_REQUEST if it is no event */
  readEvent(
    rawBody: Buffer,
    headers: Readonly<Record<string, string | string[] | undefined>>,
    now: Date,
  ): ShopEvent
  /** Null when it is not ours. @throws {Refusal} NOT_FOUND when not shown (yet), SHOP_UNAVAILABLE */
  orderOf(reference: string): Promise<string | null>
}
