import type { FilterQuery } from '@mikro-orm/core'
import type { Tools } from './tools.ts'
import type { Shop, ShopOrder } from '../channels/shop.ts'
import type { ShopChannel } from '../domain/shop/channel.ts'
import { about, setLogPurchase } from '../platform/observability/log.ts'
import { handleEvent } from '../purchases/handle-event.ts'
import { WebhookEvent, Purchase, Reconciliation } from '../storage/entities.ts'
import { reconciliationFailures } from '../platform/observability/activity-metrics.ts'
import type { Activities } from './activities.ts'
import { openPurchase } from '../purchases/open-purchase.ts'
import { purchaseIdOf } from '../workflows/purchase-id.ts'
import { dueObjects, forgetObject } from '../storage/loose-objects.ts'

export type ReconcileTools = Pick<Tools, 'database' | 'objects' | 'shops' | 'purchases' | 'log'>

type Attempt = (work: () => Promise<void>) => Promise<void>

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
      askAboutSales(tools, attemptFor('sales')),
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

/** Takes the events with the fewest failures first, so that permanent ones never block new ones. */
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

/** How far back the first look-up at a shop goes. */
const FIRST_LOOK_BACK_MS = 30 * 86_400_000
/** Shops publish some changes late, and clocks differ. */
const OVERLAP_MS = 10 * 60_000
/** Pieces per run. After a long outage, several runs catch up. */
const PIECES_AT_ONCE = 40

/** Finishes each piece of the changes before it asks for the next: an interruption loses nothing. */
async function importShopChanges(
  { database, purchases }: ReconcileTools,
  channel: ShopChannel,
  shop: Shop,
): Promise<number> {
  const now = new Date()
  const last = await database.fork().findOne(Reconciliation, { channel })
  let since = last
    ? new Date(last.lookedUntil.getTime() - OVERLAP_MS)
    : new Date(now.getTime() - FIRST_LOOK_BACK_MS)
  let woken = 0
  for (let piece = 0; piece < PIECES_AT_ONCE && since < now; piece++) {
    const { orders, lookedUntil } = await shop.changedSince(since, now)
    const em = database.fork()
    for (const order of await unheardOf(orders)) {
      await purchases.signalOrderChanged(await openPurchase(em, channel, order))
      woken += 1
    }
    await em.upsert(Reconciliation, { channel, lookedUntil })
    since = lookedUntil
  }
  return woken

  async function unheardOf(orders: readonly Pick<ShopOrder, 'order' | 'status'>[]): Promise<string[]> {
    const ids = orders.map(({ order }) => purchaseIdOf(channel, order))
    const known = await database
      .fork()
      .find(
        Purchase,
        { id: { $in: ids } },
        { fields: ['id', 'paidAt', 'paymentFailedAt', 'closedAt', 'closedBecause'] },
      )
    const byId = new Map(known.map((purchase) => [purchase.id, purchase]))
    return orders
      .filter(({ order, status }) => !isHeardOf(status, byId.get(purchaseIdOf(channel, order))))
      .map(({ order }) => order)
  }
}

type Facts = Pick<Purchase, 'paidAt' | 'paymentFailedAt' | 'closedAt' | 'closedBecause'>

/** A purchase begins with its payment: an order never paid, or refunded before that, starts none. */
function isHeardOf(status: ShopOrder['status'], facts: Facts | undefined): boolean {
  switch (status) {
    case 'paid':
      return Boolean(facts?.paidAt) && !facts?.closedAt
    case 'refunded':
    case 'disputed':
    case 'charged-back':
      return !facts || facts.closedBecause === status
    case 'failed':
      return !facts || Boolean(facts.paymentFailedAt ?? facts.closedAt)
    case 'open':
    case 'pending':
      return true
  }
}

const MINUTE_MS = 60_000
/** A program is written and mailed in less time; after that, its run may be lost. */
const LATE_AFTER_MS = 10 * MINUTE_MS
const UNPAID_EVERY_MS = 60 * MINUTE_MS
const WAITING_EVERY_MS = 24 * 60 * MINUTE_MS
/** A bank debit settles in less time, and a checkout session lives for a day. */
const UNPAID_FOR_MS = 30 * 24 * 60 * MINUTE_MS
const UNFINISHED_AT_ONCE = 100

