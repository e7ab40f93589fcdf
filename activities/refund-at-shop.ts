import { Purchase } from '../storage/entities/purchase.ts'
import type { Activities } from './activities.ts'
import type { Tools } from './tools.ts'

/** Gives the money back at the shop. Idempotent: shops refund an order once. */
export const refundAtShop =
  ({ database, shops }: Pick<Tools, 'database' | 'shops'>): Activities['refundAtShop'] =>
  async (purchaseId) => {
    const purchase = await database.fork().findOneOrFail(Purchase, { id: purchaseId })
    await shops[purchase.channel]?.refund(purchase.order)
  }
