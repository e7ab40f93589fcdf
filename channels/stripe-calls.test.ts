import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals'
import Stripe from 'stripe'
import { Refusal } from '../domain/shop/errors.ts'
import { startShopThatSays, STRIPE, type Asked } from '../dev/stand-ins/storefront/testing.ts'
import { createStripeShop, type StripeShop } from './stripe.ts'
import { asking, stripeClient } from './stripe-checkout.ts'

const SURVEY = { surveyId: 'survey/1', email: 'zoe+gym@example.com', publicUrl: 'https://eightfold.example' }
const OURS = { product: 'eightfold-8-week-program', surveyId: 'survey/1' }

/** In seconds since 1970, as Stripe reports it. */
const CREATED = Date.UTC(2026, 10, 2, 10) / 1000
const sessionOf = (id: string, change: object = {}) => ({
  id,
  object: 'checkout.session',
  status: 'open',
  payment_status: 'unpaid',
  livemode: true,
  created: CREATED,
  amount_total: 2700,
  currency: 'usd',
  metadata: OURS,
  customer_email: SURVEY.email,
  url: `https://checkout.example/${id}`,
  payment_intent: null,
  ...change,
})
const PAID = { status: 'complete', payment_status: 'paid', url: null }
const paidWith = (charge: object | string | null) =>
  sessionOf('cs_1', {
    ...PAID,
    payment_intent: { id: 'pi_1', status: 'succeeded', latest_charge: charge },
  })
const CHARGE = {
  id: 'ch_1',
  created: CREATED + 60,
  amount_captured: 2700,
  paid: true,
  refunded: false,
  disputed: false,
}
const list = (...data: object[]) => ({ object: 'list', has_more: false, data })
const replayed = (body: object) => Response.json(body, { headers: { 'idempotent-replayed': 'true' } })
const failure = (status: number, error: object) => Response.json({ error }, { status })

let says: (asked: Asked) => unknown
let stripe: Awaited<ReturnType<typeof startShopThatSays>>
let shop: StripeShop

beforeAll(async () => {
  // A client that never stops asking gets an error in the end.
  stripe = await startShopThatSays((asked) =>
    stripe.asked.length > 12 ? failure(404, { type: 'api_error' }) : says(asked),
  )
  shop = createStripeShop({ ...STRIPE, apiUrl: stripe.url })
})
beforeEach(() => {
  stripe.asked.length = 0
})
afterAll(() => stripe.stop())

/** Answers by method and path, without the query. */
const saysBy = (answers: Record<string, unknown>) => {
  says = ({ method, path }) =>
    answers[`${method} ${path.split('?')[0]}`] ??
    failure(404, { type: 'invalid_request_error', code: 'resource_missing' })
}
const calls = () => stripe.asked.map(({ method, path }) => `${method} ${decodeURIComponent(path)}`)
const keys = () => stripe.asked.map(({ headers }) => headers['idempotency-key']).filter(Boolean)
const sent = (n: number) => Object.fromEntries(new URLSearchParams(stripe.asked[n]?.body))

