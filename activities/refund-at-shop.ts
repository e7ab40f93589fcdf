import { ApplicationFailure } from '@temporalio/activity'
import { Refusal } from '../domain/shop/errors.ts'
import { Purchase } from '../storage/entities.ts'
import type { Activities } from './activities.ts'
import type { Tools } from './tools.ts'

/**
 * Refunds the order at the shop. Idempotent: shops refund an order once.
 * @throws {ApplicationFailure} RefundByHand, non-retryable: an operator must refund on the shop's own page
 */
export const refundAtShop =
  ({ database, shops }: Pick<Tools, 'database' | 'shops'>): Activities['refundAtShop'] =>
  async (purchaseId) => {
    const purchase = await database.fork().findOneOrFail(Purchase, { id: purchaseId })
    if (purchase.channel === 'demo') return
    const shop = shops[purchase.channel]
    if (!shop)
      throw ApplicationFailure.nonRetryable(`no shop is configured for ${purchase.channel}`, 'RefundByHand')
    await shop.refund(purchase.order).catch(byHand)
  }

function byHand(error: unknown): never {
  if (!(error instanceof Refusal) || error.code !== 'INVALID_REQUEST') throw error
  throw ApplicationFailure.nonRetryable(error.message, 'RefundByHand')
}
