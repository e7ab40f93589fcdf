import { afterEach, beforeEach, describe, expect, it } from '@jest/globals'
import Stripe from 'stripe'
import { press, startReceiver, startTestStorefront, STRIPE } from '../sandbox/storefront/testing.ts'
import { until } from '../sandbox/until.ts'
import { createStripeShop, type StripeShop } from './stripe.ts'

const SURVEY = {
  surveyId: 'survey-1',
  email: 'zoe+gym@example.com',
  name: 'Zoë',
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

describe('a checkout', () => {
  it('is pending until it is paid, then carries the payer and the survey', async () => {
    const { sessionId, url } = await shop.createCheckout(SURVEY)
    expect(await shop.lookUp(sessionId)).toMatchObject({
      status: 'pending',
      email: SURVEY.email,
      name: 'Zoë',
    })

    const answer = await press(url, { action: 'pay', name: 'Zoë Payer' })

    expect(answer.status).toBe(303)
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
    })
  })
})

describe('an event', () => {
  it('is read when Stripe signed it just now, and leads to the order', async () => {
    const { sessionId, url } = await shop.createCheckout(SURVEY)
    await press(url, { action: 'pay' })
    const webhook = await until('a webhook', async () => receiver.received[0])

    const event = shop.readEvent(webhook.body, webhook.headers, new Date())

    expect(webhook.path).toBe('/api/stripe/webhook')
    expect(event).toEqual({
      id: expect.stringMatching(/^evt_/),
      type: 'checkout.session.completed',
      reference: sessionId,
    })
    expect(await shop.orderOf(sessionId)).toBe(sessionId)
  })

  it.each([-301, 301])('is refused when it was signed %i seconds away', (offset) => {
    const payload = JSON.stringify({
      id: 'evt_1',
      type: 'checkout.session.completed',
      data: { object: { id: 'cs_1' } },
    })
    const now = new Date('2026-11-02T10:00:00Z')
    const timestamp = now.getTime() / 1000 + offset
    const signature = Stripe.webhooks.generateTestHeaderString({
      payload,
      secret: STRIPE.webhookSecret,
      timestamp,
    })

    expect(() => shop.readEvent(Buffer.from(payload), { 'stripe-signature': signature }, now)).toThrow(
      expect.objectContaining({ code: 'WEBHOOK_UNSIGNED' }),
    )
  })
})
