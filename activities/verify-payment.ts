import { ApplicationFailure } from '@temporalio/activity'
import { Refusal } from '../domain/errors.ts'
import { Purchase } from '../storage/entities/purchase.ts'
import { recordPayment } from '../storage/record-payment.ts'
import type { Activities } from './activities.ts'
import type { Tools } from './tools.ts'

/** Asks the shop what became of the order and stores the answer. Idempotent: it writes what the shop says now. */
export const verifyPayment =
  ({ database, shops }: Pick<Tools, 'database' | 'shops'>): Activities['verifyPayment'] =>
  async (purchaseId) => {
    const em = database.fork()
    const known = await em.findOneOrFail(Purchase, { id: purchaseId })
    const facts = { isTest: known.isTest, surveyId: known.surveyId ?? null }
    if (known.channel === 'demo') return { status: 'paid', ...facts }
    const shop = shops[known.channel]
    if (!shop)
      throw ApplicationFailure.nonRetryable(`no shop is configured for ${known.channel}`, 'ShopMissing')
    const askedAt = new Date()
    const said = await shop.lookUp(known.order).catch(nullIfUnknown)
    if (!said) return { status: known.paidAt && !known.closedAt ? 'paid' : 'unknown', ...facts }
    const { isTest, surveyId, paidAt, closedAt } = await recordPayment(em, purchaseId, said, askedAt)
    // Only money that is gone takes back what was paid: an order that is edited may wait for a payment again.
    const isUnsettled = said.status === 'open' || said.status === 'pending'
    const status = isUnsettled && paidAt && !closedAt ? 'paid' : said.status
    return { status, isTest, surveyId: surveyId ?? null }
  }

function nullIfUnknown(error: unknown): null {
  if (error instanceof Refusal && error.code === 'NOT_FOUND') return null
  throw error
}
