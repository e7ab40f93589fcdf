import type { OrderAction, OrderBook } from '../orders.ts'
import { money } from '../pages/layout.tsx'
import type { GumroadSale, State } from '../state.ts'
import type { GumroadTill } from './till.ts'

export function gumroadOrderBook(state: State, till: GumroadTill): OrderBook {
  return {
    shop: 'gumroad',
    title: 'Gumroad',
    rows: () =>
      state.gumroadSales.map((sale) => ({
        id: sale.id,
        createdAt: sale.createdAt,
        status: describe(sale),
        email: sale.email,
        name: sale.name,
        amount: money(sale.amountCents),
        facts: [
          ['Product', sale.productName],
          ['License key', sale.licenseKey],
          ['Uses', String(sale.uses)],
        ],
        actions: actionsOn(sale),
      })),
    act(id, action) {
      const sale = state.gumroadSales.find((one) => one.id === id)
      if (!sale || !actionsOn(sale).some((possible) => possible.action === action)) return false
      actions(till, sale)[action]?.()
      return true
    },
  }
}

const actions = (till: GumroadTill, sale: GumroadSale): Record<string, () => void> => ({
  refund: () => till.refund(sale),
  dispute: () => till.dispute(sale),
  'win-dispute': () => till.closeDispute(sale, 'won'),
  'lose-dispute': () => till.closeDispute(sale, 'lost'),
})

function actionsOn({ refundedAt, dispute }: GumroadSale): OrderAction[] {
  if (dispute === 'open') {
    return [
      { action: 'win-dispute', label: 'Win dispute' },
      { action: 'lose-dispute', label: 'Lose dispute' },
    ]
  }
  if (refundedAt || dispute === 'lost') return []
  return [
    { action: 'refund', label: 'Refund' },
    ...(dispute ? [] : [{ action: 'dispute', label: 'Dispute' }]),
  ]
}

function describe({ refundedAt, dispute, isTest }: GumroadSale): string {
  if (refundedAt) return 'refunded'
  if (dispute === 'open') return 'disputed'
  if (dispute === 'lost') return 'dispute lost'
  return [isTest ? 'test purchase, paid' : 'paid', dispute === 'won' ? 'dispute won' : '']
    .filter(Boolean)
    .join(', ')
}
