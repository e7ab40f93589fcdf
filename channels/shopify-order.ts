import { z } from 'zod'
import type { ShopOrder } from './shop.ts'

/** The SKU that our product carries in the shop: an order without it is none of ours. */
export const SHOPIFY_SKU = 'EIGHTFOLD-8-WEEK'

/** Dispute states in which the money is, or stays, with the bank. An inquiry takes none. */
const MONEY_AT_BANK = ['NEEDS_RESPONSE', 'UNDER_REVIEW', 'LOST', 'ACCEPTED']

/** What we read of an order; `ShopifyOrder` is its shape. */
export const ORDER_FIELDS = `
  fragment OrderFields on Order {
    legacyResourceId
    email
    test
    displayFinancialStatus
    cancelledAt
    customer { firstName lastName }
    disputes { initiatedAs status }
    lineItems(first: 50) { nodes { sku } }
  }`

export const ShopifyOrder = z.object({
  legacyResourceId: z.string(),
  email: z.string().nullable(),
  test: z.boolean(),
  displayFinancialStatus: z.string().nullable(),
  cancelledAt: z.string().nullable(),
  customer: z.object({ firstName: z.string().nullable(), lastName: z.string().nullable() }).nullable(),
  disputes: z.array(z.object({ initiatedAs: z.string(), status: z.string() })),
  lineItems: z.object({ nodes: z.array(z.object({ sku: z.string().nullable() })) }),
})
export type ShopifyOrder = z.infer<typeof ShopifyOrder>

export const isOurs = ({ lineItems }: ShopifyOrder): boolean =>
  lineItems.nodes.some(({ sku }) => sku === SHOPIFY_SKU)

export function toShopOrder(order: ShopifyOrder): ShopOrder {
  const { firstName = null, lastName = null } = order.customer ?? {}
  return {
    order: order.legacyResourceId,
    status: statusOf(order),
    email: order.email ?? '',
    name: [firstName, lastName].filter(Boolean).join(' '),
    isTest: order.test,
    surveyId: null,
  }
}

function statusOf({ displayFinancialStatus, cancelledAt, disputes }: ShopifyOrder): ShopOrder['status'] {
  switch (displayFinancialStatus ?? 'PENDING') {
    case 'PAID':
    case 'PARTIALLY_REFUNDED':
      // Cancelled by the merchant after it was paid: the program is taken back like a refunded one.
      if (cancelledAt) return 'refunded'
      return disputes.some(holdsMoney) ? 'disputed' : 'paid'
    case 'REFUNDED':
      return 'refunded'
    case 'VOIDED':
    case 'EXPIRED':
      return 'failed'
    default:
      return cancelledAt ? 'failed' : 'pending'
  }
}

const holdsMoney = ({ initiatedAs, status }: ShopifyOrder['disputes'][number]): boolean =>
  initiatedAs === 'CHARGEBACK' && MONEY_AT_BANK.includes(status)
