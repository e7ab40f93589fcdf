import type { EntityManager } from '@mikro-orm/postgresql'
import type { Channel } from '../channels/shop.ts'
import { ensurePurchase } from '../storage/purchases.ts'
import { purchaseIdOf } from '../workflows/purchase-id.ts'
import { isAbout } from './about.ts'

/** Makes sure that the purchase of an order is stored, and answers with its id. From here on it is about that one. */
export async function openPurchase(em: EntityManager, channel: Channel, order: string): Promise<string> {
  const id = purchaseIdOf(channel, order)
  isAbout(id)
  await ensurePurchase(em, { id, channel, order })
  return id
}
