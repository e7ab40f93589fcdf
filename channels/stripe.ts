import Stripe from 'stripe'
import { Refusal } from '../domain/shop/errors.ts'
import type { ChangedOrders, Shop, ShopOrder } from './shop.ts'
import {
  type CheckoutRequest,
  openCheckout,
  type OpenCheckout,
  asking,
  stripeClient,
} from './stripe-checkout.ts'
import { readStripeEvent } from './stripe-event.ts'
import { withFreshKey } from './stripe-fresh-key.ts'
import {
  chargeOf,
  type Disputed,
  disputedBy,
  EXPAND,
  isGivenBack,
  isOurs,
  toShopOrder,
} from './stripe-order.ts'

export interface StripeShopOptions {
  secretKey: string
  apiUrl: string
  webhookSecret: string
}

/** Stripe Checkout. An order is a checkout session that we opened; every other session is unknown here. */
export interface StripeShop extends Shop {
  createCheckout(request: CheckoutRequest): Promise<OpenCheckout>
  /** Leaves a session that is not open unchanged. @throws {Refusal} SHOP_UNAVAILABLE */
  expireCheckout(sessionId: string): Promise<void>
}

const SESSION = /^cs_\w{1,200}$/
const PAYMENT = /^pi_\w{1,200}$/

export function createStripeShop({ secretKey, apiUrl, webhookSecret }: StripeShopOptions): StripeShop {
  const stripe = stripeClient(secretKey, apiUrl)

  async function findOurs(order: string): Promise<Stripe.Checkout.Session> {
    const session = SESSION.test(order)
      ? await asking(() => stripe.checkout.sessions.retrieve(order, { expand: EXPAND }))
      : null
    if (!session || !isOurs(session)) throw new Refusal('NOT_FOUND', 'Stripe does not know this order.')
    return session
  }

  async function disputeOf(charge: Stripe.Charge | null): Promise<Disputed> {
    if (!charge?.disputed) return null
    const { data } = await asking(() => stripe.disputes.list({ charge: charge.id, limit: 100 }))
    return disputedBy(data)
  }

  const refundsOf = async (charge: Stripe.Charge): Promise<Stripe.Refund[]> =>
    (await asking(() => stripe.refunds.list({ charge: charge.id, limit: 100 }))).data

  const isRefunded = async (charge: Stripe.Charge | null): Promise<boolean> =>
    charge?.refunded === true && isGivenBack(charge, await refundsOf(charge))

  async function giveBack(charge: string, key: string): Promise<void> {
    try {
      // It gives back what is left, so that a second one under another key finds nothing.
      await withFreshKey(key, (idempotencyKey) => stripe.refunds.create({ charge }, { idempotencyKey }))
    } catch (error) {
      if (!(error instanceof Stripe.errors.StripeError && error.code === 'charge_already_refunded'))
        throw error
    }
  }

  /** Stripe refuses if the session was paid or expired at this very moment; nothing is left to do then. */
  async function expire(sessionId: string): Promise<void> {
    try {
      await stripe.checkout.sessions.expire(sessionId)
    } catch (error) {
      if (!(error instanceof Stripe.errors.StripeInvalidRequestError)) throw error
    }
  }

  async function lookUp(order: string): Promise<ShopOrder> {
    const session = await findOurs(order)
    const charge = chargeOf(session)
    return toShopOrder(session, await disputeOf(charge), await isRefunded(charge))
  }

  async function orderOf(reference: string): Promise<string | null> {
    if (SESSION.test(reference)) {
      const session = await asking(() => stripe.checkout.sessions.retrieve(reference))
      return isOurs(session) ? session.id : null
    }
    if (!PAYMENT.test(reference)) return null
    const { data } = await asking(() => stripe.checkout.sessions.list({ payment_intent: reference }))
    return data.find(isOurs)?.id ?? null
  }

  return {
    createCheckout: (request) => openCheckout(stripe, request),

    async expireCheckout(sessionId) {
      const session = await findOurs(sessionId)
      if (session.status === 'open') await asking(() => expire(session.id))
    },

    lookUp,

    async refund(order) {
      const charge = chargeOf(await findOurs(order))
      // The bank already holds disputed money, and Stripe refuses to refund it again.
      if (!charge?.paid || (await disputeOf(charge))) return
      // Part of the idempotency key: after a failed refund, it is a new call.
      const { length: refundsBefore } = await refundsOf(charge)
      await asking(() => giveBack(charge.id, `refund-${order}-${refundsBefore}`))
    },

    async changedSince(since, now) {
      const { paid, payments, lookedUntil } = await asking(() => stripeChanges(stripe, since, now))
      const orders: ChangedOrders['orders'] = [...paid].map((order) => ({ order, status: 'paid' }))
      for (const payment of payments) {
        const order = await orderOf(payment)
        if (order) orders.push(await lookUp(order))
      }
      return { orders, lookedUntil }
    },

    readEvent(rawBody, headers, now) {
      const signature = headers['stripe-signature']
      return readStripeEvent(
        rawBody,
        typeof signature === 'string' ? signature : undefined,
        webhookSecret,
        now,
      )
    },

    orderOf,
  }
}

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
