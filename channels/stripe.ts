import Stripe from 'stripe'
import { Refusal } from '../domain/errors.ts'
import type { Shop } from './shop.ts'
import { type CheckoutRequest, openCheckout, type OpenCheckout } from './stripe-checkout.ts'
import { asking, stripeClient } from './stripe-client.ts'
import { readStripeEvent } from './stripe-event.ts'
import { chargeOf, EXPAND, holdsMoney, isOurs, toShopOrder } from './stripe-order.ts'

export interface StripeShopOptions {
  secretKey: string
  /** Protocol, host and port; no path. */
  apiUrl: string
  webhookSecret: string
}

/** Stripe Checkout. An order is a checkout session that we opened; every other session is unknown here. */
export interface StripeShop extends Shop {
  createCheckout(request: CheckoutRequest): Promise<OpenCheckout>
  /** Closes a checkout that is still open to payment; leaves any other as it is. @throws {Refusal} SHOP_UNAVAILABLE */
  expireCheckout(sessionId: string): Promise<void>
}

const SESSION = /^cs_\w{1,200}$/
const PAYMENT = /^pi_\w{1,200}$/
const PAID_EVENTS = ['checkout.session.completed', 'checkout.session.async_payment_succeeded']

export function createStripeShop({ secretKey, apiUrl, webhookSecret }: StripeShopOptions): StripeShop {
  const stripe = stripeClient(secretKey, apiUrl)

  async function findOurs(order: string): Promise<Stripe.Checkout.Session> {
    const session = SESSION.test(order)
      ? await asking(() => stripe.checkout.sessions.retrieve(order, { expand: EXPAND }))
      : null
    if (!session || !isOurs(session)) throw new Refusal('NOT_FOUND', 'Stripe does not know this order.')
    return session
  }

  async function isDisputed(charge: Stripe.Charge | null): Promise<boolean> {
    if (!charge?.disputed) return false
    const { data } = await asking(() => stripe.disputes.list({ charge: charge.id, limit: 100 }))
    return data.some(holdsMoney)
  }

  async function giveBack(charge: string, idempotencyKey: string): Promise<void> {
    try {
      await stripe.refunds.create({ charge }, { idempotencyKey })
    } catch (error) {
      if (!(error instanceof Stripe.errors.StripeError && error.code === 'charge_already_refunded'))
        throw error
    }
  }

  /** Stripe refuses when it was paid or expired in this very moment; then there is nothing left to close. */
  async function expire(sessionId: string): Promise<void> {
    try {
      await stripe.checkout.sessions.expire(sessionId)
    } catch (error) {
      if (!(error instanceof Stripe.errors.StripeInvalidRequestError)) throw error
    }
  }

  return {
    createCheckout: (request) => openCheckout(stripe, request),

    async expireCheckout(sessionId) {
      const session = await findOurs(sessionId)
      if (session.status === 'open') await asking(() => expire(session.id))
    },

    async lookUp(order) {
      const session = await findOurs(order)
      return toShopOrder(session, await isDisputed(chargeOf(session)))
    },

    async refund(order) {
      const charge = chargeOf(await findOurs(order))
      // Disputed money is with the bank already, and Stripe refuses to give it back twice.
      if (!charge?.paid || (await isDisputed(charge))) return
      await asking(() => giveBack(charge.id, `refund-${order}`))
    },

    // Events say when it was paid; sessions only say when they were opened, which for a bank debit is days earlier.
    paidSince: (since) =>
      asking(async () => {
        const orders = new Set<string>()
        const created = { gte: Math.floor(since.getTime() / 1000) }
        for await (const { data } of stripe.events.list({ types: PAID_EVENTS, created, limit: 100 })) {
          const session = data.object
          if (session.object !== 'checkout.session' || !isOurs(session)) continue
          if (session.payment_status !== 'unpaid') orders.add(session.id)
        }
        return [...orders]
      }),

    readEvent(rawBody, headers, now) {
      const signature = headers['stripe-signature']
      return readStripeEvent(
        rawBody,
        typeof signature === 'string' ? signature : undefined,
        webhookSecret,
        now,
      )
    },

    async orderOf(reference) {
      if (SESSION.test(reference)) return orderOrNull(() => findOurs(reference))
      if (!PAYMENT.test(reference)) return null
      const { data } = await asking(() => stripe.checkout.sessions.list({ payment_intent: reference }))
      return data.find(isOurs)?.id ?? null
    },
  }
}

async function orderOrNull(find: () => Promise<Stripe.Checkout.Session>): Promise<string | null> {
  try {
    return (await find()).id
  } catch (error) {
    if (error instanceof Refusal && error.code === 'NOT_FOUND') return null
    throw error
  }
}
