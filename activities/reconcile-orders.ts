import type { Channel } from '../channels/shop.ts'
import { handleEvent } from '../purchases/handle-event.ts'
import { openPurchase } from '../purchases/open-purchase.ts'
import { Purchase } from '../storage/entities/purchase.ts'
import { WebhookEvent } from '../storage/entities/webhook-event.ts'
import { purchaseIdOf } from '../workflows/purchase-id.ts'
import type { Activities } from './activities.ts'
import type { Tools } from './tools.ts'

/** Shops give up on a webhook within three days; what they say of that time is asked again. */
const LOOK_BACK_MS = 3 * 86_400_000
const EVENTS_AT_ONCE = 200

/**
 * Handles the events that were kept but not passed on, and starts the purchases of paid orders that nobody told us
 * of. Idempotent: both only knock at purchases.
 */
export const reconcileOrders =
  ({
    database,
    shops,
    purchases,
    log,
  }: Pick<Tools, 'database' | 'shops' | 'purchases' | 'log'>): Activities['reconcileOrders'] =>
  async () => {
    const em = database.fork()
    const waiting = await em.find(
      WebhookEvent,
      { handledAt: null },
      { orderBy: { receivedAt: 'asc' }, limit: EVENTS_AT_ONCE },
    )
    for (const event of waiting) {
      const shop = shops[event.channel]
      if (shop) await handleEvent({ em, shop, purchases }, event)
    }
    let ordersStarted = 0
    for (const [channel, shop] of Object.entries(shops) as [
      Channel,
      NonNullable<Tools['shops'][Channel]>,
    ][]) {
      const paid = await shop.paidSince(new Date(Date.now() - LOOK_BACK_MS))
      for (const order of await withoutPurchase(channel, paid)) {
        await purchases.knock(await openPurchase(em, channel, order))
        ordersStarted += 1
      }
    }
    if (waiting.length || ordersStarted)
      log.info({ events: waiting.length, ordersStarted }, 'reconciled with the shops')
    return { eventsHandled: waiting.length, ordersStarted }

    async function withoutPurchase(channel: Channel, orders: string[]): Promise<string[]> {
      const ids = orders.map((order) => purchaseIdOf(channel, order))
      const known = await database
        .fork()
        .find(Purchase, { id: { $in: ids }, paidAt: { $ne: null } }, { fields: ['id'] })
      const knownIds = new Set(known.map((purchase) => purchase.id))
      return orders.filter((order) => !knownIds.has(purchaseIdOf(channel, order)))
    }
  }
