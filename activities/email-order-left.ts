import { Refusal } from '../domain/shop/errors.ts'
import { ORDER_LEFT } from '../domain/shop/letters.ts'
import type { Shop } from '../channels/shop.ts'
import { orderLeft } from '../emails/letters.ts'
import { setLogPurchase } from '../platform/observability/log.ts'
import { hashOf } from '../storage/ids.ts'
import { claimReminder, leftOrderOf, markReminded, releaseReminder } from '../storage/left-orders.ts'
import { purchaseIdOf } from '../workflows/purchase-id.ts'
import type { Activities } from './activities.ts'
import { AddressRejected } from './mailer.ts'
import { sendOnce } from './send-once.ts'
import type { Tools } from './tools.ts'

/**
 * Mails who left an order unpaid, once. It says that nothing was charged, so the shop is asked last: whoever pays
 * after its answer gets the letter, which is why that has a word for them. Idempotent: see `sendOnce`.
 */
export const emailOrderLeft =
  ({
    database,
    shops,
    mailer,
    links,
    supportEmail,
  }: Pick<Tools, 'database' | 'shops' | 'mailer' | 'links' | 'supportEmail'>): Activities['emailOrderLeft'] =>
  async (surveyId) => {
    const em = database.fork()
    const left = await leftOrderOf(em, surveyId)
    if (!left || !shops.stripe) return
    const { answers, name, email, order, payable } = left
    const purchaseId = purchaseIdOf('stripe', order)
    setLogPurchase(purchaseId)
    const unsubscribeUrl = links.unsubscribe(purchaseId, ORDER_LEFT)
    const letter = await orderLeft({
      ...{ name, supportEmail, orderUrl: links.leftOrder(order), unsubscribeUrl },
      ...{ daysPerWeek: answers.trainingDays, sessionLength: answers.sessionLength },
    })
    if (!(await nothingCharged(shops.stripe, payable))) return
    const messageId = `<${hashOf(`${ORDER_LEFT} ${surveyId}`).slice(0, 32)}@${links.host}>`
    const mail = { to: { name, address: email }, letter, messageId, unsubscribeUrl }
    await sendOnce(mailer, ORDER_LEFT, mail, {
      claim: (lastsMs) => claimReminder(em, { surveyId, email, messageId }, lastsMs),
      release: (until) => releaseReminder(em, surveyId, until),
      markSent: () => markReminded(em, surveyId),
    }).catch(orNobodyIsThere)
  }

/** Nobody has proven the address, and an operator has nothing to decide. */
function orNobodyIsThere(error: unknown): void {
  if (!(error instanceof AddressRejected)) throw error
}

/** Unless the shop says so of each, it is not sure. @throws {Refusal} SHOP_UNAVAILABLE */
async function nothingCharged(shop: Shop, orders: readonly string[]): Promise<boolean> {
  for (const order of orders) {
    const status = await shop.lookUp(order).then(
      (said) => said.status,
      (error: unknown) => {
        if (error instanceof Refusal && error.code === 'NOT_FOUND') return null
        throw error
      },
    )
    if (status !== 'open' && status !== 'failed') return false
  }
  return true
}
