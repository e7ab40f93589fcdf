import { afterEach, beforeEach, describe, expect, it } from '@jest/globals'
import Stripe from 'stripe'
import { STRIPE, press, startReceiver, startTestStorefront } from '../dev/stand-ins/storefront/testing.ts'
import { until } from '../dev/processes/until.ts'
import { createStripeShop, type StripeShop } from './stripe.ts'
import { stripeClient } from './stripe-checkout.ts'

const SURVEY = {
  surveyId: 'survey-1',
  email: 'zoe+gym@example.com',
  publicUrl: 'https://eightfold.example',
}

let receiver: Awaited<ReturnType<typeof startReceiver>>
let storefront: Awaited<ReturnType<typeof startTestStorefront>>
let shop: StripeShop

beforeEach(async () => {
  receiver = await startReceiver()
  storefront = await startTestStorefront(receiver.url)
  shop = createStripeShop({ ...STRIPE, apiUrl: storefront.url })
})
afterEach(async () => {
  await storefront.stop()
  await receiver.stop()
})

/** An operator's action on the shop's orders page. */
const operate = async (order: string, action: string) =>
  expect((await press(`${storefront.url}/orders/stripe/${order}`, { action })).status).toBe(303)

const statusOf = async (order: string) => (await shop.lookUp(order)).status

const anHourAgo = () => new Date(Date.now() - 3_600_000)

/** All changes within a day. If an order is reported twice, the last report wins. */
async function changedSince(since: Date) {
  const { orders } = await shop.changedSince(since, new Date())
  return [...new Map(orders.map((order) => [order.order, order])).values()]
}

async function buy(fields: Record<string, string> = { action: 'pay' }, request = SURVEY): Promise<string> {
  const { sessionId, url } = await shop.createCheckout(request)
  expect((await press(url, fields)).status).toBe(303)
  return sessionId
}

const refusal = (code: string) => expect.objectContaining({ name: 'Refusal', code })

describe('a checkout', () => {
  it('is open until it is paid, then carries the payer and the survey', async () => {
    const { sessionId, url } = await shop.createCheckout(SURVEY)
    expect(await shop.lookUp(sessionId)).toMatchObject({
      status: 'open',
      email: SURVEY.email,
      name: '',
    })

    const answer = await press(url, { action: 'pay', name: 'Zoë Payer' })

    expect(answer.headers.get('location')).toBe(
      `https://eightfold.example/programgeneration?email=zoe%2Bgym%40example.com&session_id=${sessionId}`,
    )
    expect(await shop.lookUp(sessionId)).toEqual({
      order: sessionId,
      status: 'paid',
      email: SURVEY.email,
      name: 'Zoë Payer',
      isTest: true,
      surveyId: 'survey-1',
      receipt: {
        orderNumber: expect.stringMatching(/^pi_/),
        orderedAt: expect.any(Date),
        amountMinor: 2700,
        currency: 'usd',
      },
    })
  })

  it('sends Stripe no name from the questionnaire, so a buyer who gave none there has none', async () => {
    expect(await shop.lookUp(await buy({ action: 'pay', name: '' }))).toMatchObject({ name: '' })
    const { sessionId } = await shop.createCheckout(SURVEY)
    const session = await stripeClient(STRIPE.secretKey, storefront.url).checkout.sessions.retrieve(sessionId)
    expect(Object.keys(session.metadata ?? {}).sort()).toEqual(['product', 'surveyId'])
  })

  it('leads back to the questionnaire when the buyer cancels', async () => {
    const { url } = await shop.createCheckout(SURVEY)

    const answer = await press(url, { action: 'cancel' })

    expect(answer.headers.get('location')).toBe(
      'https://eightfold.example/onboarding?surveyId=survey-1&email=zoe%2Bgym%40example.com&cancelled=true',
    )
  })

  it('is the same session, however often it is requested', async () => {
    const [first, ...others] = await Promise.all([1, 2, 3].map(() => shop.createCheckout(SURVEY)))
    expect(others).toEqual([first, first])
  })

  it('accepts a corrected email', async () => {
    const { sessionId } = await shop.createCheckout(SURVEY)
    const corrected = await shop.createCheckout({ ...SURVEY, email: 'zoe@example.com' })
    expect(corrected.sessionId).not.toBe(sessionId)
    expect(await shop.lookUp(corrected.sessionId)).toMatchObject({
      email: 'zoe@example.com',
      surveyId: 'survey-1',
    })
  })

  it('can be closed while it is open, and is left unchanged once it is paid', async () => {
    const { sessionId } = await shop.createCheckout(SURVEY)
    await shop.expireCheckout(sessionId)
    await shop.expireCheckout(sessionId)
    expect(await statusOf(sessionId)).toBe('failed')
    const paid = await buy()
    await shop.expireCheckout(paid)
    expect(await statusOf(paid)).toBe('paid')
  })

  it('is renewed each time it expires', async () => {
    const seen = new Set<string>()
    for (let round = 0; round < 3; round++) {
      const { sessionId } = await shop.createCheckout(SURVEY)
      seen.add(sessionId)
      await operate(sessionId, 'expire')
      expect(await statusOf(sessionId)).toBe('failed')
    }
    expect(seen.size).toBe(3)
  })

  it.each([{ action: 'pay' }, { action: 'pay-later', delay: '600' }])(
    'is not opened a second time after %j: the buyer is sent to the program instead',
    async (payment) => {
      const order = await buy(payment)
      expect(await shop.createCheckout(SURVEY)).toEqual({
        sessionId: order,
        url: `https://eightfold.example/programgeneration?email=zoe%2Bgym%40example.com&session_id=${order}`,
      })
    },
  )

  it('says which field is wrong when Stripe rejects the email', async () => {
    await expect(shop.createCheckout({ ...SURVEY, email: 'nobody' })).rejects.toMatchObject({
      code: 'INVALID_REQUEST',
      fields: [{ path: 'email' }],
    })
  })
})