describe('a checkout', () => {
  it('is opened with the price, the survey and the return addresses', async () => {
    says = () => sessionOf('cs_1')
    expect(await shop.createCheckout(SURVEY)).toEqual({
      sessionId: 'cs_1',
      url: 'https://checkout.example/cs_1',
    })
    expect(calls()).toEqual(['POST /v1/checkout/sessions'])
    expect(stripe.asked[0]?.headers.authorization).toBe(`Bearer ${STRIPE.secretKey}`)
    expect(sent(0)).toEqual({
      mode: 'payment',
      'line_items[0][quantity]': '1',
      'line_items[0][price_data][currency]': 'usd',
      'line_items[0][price_data][unit_amount]': '2700',
      'line_items[0][price_data][product_data][name]': 'Eightfold 8-week strength program',
      client_reference_id: 'survey/1',
      'metadata[product]': 'eightfold-8-week-program',
      'metadata[surveyId]': 'survey/1',
      customer_email: 'zoe+gym@example.com',
      success_url:
        'https://eightfold.example/programgeneration?email=zoe%2Bgym%40example.com&session_id={CHECKOUT_SESSION_ID}',
      cancel_url:
        'https://eightfold.example/onboarding?surveyId=survey%2F1&email=zoe%2Bgym%40example.com&cancelled=true',
    })
  })

  it('has one key as long as the request is the same', async () => {
    says = () => sessionOf('cs_1')
    await shop.createCheckout(SURVEY)
    await shop.createCheckout(SURVEY)
    await shop.createCheckout({ ...SURVEY, email: 'zoe@example.com' })
    const [first, second, corrected] = keys()
    expect(first).toMatch(/^checkout-survey\/1-[\w-]{43}$/)
    expect(second).toBe(first)
    expect(corrected).toMatch(/^checkout-survey\/1-[\w-]{43}$/)
    expect(corrected).not.toBe(first)
  })

  it('that was opened before is fetched again, since it may have been paid meanwhile', async () => {
    saysBy({
      'POST /v1/checkout/sessions': replayed(sessionOf('cs_1')),
      'GET /v1/checkout/sessions/cs_1': paidWith(null),
    })
    expect(await shop.createCheckout(SURVEY)).toEqual({
      sessionId: 'cs_1',
      url: 'https://eightfold.example/programgeneration?email=zoe%2Bgym%40example.com&session_id=cs_1',
    })
    expect(calls()[1]).toBe('GET /v1/checkout/sessions/cs_1?expand[0]=payment_intent.latest_charge')
  })

  it.each([
    ['open still', sessionOf('cs_1'), 'https://checkout.example/cs_1'],
    [
      'waiting for a bank debit',
      sessionOf('cs_1', {
        status: 'complete',
        payment_intent: { status: 'processing', latest_charge: null },
      }),
      'https://eightfold.example/programgeneration?email=zoe%2Bgym%40example.com&session_id=cs_1',
    ],
  ])('that is %s is not opened again', async (_what, now, url) => {
    saysBy({
      'POST /v1/checkout/sessions': replayed(sessionOf('cs_1')),
      'GET /v1/checkout/sessions/cs_1': now,
    })
    expect(await shop.createCheckout(SURVEY)).toEqual({ sessionId: 'cs_1', url })
    expect(keys()).toHaveLength(1)
  })

  it.each([
    ['expired', sessionOf('cs_1', { status: 'expired', url: null })],
    ['without a page to pay on', sessionOf('cs_1', { url: null })],
    ['refunded', paidWith({ ...CHARGE, refunded: true })],
    [
      'failed after a delay',
      sessionOf('cs_1', {
        status: 'complete',
        payment_intent: { status: 'requires_payment_method', latest_charge: null },
      }),
    ],
  ])('that is %s is opened again once, under a key of its own', async (_what, now) => {
    says = ({ method, headers }) => {
      if (method === 'GET') return now
      return headers['idempotency-key'] === 'checkout-survey/1-after-cs_1'
        ? sessionOf('cs_2')
        : replayed(sessionOf('cs_1'))
    }
    expect(await shop.createCheckout(SURVEY)).toMatchObject({ sessionId: 'cs_2' })
    expect(keys()).toEqual([expect.stringMatching(/^checkout-survey/), 'checkout-survey/1-after-cs_1'])
  })

  it('is retried with the same key, since a person waits for it', async () => {
    says = () =>
      stripe.asked.length < 2 ? failure(500, { type: 'api_error', message: 'sorry' }) : sessionOf('cs_1')
    expect(await shop.createCheckout(SURVEY)).toMatchObject({ sessionId: 'cs_1' })
    const [first, second] = keys()
    expect(second).toBe(first)
  })

  it('tells the buyer that Stripe rejects the email', async () => {
    says = () =>
      failure(400, { type: 'invalid_request_error', param: 'customer_email', message: 'Invalid email' })
    await expect(shop.createCheckout(SURVEY)).rejects.toMatchObject({
      code: 'INVALID_REQUEST',
      fields: [{ path: 'email', message: 'Please enter a valid email address' }],
      cause: { message: 'Invalid email' },
    })
  })
})

