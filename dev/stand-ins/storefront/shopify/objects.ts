import type { ShopifyOrder } from '../state.ts'
import { isLineRefunded, lineCents, refundedCents } from './till.ts'

export const globalId = ({ id }: ShopifyOrder): string => `gid://shopify/Order/${id}`

export function financialStatus(
  order: ShopifyOrder,
): 'PENDING' | 'PAID' | 'PARTIALLY_REFUNDED' | 'REFUNDED' | 'VOIDED' {
  if (!order.paidAt) return order.cancelledAt ? 'VOIDED' : 'PENDING'
  const refunded = refundedCents(order)
  if (refunded === 0) return 'PAID'
  return refunded < order.amountCents ? 'PARTIALLY_REFUNDED' : 'REFUNDED'
}

/** Converts an order to the schema's `Order`; the executor picks the requested fields. */
export function orderObject(order: ShopifyOrder) {
  const [firstName, ...rest] = order.buyer.split(' ')
  return {
    id: globalId(order),
    legacyResourceId: order.id,
    name: order.name,
    email: order.email,
    test: order.isTest,
    createdAt: new Date(order.createdAt).toISOString(),
    updatedAt: new Date(order.updatedAt).toISOString(),
    cancelledAt: order.cancelledAt ? new Date(order.cancelledAt).toISOString() : null,
    displayFinancialStatus: financialStatus(order),
    totalReceivedSet: inDollars(order.paidAt ? order.amountCents : 0),
    customer: {
      firstName: firstName || null,
      lastName: rest.join(' ') || null,
      displayName: order.buyer || order.email,
    },
    disputes: order.dispute ? [{ ...order.dispute, initiatedAs: 'CHARGEBACK' }] : [],
    lineItems: { nodes: linesOf(order), pageInfo: { hasNextPage: false, endCursor: null } },
    refunds: order.refunds.map(({ id }) => ({ id: `gid://shopify/Refund/${id}` })),
    suggestedRefund: ({ suggestFullRefund, refundLineItems }: SuggestArgs) => ({
      suggestedTransactions: suggestedTransactions(
        order,
        suggestFullRefund ? order.amountCents : named(order, refundLineItems ?? []),
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

const named = (order: ShopifyOrder, lines: readonly RefundLine[]): number =>
  namesLine(order, lines) && !isLineRefunded(order) ? lineCents(order) : 0

function linesOf(order: ShopifyOrder) {
  const all = refundedCents(order) === order.amountCents && order.amountCents > 0
  const line = (position: number, name: string, sku: string, isRefunded: boolean) => ({
    id: lineId(order, position),
    name,
    sku,
    currentQuantity: 1,
    refundableQuantity: isRefunded ? 0 : 1,
  })
  const { extra } = order
  return [
    line(1, order.productName, order.sku, all || isLineRefunded(order)),
    ...(extra ? [line(2, extra.name, extra.sku, all)] : []),
  ]
}

function suggestedTransactions(order: ShopifyOrder, wanted: number) {
  const left = Math.min(wanted, order.amountCents - refundedCents(order))
  if (!order.paidAt || left === 0) return []
  return [
    {
      kind: 'SUGGESTED_REFUND',
      gateway: 'shopify_payments',
      parentTransaction: { id: `gid://shopify/OrderTransaction/${order.id}1` },
      amountSet: inDollars(left),
    },
  ]
}

function inDollars(cents: number) {
  const money = { amount: (cents / 100).toFixed(2), currencyCode: 'USD' }
  return { presentmentMoney: money, shopMoney: money }
}

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