describe('the status of an order', () => {
  it('waits for a bank debit to arrive', async () => {
    const order = await buy({ action: 'pay-later', delay: '600' })
    expect(await statusOf(order)).toBe('pending')
    await operate(order, 'settle')
    expect(await statusOf(order)).toBe('paid')
  })

  it('is failed when the bank debit fails, and the survey can be paid again', async () => {
    const order = await buy({ action: 'pay-never', delay: '0' })
    await until('the failure', async () => (await statusOf(order)) === 'failed')
    expect((await shop.createCheckout(SURVEY)).sessionId).not.toBe(order)
  })

  it('stays paid after a partial refund and is refunded after a full one', async () => {
    const order = await buy()
    await operate(order, 'refund-part')
    expect(await statusOf(order)).toBe('paid')
    await operate(order, 'refund')
    expect(await statusOf(order)).toBe('refunded')
  })

  it('is disputed while the money is with the bank, and paid again once the dispute is won', async () => {
    const won = await buy({ action: 'pay', card: '4000 0000 0000 0259' })
    expect(await statusOf(won)).toBe('disputed')
    await operate(won, 'win-dispute')
    expect(await statusOf(won)).toBe('paid')
  })

  it('is charged back when the dispute is lost', async () => {
    const order = await buy()
    await operate(order, 'dispute')
    await operate(order, 'lose-dispute')
    expect(await statusOf(order)).toBe('charged-back')
  })
})

describe('a refund', () => {
  it('refunds all the money once, however often it is requested', async () => {
    const order = await buy()
    await operate(order, 'refund-part')
    await shop.refund(order)
    await shop.refund(order)
    expect(await statusOf(order)).toBe('refunded')
    const refunds = () => receiver.typesReceived().filter((type) => type === 'refund.created')
    await until('both refunds', async () => refunds().length === 2)
  })

  it('is made again when the bank returned the first one', async () => {
    const order = await buy()
    await shop.refund(order)
    await operate(order, 'fail-refund')
    expect(await statusOf(order)).toBe('paid')
    await shop.refund(order)
    expect(await statusOf(order)).toBe('refunded')
  })

  it('is already done when the merchant refunded on Stripe’s page', async () => {
    const order = await buy()
    await operate(order, 'refund')
    await shop.refund(order)
    expect(await statusOf(order)).toBe('refunded')
  })

  it('leaves unpaid and disputed orders unchanged', async () => {
    const { sessionId } = await shop.createCheckout({ ...SURVEY, surveyId: 'survey-2' })
    await shop.refund(sessionId)
    expect(await statusOf(sessionId)).toBe('open')
    const disputed = await buy()
    await operate(disputed, 'dispute')
    await shop.refund(disputed)
    expect(await statusOf(disputed)).toBe('disputed')
  })
})

