import type { Shop } from '../../channels/shop.ts'
import type { ShopChannel } from '../../domain/shop/channel.ts'
import { about } from '../../platform/observability/about.ts'
import { handleEvent } from '../../purchases/handle-event.ts'
import { WebhookEvent } from '../../storage/entities.ts'
import { reconciliationFailures } from '../../platform/observability/activity-metrics.ts'
import type { Activities } from '../activities.ts'
import { deleteLoose } from './delete-loose.ts'
import type { Attempt, ReconcileTools } from './reconcile-tools.ts'
import { importShopChanges } from './reconcile-changes.ts'
import { nudgeUnfinished } from './reconcile-unfinished.ts'

const EVENTS_AT_ONCE = 200
/** The time limit for a slow shop; the rest is left to the next run. */
const LONGEST_MS = 60_000

/**
 * Handles pending webhook events, follows changes at the shops that no webhook reported, wakes purchases that
 * should continue, and deletes objects that no program points to. Idempotent.
 * @throws the first failure, after everything possible is done
 */
export const reconcileOrders =
  (tools: ReconcileTools): Activities['reconcileOrders'] =>
  async () => {
    const { shops, log } = tools
    const done = { eventsHandled: 0, ordersStarted: 0 }
    const failures: unknown[] = []
    // Concurrent, so that a slow shop delays no other.
    await Promise.all([
      ...(Object.entries(shops) as [ShopChannel, Shop][]).map(([channel, shop]) => ask(channel, shop)),
      nudgeUnfinished(tools, attemptFor('purchases')),
      attemptFor('objects')(() => deleteLoose(tools)),
    ])
    if (done.eventsHandled || done.ordersStarted) log.info(done, 'reconciled with the shops')
    if (failures.length) throw failures[0]
    return done

    async function ask(channel: ShopChannel, shop: Shop): Promise<void> {
      const attempt = attemptFor(channel)
      await attempt(async () => {
        done.eventsHandled += await handleOwed(tools, channel, shop, attempt)
      })
      await attempt(async () => {
        done.ordersStarted += await importShopChanges(tools, channel, shop)
      })
    }

    function attemptFor(what: string): Attempt {
      return (work) =>
        about(null, async () => {
          try {
            await work()
          } catch (error) {
            failures.push(error)
            reconciliationFailures.inc({ part: what })
            log.warn(
              { err: error, channel: what },
              'part of the reconciliation failed; the next run retries it',
            )
          }
        })
    }
  }

/**
 * Takes the events with the fewest failures first, so that permanent failures never block new events.
 * @returns the number of handled events
 */
async function handleOwed(
  { database, purchases, log }: ReconcileTools,
  channel: ShopChannel,
  shop: Shop,
  attempt: Attempt,
): Promise<number> {
  const startedAt = new Date()
  const em = database.fork()
  const owed = await em.find(
    WebhookEvent,
    { channel, handledAt: null, nextTryAt: { $lte: startedAt } },
    { orderBy: { tries: 'asc', nextTryAt: 'asc' }, limit: EVENTS_AT_ONCE },
  )
  let handled = 0
  for (const event of owed) {
    if (Date.now() - startedAt.getTime() > LONGEST_MS) break
    await attempt(async () => {
      if (await handleEvent({ em, shop, purchases, log }, event)) handled += 1
    })
  }
  return handled
}
