import type { EntityManager } from '@mikro-orm/postgresql'
import type { Channel } from '../domain/shop/channel.ts'
import { ensurePurchase } from '../storage/purchases.ts'
import { purchaseIdOf } from '../workflows/purchase-id.ts'
import { setLogPurchase } from '../platform/observability/log.ts'

/** Stores the order's purchase if it is missing. From here on, log lines name it. */
export async function openPurchase(em: EntityManager, channel: Channel, order: string): Promise<string> {
  const id = purchaseIdOf(channel, order)
  setLogPurchase(id)
  await ensurePurchase(em, { id, channel, order })
  return id
}