describe('orders that are not ours', () => {
  it('are unknown, whether they exist or not', async () => {
    const stripe = new Stripe(STRIPE.secretKey, {
      host: '127.0.0.1',
      port: new URL(storefront.url).port,
      protocol: 'http',
    })
    const foreign = await stripe.checkout.sessions.create({
      mode: 'payment',
      line_items: [
        { quantity: 1, price_data: { currency: 'usd', unit_amount: 900, product_data: { name: 'A mug' } } },
      ],
      success_url: 'https://mugs.example/',
    })
    await press(String(foreign.url), { action: 'pay', email: 'mug@example.com' })
    const { payment_intent: payment } = await stripe.checkout.sessions.retrieve(foreign.id)

    for (const order of [foreign.id, 'cs_test_unknown', '../v1/events', '']) {
      await expect(shop.lookUp(order)).rejects.toEqual(refusal('NOT_FOUND'))
    }
    for (const reference of [foreign.id, String(payment), 'pi_unknown', '../v1/events', '']) {
      expect(await shop.orderOf(reference)).toBeNull()
    }
    await expect(shop.orderOf('cs_test_unknown')).rejects.toEqual(refusal('NOT_FOUND'))
    await operate(foreign.id, 'refund')
    expect(await changedSince(anHourAgo())).toEqual([])
  })
})

describe('orders changed since a moment', () => {
  it('are all listed, over several pages, delayed ones once they are paid', async () => {
    const requests = Array.from({ length: 120 }, (_, n) => ({ ...SURVEY, surveyId: `survey-${n}` }))
    const orders = await Promise.all(requests.map((request) => buy({ action: 'pay' }, request)))
    const delayed = await buy({ action: 'pay-later', delay: '600' }, { ...SURVEY, surveyId: 'later' })

    expect((await changedSince(anHourAgo())).map(({ order }) => order).toSorted()).toEqual(orders.toSorted())
    await operate(delayed, 'settle')
    expect(await changedSince(anHourAgo())).toContainEqual({ order: delayed, status: 'paid' })
  })

  it('are listed day by day, and none before its day', async () => {
    const order = await buy()
    const [now, yesterday] = [new Date(), new Date(Date.now() - 2 * 86_400_000)]
    const first = await shop.changedSince(yesterday, now)
    expect(first).toEqual({ orders: [], lookedUntil: new Date(yesterday.getTime() + 86_400_000) })
    const second = await shop.changedSince(first.lookedUntil, now)
    expect(second).toEqual({ orders: [{ order, status: 'paid' }], lookedUntil: now })
  })

  it('are found by their sessions when Stripe no longer keeps the events', async () => {
    const order = await buy()
    await buy({ action: 'pay-later', delay: '600' }, { ...SURVEY, surveyId: 'later' })
    const now = new Date(Date.now() + 40 * 86_400_000)
    const piece = await shop.changedSince(new Date(), now)
    expect(piece.orders).toEqual([{ order, status: 'paid' }])
    expect(piece.lookedUntil < new Date(now.getTime() - 29 * 86_400_000)).toBe(true)
  })

  it('include a refund, one that failed, and a dispute', async () => {
    const order = await buy()
    await operate(order, 'refund')
    expect(await changedSince(anHourAgo())).toMatchObject([{ status: 'refunded' }])
    await operate(order, 'fail-refund')
    expect(await changedSince(anHourAgo())).toMatchObject([{ order, status: 'paid' }])
    await operate(order, 'dispute')
    expect(await changedSince(anHourAgo())).toMatchObject([{ order, status: 'disputed' }])
  })
})

describe('a shop that answers wrongly', () => {
  it.each([
    ['is away', { apiUrl: 'http://127.0.0.1:9' }],
    ['refuses our key', { secretKey: 'sk_test_wrong' }],
  ])('is reported as unavailable when it %s', async (_, change) => {
    const broken = createStripeShop({ ...STRIPE, apiUrl: storefront.url, ...change })
    await expect(broken.lookUp('cs_test_1')).rejects.toEqual(refusal('SHOP_UNAVAILABLE'))
    await expect(broken.createCheckout(SURVEY)).rejects.toEqual(refusal('SHOP_UNAVAILABLE'))
    await expect(broken.changedSince(anHourAgo(), new Date())).rejects.toEqual(refusal('SHOP_UNAVAILABLE'))
    await expect(broken.orderOf('pi_1')).rejects.toEqual(refusal('SHOP_UNAVAILABLE'))
  })
})

