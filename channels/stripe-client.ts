import Stripe from 'stripe'
import { Refusal } from '../domain/errors.ts'
import { shopUnavailable } from './shop-unavailable.ts'

const LONGEST_CALL_MS = 10_000

/** Stripe's own client, pointed at `apiUrl`. It does not retry by itself: Temporal does. */
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
 * Runs a call to Stripe and says its failures in our words.
 * @throws {Refusal} NOT_FOUND, INVALID_REQUEST for an email that Stripe does not take, else SHOP_UNAVAILABLE
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
    const fields = [{ path: 'email', message: 'Please enter a valid email address' }]
    return new Refusal('INVALID_REQUEST', undefined, { cause: error, fields })
  }
  // What Stripe says of a malformed call is our bug, not its absence.
  if (error instanceof Stripe.errors.StripeInvalidRequestError) return error
  return shopUnavailable('stripe', error)
}
