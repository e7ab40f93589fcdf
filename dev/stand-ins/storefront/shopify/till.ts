import { createHmac, randomInt, randomUUID } from 'node:crypto'
import type { Carrier, PostOffice } from '../post-office.ts'
import type { ShopifyOrder, State } from '../state.ts'

/** Eight retries in four hours, shortened to four minutes. */
const PAUSES_MS = [1, 2, 4, 8, 15, 30, 60, 120].map((seconds) => seconds * 1000)

export const shopifyCarrier = (webhookSecret: string, shopHost: string): Carrier => ({
  headers: ({ body, type, eventId, createdAt }) => ({
    'x-shopify-topic': type,
    'x-shopify-hmac-sha256': createHmac('sha256', webhookSecret).update(body).digest('base64'),
    'x-shopify-shop-domain': shopHost,
    'x-shopify-api-version': '2026-10',
    'x-shopify-webhook-id': eventId,
    'x-shopify-triggered-at': new Date(createdAt).toISOString(),
    'user-agent': 'Shopify-Captain-Hook (sandbox)',
  }),
  answerWithinMs: 5_000,
  nextTry({ attempts }, now) {
    const pause = PAUSES_MS[attempts - 1]
    return pause === undefined ? null : now + pause
  },
})

export interface ShopifyProduct {
  id: string
  name: string
  amountCents: number
  /** Another item in the same cart. */
  extra?: { sku: string; name: string; amountCents: number }
  sku?: string
}

/** The refunded amount, without failed refunds. */
export const refundedCents = ({ refunds }: ShopifyOrder): number =>
  refunds.reduce((sum, { amountCents, failedAt }) => sum + (failedAt ? 0 : amountCents), 0)

export const isLineRefunded = ({ refunds }: ShopifyOrder): boolean =>
  refunds.some(({ ofLine, failedAt }) => ofLine && !failedAt)

export const lineCents = ({ amountCents, extra }: ShopifyOrder): number =>
  amountCents - (extra?.amountCents ?? 0)

const FIRST_ORDER = 5_500_000_000_000
/** Shopify's order numbers increase with gaps. */
const nextNumber = (orders: readonly ShopifyOrder[]): string =>
  String(Number(orders.at(-1)?.id ?? FIRST_ORDER) + randomInt(1, 100_000))

/** The actions on an order. Each is idempotent. */
export type ShopifyTill = ReturnType<typeof openShopifyTill>

export function openShopifyTill(state: State, { post }: Pick<PostOffice, 'post'>) {
  function announce(topic: string, order: ShopifyOrder, body: Record<string, unknown>): void {
    order.updatedAt = Date.now()
    post({
      shop: 'shopify',
      path: '/api/shopify/webhook',
      eventId: randomUUID(),
      type: topic,
      body: JSON.stringify(body),
      notBefore: order.visibleAt,
    })
  }
  const announceOrder = (topic: string, order: ShopifyOrder) =>
    announce(topic, order, {
      id: Number(order.id),
      admin_graphql_api_id: `gid://shopify/Order/${order.id}`,
      name: order.name,
      email: order.email,
      test: order.isTest,
      total_price: (order.amountCents / 100).toFixed(2),
      currency: 'USD',
    })
  const announceDispute = (topic: string, order: ShopifyOrder, dispute: { id: string; status: string }) =>
    announce(topic, order, {
      id: dispute.id,
      order_id: Number(order.id),
      type: 'chargeback',
      status: dispute.status.toLowerCase(),
    })

  return {
    place(
      product: ShopifyProduct,
      buyer: { email: string; name: string; isTest: boolean },
      paid: boolean,
    ): ShopifyOrder {
      const now = Date.now()
      const order: ShopifyOrder = {
        id: nextNumber(state.shopifyOrders),
        name: `#${1001 + state.shopifyOrders.length}`,
        sku: product.sku ?? product.id,
        productName: product.name,
        amountCents: product.amountCents,
        extra: product.extra ?? null,
        email: buyer.email,
        buyer: buyer.name,
        isTest: buyer.isTest,
        createdAt: now,
        updatedAt: now,
        visibleAt: now + state.switches.syncSeconds * 1000,
        paidAt: null,
        cancelledAt: null,
        refunds: [],
        refundKeys: [],
        dispute: null,
      }
      state.shopifyOrders.push(order)
      if (paid) this.markPaid(order)
      return order
    },

    markPaid(order: ShopifyOrder): void {
      if (order.paidAt || order.cancelledAt) return
      order.paidAt = Date.now()
      announceOrder('orders/paid', order)
    },

    /** Cancels the order; its money stays until a refund. */
    cancel(order: ShopifyOrder): void {
      if (order.cancelledAt) return
      order.cancelledAt = Date.now()
      announceOrder('orders/cancelled', order)
    },

    /** False if less than that remains to refund. */
    refund(order: ShopifyOrder, amountCents: number, ofLine = false): boolean {
      if (!order.paidAt || amountCents <= 0 || amountCents > order.amountCents - refundedCents(order))
        return false
      const id = randomInt(1, 2 ** 47)
      order.refunds.push({ id: String(id), amountCents, createdAt: Date.now(), ofLine, failedAt: null })
      announce('refunds/create', order, { id, order_id: Number(order.id) })
      return true
    },

    /** The buyer's bank returns the newest refund. No specific webhook topic reports it. */
    failRefund(order: ShopifyOrder): void {
      const refund = order.refunds.findLast(({ failedAt }) => !failedAt)
      if (!refund) return
      refund.failedAt = Date.now()
      announceOrder('orders/updated', order)
    },

    dispute(order: ShopifyOrder): void {
      if (!order.paidAt || order.dispute) return
      order.dispute = { id: String(randomInt(1, 2 ** 47)), status: 'NEEDS_RESPONSE' }
      announceDispute('disputes/create', order, order.dispute)
    },

    closeDispute(order: ShopifyOrder, outcome: 'WON' | 'LOST'): void {
      if (order.dispute?.status !== 'NEEDS_RESPONSE') return
      order.dispute.status = outcome
      announceDispute('disputes/update', order, order.dispute)
    },
  }
}
