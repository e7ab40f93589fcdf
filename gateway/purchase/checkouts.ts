import type { EntityManager } from '@mikro-orm/postgresql'
import type { z } from 'zod'
import type { StripeShop } from '../../channels/stripe.ts'
import type { createCheckout } from '../../domain/calls/checkout.ts'
import { Refusal } from '../../domain/shop/errors.ts'
import { isTakenBack } from '../../domain/shop/payment.ts'
import { trainingAnswersOf } from '../../domain/forms/onboarding.ts'
import { NAMELESS } from '../../domain/shop/person.ts'
import { generationPage } from '../../domain/shop/pages.ts'
import { setLogPurchase } from '../../platform/observability/log.ts'
import { singleFlight } from '../../purchases/single-flight.ts'
import { Checkout, Survey } from '../../storage/entities.ts'
import { purchaseIdOf } from '../../workflows/purchase-id.ts'
import { invalid } from '../http/errors.ts'
import { openShop } from './open.ts'
import { paidPurchaseOf, unpaidRefusal } from './own-purchases.ts'
import type { GatewayTools } from '../tools.ts'

type Request = z.infer<typeof createCheckout.body>
type Tools = Pick<GatewayTools, 'database' | 'purchases' | 'publicUrl' | 'limits' | 'log'> & {
  stripe: StripeShop
}

/**
 * Opens checkout sessions. A survey has one payable session; another email closes the earlier one. Stripe is
 * never asked about a closed session again, so a request costs a few calls however many there were.
 * @returns the address for the browser: Stripe's page, or our own if the survey is already paid
 * @throws {Refusal} SHOP_CLOSED, among others
 */
export function checkoutOpener(tools: GatewayTools): (request: Request) => Promise<string> {
  const opening = singleFlight<string>()
  return async (request) => {
    const stripe = openShop(tools.stripe)
    return opening(`${request.surveyId} ${request.email}`, () => openCheckout({ ...tools, stripe }, request))
  }
}

async function openCheckout(tools: Tools, { surveyId, email, name }: Request): Promise<string> {
  const { database, publicUrl } = tools
  const em = database.fork()
  const survey = await em.findOne(Survey, { id: surveyId })
  if (!survey) throw new Refusal('NOT_FOUND', 'We do not know this survey. Please start again.')
  const paidAlready = publicUrl + generationPage(email)
  const paid = await paidPurchaseOf(tools, em, surveyId)
  if (paid === 'pending' || typeof paid !== 'string') return paidAlready
  if (isTakenBack(paid)) throw unpaidRefusal(paid)
  refuseUnfinished(survey)

  const [latest] = await em.find(
    Checkout,
    { surveyId, closedAt: null },
    { orderBy: { createdAt: 'desc' }, limit: 1 },
  )
  const checkout = latest?.email === email ? latest : await newCheckout(tools, em, surveyId, email)
  setLogPurchase(purchaseIdOf('stripe', checkout.order))
  if (await formerIsPaid(tools, em, checkout)) {
    await tools.stripe.expireCheckout(checkout.order)
    return paidAlready
  }
  survey.email ??= email
  if (name !== NAMELESS) survey.name ??= name
  await em.flush()
  awaitPayment(tools, surveyId)
  return checkout.url
}

/** Not waited for: while Temporal is away, checkouts open all the same, and who leaves one then gets no letter. */
function awaitPayment({ purchases, log }: Tools, surveyId: string): void {
  purchases.awaitPayment(surveyId).catch((error: unknown) => {
    log.warn({ err: error }, 'the payment of a checkout is not waited for')
  })
}

function refuseUnfinished(survey: Survey): void {
  const complete = trainingAnswersOf(survey.answers)
  if (!complete.success) throw invalid(complete.error, 'MISSING_REQUIRED_FIELDS')
  if (!survey.completedAt) throw new Refusal('NO_COMPLETED_SURVEY')
}

/** @throws {Refusal} RATE_LIMITED beyond a few a day, SHOP_UNAVAILABLE */
async function newCheckout(
  { stripe, publicUrl, limits }: Tools,
  em: EntityManager,
  surveyId: string,
  email: string,
): Promise<Checkout> {
  return limits.checkouts.takeFor(surveyId, async () => {
    const { sessionId, url } = await stripe.createCheckout({ surveyId, email, publicUrl })
    const row = { order: sessionId, surveyId, email, url, createdAt: new Date() }
    await em.createQueryBuilder(Checkout).insert(row).onConflict().ignore().execute()
    return em.findOneOrFail(Checkout, { order: sessionId })
  })
}

/**
 * Closes earlier checkout sessions, so that a survey cannot be paid twice.
 * @returns whether one of them is paid or has a pending payment
 */
async function formerIsPaid(
  { stripe }: Tools,
  em: EntityManager,
  { surveyId, createdAt }: Checkout,
): Promise<boolean> {
  const formers = await em.find(Checkout, { surveyId, closedAt: null, createdAt: { $lt: createdAt } })
  for (const former of formers) {
    await stripe.expireCheckout(former.order)
    const { status } = await stripe.lookUp(former.order)
    if (status === 'paid' || status === 'pending') return true
    if (status === 'failed') former.closedAt = new Date()
  }
  await em.flush()
  return false
}