/** Wakes what shows no progress. A lost run starts again; a live one only asks its shop. */
async function nudgeUnfinished({ database, purchases }: ReconcileTools, attempt: Attempt): Promise<void> {
  await attempt(async () => {
    const now = Date.now()
    const ago = (ms: number) => new Date(now - ms)
    const unfinished = {
      channel: { $ne: 'demo' },
      deliveredAt: null,
      closedAt: null,
      abandonedAt: null,
      paymentFailedAt: null,
    } satisfies FilterQuery<Purchase>
    const notSeenToSince = (instant: Date) =>
      ({ $or: [{ seenToAt: null }, { seenToAt: { $lt: instant } }] }) satisfies FilterQuery<Purchase>
    const late: FilterQuery<Purchase> = {
      $and: [
        notSeenToSince(ago(LATE_AFTER_MS)),
        { paidAt: { $lt: ago(LATE_AFTER_MS) }, surveyId: { $ne: null }, attentionReason: null },
        { $or: [{ programWrittenAt: null }, { programWrittenAt: { $lt: ago(LATE_AFTER_MS) } }] },
        { $or: [{ pdfReadyAt: null }, { pdfReadyAt: { $lt: ago(LATE_AFTER_MS) } }] },
      ],
    }
    const unpaid: FilterQuery<Purchase> = {
      $and: [
        notSeenToSince(ago(UNPAID_EVERY_MS)),
        { paidAt: null, createdAt: { $gt: ago(UNPAID_FOR_MS), $lt: ago(LATE_AFTER_MS) } },
      ],
    }
    /** For the survey or an operator. If its run is lost, it sends no reminder and retries nothing. */
    const waiting: FilterQuery<Purchase> = {
      $and: [
        notSeenToSince(ago(WAITING_EVERY_MS)),
        { paidAt: { $lt: ago(WAITING_EVERY_MS) } },
        { $or: [{ surveyId: null }, { attentionReason: { $ne: null } }] },
      ],
    }
    const found = await database.fork().find(
      Purchase,
      { ...unfinished, $or: [late, unpaid, waiting] },
      {
        fields: ['id'],
        orderBy: { seenToAt: 'asc nulls first', createdAt: 'asc' },
        limit: UNFINISHED_AT_ONCE,
      },
    )
    for (const { id } of found) {
      await attempt(async () => {
        setLogPurchase(id)
        await purchases.signalOrderChanged(id)
        await database.fork().nativeUpdate(Purchase, { id }, { seenToAt: new Date() })
      })
    }
  })
}

const SALES_ASKED_EVERY_MS = 12 * 60 * MINUTE_MS
/** Longer than a buyer may ask for the money back, and than most banks take for a dispute. */
const SALES_ASKED_FOR_MS = 120 * 24 * 60 * MINUTE_MS
const SALES_AT_ONCE = 50

/** Gumroad lists no changes, and sends a ping once: each of its sales is asked about from time to time. */
async function askAboutSales({ database, purchases }: ReconcileTools, attempt: Attempt): Promise<void> {
  await attempt(async () => {
    const now = Date.now()
    const due = await database.fork().find(
      Purchase,
      {
        channel: 'gumroad',
        closedAt: null,
        deliveredAt: { $ne: null },
        paidAt: { $gt: new Date(now - SALES_ASKED_FOR_MS) },
        $or: [{ seenToAt: null }, { seenToAt: { $lt: new Date(now - SALES_ASKED_EVERY_MS) } }],
      },
      { fields: ['id'], orderBy: { paidAt: 'desc' }, limit: SALES_AT_ONCE },
    )
    for (const { id } of due) {
      await attempt(async () => {
        setLogPurchase(id)
        await purchases.signalOrderChanged(id)
        await database.fork().nativeUpdate(Purchase, { id }, { seenToAt: new Date() })
      })
    }
  })
}

const OBJECTS_AT_ONCE = 500

async function deleteLoose({ database, objects }: Pick<Tools, 'database' | 'objects'>): Promise<void> {
  for (const key of await dueObjects(database.fork(), OBJECTS_AT_ONCE)) {
    await objects.delete(key)
    await forgetObject(database.fork(), key)
  }
}
