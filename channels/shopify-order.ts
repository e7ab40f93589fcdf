import { z } from 'zod'
import type { ShopOrder } from './shop.ts'

/** Chargeback states in which a bank holds the money, and those in which it keeps it. An inquiry takes none. */
const HELD = ['NEEDS_RESPONSE', 'UNDER_REVIEW']
const KEPT = ['LOST', 'ACCEPTED']

/**
 * What we read of an order; `ShopifyOrder` is its shape. How many lines of it is up to the query: Shopify counts the
 * cost of all that could be there.
 */
export const ORDER_FIELDS = `
  fragment OrderFields on Order {
    legacyResourceId
    updatedAt
    email
    test
    displayFinancialStatus
    cancelledAt
    customer { firstName lastName }
    disputes { initiatedAs status }
    lineItems(first: $lines) { nodes { id sku refundableQuantity } pageInfo { hasNextPage } }
  }`

export const ShopifyOrder = z.object({
  legacyResourceId: z.string(),
  updatedAt: z.string(),
  email: z.string().nullable(),
  test: z.boolean(),
  displayFinancialStatus: z.string().nullable(),
  cancelledAt: z.string().nullable(),
  customer: z.object({ firstName: z.string().nullable(), lastName: z.string().nullable() }).nullable(),
  disputes: z.array(z.object({ initiatedAs: z.string(), status: z.string() })),
  lineItems: z.object({
    nodes: z.array(z.object({ id: z.string(), sku: z.string().nullable(), refundableQuantity: z.number() })),
    pageInfo: z.object({ hasNextPage: z.boolean() }),
  }),
})
export type ShopifyOrder = z.infer<typeof ShopifyOrder>

type LineItem = ShopifyOrder['lineItems']['nodes'][number]

/** The lines of an order that are our product; none in an order that is not ours. */
export const ourLines = ({ lineItems }: ShopifyOrder, sku: string): LineItem[] =>
  lineItems.nodes.filter((line) => line.sku === sku)

/** @param lines - ours alone */
export function toShopOrder(order: ShopifyOrder, lines: readonly LineItem[]): ShopOrder {
  const { firstName = null, lastName = null } = order.customer ?? {}
  return {
    order: order.legacyResourceId,
    status: statusOf(order, lines),
    email: order.email ?? '',
    name: [firstName, lastName].filter(Boolean).join(' '),
    isTest: order.test,
    surveyId: null,
  }
}

function statusOf(
  { displayFinancialStatus, cancelledAt, disputes }: ShopifyOrder,
  lines: readonly LineItem[],
): ShopOrder['status'] {
  switch (displayFinancialStatus ?? 'PENDING') {
    case 'PAID':
    case 'PARTIALLY_REFUNDED':
      // Cancelled by the merchant after it was paid: the program is taken back like a refunded one.
      if (cancelledAt || lines.every(isGivenBack)) return 'refunded'
      return chargebackOf(disputes) ?? 'paid'
    case 'REFUNDED':
      return 'refunded'
    case 'VOIDED':
    case 'EXPIRED':
      return 'failed'
    default:
      return cancelledAt ? 'failed' : 'pending'
  }
}

/** Refunded, or removed from the order, whatever else was bought with it. */
const isGivenBack = ({ refundableQuantity }: LineItem): boolean => refundableQuantity === 0

function chargebackOf(disputes: ShopifyOrder['disputes']): 'disputed' | 'charged-back' | null {
  const chargebacks = disputes.filter(({ initiatedAs }) => initiatedAs === 'CHARGEBACK')
  if (chargebacks.some(({ status }) => HELD.includes(status))) return 'disputed'
  return chargebacks.some(({ status }) => KEPT.includes(status)) ? 'charged-back' : null
}