describe('closing a checkout', () => {
  const EXPIRE = 'POST /v1/checkout/sessions/cs_1/expire'

  it('closes one that is open', async () => {
    saysBy({ 'GET /v1/checkout/sessions/cs_1': sessionOf('cs_1'), [EXPIRE]: sessionOf('cs_1') })
    await shop.expireCheckout('cs_1')
    expect(calls()[1]).toBe(EXPIRE)
  })

  it.each(['complete', 'expired'])('leaves one unchanged that is %s', async (status) => {
    saysBy({ 'GET /v1/checkout/sessions/cs_1': sessionOf('cs_1', { status }) })
    await shop.expireCheckout('cs_1')
    expect(calls()).toHaveLength(1)
  })

  it('does nothing when it was paid at this very moment', async () => {
    const tooLate = failure(400, { type: 'invalid_request_error', message: 'not open' })
    saysBy({ 'GET /v1/checkout/sessions/cs_1': sessionOf('cs_1'), [EXPIRE]: tooLate })
    await expect(shop.expireCheckout('cs_1')).resolves.toBeUndefined()
  })

  it('fails when Stripe does not answer', async () => {
    saysBy({
      'GET /v1/checkout/sessions/cs_1': sessionOf('cs_1'),
      [EXPIRE]: failure(500, { type: 'api_error' }),
    })
    await expect(shop.expireCheckout('cs_1')).rejects.toMatchObject({ code: 'SHOP_UNAVAILABLE' })
  })

  it('is refused for one that is not ours', async () => {
    saysBy({ 'GET /v1/checkout/sessions/cs_1': sessionOf('cs_1', { metadata: {} }) })
    await expect(shop.expireCheckout('cs_1')).rejects.toMatchObject({ code: 'NOT_FOUND' })
  })
})

describe('a refund', () => {
  const SESSION = 'GET /v1/checkout/sessions/cs_1'
  const refund = (answers: object) => {
    saysBy({
      [SESSION]: paidWith(CHARGE),
      'GET /v1/refunds': list(),
      'POST /v1/refunds': { id: 're_1' },
      ...answers,
    })
    return shop.refund('cs_1')
  }

  it('refunds the charge, and is one call however often it is made', async () => {
    await refund({})
    expect(calls()).toEqual([
      'GET /v1/checkout/sessions/cs_1?expand[0]=payment_intent.latest_charge',
      'GET /v1/refunds?charge=ch_1&limit=100',
      'POST /v1/refunds',
    ])
    expect(sent(2)).toEqual({ charge: 'ch_1' })
    expect(keys()).toEqual(['refund-cs_1-0'])
  })

  it('is a new call after other refunds', async () => {
    await refund({ 'GET /v1/refunds': list({ id: 're_1', status: 'failed', amount: 2700 }) })
    expect(keys()).toEqual(['refund-cs_1-1'])
  })

  it('is done when Stripe says that everything was already refunded', async () => {
    const already = failure(400, { type: 'invalid_request_error', code: 'charge_already_refunded' })
    await expect(refund({ 'POST /v1/refunds': already })).resolves.toBeUndefined()
  })

  it.each([
    ['Stripe does not answer', 500, { type: 'api_error' }, { code: 'SHOP_UNAVAILABLE' }],
    [
      'Stripe does not want to',
      400,
      { type: 'invalid_request_error', code: 'charge_disputed' },
      { code: 'charge_disputed' },
    ],
  ])('fails when %s', async (_what, status, error, expected) => {
    await expect(refund({ 'POST /v1/refunds': failure(status, error) })).rejects.toMatchObject(expected)
  })

  it.each([
    ['nothing was paid', sessionOf('cs_1')],
    ['the payment is not told', sessionOf('cs_1', { payment_intent: 'pi_1' })],
    ['the charge is not told', paidWith('ch_1')],
    ['the payment has no charge', paidWith(null)],
    ['the charge did not succeed', paidWith({ ...CHARGE, paid: false })],
  ])('moves nothing when %s', async (_what, session) => {
    await refund({ [SESSION]: session })
    expect(calls()).toHaveLength(1)
  })

  it('moves nothing while the bank has the money', async () => {
    const disputed = { [SESSION]: paidWith({ ...CHARGE, disputed: true }) }
    await refund({ ...disputed, 'GET /v1/disputes': list({ status: 'lost', balance_transactions: [] }) })
    expect(calls().slice(1)).toEqual(['GET /v1/disputes?charge=ch_1&limit=100'])
    await refund({ ...disputed, 'GET /v1/disputes': list({ status: 'won', balance_transactions: [] }) })
    expect(keys()).toEqual(['refund-cs_1-0'])
  })
})

