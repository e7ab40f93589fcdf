import { z } from 'zod'
import { CURRENCY, type Receipt, toMinor } from '../domain/shop/payment.ts'
import type { ShopOrder } from './shop.ts'

/** Disputes in which the bank holds the money, or keeps it. An inquiry takes none. */
const HELD = ['NEEDS_RESPONSE', 'UNDER_REVIEW']
const KEPT = ['LOST', 'ACCEPTED']

/** `ShopifyOrder` is their shape. The query says how many lines: Shopify charges for what may come. */
export const ORDER_FIELDS = `
  fragment OrderFields on Order {
    legacyResourceId
    name
    createdAt
    updatedAt
    email
    test
    displayFinancialStatus
    cancelledAt
    totalReceivedSet { presentmentMoney { amount currencyCode } }
    customer { firstName lastName }
    disputes { initiatedAs status }
    lineItems(first: $lines) { nodes { id sku refundableQuantity } pageInfo { hasNextPage } }
  }`

const Dispute = z.object({ initiatedAs: z.string(), status: z.string() })

/** Whatever befalls one of these, or whatever it looks like in another version, costs that field alone. */
export const NICE_TO_HAVE = [
  'email',
  'test',
  'name',
  'createdAt',
  'totalReceivedSet',
  'customer',
  'disputes',
] as const

/** Id, state and lines are what a purchase cannot do without. */
export const ShopifyOrder = z.object({
  legacyResourceId: z.string(),
  updatedAt: z.string(),
  email: z.string().nullish().catch(null),
  test: z.boolean().nullish().catch(null),
  displayFinancialStatus: z.string().nullable(),
  cancelledAt: z.string().nullable(),
  name: z.string().nullish().catch(null),
  createdAt: z.iso.datetime({ offset: true }).nullish().catch(null),
  totalReceivedSet: z
    .object({
      presentmentMoney: z.object({ amount: z.coerce.number(), currencyCode: z.string().regex(CURRENCY) }),
    })
    .nullish()
    .catch(null),
  customer: z
    .object({ firstName: z.string().nullish().catch(null), lastName: z.string().nullish().catch(null) })
    .nullish()
    .catch(null),
  disputes: z.array(Dispute.nullable().catch(null)).nullish().catch(null),
  lineItems: z.object({
    nodes: z.array(z.object({ id: z.string(), sku: z.string().nullish(), refundableQuantity: z.number() })),
    pageInfo: z.object({ hasNextPage: z.boolean() }),
  }),
})
export type ShopifyOrder = z.infer<typeof ShopifyOrder>

type LineItem = ShopifyOrder['lineItems']['nodes'][number]

/** The lines of an order with our product; none if the order is not ours. */
export const ourLines = ({ lineItems }: ShopifyOrder, sku: string): LineItem[] =>
  lineItems.nodes.filter((line) => line.sku === sku)

/** @param lines - only ours */
export function toShopOrder(order: ShopifyOrder, lines: readonly LineItem[]): ShopOrder {
  const { firstName, lastName } = order.customer ?? {}
  return {
    order: order.legacyResourceId,
    status: statusOf(order, lines),
    email: order.email ?? '',
    name: [firstName, lastName].filter(Boolean).join(' '),
    isTest: order.test ?? false,
    surveyId: null,
    receipt: receiptOf(order, lines),
  }
}

/** The amount is unknown for an order with other goods: its total is not the price of ours. */
function receiptOf(
  { name, createdAt, totalReceivedSet, lineItems }: ShopifyOrder,
  lines: readonly LineItem[],
): Receipt {
  const isAllOurs = lines.length === lineItems.nodes.length && !lineItems.pageInfo.hasNextPage
  const paid = isAllOurs ? totalReceivedSet?.presentmentMoney : null
  return {
    orderNumber: name ?? null,
    orderedAt: createdAt ? new Date(createdAt) : null,
    amountMinor: paid ? toMinor(paid.amount, paid.currencyCode) : null,
    currency: paid?.currencyCode ?? null,
  }
}

function statusOf(
  { displayFinancialStatus, cancelledAt, disputes }: ShopifyOrder,
  lines: readonly LineItem[],
): ShopOrder['status'] {
  switch (displayFinancialStatus ?? 'PENDING') {
    case 'PAID':
    case 'PARTIALLY_REFUNDED':
      // Cancelled by the merchant after payment: the program is revoked as after a refund.
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

/** Refunded or removed from the order, regardless of the other lines. */
const isGivenBack = ({ refundableQuantity }: LineItem): boolean => refundableQuantity === 0

function chargebackOf(disputes: ShopifyOrder['disputes']): 'disputed' | 'charged-back' | null {
  const chargebacks = (disputes ?? []).flatMap((one) => (one?.initiatedAs === 'CHARGEBACK' ? [one] : []))
  if (chargebacks.some(({ status }) => HELD.includes(status))) return 'disputed'
  return chargebacks.some(({ status }) => KEPT.includes(status)) ? 'charged-back' : null
}
