import Stripe from 'stripe'
import { Refusal } from '../domain/shop/errors.ts'
import { EMAIL_PROBLEM } from '../domain/forms/field-messages.ts'
import { shopUnavailable } from './shop-unavailable.ts'

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

/**
 * Runs a call to Stripe and translates its failures.
 * @throws {Refusal} NOT_FOUND, INVALID_REQUEST for an email that Stripe rejects, else SHOP_UNAVAILABLE
 */
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