describe('an order', () => {
  it.each(['', 'pi_1', 'cs_', 'cs_1/../x', 'xcs_1', `cs_${'1'.repeat(201)}`])(
    'without a session id is not requested: %j',
    async (order) => {
      saysBy({})
      await expect(shop.lookUp(order)).rejects.toMatchObject({
        code: 'NOT_FOUND',
        message: 'Stripe does not know this order.',
      })
      expect(calls()).toEqual([])
    },
  )

  it('has a receipt with the payment id of the dashboard, and the time of the charge', async () => {
    saysBy({ 'GET /v1/checkout/sessions/cs_1': paidWith(CHARGE) })
    expect(await shop.lookUp('cs_1')).toMatchObject({
      receipt: { orderNumber: 'pi_1', orderedAt: new Date((CREATED + 60) * 1000) },
    })
  })

  it('names its buyer, whichever name the shop lists first', async () => {
    const details = { customer_details: { email: 'payer@example.com', name: 'Payer' } }
    saysBy({ 'GET /v1/checkout/sessions/cs_1': sessionOf('cs_1', details) })
    expect(await shop.lookUp('cs_1')).toEqual({
      order: 'cs_1',
      status: 'open',
      email: 'payer@example.com',
      name: 'Payer',
      isTest: false,
      surveyId: 'survey/1',
      receipt: {
        orderNumber: 'cs_1',
        orderedAt: new Date(CREATED * 1000),
        amountMinor: 2700,
        currency: 'usd',
      },
    })
    const known = {
      customer_details: { email: null, name: null },
      livemode: false,
      client_reference_id: 's-2',
    }
    saysBy({ 'GET /v1/checkout/sessions/cs_1': sessionOf('cs_1', known) })
    expect(await shop.lookUp('cs_1')).toMatchObject({
      email: SURVEY.email,
      name: '',
      isTest: true,
      surveyId: 's-2',
    })
    const { product } = OURS
    saysBy({
      'GET /v1/checkout/sessions/cs_1': sessionOf('cs_1', { customer_email: null, metadata: { product } }),
    })
    expect(await shop.lookUp('cs_1')).toMatchObject({ email: '', name: '', surveyId: null })
  })

  it('for another product, or for none, is not ours', async () => {
    for (const metadata of [{ product: 'a-mug' }, {}, null]) {
      saysBy({ 'GET /v1/checkout/sessions/cs_1': sessionOf('cs_1', { metadata }) })
      await expect(shop.lookUp('cs_1')).rejects.toMatchObject({ code: 'NOT_FOUND' })
      expect(await shop.orderOf('cs_1')).toBeNull()
    }
  })

  it('is found by its session, and by its payment', async () => {
    const longest = `cs_${'1'.repeat(200)}`
    saysBy({
      [`GET /v1/checkout/sessions/${longest}`]: sessionOf(longest),
      'GET /v1/checkout/sessions': list(sessionOf('cs_2', { metadata: {} }), sessionOf('cs_3')),
    })
    expect(await shop.orderOf(longest)).toBe(longest)
    expect(await shop.orderOf('pi_1')).toBe('cs_3')
    expect(calls()).toEqual([
      `GET /v1/checkout/sessions/${longest}`,
      'GET /v1/checkout/sessions?payment_intent=pi_1',
    ])
  })

  it('is not found by the payment for something else', async () => {
    saysBy({ 'GET /v1/checkout/sessions': list() })
    expect(await shop.orderOf(`pi_${'1'.repeat(200)}`)).toBeNull()
    expect(calls()).toHaveLength(1)
  })

  it.each(['', 'ch_1', 'xpi_1', 'pi_', 'pi_1/x', `pi_${'1'.repeat(201)}`])(
    'is not looked up by %j',
    async (reference) => {
      saysBy({})
      expect(await shop.orderOf(reference)).toBeNull()
      expect(calls()).toEqual([])
    },
  )
})

it('an event is checked with its header and our secret', () => {
  const payload = JSON.stringify({
    id: 'evt_1',
    type: 'checkout.session.expired',
    data: { object: { id: 'cs_1' } },
  })
  const now = new Date('2026-11-02T10:00:00Z')
  const signature = Stripe.webhooks.generateTestHeaderString({
    payload,
    secret: STRIPE.webhookSecret,
    timestamp: now.getTime() / 1000,
  })
  const read = (header: string | string[]) =>
    shop.readEvent(Buffer.from(payload), { 'stripe-signature': header }, now)
  expect(read(signature)).toMatchObject({ reference: 'cs_1' })
  expect(() => read([signature])).toThrow(expect.objectContaining({ code: 'WEBHOOK_UNSIGNED' }))
})

