import { AccessToken, Intervention, Purchase, Survey } from '../../../storage/entities.ts'
import { hashOf } from '../../../storage/ids.ts'
import { BY_BUYER } from '../../../storage/rewrites.ts'
import {
  type Answer,
  ANSWERS,
  buyAtGumroad,
  buyAtShopify,
  createBuyer,
  operate,
  press,
  requestOf,
  tokenIn,
} from '../purchases/buyer.ts'
import { startProduct } from '../product.ts'
import { GUMROAD } from '../../stand-ins/storefront/testing.ts'
import { uniqueName } from '../testing.ts'

type Buyer = ReturnType<typeof createBuyer>

export type CallWorld = Awaited<ReturnType<typeof openCallWorld>>

/** A running product with every kind of credential, survey and program that a call may need. */
export async function openCallWorld() {
  const product = await startProduct({
    demoDailyLimit: 1,
    rateLimits: true,
    trustProxy: true,
    reconciliation: false,
  })
  const { url, storefrontUrl: shops, database, mail } = product
  const someone = () => `${uniqueName('buyer')}@example.com`
  const browser = () => createBuyer(url)
  const closed = (id: string) => product.purchaseWhen(id, 'the refund', ({ closedAt }) => closedAt)
  const idOf = (answer: Answer) => String(answer.body['id'])

  /** Each request has a separate IP address by default, so that it reaches no rate limit by chance. */
  let asked = 0
  const ask = (
    who: Buyer,
    call: string,
    body?: unknown,
    { at = url, address = `10.0.${(asked += 1) >> 8}.${asked & 255}` } = {},
  ) => {
    const [method = '', path = ''] = call.split(' ')
    return who.call(method, at + path, body, { 'x-forwarded-for': address })
  }

  async function licenseAfter(action: 'refund' | 'dispute'): Promise<string> {
    const { key, sale } = await buyAtGumroad(shops, { email: someone() })
    await operate(shops, 'gumroad', sale, action)
    return key
  }
  async function mailedToken(email = someone()): Promise<{ token: string; order: string }> {
    const order = await buyAtShopify(shops, { email })
    return { order, token: tokenIn(await mail.next(email, /Payment received/)) }
  }
  async function orderTokenAfter(action: 'refund' | 'dispute'): Promise<string> {
    const { token, order } = await mailedToken()
    await operate(shops, 'shopify', order, action)
    await closed(`purchase-shopify-${order}`)
    return token
  }
  async function expired(): Promise<string> {
    const { token } = await mailedToken()
    await database.fork().nativeUpdate(AccessToken, { hash: hashOf(token) }, { createdAt: new Date(0) })
    return token
  }
  async function paidSurvey(who: Buyer) {
    const email = someone()
    const { surveyId, sessionId } = await who.buy(email)
    const program = idOf(await ask(who, `POST /api/surveys/${surveyId}/generate`))
    return { email, survey: surveyId, sessionId, program }
  }
  /** Pays while the questionnaire is incomplete, as was possible before checkouts required it. */
  async function hastySurvey(who: Buyer) {
    const email = someone()
    const survey = await who.completeSurvey(email)
    const checkoutUrl = await who.openCheckout(survey, email)
    await database.fork().nativeUpdate(Survey, { id: survey }, { completedAt: null })
    await press(checkoutUrl, { action: 'pay' })
    return { email, survey, token: tokenIn(await mail.next(email, /Payment received/)) }
  }
  /** Pays by a bank debit that stays pending. */
  async function pendingSurvey(who: Buyer) {
    const email = someone()
    const survey = await who.completeSurvey(email)
    await press(await who.openCheckout(survey, email), { action: 'pay-later', delay: '600' })
    return { email, survey }
  }
  /** Pays by a bank debit that then fails. */
  async function failedSurvey(who: Buyer) {
    const email = someone()
    const survey = await who.completeSurvey(email)
    const checkoutUrl = await who.openCheckout(survey, email)
    await press(checkoutUrl, { action: 'pay-later', delay: '600' })
    const session = checkoutUrl.split('/').at(-1) ?? ''
    await operate(shops, 'stripe', session, 'fail')
    const failed = ({ paymentFailedAt }: Purchase) => paymentFailedAt
    await product.purchaseWhen(`purchase-stripe-${session}`, 'the failure', failed)
    return { email, survey }
  }
  async function usedKey(): Promise<string> {
    const { key } = await buyAtGumroad(shops, { email: someone() })
    await ask(browser(), 'POST /api/programs', { ...requestOf(someone()), licenseKey: key })
    return key
  }
  async function supersededSurvey(): Promise<string> {
    const who = browser()
    const { survey, token, email } = await hastySurvey(who)
    await ask(who, 'POST /api/shopify/programs', { ...requestOf(email), token })
    await ask(who, `POST /api/surveys/${survey}/complete`, { email })
    return survey
  }

  const [me, payer, hasty, patient] = [browser(), browser(), browser(), browser()]
  const [repentant, disputing, unlucky, stranger] = [browser(), browser(), browser(), browser()]
  const [unwrittenEmail, writtenEmail] = [someone(), someone()]
  const paid = await paidSurvey(payer)
  const refunded = await paidSurvey(repentant)
  await operate(shops, 'stripe', refunded.sessionId, 'refund')
  await closed(`purchase-stripe-${refunded.sessionId}`)
  const disputed = await paidSurvey(disputing)
  await operate(shops, 'stripe', disputed.sessionId, 'dispute')
  await closed(`purchase-stripe-${disputed.sessionId}`)
  const rewritten = await paidSurvey(payer)
  const used = await paidSurvey(payer)
  await database.fork().insert(Intervention, {
    ...{
      id: uniqueName('rewrite'),
      purchaseId: `purchase-stripe-${used.sessionId}`,
      ...BY_BUYER,
      reason: '',
    },
    ...{ createdAt: new Date(), appliedAt: new Date(), settledAt: new Date(), outcome: 'done' },
  })
  const over = await paidSurvey(payer)
  const delivered = await product.purchaseWhen(
    `purchase-stripe-${over.sessionId}`,
    'the delivery',
    ({ deliveredAt }) => deliveredAt,
  )
  await database.fork().nativeUpdate(Purchase, { id: delivered.id }, { deliveredAt: new Date(0) })
  const rash = await hastySurvey(hasty)
  const pending = await pendingSurvey(patient)
  const failed = await failedSurvey(unlucky)
  const written = await mailedToken(writtenEmail)
  await ask(me, 'POST /api/shopify/programs', { ...requestOf(writtenEmail), token: written.token })
  await mailedToken(unwrittenEmail)
  const bare = await ask(me, 'POST /api/surveys', { answers: { primaryGoal: 'Strength' } })

  return {
    product,
    ask,
    ...{ me, payer, hasty, patient, repentant, disputing, unlucky, stranger },
    productId: GUMROAD.productId,
    key: (await buyAtGumroad(shops, { email: someone() })).key,
    newKey: async () => (await buyAtGumroad(shops, { email: someone() })).key,
    usedKey: await usedKey(),
    foreignKey: (await buyAtGumroad(shops, { email: someone(), product: `${GUMROAD.productId}-other` })).key,
    refundedKey: await licenseAfter('refund'),
    disputedKey: await licenseAfter('dispute'),
    token: (await mailedToken()).token,
    freshToken: (await mailedToken()).token,
    newToken: async () => (await mailedToken()).token,
    expiredToken: await expired(),
    refundedToken: await orderTokenAfter('refund'),
    disputedToken: await orderTokenAfter('dispute'),
    ...{ unwrittenEmail, writtenEmail },
    ...{ email: paid.email, survey: paid.survey, programId: paid.program },
    ...{ rewrittenProgramId: rewritten.program, usedRewriteId: used.program, overRewriteId: over.program },
    refundedEmail: refunded.email,
    refundedSurvey: refunded.survey,
    refundedProgramId: refunded.program,
    disputedEmail: disputed.email,
    disputedSurvey: disputed.survey,
    disputedProgramId: disputed.program,
    hastyEmail: rash.email,
    hastySurvey: rash.survey,
    pendingEmail: pending.email,
    pendingSurvey: pending.survey,
    failedEmail: failed.email,
    failedSurvey: failed.survey,
    unpaidSurvey: await me.completeSurvey(someone()),
    bareSurvey: String(bare.body['surveyId']),
    openSurvey: String((await ask(me, 'POST /api/surveys', { answers: ANSWERS })).body['surveyId']),
    supersededSurvey: await supersededSurvey(),
    /** A paid survey that neither a webhook nor a browser has reported to us yet. */
    untoldSurvey: async () => {
      const email = someone()
      await press(`${shops}/webhooks/switches`, { hold: 'on' })
      return { email, survey: (await payer.buy(email)).surveyId }
    },
    stop: () => product.stop(),
  }
}
