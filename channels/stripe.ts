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
import { stripeChanges } from './stripe-changes.ts'
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

  async function giveBack(charge: string, idempotencyKey: string): Promise<void> {
    try {
      await stripe.refunds.create({ charge }, { idempotencyKey })
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
