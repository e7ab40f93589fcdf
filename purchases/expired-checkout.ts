import type { EntityManager } from '@mikro-orm/postgresql'
import { Checkout } from '../storage/entities/checkout.ts'
import { Purchase } from '../storage/entities/purchase.ts'
import type { WebhookEvent } from '../storage/entities/webhook-event.ts'

const EXPIRED = 'checkout.session.expired'

/**
 * Notes that a checkout ran out before anybody paid it. Nobody can pay it any more, so it starts no purchase.
 * @returns whether the event says no more than that; false when somebody waits for the purchase already
 */
export async function isOnlyAnExpiry(
  em: EntityManager,
  { channel, type, reference }: WebhookEvent,
): Promise<boolean> {
  if (channel !== 'stripe' || type !== EXPIRED || !reference) return false
  await em.nativeUpdate(Checkout, { order: reference, closedAt: null }, { closedAt: new Date() })
  return (await em.count(Purchase, { channel, order: reference })) === 0
}
