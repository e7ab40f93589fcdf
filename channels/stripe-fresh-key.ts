import { randomUUID } from 'node:crypto'
import Stripe from 'stripe'

/**
 * Stripe stores what a call answered under its idempotency key for a day, failures of its own included, and repeats it
 * (docs.stripe.com/api/idempotent_requests). Where it says that it repeats one, the call goes out under another key.
 */
export async function withFreshKey<T>(key: string, call: (idempotencyKey: string) => Promise<T>): Promise<T> {
  try {
    return await call(key)
  } catch (error) {
    if (!isStoredFailure(error)) throw error
    return call(`${key}-${randomUUID()}`)
  }
}

const isStoredFailure = (error: unknown): boolean =>
  error instanceof Stripe.errors.StripeError && error.headers?.['idempotent-replayed'] === 'true'
