import type Stripe from 'stripe'
import { isOurs } from './stripe-order.ts'

const DAY_MS = 86_400_000
/** Stripe keeps events for 30 days; those about to expire count as gone. */
const EVENTS_KEPT_MS = 29 * DAY_MS
/** The period of one piece, which limits its size to one day's changes. */
const PIECE_MS = DAY_MS
/** A checkout session can be paid for a day, and a bank debit takes up to two weeks. */
const SETTLED_WITHIN_MS = 15 * DAY_MS

const PAID = ['checkout.session.completed', 'checkout.session.async_payment_succeeded']
const MOVED = [
  'charge.refunded',
  'refund.updated',
  'refund.failed',
  'charge.dispute.created',
  'charge.dispute.updated',
  'charge.dispute.closed',
  'charge.dispute.funds_withdrawn',
  'charge.dispute.funds_reinstated',
]

interface Changes {
  paid: Set<string>
  /** Payments for any product that were refunded, disputed or returned. */
  payments: Set<string>
  lookedUntil: Date
}

export function stripeChanges(stripe: Stripe, since: Date, now: Date): Promise<Changes> {
  const eventsSince = new Date(now.getTime() - EVENTS_KEPT_MS)
  if (since < eventsSince) return paidSessions(stripe, since, earlier(eventsSince, after(since)))
  return moneyEvents(stripe, since, earlier(now, after(since)))
}

const after = (since: Date): Date => new Date(since.getTime() + PIECE_MS)
const earlier = (one: Date, other: Date): Date => (one < other ? one : other)
const seconds = (instant: Date): number => Math.floor(instant.getTime() / 1000)

/** Events carry the payment time; a session only its opening, days earlier for a bank debit. */
async function moneyEvents(stripe: Stripe, since: Date, lookedUntil: Date): Promise<Changes> {
  const paid = new Set<string>()
  const payments = new Set<string>()
  const created = { gte: seconds(since), lte: seconds(lookedUntil) }
  for await (const { data } of stripe.events.list({ types: [...PAID, ...MOVED], created, limit: 100 })) {
    const about = data.object
    if (about.object === 'checkout.session') {
      if (isOurs(about) && about.payment_status !== 'unpaid') paid.add(about.id)
    } else if ('payment_intent' in about && typeof about.payment_intent === 'string') {
      payments.add(about.payment_intent)
    }
  }
  return { paid, payments, lookedUntil }
}

/** For a period whose events Stripe no longer keeps. Does not find refunds of that period. */
async function paidSessions(stripe: Stripe, since: Date, lookedUntil: Date): Promise<Changes> {
  const paid = new Set<string>()
  const opened = { gte: seconds(new Date(since.getTime() - SETTLED_WITHIN_MS)), lte: seconds(lookedUntil) }
  for await (const session of stripe.checkout.sessions.list({
    created: opened,
    status: 'complete',
    limit: 100,
  })) {
    if (isOurs(session) && session.payment_status !== 'unpaid') paid.add(session.id)
  }
  return { paid, payments: new Set(), lookedUntil }
}
