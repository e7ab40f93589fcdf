import type { EntityManager } from '@mikro-orm/postgresql'
import type { Shop } from '../channels/shop.ts'
import type { WebhookEvent } from '../storage/entities/webhook-event.ts'
import { isOnlyAnExpiry } from './expired-checkout.ts'
import { openPurchase } from './open-purchase.ts'
import type { PurchaseClient } from './purchase-client.ts'

/**
 * Passes a kept event on to the purchase that it is about, then marks it handled. May run twice: the event is only
 * a hint to ask the shop again.
 */
export async function handleEvent(
  { em, shop, purchases }: { em: EntityManager; shop: Shop; purchases: PurchaseClient },
  event: WebhookEvent,
): Promise<void> {
  const isNews = event.reference && !(await isOnlyAnExpiry(em, event))
  const order = isNews && event.reference ? await shop.orderOf(event.reference) : null
  if (order) await purchases.knock(await openPurchase(em, event.channel, order))
  event.handledAt = new Date()
  await em.flush()
}
