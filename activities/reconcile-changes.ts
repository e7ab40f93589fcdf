import type { Shop, ShopOrder } from '../channels/shop.ts'
import { openPurchase } from '../purchases/open-purchase.ts'
import { Purchase } from '../storage/entities/purchase.ts'
import { Reconciliation } from '../storage/entities/reconciliation.ts'
import { purchaseIdOf } from '../workflows/purchase-id.ts'
import type { ReconcileTools, ShopChannel } from './reconcile-orders.ts'

/** How far back the first look at a shop goes. */
const FIRST_LOOK_BACK_MS = 30 * 86_400_000
/** Shops show some things late, and clocks differ. */
const OVERLAP_MS = 10 * 60_000
/** Pieces looked at in one run: after a long outage several runs catch up. */
const PIECES_AT_ONCE = 40

/**
 * Follows what changed at a shop from where the last look ended, piece by piece: each is done before the next is asked
 * for, so a run that is broken off loses nothing.
 * @returns how many purchases were started or woken
 */
export async function followChanges(
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
      await purchases.knock(await openPurchase(em, channel, order))
      woken += 1
    }
    await em.upsert(Reconciliation, { channel, lookedUntil })
    since = lookedUntil
  }
  return woken

  /** Orders of which the purchase does not know yet what the shop says. */
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

/** A purchase begins with its payment: of what was never paid, or given back before, nobody has to hear. */
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
