import { ApplicationFailure, Context } from '@temporalio/activity'
import type { ShopOrder } from '../channels/shop.ts'
import { Refusal } from '../domain/errors.ts'
import { Checkout } from '../storage/entities/checkout.ts'
import { Purchase } from '../storage/entities/purchase.ts'
import { Survey } from '../storage/entities/survey.ts'
import type { Activities, VerifiedPayment } from './activities.ts'
import type { Tools } from './tools.ts'

/** How long an order may be unknown to the shop's own API before we take it for a mistake. */
const ORDER_APPEARS_WITHIN_MS = 3_600_000

/**
 * Asks the shop what became of the order and stores the answer. Idempotent: it writes what the shop says now.
 * @throws {ApplicationFailure} PaymentPending or OrderNotThereYet, to be asked again; OrderUnknown, final
 */
export const verifyPayment =
  ({ database, shops }: Pick<Tools, 'database' | 'shops'>): Activities['verifyPayment'] =>
  async (purchaseId) => {
    const em = database.fork()
    const purchase = await em.findOneOrFail(Purchase, { id: purchaseId })
    if (purchase.channel === 'demo') return paid(purchase)
    const shop = shops[purchase.channel]
    if (!shop)
      throw ApplicationFailure.nonRetryable(`no shop is configured for ${purchase.channel}`, 'ShopMissing')

    const order = await shop.lookUp(purchase.order).catch(mayAppearYet)
    if (order.status === 'pending' || order.status === 'open')
      throw ApplicationFailure.retryable('the payment has not settled yet', 'PaymentPending')
    purchase.email ??= order.email.trim().toLowerCase() || null
    purchase.name ??= order.name || null
    purchase.isTest = order.isTest
    if (order.status === 'failed') purchase.paymentFailedAt ??= new Date()
    else {
      purchase.paidAt ??= new Date()
      purchase.paymentFailedAt = null
    }
    if (order.status === 'paid') purchase.surveyId ??= await completedSurveyOf(order, purchase)
    await em.flush()
    return { status: order.status, isTest: order.isTest, surveyId: purchase.surveyId ?? null }

    /** The survey the checkout was opened for, by the shop's reference to it or by our own record of the checkout. */
    async function completedSurveyOf(
      { surveyId }: ShopOrder,
      { order: orderId }: Purchase,
    ): Promise<string | null> {
      const checkout = await em.findOne(Checkout, { order: orderId })
      const id = checkout?.surveyId ?? surveyId
      const survey = id ? await em.findOne(Survey, { id, completedAt: { $ne: null } }) : null
      return survey?.id ?? null
    }
  }

async function paid(purchase: Purchase): Promise<VerifiedPayment> {
  return { status: 'paid', isTest: purchase.isTest, surveyId: purchase.surveyId ?? null }
}

function mayAppearYet(error: unknown): never {
  if (!(error instanceof Refusal) || error.code !== 'NOT_FOUND') throw error
  const { scheduledTimestampMs } = Context.current().info
  if (Date.now() - scheduledTimestampMs < ORDER_APPEARS_WITHIN_MS)
    throw ApplicationFailure.retryable('the shop does not know this order yet', 'OrderNotThereYet')
  throw ApplicationFailure.nonRetryable('the shop does not know this order', 'OrderUnknown')
}
