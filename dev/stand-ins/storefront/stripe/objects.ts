import { seconds } from '../ids.ts'
import type { Dispute, Refund, StripeCheckout } from '../state.ts'
import { leftCents } from '../till.ts'

/** The shapes of Stripe's answers, limited to the fields that are read. */
type StripeObject = Record<string, unknown>

export function checkoutStatus(checkout: StripeCheckout): 'open' | 'complete' | 'expired' {
  if (checkout.completedAt) return 'complete'
  return checkout.expiredAt ? 'expired' : 'open'
}

/** @param expand - from the call: `payment_intent` or `payment_intent.latest_charge` */
export function sessionObject(
  checkout: StripeCheckout,
  payUrl: string,
  expand: readonly string[] = [],
): StripeObject {
  const status = checkoutStatus(checkout)
  const expandsIntent = expand.some((path) => path === 'payment_intent' || path.startsWith('payment_intent.'))
  return {
    id: checkout.id,
    object: 'checkout.session',
    livemode: false,
    status,
    payment_status: checkout.paidAt ? 'paid' : 'unpaid',
    amount_total: checkout.amountCents,
    currency: checkout.currency,
    client_reference_id: checkout.reference,
    customer_email: checkout.givenEmail,
    customer_details: checkout.completedAt ? { email: checkout.email, name: checkout.name || null } : null,
    metadata: checkout.metadata,
    created: seconds(checkout.createdAt),
    payment_intent:
      expandsIntent && checkout.paymentIntent
        ? intentObject(checkout, expand.includes('payment_intent.latest_charge'))
        : checkout.paymentIntent,
    success_url: checkout.successUrl,
    cancel_url: checkout.cancelUrl,
    url: status === 'open' ? payUrl : null,
  }
}

const intentObject = (checkout: StripeCheckout, expandCharge: boolean): StripeObject => ({
  id: checkout.paymentIntent,
  object: 'payment_intent',
  status: checkout.paidAt ? 'succeeded' : checkout.failedAt ? 'requires_payment_method' : 'processing',
  latest_charge: expandCharge && checkout.charge ? chargeObject(checkout) : checkout.charge,
})

/** What charges, refunds and disputes of a checkout have in common. */
const paymentOf = ({ amountCents, currency, paymentIntent }: StripeCheckout): StripeObject => ({
  amount: amountCents,
  currency,
  payment_intent: paymentIntent,
})

export const chargeObject = (checkout: StripeCheckout): StripeObject => ({
  ...paymentOf(checkout),
  id: checkout.charge,
  object: 'charge',
  amount_captured: checkout.paidAt ? checkout.amountCents : 0,
  amount_refunded: checkout.amountCents - leftCents(checkout),
  paid: Boolean(checkout.paidAt),
  // Only full refunds. `disputed` stays even after the dispute is won.
  refunded: leftCents(checkout) <= 0,
  disputed: checkout.dispute !== null,
  created: seconds(checkout.completedAt ?? checkout.createdAt),
})

export const refundObject = (checkout: StripeCheckout, refund: Refund): StripeObject => ({
  ...paymentOf(checkout),
  id: refund.id,
  object: 'refund',
  amount: refund.amountCents,
  charge: checkout.charge,
  status: refund.failedAt ? 'failed' : 'succeeded',
})

export const disputeObject = (checkout: StripeCheckout, { id, status }: Dispute): StripeObject => ({
  ...paymentOf(checkout),
  id,
  object: 'dispute',
  charge: checkout.charge,
  status: status === 'open' ? 'needs_response' : status,
  balance_transactions: [],
})
