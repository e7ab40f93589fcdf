import type Stripe from 'stripe'
import type { ShopOrder } from './shop.ts'

/** Marks our checkout sessions among all others of the same Stripe account. */
export const PRODUCT = 'eightfold-8-week-program'

/** The objects that `lookUp` needs beyond a session's own fields. */
export const EXPAND = ['payment_intent.latest_charge']

/** Dispute states in which the bank holds the money for now. Inquiries (`warning_…`) take none. */
const HELD = ['needs_response', 'under_review', 'appeal_needs_response', 'appeal_under_review']

export const isOurs = (session: Stripe.Checkout.Session): boolean => session.metadata?.product === PRODUCT

export function chargeOf(session: Stripe.Checkout.Session): Stripe.Charge | null {
  const intent = session.payment_intent
  if (intent === null || typeof intent === 'string') return null
  const charge = intent.latest_charge
  return charge === null || typeof charge === 'string' ? null : charge
}

/** The effect of a charge's disputes on its money; null when the money is ours. */
export type Disputed = 'disputed' | 'charged-back' | null

/** Stripe keeps `disputed` on a charge even after the dispute is won, so the disputes themselves decide. */
export function disputedBy(disputes: readonly Stripe.Dispute[]): Disputed {
  if (disputes.some(({ status }) => HELD.includes(status))) return 'disputed'
  return disputes.some(tookMoney) ? 'charged-back' : null
}

/** A dispute may be prevented by an immediate refund, so only its balance transactions tell. */
const tookMoney = ({ status, balance_transactions: movements }: Stripe.Dispute): boolean =>
  status === 'lost' || (status === 'prevented' && movements.reduce((sum, { amount }) => sum + amount, 0) < 0)

/** Refund states after which Stripe puts the amount back on the seller's balance. */
const CAME_BACK = ['failed', 'canceled']

/** Whether a charge was refunded in full. The charge alone does not show refunds that failed later. */
export const isGivenBack = (charge: Stripe.Charge, refunds: readonly Stripe.Refund[]): boolean =>
  refunds
    .filter(({ status }) => !CAME_BACK.includes(status ?? ''))
    .reduce((sum, { amount }) => sum + amount, 0) >= charge.amount_captured

/**
 * @param session - expanded by EXPAND
 * @param disputed - from `disputedBy`
 * @param refunded - whether its charge `isGivenBack`; a partial refund leaves the program bought
 */
export function statusOf(
  session: Stripe.Checkout.Session,
  disputed: Disputed,
  refunded = chargeOf(session)?.refunded ?? false,
): ShopOrder['status'] {
  if (session.payment_status !== 'unpaid') {
    if (refunded) return 'refunded'
    return disputed ?? 'paid'
  }
  if (session.status === 'expired') return 'failed'
  if (session.status === 'open') return 'open'
  return delayedPaymentFailed(session) ? 'failed' : 'pending'
}

/** A failed delayed payment puts its intent back to its first status; until then it is `processing`. */
function delayedPaymentFailed({ payment_intent: intent }: Stripe.Checkout.Session): boolean {
  if (intent === null || typeof intent === 'string') return false
  return intent.status === 'requires_payment_method' || intent.status === 'canceled'
}

export function toShopOrder(
  session: Stripe.Checkout.Session,
  disputed: Disputed,
  refunded: boolean,
): ShopOrder {
  return {
    order: session.id,
    status: statusOf(session, disputed, refunded),
    email: session.customer_details?.email ?? session.customer_email ?? '',
    name: session.customer_details?.name ?? '',
    isTest: !session.livemode,
    surveyId: session.client_reference_id ?? session.metadata?.surveyId ?? null,
    receipt: {
      orderNumber: paymentOf(session) ?? session.id,
      orderedAt: new Date((chargeOf(session) ?? session).created * 1000),
      amountMinor: session.amount_total,
      currency: session.currency,
    },
  }
}

/** The id to search for in Stripe's dashboard; a free order has none. */
const paymentOf = ({ payment_intent: intent }: Stripe.Checkout.Session): string | null =>
  typeof intent === 'string' ? intent : (intent?.id ?? null)