describe('an event', () => {
  const nextOf = (type: string) =>
    until(type, async () => receiver.received.find(({ body }) => JSON.parse(body.toString()).type === type))

  it('is accepted when Stripe has just signed it, and leads to the order', async () => {
    const order = await buy()
    const webhook = await nextOf('checkout.session.completed')

    expect(webhook.path).toBe('/api/stripe/webhook')
    expect(shop.readEvent(webhook.body, webhook.headers, new Date())).toEqual({
      id: expect.stringMatching(/^evt_/),
      type: 'checkout.session.completed',
      reference: order,
    })
    expect(await shop.orderOf(order)).toBe(order)
  })

  it.each([
    ['refund', 'charge.refunded'],
    ['refund', 'refund.created'],
    ['fail-refund', 'refund.failed'],
    ['fail-refund', 'charge.refund.updated'],
    ['dispute', 'charge.dispute.created'],
  ])('leads to the order after a %s by %s', async (action, type) => {
    const order = await buy()
    if (action === 'fail-refund') await operate(order, 'refund')
    await operate(order, action)
    const webhook = await nextOf(type)

    const { reference } = shop.readEvent(webhook.body, webhook.headers, new Date())

    expect(reference).toMatch(/^pi_/)
    expect(await shop.orderOf(reference ?? '')).toBe(order)
  })

  const NOW = new Date('2026-11-02T10:00:00Z')
  const PAYLOAD = JSON.stringify({
    id: 'evt_1',
    type: 'checkout.session.expired',
    data: { object: { id: 'cs_1' } },
  })
  const signed = (payload: string, { secret = STRIPE.webhookSecret, offset = 0 } = {}) => ({
    'stripe-signature': Stripe.webhooks.generateTestHeaderString({
      payload,
      secret,
      timestamp: NOW.getTime() / 1000 + offset,
    }),
  })
  const read = (headers: Record<string, string>, payload = PAYLOAD) =>
    shop.readEvent(Buffer.from(payload), headers, NOW)

  it.each([-300, 0, 300])('is accepted when it was signed %i seconds away', (offset) => {
    expect(read(signed(PAYLOAD, { offset }))).toEqual({
      id: 'evt_1',
      type: 'checkout.session.expired',
      reference: 'cs_1',
    })
  })

  it.each([
    ['signed too long ago', signed(PAYLOAD, { offset: -301 })],
    ['signed in the future', signed(PAYLOAD, { offset: 301 })],
    ['signed with another secret', signed(PAYLOAD, { secret: 'whsec_another_secret' })],
    ['signed for another body', signed(`${PAYLOAD} `)],
    ['not signed', {}],
    ['signed at no time', { 'stripe-signature': 't=,v1=00' }],
    [
      'dated twice',
      { 'stripe-signature': `t=1,${signed(PAYLOAD)['stripe-signature']},t=${NOW.getTime() / 1000}1` },
    ],
  ])('is refused when it is %s', (_, headers) => {
    expect(() => read(headers)).toThrow(refusal('WEBHOOK_UNSIGNED'))
  })

  it('is refused when we have no secret, even if it is signed with none', () => {
    const open = createStripeShop({ ...STRIPE, apiUrl: storefront.url, webhookSecret: '' })
    const headers = { 'stripe-signature': `t=${NOW.getTime() / 1000},v1=00` }
    expect(() => open.readEvent(Buffer.from(PAYLOAD), headers, NOW)).toThrow(refusal('WEBHOOK_UNSIGNED'))
  })

  it('concerns no order when its type is unknown', () => {
    const payload = JSON.stringify({ id: 'evt_2', type: 'payout.paid', data: { object: { id: 'po_1' } } })
    expect(read(signed(payload), payload)).toEqual({ id: 'evt_2', type: 'payout.paid', reference: null })
  })

  it.each(['not JSON', '{}', '[]', '"text"'])('is refused when Stripe signed %s', (payload) => {
    expect(() => read(signed(payload), payload)).toThrow(refusal('INVALID_REQUEST'))
  })
})
