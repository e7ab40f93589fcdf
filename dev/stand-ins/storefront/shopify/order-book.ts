import type { OrderAction, OrderBook } from '../orders.ts'
import { money } from '../pages/layout.tsx'
import type { ShopifyOrder, State } from '../state.ts'
import { financialStatus } from './objects.ts'
import { isLineRefunded, lineCents, refundedCents, type ShopifyTill } from './till.ts'

const PART_CENTS = 1000

export function shopifyOrderBook(state: State, till: ShopifyTill): OrderBook {
  return {
    shop: 'shopify',
    title: 'Shopify',
    rows: () =>
      state.shopifyOrders.map((order) => ({
        id: order.id,
        createdAt: order.createdAt,
        status: describe(order),
        email: order.email,
        name: order.buyer,
        amount: money(order.amountCents),
        facts: [
          ['Name', order.name],
          ['Product', [order.productName, order.extra?.name].filter(Boolean).join(' and ')],
        ],
        actions: actionsOn(order),
      })),
    act(id, action) {
      const order = state.shopifyOrders.find((one) => one.id === id)
      if (!order || !actionsOn(order).some((possible) => possible.action === action)) return false
      actions(till, order)[action]?.()
      return true
    },
  }
}

const actions = (till: ShopifyTill, order: ShopifyOrder): Record<string, () => void> => ({
  pay: () => till.markPaid(order),
  cancel: () => till.cancel(order),
  refund: () => till.refund(order, order.amountCents - refundedCents(order)),
  'refund-part': () => till.refund(order, PART_CENTS),
  'refund-line': () => till.refund(order, lineCents(order), true),
  'fail-refund': () => till.failRefund(order),
  dispute: () => till.dispute(order),
  'win-dispute': () => till.closeDispute(order, 'WON'),
  'lose-dispute': () => till.closeDispute(order, 'LOST'),
})

function actionsOn(order: ShopifyOrder): OrderAction[] {
  const cancel = { action: 'cancel', label: 'Cancel' }
  if (!order.paidAt) {
    return order.cancelledAt ? [] : [{ action: 'pay', label: 'Let the money arrive' }, cancel]
  }
  if (order.dispute?.status === 'NEEDS_RESPONSE') {
    return [
      { action: 'win-dispute', label: 'Win dispute' },
      { action: 'lose-dispute', label: 'Lose dispute' },
    ]
  }
  const left = order.amountCents - refundedCents(order)
  const fail = left < order.amountCents ? [{ action: 'fail-refund', label: 'Let the last refund fail' }] : []
  if (left === 0 || order.dispute?.status === 'LOST') return fail
  return [
    { action: 'refund', label: 'Refund' },
    ...fail,
    ...(order.extra && !isLineRefunded(order)
      ? [{ action: 'refund-line', label: 'Refund the program alone' }]
      : []),
    ...(left > PART_CENTS ? [{ action: 'refund-part', label: `Refund ${money(PART_CENTS)}` }] : []),
    ...(order.dispute ? [] : [{ action: 'dispute', label: 'Dispute' }]),
    ...(order.cancelledAt ? [] : [cancel]),
  ]
}

function describe(order: ShopifyOrder): string {
  const hidden = order.visibleAt > Date.now() ? ', not synced yet' : ''
  if (order.dispute?.status === 'NEEDS_RESPONSE') return 'disputed'
  if (order.dispute?.status === 'LOST') return 'dispute lost'
  const cancelled = order.cancelledAt ? ', cancelled' : ''
  return `${financialStatus(order).toLowerCase().replaceAll('_', ' ')}${cancelled}${hidden}`
}
