import { seconds } from '../ids.ts'
import type { StripeCheckout } from '../state.ts'

/** The shapes of Stripe's answers, limited to the fields that are read. */
type StripeObject = Record<string, unknown>

const ADDRESS = { city: null, country: null, line1: null, line2: null, postal_code: null, state: null }

export function checkoutStatus(checkout: StripeCheckout): 'open' | 'complete' | 'expired' {
  if (checkout.completedAt) return 'complete'
  return checkout.expiredAt ? 'expired' : 'open'
}

export const refundedCents = (checkout: StripeCheckout): number =>
  checkout.refunds.reduce((sum, refund) => sum + (refund.failedAt ? 0 : refund.amountCents), 0)

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
    mode: 'payment',
    status,
    payment_status: checkout.paidAt ? 'paid' : 'unpaid',
    amount_subtotal: checkout.amountCents,
    amount_total: checkout.amountCents,
    currency: checkout.currency,
    client_reference_id: checkout.reference,
    customer: null,
    customer_email: checkout.givenEmail,
    customer_details: checkout.completedAt
      ? {
          email: checkout.payerEmail,
          name: checkout.payerName,
          phone: null,
          address: ADDRESS,
          tax_exempt: 'none',
          tax_ids: [],
        }
      : null,
    metadata: checkout.metadata,
    created: seconds(checkout.createdAt),
    expires_at: seconds(checkout.expiresAt),
    payment_intent:
      expandsIntent && checkout.paymentIntent
        ? intentObject(checkout, expand.includes('payment_intent.latest_charge'))
        : checkout.paymentIntent,
    payment_method_types: ['card'],
    success_url: checkout.successUrl,
    cancel_url: checkout.cancelUrl,
    url: status === 'open' ? payUrl : null,
  }
}

function intentObject(checkout: StripeCheckout, expandCharge: boolean): StripeObject {
  return {
    id: checkout.paymentIntent,
    object: 'payment_intent',
    livemode: false,
    amount: checkout.amountCents,
    amount_received: checkout.paidAt ? checkout.amountCents : 0,
    currency: checkout.currency,
    status: checkout.paidAt ? 'succeeded' : checkout.failedAt ? 'requires_payment_method' : 'processing',
    latest_charge: expandCharge && checkout.charge ? chargeObject(checkout) : checkout.charge,
    metadata: {},
    created: seconds(checkout.completedAt ?? checkout.createdAt),
  }
}

export function chargeObject(checkout: StripeCheckout): StripeObject {
  const refunded = refundedCents(checkout)
  return {
    id: checkout.charge,
    object: 'charge',
    livemode: false,
    amount: checkout.amountCents,
    amount_captured: checkout.paidAt ? checkout.amountCents : 0,
    amount_refunded: refunded,
    currency: checkout.currency,
    paid: Boolean(checkout.paidAt),
    status: checkout.paidAt ? 'succeeded' : checkout.failedAt ? 'failed' : 'pending',
    // Only full refunds. `disputed` stays even after the dispute is won.
    refunded: refunded >= checkout.amountCents,
    disputed: checkout.dispute !== null,
    payment_intent: checkout.paymentIntent,
    billing_details: { email: checkout.payerEmail, name: checkout.payerName, phone: null, address: ADDRESS },
    metadata: {},
    created: seconds(checkout.completedAt ?? checkout.createdAt),
  }
}

export function refundObject(
  checkout: StripeCheckout,
  refund: StripeCheckout['refunds'][number],
): StripeObject {
  return {
    id: refund.id,
    object: 'refund',
    amount: refund.amountCents,
    currency: checkout.currency,
    charge: checkout.charge,
    payment_intent: checkout.paymentIntent,
    reason: 'requested_by_customer',
    status: refund.failedAt ? 'failed' : 'succeeded',
    metadata: {},
    created: seconds(refund.createdAt),
  }
}

export function disputeObject(
  checkout: StripeCheckout,
  dispute: NonNullable<StripeCheckout['dispute']>,
): StripeObject {
  return {
    id: dispute.id,
    object: 'dispute',
    livemode: false,
    amount: checkout.amountCents,
    currency: checkout.currency,
    charge: checkout.charge,
    payment_intent: checkout.paymentIntent,
    reason: 'fraudulent',
    status: dispute.status,
    balance_transactions: [],
    is_charge_refundable: false,
    metadata: {},
    created: seconds(dispute.createdAt),
  }
}

export const listObject = (url: string, data: readonly unknown[], hasMore: boolean): StripeObject => ({
  object: 'list',
  url,
  has_more: hasMore,
  data,
})