describe('a failure of Stripe', () => {
  it.each<[string, number, object, object]>([
    ['an unknown id', 400, { code: 'resource_missing' }, { code: 'NOT_FOUND', cause: { statusCode: 400 } }],
    ['an unknown address', 404, {}, { code: 'NOT_FOUND', message: 'Stripe does not know this order.' }],
    ['a call that is malformed', 400, { param: 'limit' }, { type: 'StripeInvalidRequestError' }],
    ['a key that is wrong', 401, {}, { code: 'SHOP_UNAVAILABLE' }],
    ['a key that may not', 403, {}, { code: 'SHOP_UNAVAILABLE' }],
    ['too many calls', 429, {}, { code: 'SHOP_UNAVAILABLE' }],
    ['its own', 500, { type: 'api_error' }, { code: 'SHOP_UNAVAILABLE', cause: { statusCode: 500 } }],
  ])('for %s', async (_what, status, error, expected) => {
    says = () => failure(status, { type: 'invalid_request_error', message: 'no', ...error })
    await expect(shop.lookUp('cs_1')).rejects.toMatchObject(expected)
    expect(calls()).toHaveLength(1)
  })

  it('to answer at all', async () => {
    const away = createStripeShop({ ...STRIPE, apiUrl: 'http://127.0.0.1:9' })
    await expect(away.lookUp('cs_1')).rejects.toMatchObject({ code: 'SHOP_UNAVAILABLE' })
  })

  it('is distinguished from our own mistakes', async () => {
    const ours = new TypeError('ours')
    await expect(asking(() => Promise.reject(ours))).rejects.toBe(ours)
    await expect(asking(() => Promise.reject(new Refusal('NOT_FOUND')))).rejects.toBeInstanceOf(Refusal)
  })
})

it.each([
  ['https://api.stripe.com', 'https', 'api.stripe.com', 443],
  ['https://stripe.example:8443', 'https', 'stripe.example', '8443'],
  ['http://stripe.example', 'http', 'stripe.example', 80],
  ['http://127.0.0.1:4242', 'http', '127.0.0.1', '4242'],
])('Stripe is reached at %s', (url, protocol, host, port) => {
  const client = stripeClient('sk_test', url)
  expect(['protocol', 'host', 'port'].map((field) => client.getApiField(field as 'host'))).toEqual([
    protocol,
    host,
    port,
  ])
  expect(client.getMaxNetworkRetries()).toBe(0)
  expect(client.getTelemetryEnabled()).toBe(false)
})

describe('a failure that Stripe stores under its key', () => {
  /** The first call with a key fails; the key then repeats that. */
  const failingOnce = (then: (path: string) => object) => {
    const stored = new Set<string>()
    let failures = 0
    says = ({ method, path, headers }) => {
      const key = String(headers['idempotency-key'])
      if (method !== 'POST') return list()
      if (stored.has(key))
        return Response.json(
          { error: { type: 'api_error' } },
          { status: 500, headers: { 'idempotent-replayed': 'true' } },
        )
      if (failures++) return then(path)
      stored.add(key)
      return failure(500, { type: 'api_error' })
    }
  }
  const keysOf = (path: string) =>
    new Set(
      stripe.asked
        .filter((one) => one.method === 'POST' && one.path === path)
        .map(({ headers }) => headers['idempotency-key']),
    )

  it('costs no checkout', async () => {
    failingOnce(() => sessionOf('cs_1'))
    expect(await shop.createCheckout(SURVEY)).toMatchObject({ sessionId: 'cs_1' })
    expect(keysOf('/v1/checkout/sessions').size).toBe(2)
  })

  it('costs no refund', async () => {
    failingOnce(() => ({ id: 're_1' }))
    const refunding = says
    says = (asked) => {
      if (asked.method === 'GET' && asked.path.startsWith('/v1/checkout/sessions/')) return paidWith(CHARGE)
      return refunding(asked)
    }
    await expect(shop.refund('cs_1')).rejects.toMatchObject({ code: 'SHOP_UNAVAILABLE' })
    await shop.refund('cs_1')
    expect(keysOf('/v1/refunds').size).toBe(2)
  })
})
