import type { Shop, ShopOrder } from '../../channels/shop.ts'
import { openPurchase } from '../../purchases/open-purchase.ts'
import { Purchase, Reconciliation } from '../../storage/entities.ts'
import { purchaseIdOf } from '../../workflows/purchase-id.ts'
import type { ShopChannel } from '../../domain/shop/channel.ts'
import type { ReconcileTools } from './reconcile-tools.ts'

/** How far back the first look-up at a shop goes. */
const FIRST_LOOK_BACK_MS = 30 * 86_400_000
/** Shops publish some changes late, and clocks differ. */
const OVERLAP_MS = 10 * 60_000
/** Pieces per run. After a long outage, several runs catch up. */
const PIECES_AT_ONCE = 40

/**
 * Processes the changes at a shop since the last run, piece by piece. Each piece is finished before the next
 * is requested, so an interrupted run loses nothing.
 * @returns the number of purchases started or woken
 */
export async function importShopChanges(
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

  /** Orders whose status at the shop is not recorded in the purchase yet. */
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

/**
 * Whether the purchase already knows this status. A purchase begins with its payment, so an order that was
 * never paid, or that was refunded before we knew of it, starts none.
 */
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
