import type { OrderAction, OrderBook } from '../orders.ts'
import { money } from '../pages/layout.tsx'
import type { State, StripeCheckout } from '../state.ts'
import { checkoutStatus, refundedCents } from './objects.ts'
import type { StripeTill } from './payments.ts'

const PART_CENTS = 1000

export function stripeOrderBook(state: State, till: StripeTill): OrderBook {
  return {
    shop: 'stripe',
    title: 'Stripe Checkout',
    rows: () =>
      state.stripeCheckouts.map((checkout) => ({
        id: checkout.id,
        createdAt: checkout.createdAt,
        status: describe(checkout),
        email: checkout.payerEmail ?? checkout.givenEmail ?? '',
        name: checkout.payerName ?? '',
        amount: money(checkout.amountCents, checkout.currency),
        facts: [['Survey', checkout.reference ?? 'none']],
        actions: actionsOn(checkout),
      })),
    act(id, action) {
      const checkout = state.stripeCheckouts.find((one) => one.id === id)
      if (!checkout || !actionsOn(checkout).some((possible) => possible.action === action)) return false
      actions(till, checkout)[action]?.()
      return true
    },
  }
}

const actions = (till: StripeTill, checkout: StripeCheckout): Record<string, () => void> => ({
  expire: () => till.expire(checkout),
  settle: () => till.settle(checkout, true),
  fail: () => till.settle(checkout, false),
  refund: () => till.refund(checkout, checkout.amountCents - refundedCents(checkout)),
  'refund-part': () => till.refund(checkout, PART_CENTS),
  'fail-refund': () => till.failRefund(checkout),
  dispute: () => till.dispute(checkout),
  'win-dispute': () => till.closeDispute(checkout, 'won'),
  'lose-dispute': () => till.closeDispute(checkout, 'lost'),
})

function actionsOn(checkout: StripeCheckout): OrderAction[] {
  if (checkoutStatus(checkout) === 'open') return [{ action: 'expire', label: 'Expire' }]
  if (checkout.completedAt && !checkout.paidAt && !checkout.failedAt) {
    return [
      { action: 'settle', label: 'Let the money arrive' },
      { action: 'fail', label: 'Let the payment fail' },
    ]
  }
  if (!checkout.paidAt) return []
  if (checkout.dispute?.status === 'needs_response') {
    return [
      { action: 'win-dispute', label: 'Win dispute' },
      { action: 'lose-dispute', label: 'Lose dispute' },
    ]
  }
  const left = checkout.amountCents - refundedCents(checkout)
  const fail =
    left < checkout.amountCents ? [{ action: 'fail-refund', label: 'Let the last refund fail' }] : []
  if (left === 0 || checkout.dispute?.status === 'lost') return fail
  return [
    { action: 'refund', label: 'Refund' },
    ...fail,
    ...(left > PART_CENTS ? [{ action: 'refund-part', label: `Refund ${money(PART_CENTS)}` }] : []),
    ...(checkout.dispute ? [] : [{ action: 'dispute', label: 'Dispute' }]),
  ]
}

function describe(checkout: StripeCheckout): string {
  const refunded = refundedCents(checkout)
  if (checkout.dispute?.status === 'needs_response') return 'disputed'
  if (checkout.dispute?.status === 'lost') return 'dispute lost'
  if (refunded >= checkout.amountCents) return 'refunded'
  if (refunded > 0) return `paid, ${money(refunded)} refunded`
  if (checkout.paidAt) return checkout.dispute ? 'paid, dispute won' : 'paid'
  if (checkout.failedAt) return 'payment failed'
  if (checkout.completedAt) return 'waiting for the bank'
  return checkout.expiredAt ? 'expired' : 'open'
}
