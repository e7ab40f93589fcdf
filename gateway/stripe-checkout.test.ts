import { afterAll, beforeAll, describe, expect, it } from '@jest/globals'
import { createHmac } from 'node:crypto'
import { createStripeShop } from '../channels/stripe.ts'
import { ANSWERS, createBuyer, misbehave, operate, press } from '../dev/testkit/purchases/buyer.ts'
import { passingOnTo, startShopThatSays, STRIPE } from '../dev/stand-ins/storefront/testing.ts'
import { type Product, startProduct } from '../dev/testkit/product.ts'
import { uniqueName, until } from '../dev/testkit/testing.ts'
import { Checkout, Purchase, Survey, WebhookEvent } from '../storage/entities.ts'
import { ensurePurchase } from '../storage/purchases.ts'
import { paidPurchaseOf } from './purchase/own-purchases.ts'

let product: Product
beforeAll(async () => {
  product = await startProduct({ rateLimits: true })
})
afterAll(() => product.stop())

const someone = () => `${uniqueName('buyer')}@example.com`
const sessionOf = (checkoutUrl: string): string => checkoutUrl.split('/').at(-1) ?? ''
const statusOf = async (checkoutUrl: string) =>
  (await product.shops.stripe.lookUp(sessionOf(checkoutUrl))).status
const pay = (checkoutUrl: string) => press(checkoutUrl, { action: 'pay', name: 'Łucja Öberg' })

/** A survey with its first checkout open, and what a corrected email leads to. */
async function checkedOut() {
  const buyer = createBuyer(product.url)
  const [email, corrected] = [someone(), someone()]
  const surveyId = await buyer.completeSurvey(email)
  const first = await buyer.openCheckout(surveyId, email)
  const correct = () => buyer.openCheckout(surveyId, corrected)
  const ownPage = `${product.url}/programgeneration?email=${encodeURIComponent(corrected)}`
  return { buyer, email, surveyId, first, correct, ownPage }
}

describe('a corrected email', () => {
  it('opens another checkout and closes the first: a survey cannot be paid twice', async () => {
    const { first, correct } = await checkedOut()
    const second = await correct()
    expect(second).not.toBe(first)
    expect([await statusOf(first), await statusOf(second)]).toEqual(['failed', 'open'])
    await pay(first)
    expect(await statusOf(first)).toBe('failed')
    await pay(second)
    expect(await statusOf(second)).toBe('paid')
  })

  it('that is corrected back opens a third, and leaves only one to pay', async () => {
    const { buyer, email, surveyId, first, correct } = await checkedOut()
    const second = await correct()
    const third = await buyer.openCheckout(surveyId, email)
    expect(new Set([first, second, third]).size).toBe(3)
    expect(await Promise.all([first, second, third].map(statusOf))).toEqual(['failed', 'failed', 'open'])
  })

  it('leads to the program when the first checkout is paid or its payment is pending', async () => {
    const paid = await checkedOut()
    await pay(paid.first)
    expect(await paid.correct()).toBe(paid.ownPage)

    const onItsWay = await checkedOut()
    await press(onItsWay.first, { action: 'pay-later', delay: '600' })
    expect(await onItsWay.correct()).toBe(onItsWay.ownPage)
    expect(await statusOf(onItsWay.first)).toBe('pending')
    await operate(product.storefrontUrl, 'stripe', sessionOf(onItsWay.first), 'settle')
    expect(await statusOf(onItsWay.first)).toBe('paid')
  })

  it('opens a new checkout when the bank debit of the first failed', async () => {
    const { first, correct } = await checkedOut()
    await press(first, { action: 'pay-later', delay: '600' })
    await operate(product.storefrontUrl, 'stripe', sessionOf(first), 'fail')
    expect(await statusOf(first)).toBe('failed')
    expect(await statusOf(await correct())).toBe('open')
  })
})

describe('who comes back from a checkout', () => {
  it('learns from the shop of a payment that no webhook has reported, which is then worked on', async () => {
    const { buyer, surveyId, first } = await checkedOut()
    const asked = () => buyer.call('POST', `/api/surveys/${surveyId}/payment`)
    expect((await asked()).body).toEqual({ payment: 'open' })
    await misbehave(product.storefrontUrl, { hold: 'on' })
    await pay(first)
    expect((await buyer.call('GET', `/api/surveys/${surveyId}/progress`)).status).toBe(404)
    expect((await asked()).body).toEqual({ payment: 'paid' })
    await product.purchaseWhen(`purchase-stripe-${sessionOf(first)}`, 'the payment', ({ paidAt }) => paidAt)
    await misbehave(product.storefrontUrl, {})
  })

  it('finds the answers again on any device', async () => {
    const { surveyId } = await checkedOut()
    const { body } = await createBuyer(product.url).call('GET', `/api/surveys/${surveyId}`)
    expect(body).toEqual({ answers: ANSWERS })
  })
})

describe('the same email', () => {
  it('leads to the same checkout, however often it is requested', async () => {
    const { buyer, email, surveyId, first } = await checkedOut()
    const again = await Promise.all([1, 2, 3].map(() => buyer.openCheckout(surveyId, email)))
    expect(new Set([first, ...again]).size).toBe(1)
    expect(await statusOf(first)).toBe('open')
  })
})

