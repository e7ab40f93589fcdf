import type { ShopifyOrder } from '../state.ts'
import { leftCents, refundedCents } from '../till.ts'

export const globalId = ({ id }: ShopifyOrder): string => `gid://shopify/Order/${id}`

export const isLineRefunded = ({ refunds }: ShopifyOrder): boolean =>
  refunds.some(({ ofLine, failedAt }) => ofLine && !failedAt)
export const lineCents = ({ amountCents, extra }: ShopifyOrder): number =>
  amountCents - (extra?.amountCents ?? 0)

export function financialStatus(order: ShopifyOrder): string {
  if (!order.paidAt) return order.cancelledAt ? 'VOIDED' : 'PENDING'
  if (refundedCents(order) === 0) return 'PAID'
  return leftCents(order) > 0 ? 'PARTIALLY_REFUNDED' : 'REFUNDED'
}

/** Converts an order to the schema's `Order`; the executor picks the requested fields. */
export function orderObject(order: ShopifyOrder) {
  const [firstName, ...rest] = order.name.split(' ')
  const isAllRefunded = leftCents(order) === 0
  const status = order.dispute?.status === 'open' ? 'NEEDS_RESPONSE' : order.dispute?.status.toUpperCase()
  return {
    id: globalId(order),
    legacyResourceId: order.id,
    name: order.number,
    email: order.email,
    test: order.isTest,
    createdAt: new Date(order.createdAt).toISOString(),
    updatedAt: new Date(order.updatedAt).toISOString(),
    cancelledAt: order.cancelledAt ? new Date(order.cancelledAt).toISOString() : null,
    displayFinancialStatus: financialStatus(order),
    totalReceivedSet: inDollars(order.paidAt ? order.amountCents : 0),
    customer: { firstName: firstName || null, lastName: rest.join(' ') || null },
    disputes: status ? [{ status, initiatedAs: 'CHARGEBACK' }] : [],
    lineItems: {
      nodes: [
        { id: lineId(order, 1), sku: order.sku, isBack: isAllRefunded || isLineRefunded(order) },
        ...(order.extra ? [{ id: lineId(order, 2), sku: order.extra.sku, isBack: isAllRefunded }] : []),
      ].map(({ isBack, ...line }) => ({ ...line, refundableQuantity: isBack ? 0 : 1 })),
      pageInfo: { hasNextPage: false, endCursor: null },
    },
    refunds: order.refunds.map(({ id }) => ({ id: `gid://shopify/Refund/${id}` })),
    suggestedRefund: ({ suggestFullRefund, refundLineItems }: SuggestArgs) => ({
      suggestedTransactions: suggestedTransactions(
        order,
        suggestFullRefund ? order.amountCents : namedCents(order, refundLineItems ?? []),
      ),
    }),
  }
}

export interface RefundLine {
  lineItemId: string
}
interface SuggestArgs {
  suggestFullRefund: boolean
  refundLineItems?: RefundLine[] | null
}

const lineId = (order: ShopifyOrder, position: number): string =>
  `gid://shopify/LineItem/${order.id}${position}`

/** Whether a refund includes the product's line. */
export const namesLine = (order: ShopifyOrder, lines: readonly RefundLine[]): boolean =>
  lines.some(({ lineItemId }) => lineItemId === lineId(order, 1))

const namedCents = (order: ShopifyOrder, lines: readonly RefundLine[]): number =>
  namesLine(order, lines) && !isLineRefunded(order) ? lineCents(order) : 0

function suggestedTransactions(order: ShopifyOrder, wanted: number) {
  const left = Math.min(wanted, leftCents(order))
  if (!order.paidAt || left === 0) return []
  const parentTransaction = { id: `gid://shopify/OrderTransaction/${order.id}1` }
  return [{ gateway: 'shopify_payments', parentTransaction, amountSet: inDollars(left) }]
}

const inDollars = (cents: number) => ({
  presentmentMoney: { amount: (cents / 100).toFixed(2), currencyCode: 'USD' },
})

/**
 * Whether an order matches Shopify's order search: all terms, such as `email:"a@b.c"` or
 * `updated_at:>='2026-11-02'`, must match. As at Shopify, a part of an email is enough.
 */
export function matches(order: ShopifyOrder, query: string): boolean {
  const terms = [...query.matchAll(/(\w+):(>=)?(?:"((?:[^"\\]|\\.)*)"|'([^']*)'|(\S+))/g)]
  return terms.every(([, field, , double, single, bare]) => {
    const value = double?.replace(/\\(.)/g, '$1') ?? single ?? bare ?? ''
    if (field === 'email') return order.email.toLowerCase().includes(value.toLowerCase())
    if (field === 'updated_at') return order.updatedAt >= Date.parse(value)
    throw new Error(`the sandbox knows no search by ${field}`)
  })
}
