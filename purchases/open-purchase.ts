import type { EntityManager } from '@mikro-orm/postgresql'
import type { Channel } from '../channels/shop.ts'
import { ensurePurchase } from '../storage/purchases.ts'
import { purchaseIdOf } from '../workflows/purchase-id.ts'

/** Makes sure that the purchase of an order is stored, and answers with its id. */
export async function openPurchase(em: EntityManager, channel: Channel, order: string): Promise<string> {
  const id = purchaseIdOf(channel, order)
  await ensurePurchase(em, { id, channel, order })
  return id
}
