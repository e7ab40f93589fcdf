import type { EntityManager } from '@mikro-orm/postgresql'
import { Checkout, Purchase, type WebhookEvent } from '../storage/entities.ts'

const EXPIRED = 'checkout.session.expired'

/**
 * Records that a checkout session expired unpaid. It can no longer be paid, so it starts no purchase.
 * @returns true if nothing else follows from the event; false if its purchase already exists
 */
export async function recordCheckoutExpiry(
  em: EntityManager,
  { channel, type, reference }: WebhookEvent,
): Promise<boolean> {
  if (channel !== 'stripe' || type !== EXPIRED || !reference) return false
  await em.nativeUpdate(Checkout, { order: reference, closedAt: null }, { closedAt: new Date() })
  return (await em.count(Purchase, { channel, order: reference })) === 0
}