describe('an unfinished survey', () => {
  const checkout = (buyer: ReturnType<typeof createBuyer>, surveyId: string) =>
    buyer.call('POST', '/api/stripe/checkout', { surveyId, email: someone() })

  it('opens no checkout, since nobody should pay for a program that cannot be written', async () => {
    const buyer = createBuyer(product.url)
    const { body } = await buyer.call('POST', '/api/surveys', { answers: {} })
    const surveyId = String(body['surveyId'])
    expect(await checkout(buyer, surveyId)).toMatchObject({
      status: 422,
      body: { error: 'MISSING_REQUIRED_FIELDS' },
    })
    await buyer.call('PUT', `/api/surveys/${surveyId}`, { answers: ANSWERS })
    expect(await checkout(buyer, surveyId)).toMatchObject({
      status: 422,
      body: { error: 'NO_COMPLETED_SURVEY' },
    })
    expect(await product.database.fork().count(Checkout, { surveyId })).toBe(0)
  })

  it('that was paid accepts new answers from its buyer in the same browser', async () => {
    const buyer = createBuyer(product.url)
    const email = someone()
    const unfinished = await buyer.completeSurvey(email)
    const checkoutUrl = await buyer.openCheckout(unfinished, email)
    await product.database.fork().nativeUpdate(Survey, { id: unfinished }, { completedAt: null })
    await pay(checkoutUrl)
    const process = () => buyer.call('POST', '/api/surveys/process-stripe-payment', { email })
    expect(await process()).toMatchObject({ status: 422, body: { error: 'NO_COMPLETED_SURVEY' } })

    const anew = await buyer.completeSurvey(email)
    expect(await process()).toMatchObject({ status: 200, body: { surveyId: anew } })
    // The answers may arrive before the shop's status is stored.
    await product.database.fork().nativeUpdate(Purchase, { surveyId: anew }, { paidAt: null })
    const { status, body } = await buyer.call('POST', `/api/surveys/${anew}/generate`)
    expect({ status, id: body['id'] }).toEqual({ status: 200, id: expect.any(String) })
    await product.database.fork().nativeUpdate(Purchase, { surveyId: anew }, { paidAt: new Date() })
    expect(await process()).toMatchObject({ status: 200, body: { surveyId: anew } })
  })
})

describe('a purchase whose payment is stored while its survey is asked about', () => {
  it('is paid', async () => {
    const surveyId = await createBuyer(product.url).completeSurvey(someone())
    const id = `stripe-${uniqueName('order')}`
    const stored = product.database.fork()
    await ensurePurchase(stored, { id, channel: 'stripe', order: uniqueName('cs_test') })
    await stored.nativeUpdate(Purchase, { id }, { surveyId })
    const em = product.database.fork()
    const find = em.find.bind(em) as (...asked: unknown[]) => Promise<never>
    em.find = async (...asked: unknown[]) => {
      const rows = await find(...asked)
      await stored.nativeUpdate(Purchase, { id }, { paidAt: new Date() })
      return rows
    }
    const tools = { stripe: { lookUp: async () => ({ status: 'paid' }) }, purchases: {} } as never
    expect(await paidPurchaseOf(tools, em, surveyId)).toMatchObject({ id })
  })
})

describe('one survey', () => {
  it('costs a few calls to Stripe, however often it is requested, and a few checkouts a day', async () => {
    const proxy = await startShopThatSays(passingOnTo(product.storefrontUrl))
    const another = await product.anotherGateway({
      stripe: createStripeShop({ ...STRIPE, apiUrl: proxy.url }),
    })
    const buyer = createBuyer(another.url)
    const surveyId = await buyer.completeSurvey(someone())
    const calls: number[] = []
    const statuses: number[] = []
    for (let turn = 0; turn < 8; turn += 1) {
      const before = proxy.asked.length
      const { status } = await buyer.call('POST', '/api/stripe/checkout', { surveyId, email: someone() })
      calls.push(proxy.asked.length - before)
      statuses.push(status)
    }
    await another.stop()
    await proxy.stop()
    expect(statuses).toEqual([200, 200, 200, 200, 200, 429, 429, 429])
    expect(Math.max(...calls)).toBeLessThanOrEqual(6)
    expect(await product.database.fork().count(Checkout, { surveyId, closedAt: null })).toBe(1)
  })

  it('keeps its open checkout when it may open no more', async () => {
    const buyer = createBuyer(product.url)
    const emails = [1, 2, 3, 4, 5].map(someone)
    const surveyId = await buyer.completeSurvey(someone())
    const urls: string[] = []
    for (const email of emails) urls.push(await buyer.openCheckout(surveyId, email))
    expect(await buyer.openCheckout(surveyId, emails.at(-1) ?? '')).toBe(urls.at(-1))
  })
})

describe('a checkout that expired', () => {
  /** Sends a signed Stripe event. */
  async function tell(type: string, sessionId: string): Promise<void> {
    const object = { id: sessionId, object: 'checkout.session' }
    const body = JSON.stringify({ id: uniqueName('evt'), object: 'event', type, data: { object } })
    const at = Math.floor(Date.now() / 1000)
    const signature = createHmac('sha256', STRIPE.webhookSecret).update(`${at}.${body}`).digest('hex')
    const headers = { 'stripe-signature': `t=${at},v1=${signature}`, 'content-type': 'application/json' }
    const answer = await fetch(`${product.url}/api/stripe/webhook`, { method: 'POST', body, headers })
    expect(answer.status).toBe(200)
  }

  it('is recorded as closed, and starts no purchase', async () => {
    const { first } = await checkedOut()
    const order = sessionOf(first)
    await product.shops.stripe.expireCheckout(order)
    await tell('checkout.session.expired', order)
    const em = product.database.fork()
    await until('the event is handled', async () =>
      Boolean(await em.fork().count(WebhookEvent, { reference: order, handledAt: { $ne: null } })),
    )
    expect(await em.findOneOrFail(Checkout, { order })).toMatchObject({ closedAt: expect.any(Date) })
    expect(await em.count(Purchase, { order })).toBe(0)
  })
})
