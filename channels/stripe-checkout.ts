import { createHash } from 'node:crypto'
import Stripe from 'stripe'
import { Refusal } from '../domain/shop/errors.ts'
import { EMAIL_PROBLEM } from '../domain/forms/field-messages.ts'
import { shopUnavailable } from './shop-unavailable.ts'
import { OFFER } from '../domain/shop/offer.ts'
import { generationPage, leftOrderPage } from '../domain/shop/pages.ts'
import { withFreshKey } from './stripe-fresh-key.ts'
import { EXPAND, PRODUCT, statusOf } from './stripe-order.ts'

const LONGEST_CALL_MS = 10_000

/** Stripe's client for `apiUrl`. It does not retry: Temporal does. */
export function stripeClient(secretKey: string, apiUrl: string): Stripe {
  const { protocol, hostname, port } = new URL(apiUrl)
  return new Stripe(secretKey, {
    protocol: protocol === 'http:' ? 'http' : 'https',
    host: hostname,
    port: port || (protocol === 'http:' ? 80 : 443),
    maxNetworkRetries: 0,
    timeout: LONGEST_CALL_MS,
    telemetry: false,
  })
}

/** @throws {Refusal} NOT_FOUND, INVALID_REQUEST for an email that Stripe rejects, else SHOP_UNAVAILABLE */
export async function asking<T>(call: () => Promise<T>): Promise<T> {
  try {
    return await call()
  } catch (error) {
    throw refusalOf(error)
  }
}

function refusalOf(error: unknown): unknown {
  if (!(error instanceof Stripe.errors.StripeError)) return error
  if (error.code === 'resource_missing' || error.statusCode === 404) {
    return new Refusal('NOT_FOUND', 'Stripe does not know this order.', { cause: error })
  }
  if (error.param === 'customer_email') {
    const fields = [{ path: 'email', message: EMAIL_PROBLEM }]
    return new Refusal('INVALID_REQUEST', undefined, { cause: error, fields })
  }
  // A malformed call is our own bug, not an outage.
  if (error instanceof Stripe.errors.StripeInvalidRequestError) return error
  return shopUnavailable('stripe', error)
}

/** Stripe replaces this with the session id; the braces must stay unescaped. */
const SESSION_ID = '{CHECKOUT_SESSION_ID}'

/** A person waits for this call, and no workflow retries it. The idempotency key makes retries safe. */
const RETRIES = { maxNetworkRetries: 2, timeout: 5_000 }

export interface CheckoutRequest {
  surveyId: string
  email: string
  /** The address to which the buyer's browser returns, without a trailing slash. */
  publicUrl: string
}

/** Where to send the browser. `url` is the hosted page, or our own page if this survey is already paid. */
export interface OpenCheckout {
  sessionId: string
  url: string
}

/** One session per survey while it can be paid. @throws {Refusal} INVALID_REQUEST, SHOP_UNAVAILABLE */
export async function openCheckout(stripe: Stripe, request: CheckoutRequest): Promise<OpenCheckout> {
  const params = sessionParams(request)
  // Stripe refuses a known key with different parameters, so a corrected email needs another key.
  let key = `checkout-${request.surveyId}-${createHash('sha256').update(JSON.stringify(params)).digest('base64url')}`
  for (;;) {
    const session = await sessionForKey(stripe, params, key)
    if (session.status === 'open' && session.url) return { sessionId: session.id, url: session.url }
    if (['paid', 'pending'].includes(statusOf(session, null))) {
      return { sessionId: session.id, url: params.success_url.replace(SESSION_ID, session.id) }
    }
    key = `checkout-${request.surveyId}-after-${session.id}`
  }
}

async function sessionForKey(stripe: Stripe, params: Stripe.Checkout.SessionCreateParams, key: string) {
  const session = await asking(() =>
    withFreshKey(key, (idempotencyKey) =>
      stripe.checkout.sessions.create(params, { idempotencyKey, ...RETRIES }),
    ),
  )
  if (session.lastResponse.headers['idempotent-replayed'] !== 'true') return session
  // A repeated key returns the session as it was when opened, so the current state is fetched.
  return asking(() => stripe.checkout.sessions.retrieve(session.id, { expand: EXPAND }))
}

function sessionParams({ surveyId, email, publicUrl }: CheckoutRequest) {
  return {
    mode: 'payment',
    line_items: [
      {
        quantity: 1,
        price_data: {
          currency: OFFER.currency.toLowerCase(),
          unit_amount: OFFER.priceMinor,
          product_data: { name: OFFER.name },
        },
      },
    ],
    client_reference_id: surveyId,
    metadata: { product: PRODUCT, surveyId },
    customer_email: email,
    success_url: `${publicUrl}${generationPage(email)}&session_id=${SESSION_ID}`,
    cancel_url: publicUrl + leftOrderPage(surveyId, email),
  } satisfies Stripe.Checkout.SessionCreateParams
}
