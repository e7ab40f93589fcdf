import { ApplicationFailure } from '@temporalio/activity'
import { LockMode } from '@mikro-orm/core'
import type { EntityManager } from '@mikro-orm/postgresql'
import type { ShopOrder } from '../channels/shop.ts'
import { Refusal } from '../domain/errors.ts'
import { Checkout } from '../storage/entities/checkout.ts'
import { Purchase } from '../storage/entities/purchase.ts'
import { Survey } from '../storage/entities/survey.ts'
import type { Activities } from './activities.ts'
import type { Tools } from './tools.ts'

/**
 * Asks the shop what became of the order and stores the answer: paid opens the program, refunded and disputed close
 * it, whatever was so before. Idempotent: it writes what the shop says now.
 */
export const verifyPayment =
  ({ database, shops }: Pick<Tools, 'database' | 'shops'>): Activities['verifyPayment'] =>
  async (purchaseId) => {
    const { channel, order, isTest, surveyId } = await database
      .fork()
      .findOneOrFail(Purchase, { id: purchaseId })
    if (channel === 'demo') return { status: 'paid', isTest, surveyId: surveyId ?? null }
    const shop = shops[channel]
    if (!shop) throw ApplicationFailure.nonRetryable(`no shop is configured for ${channel}`, 'ShopMissing')
    const said = await shop.lookUp(order).catch(nullIfUnknown)
    if (!said) return { status: 'unknown', isTest, surveyId: surveyId ?? null }
    // A survey may have been attached meanwhile: what is written rests on what is there now.
    const purchase = await database.fork().transactional(async (em) => {
      const row = await em.findOneOrFail(
        Purchase,
        { id: purchaseId },
        { lockMode: LockMode.PESSIMISTIC_WRITE },
      )
      await record(em, row, said)
      return row
    })
    return { status: said.status, isTest: purchase.isTest, surveyId: purchase.surveyId ?? null }
  }

async function record(em: EntityManager, purchase: Purchase, said: ShopOrder): Promise<void> {
  const { status } = said
  const now = new Date()
  purchase.email ??= said.email.trim().toLowerCase() || null
  purchase.name ??= said.name || null
  purchase.isTest ||= said.isTest
  if (status === 'open') return
  if (status === 'pending') {
    purchase.paymentPendingAt ??= now
    return
  }
  purchase.paymentFailedAt = status === 'failed' ? (purchase.paymentFailedAt ?? now) : null
  const isClosed = status === 'refunded' || status === 'disputed'
  purchase.closedAt = isClosed ? (purchase.closedAt ?? now) : null
  purchase.closedBecause = isClosed ? status : null
  if (status === 'failed') return
  purchase.paidAt ??= now
  if (status === 'paid') purchase.surveyId ??= await completedSurveyOf(em, said, purchase.order)
}

/** The survey the checkout was opened for, by the shop's reference to it or by our own record of the checkout. */
async function completedSurveyOf(
  em: EntityManager,
  { surveyId }: ShopOrder,
  order: string,
): Promise<string | null> {
  const checkout = await em.findOne(Checkout, { order })
  const id = checkout?.surveyId ?? surveyId
  const survey = id ? await em.findOne(Survey, { id, completedAt: { $ne: null } }) : null
  return survey?.id ?? null
}

function nullIfUnknown(error: unknown): null {
  if (error instanceof Refusal && error.code === 'NOT_FOUND') return null
  throw error
}
