import { createHmac } from 'node:crypto'
import { describe, expect, it } from '@jest/globals'
import { readShopifyEvent } from './shopify-event.ts'

const SECRET = 'shpss_0123456789abcdef'
const NOW = new Date('2026-11-02T10:00:00Z')
const ORDER = JSON.stringify({ id: 5500000000001 })

type Headers = Record<string, string | string[] | undefined>

const signed = (body: string, change: Headers = {}, secret = SECRET): Headers => ({
  'x-shopify-topic': 'orders/paid',
  'x-shopify-hmac-sha256': createHmac('sha256', secret).update(body).digest('base64'),
  'x-shopify-shop-domain': 'gym.myshopify.com',
  'x-shopify-webhook-id': 'w-1',
  'x-shopify-triggered-at': NOW.toISOString(),
  ...change,
})
const read = (headers: Headers, body = ORDER, secret = SECRET) =>
  readShopifyEvent(Buffer.from(body), headers, { secret, shopHost: 'gym.myshopify.com', now: NOW })
const refusal = (code: string, message: string) =>
  expect.objectContaining({ name: 'Refusal', code, message: expect.stringMatching(message) })
const UNSIGNED = refusal('WEBHOOK_UNSIGNED', 'signature')
const NO_EVENT = refusal('INVALID_REQUEST', 'not an event of Shopify')

describe('an event leads to its order', () => {
  it.each([
    ['orders/paid', { id: 7, order_id: 8 }, '7'],
    ['orders/cancelled', { id: 7, order_id: 8 }, '7'],
    ['refunds/create', { id: 7, order_id: 8 }, '8'],
    ['disputes/create', { id: 7, order_id: 8 }, '8'],
    ['disputes/update', { id: 7, order_id: '8' }, '8'],
    ['orders/paid', { id: '7' }, '7'],
    ['products/update', { id: 7, order_id: 8 }, null],
    ['ORDERS/PAID', { id: 7 }, null],
  ])('%s %j', (topic, what, reference) => {
    const body = JSON.stringify(what)
    expect(read(signed(body, { 'x-shopify-topic': topic }), body)).toEqual({
      id: 'w-1',
      type: topic,
      reference,
    })
  })

  it('or to none if we ignore its topic, even when the body is unreadable', () => {
    const headers = signed('not JSON', { 'x-shopify-topic': 'products/update' })
    expect(read(headers, 'not JSON').reference).toBeNull()
  })
})

describe('an event is accepted', () => {
  it.each([
    ['a day old', '2026-11-01T10:00:00.000Z'],
    ['just now', '2026-11-02T10:00:00.000Z'],
    ['by a clock that is five minutes ahead', '2026-11-02T10:05:00.000Z'],
  ])('%s', (_what, at) => {
    expect(read(signed(ORDER, { 'x-shopify-triggered-at': at })).reference).toBe('5500000000001')
  })

  it('with our shop in upper case', () => {
    expect(read(signed(ORDER, { 'x-shopify-shop-domain': 'Gym.MyShopify.com' })).id).toBe('w-1')
  })
})

describe('an event is refused', () => {
  const signature = String(signed(ORDER)['x-shopify-hmac-sha256'])
  it.each<[string, Headers]>([
    [
      'when it is more than a day old',
      signed(ORDER, { 'x-shopify-triggered-at': '2026-11-01T09:59:59.999Z' }),
    ],
    ['when it is of the future', signed(ORDER, { 'x-shopify-triggered-at': '2026-11-02T10:05:00.001Z' })],
    ['when it is of no time', signed(ORDER, { 'x-shopify-triggered-at': undefined })],
    ['when it is of another shop', signed(ORDER, { 'x-shopify-shop-domain': 'another.myshopify.com' })],
    ['when it is of no shop', signed(ORDER, { 'x-shopify-shop-domain': undefined })],
    ['when it is signed with another secret', signed(ORDER, {}, 'shpss_another')],
    ['when it is signed for another body', signed(`${ORDER} `)],
    ['when it is not signed', signed(ORDER, { 'x-shopify-hmac-sha256': undefined })],
    ['when its signature is cut short', signed(ORDER, { 'x-shopify-hmac-sha256': signature.slice(0, 20) })],
    [
      'when its signature is of the same length',
      signed(ORDER, { 'x-shopify-hmac-sha256': `A${signature.slice(1)}` }),
    ],
  ])('%s', (_what, headers) => {
    expect(() => read(headers)).toThrow(UNSIGNED)
  })

  it.each(['', '  '])('when our secret is %j, even if it is signed with that', (secret) => {
    expect(() => read(signed(ORDER, {}, secret), ORDER, secret)).toThrow(UNSIGNED)
  })

  it.each(['x-shopify-webhook-id', 'x-shopify-topic'])(
    'as invalid when it is signed but has no %s',
    (name) => {
      expect(() => read(signed(ORDER, { [name]: undefined }))).toThrow(NO_EVENT)
    },
  )

  it.each(['not JSON', '{}', '[]', 'null', '{"id":null}', '{"id":{}}'])(
    'as invalid when Shopify signed %s',
    (body) => {
      expect(() => read(signed(body), body)).toThrow(NO_EVENT)
    },
  )

  it('as invalid with the reason as its cause', () => {
    expect(() => read(signed('{'), '{')).toThrow(
      expect.objectContaining({ cause: expect.objectContaining({ name: 'SyntaxError' }) }),
    )
  })
})
