import type { EntityManager } from '@mikro-orm/postgresql'
import { Refusal } from '../../domain/shop/errors.ts'
import { setLogPurchase } from '../../platform/observability/log.ts'
import { Purchase, Survey } from '../../storage/entities.ts'
import { checkoutOpener } from '../purchase/checkouts.ts'
import {
  mailLinkToRealBuyer,
  ownPurchases,
  paidPurchaseOf,
  type Unpaid,
  unpaidRefusal,
} from '../purchase/own-purchases.ts'
import { proofOf, provesEmail } from '../purchase/proof.ts'
import type { Handlers } from '../http/routes.ts'
import type { GatewayTools } from '../tools.ts'

export function stripeCalls(tools: GatewayTools) {
  const { database, purchases } = tools
  const checkoutUrlFor = checkoutOpener(tools)
  return {
    createCheckout: async (_ctx, order) => ({ checkoutUrl: await checkoutUrlFor(order) }),

    processPayment: async (ctx, { email }) => {
      const em = database.fork()
      const proof = proofOf(ctx)
      const surveys = await em.find(
        Survey,
        { id: { $in: [...proof.surveys] }, email },
        { orderBy: { createdAt: 'desc' } },
      )
      const unpaid: Unpaid[] = []
      for (const survey of surveys) {
        const purchase = await paidPurchaseOf(tools, em, survey.id)
        if (typeof purchase === 'string') {
          unpaid.push(purchase)
          continue
        }
        if (survey.completedAt) {
          if (!purchase.deliveredAt) await purchases.signalOrderChanged(purchase.id)
          return { surveyId: survey.id }
        }
        return { surveyId: await answeredAnew(em, purchase, surveys) }
      }
      const why = unpaid.includes('pending') ? 'pending' : (unpaid.find((one) => one !== 'open') ?? 'open')
      if (why === 'pending' || why === 'failed') throw unpaidRefusal(why)
      if (!provesEmail(proof, email)) {
        if (why === 'open') mailLinkToRealBuyer(tools, email)
        throw unpaidRefusal(why)
      }
      const [purchase] = await ownPurchases(em, proof, email)
      if (!purchase) throw unpaidRefusal(why)
      setLogPurchase(purchase.id)
      return { surveyId: purchase.surveyId ?? (await answeredAnew(em, purchase, surveys)) }
    },
  } satisfies Partial<Handlers>

  /**
   * Attaches the latest survey that this browser has completed since to a paid purchase whose own survey was
   * never finished.
   * @param surveys - this browser's own, latest first
   * @throws {Refusal} NO_COMPLETED_SURVEY; SURVEY_CLOSED if its program is already written
   */
  async function answeredAnew(
    em: EntityManager,
    purchase: Purchase,
    surveys: readonly Survey[],
  ): Promise<string> {
    for (const { id } of surveys.filter(({ completedAt }) => completedAt)) {
      const taken = await em.count(Purchase, { surveyId: id, id: { $ne: purchase.id } })
      if (taken) continue
      if (purchase.surveyId !== id) await purchases.submitSurvey(purchase.id, id)
      return id
    }
    throw new Refusal('NO_COMPLETED_SURVEY')
  }
}
