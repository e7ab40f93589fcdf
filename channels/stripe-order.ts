import type Stripe from 'stripe'
import type { ShopOrder } from './shop.ts'

/** Marks our checkout sessions among everything else that the same Stripe account may sell. */
export const PRODUCT = 'eightfold-8-week-program'

/** What `lookUp` needs to see of a session beyond its own fields. */
export const EXPAND = ['payment_intent.latest_charge']

/** Dispute states in which the money is, or stays, with the bank. Inquiries (`warning_…`) take none. */
const MONEY_AT_BANK = [
  'needs_response',
  'under_review',
  'lost',
  'appeal_needs_response',
  'appeal_under_review',
]

export const isOurs = (session: Stripe.Checkout.Session): boolean => session.metadata?.product === PRODUCT

/** The charge of an expanded session; null before any money moved. */
export function chargeOf(session: Stripe.Checkout.Session): Stripe.Charge | null {
  const intent = session.payment_intent
  if (intent === null || typeof intent === 'string') return null
  const charge = intent.latest_charge
  return charge === null || typeof charge === 'string' ? null : charge
}

/** Stripe keeps `disputed` on a charge even after the dispute is won, so the disputes themselves decide. */
export const holdsMoney = ({ status, balance_transactions: movements }: Stripe.Dispute): boolean =>
  // A dispute may be prevented by giving the money back at once: only what it moved tells.
  status === 'prevented'
    ? movements.reduce((sum, { amount }) => sum + amount, 0) < 0
    : MONEY_AT_BANK.includes(status)

/** Refund states after which Stripe puts the amount back on the seller's balance. */
const CAME_BACK = ['failed', 'canceled']

/** Whether all of a charge went back to the payer. The charge alone does not tell of refunds that failed later. */
export const isGivenBack = (charge: Stripe.Charge, refunds: readonly Stripe.Refund[]): boolean =>
  refunds
    .filter(({ status }) => !CAME_BACK.includes(status ?? ''))
    .reduce((sum, { amount }) => sum + amount, 0) >= charge.amount_captured

/**
 * @param session - expanded by EXPAND
 * @param disputed - whether a dispute of its charge `holdsMoney`
 * @param refunded - whether its charge `isGivenBack`: a partial refund leaves the program bought
 */
export function statusOf(
  session: Stripe.Checkout.Session,
  disputed: boolean,
  refunded = chargeOf(session)?.refunded ?? false,
): ShopOrder['status'] {
  if (session.payment_status !== 'unpaid') {
    if (refunded) return 'refunded'
    return disputed ? 'disputed' : 'paid'
  }
  if (session.status === 'expired') return 'failed'
  if (session.status === 'open') return 'open'
  return delayedPaymentFailed(session) ? 'failed' : 'pending'
}

/** A delayed payment method that failed sends its intent back to the start; while it may still succeed it is `processing`. */
function delayedPaymentFailed({ payment_intent: intent }: Stripe.Checkout.Session): boolean {
  if (intent === null || typeof intent === 'string') return false
  return intent.status === 'requires_payment_method' || intent.status === 'canceled'
}

export function toShopOrder(
  session: Stripe.Checkout.Session,
  disputed: boolean,
  refunded: boolean,
): ShopOrder {
  return {
    order: session.id,
    status: statusOf(session, disputed, refunded),
    email: session.customer_details?.email ?? session.customer_email ?? '',
    name: session.customer_details?.name ?? '',
    isTest: !session.livemode,
    surveyId: session.client_reference_id ?? session.metadata?.surveyId ?? null,
  }
}
