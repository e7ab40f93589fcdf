import type { Shop } from '../channels/shop.ts'
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

/** A channel that has a shop. */
type Channel = WebhookEvent['channel']

/**
 * Handles the events that were kept but not passed on, and starts the purchases of paid orders that nobody told us
 * of. Idempotent: both only knock at purchases.
 * @throws the first of its failures, after all that can be done is done
 */
export const reconcileOrders =
  ({
    database,
    shops,
    purchases,
    log,
  }: Pick<Tools, 'database' | 'shops' | 'purchases' | 'log'>): Activities['reconcileOrders'] =>
  async () => {
    let eventsHandled = 0
    let ordersStarted = 0
    const failures: unknown[] = []
    // Side by side, so that a shop that lets us wait holds up no other.
    await Promise.all(
      (Object.entries(shops) as [Channel, Shop][]).map(([channel, shop]) => ask(channel, shop)),
    )
    if (eventsHandled || ordersStarted)
      log.info({ events: eventsHandled, ordersStarted }, 'reconciled with the shops')
    if (failures.length) throw failures[0]
    return { eventsHandled, ordersStarted }

    async function ask(channel: Channel, shop: Shop): Promise<void> {
      const em = database.fork()
      const waiting = await em.find(
        WebhookEvent,
        { channel, handledAt: null },
        { orderBy: { receivedAt: 'asc' }, limit: EVENTS_AT_ONCE },
      )
      for (const event of waiting) {
        await attempt(channel, async () => {
          await handleEvent({ em, shop, purchases }, event)
          eventsHandled += 1
        })
      }
      await attempt(channel, async () => {
        const paid = await shop.paidSince(new Date(Date.now() - LOOK_BACK_MS))
        for (const order of await withoutPurchase(channel, paid)) {
          await purchases.knock(await openPurchase(em, channel, order))
          ordersStarted += 1
        }
      })
    }

    /** What fails stands in the way of nothing else. */
    async function attempt(channel: Channel, deed: () => Promise<void>): Promise<void> {
      try {
        await deed()
      } catch (error) {
        failures.push(error)
        log.warn({ err: error, channel }, 'the reconciliation leaves something to its next run')
      }
    }

    async function withoutPurchase(channel: Channel, orders: string[]): Promise<string[]> {
      const ids = orders.map((order) => purchaseIdOf(channel, order))
      const known = await database
        .fork()
        .find(Purchase, { id: { $in: ids }, paidAt: { $ne: null } }, { fields: ['id'] })
      const knownIds = new Set(known.map((purchase) => purchase.id))
      return orders.filter((order) => !knownIds.has(purchaseIdOf(channel, order)))
    }
  }
