import Router from '@koa/router'
import type { EntityManager } from '@mikro-orm/postgresql'
import { CreateCheckout, ProcessPayment } from '../domain/api.ts'
import { Refusal } from '../domain/errors.ts'
import { Checkout } from '../storage/entities/checkout.ts'
import { Survey } from '../storage/entities/survey.ts'
import { mailLinkToRealBuyer, ownPurchases, paidPurchaseOf } from './own-purchases.ts'
import { proofOf, provesEmail } from './proof.ts'
import type { GatewayTools } from './tools.ts'

/** What the onboarding calls a person who gave no name; the name on the payment is better than that. */
const NOBODY = 'User'

/** Buying through Stripe Checkout, and finding the payment again when the browser comes back. */
export function stripeRoutes(tools: GatewayTools): Router {
  const { database, purchases, stripe, publicUrl, limits } = tools
  return new Router({ prefix: '/api' })
    .post('/stripe/checkout', limits.payments, async (ctx) => {
      const { surveyId, email, name } = CreateCheckout.parse(ctx.request.body)
      const em = database.fork()
      const survey = await em.findOne(Survey, { id: surveyId })
      if (!survey) throw new Refusal('NOT_FOUND', 'We do not know this survey. Please start again.')
      const paidAlready = `${publicUrl}/programgeneration?email=${encodeURIComponent(email)}`
      if (await paidPurchaseOf(tools, em, surveyId)) {
        ctx.body = { checkoutUrl: paidAlready }
        return
      }
      const { sessionId, url } = await stripe.createCheckout({ surveyId, email, name, publicUrl })
      const row = { order: sessionId, surveyId, createdAt: new Date() }
      await em.createQueryBuilder(Checkout).insert(row).onConflict().ignore().execute()
      if (await formerIsPaid(em, row)) {
        await stripe.expireCheckout(sessionId)
        ctx.body = { checkoutUrl: paidAlready }
        return
      }
      survey.email ??= email
      if (name !== NOBODY) survey.name ??= name
      await em.flush()
      ctx.body = { checkoutUrl: url }
    })

    .post('/surveys/process-stripe-payment', limits.payments, async (ctx) => {
      const { email } = ProcessPayment.parse(ctx.request.body)
      const em = database.fork()
      const proof = proofOf(ctx)
      const surveys = await em.find(
        Survey,
        { id: { $in: [...proof.surveys] }, email },
        { orderBy: { createdAt: 'desc' } },
      )
      let isPending = false
      for (const survey of surveys) {
        const purchase = await paidPurchaseOf(tools, em, survey.id)
        isPending ||= purchase === 'pending'
        if (!purchase || purchase === 'pending') continue
        if (!survey.completedAt) throw new Refusal('NO_COMPLETED_SURVEY')
        if (!purchase.deliveredAt) await purchases.knock(purchase.id)
        ctx.body = { surveyId: survey.id }
        return
      }
      if (isPending) throw new Refusal('PAYMENT_PENDING')
      if (!provesEmail(proof, email)) {
        mailLinkToRealBuyer(tools, email)
        throw new Refusal('PAYMENT_REQUIRED')
      }
      const [purchase] = await ownPurchases(em, proof, email)
      if (!purchase) throw new Refusal('PAYMENT_REQUIRED')
      const completed = purchase.surveyId ?? surveys.find((survey) => survey.completedAt)?.id
      if (!completed) throw new Refusal('NO_COMPLETED_SURVEY')
      if (purchase.surveyId !== completed) await purchases.submitSurvey(purchase.id, completed)
      ctx.body = { surveyId: completed }
    })

  /**
   * Closes the survey's former checkouts (of another email, say), so that it cannot be paid twice.
   * @returns whether the money of one is here or on its way
   */
  async function formerIsPaid(em: EntityManager, { order, surveyId }: Checkout): Promise<boolean> {
    const own = await em.findOneOrFail(Checkout, { order })
    const formers = await em.find(Checkout, { surveyId, createdAt: { $lt: own.createdAt } })
    for (const former of formers) {
      await stripe.expireCheckout(former.order)
      const { status } = await stripe.lookUp(former.order)
      if (status === 'paid' || status === 'pending') return true
    }
    return false
  }
}
