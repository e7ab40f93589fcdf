import { createHash } from 'node:crypto'
import type Stripe from 'stripe'
import { asking } from './stripe-client.ts'
import { EXPAND, PRODUCT, statusOf } from './stripe-order.ts'

const PRICE_CENTS = 2700
const PRODUCT_NAME = 'Eightfold 8-week strength program'

/** Stripe puts the session's id here itself, so the braces stay as they are. */
const SESSION_ID = '{CHECKOUT_SESSION_ID}'

/** A person waits for this call and no workflow repeats it. The idempotency key makes repeating safe. */
const RETRIES = { maxNetworkRetries: 2, timeout: 5_000 }

export interface CheckoutRequest {
  surveyId: string
  email: string
  /** Where the buyer's browser comes back to, without a trailing slash. */
  publicUrl: string
}

/** Where to send the browser. `url` is the hosted page, or our own page when this survey is paid already. */
export interface OpenCheckout {
  sessionId: string
  url: string
}

/**
 * One session per survey: the same request gives the same session for as long as it can be paid.
 * @throws {Refusal} INVALID_REQUEST, SHOP_UNAVAILABLE
 */
export async function openCheckout(stripe: Stripe, request: CheckoutRequest): Promise<OpenCheckout> {
  const params = sessionParams(request)
  // Stripe refuses a known key with new content, so a corrected email needs a key of its own.
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
    stripe.checkout.sessions.create(params, { idempotencyKey: key, ...RETRIES }),
  )
  if (session.lastResponse.headers['idempotent-replayed'] !== 'true') return session
  // A repeated key answers with the session as it was when it was opened: ask how it stands now.
  return asking(() => stripe.checkout.sessions.retrieve(session.id, { expand: EXPAND }))
}

function sessionParams({ surveyId, email, publicUrl }: CheckoutRequest) {
  const typed = encodeURIComponent(email)
  return {
    mode: 'payment',
    line_items: [
      {
        quantity: 1,
        price_data: { currency: 'usd', unit_amount: PRICE_CENTS, product_data: { name: PRODUCT_NAME } },
      },
    ],
    client_reference_id: surveyId,
    metadata: { product: PRODUCT, surveyId },
    customer_email: email,
    success_url: `${publicUrl}/programgeneration?email=${typed}&session_id=${SESSION_ID}`,
    cancel_url: `${publicUrl}/onboarding?surveyId=${encodeURIComponent(surveyId)}&email=${typed}&cancelled=true`,
  } satisfies Stripe.Checkout.SessionCreateParams
}
