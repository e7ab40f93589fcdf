import { afterEach, beforeEach, describe, expect, it } from '@jest/globals'
import { createHmac } from 'node:crypto'
import { setTimeout as pauseOf } from 'node:timers/promises'
import { SHOPIFY, press, startReceiver, startTestStorefront } from '../dev/stand-ins/storefront/testing.ts'
import { until } from '../dev/processes/until.ts'
import { createShopifyShop, type ShopifyShop } from './shopify.ts'

let receiver: Awaited<ReturnType<typeof startReceiver>>
let storefront: Awaited<ReturnType<typeof startTestStorefront>>
let shop: ShopifyShop

beforeEach(async () => {
  receiver = await startReceiver()
  storefront = await startTestStorefront(receiver.url)
  shop = createShopifyShop({ ...SHOPIFY, shopUrl: storefront.url })
})
afterEach(async () => {
  await storefront.stop()
  await receiver.stop()
})

const refusal = (code: string) => expect.objectContaining({ name: 'Refusal', code })
const statusOf = async (order: string) => (await shop.lookUp(order)).status

const ordersPage = async () => (await fetch(`${storefront.url}/orders`)).text()

/** All changes, across all pages. */
async function changedSince(since: Date) {
  const now = new Date()
  const found = new Map<string, { order: string; status: string }>()
  for (let from = since; from < now;) {
    const { orders, lookedUntil } = await shop.changedSince(from, now)
    for (const order of orders) found.set(order.order, order)
    from = lookedUntil
  }
  return [...found.values()]
}

/** Buys on the shop's page. @returns the order number */
async function buy(fields: Record<string, string> = {}): Promise<string> {
  const answer = await press(`${storefront.url}/shopify`, {
    email: 'ada@example.com',
    name: 'Ada Lovelace',
    ...fields,
  })
  return answer.headers.get('location')?.split('/').at(-1) ?? ''
}

/** A merchant's action on the orders page. */
const operate = async (order: string, action: string) =>
  expect((await press(`${storefront.url}/orders/shopify/${order}`, { action })).status).toBe(303)

const nextOf = (topic: string) =>
  until(topic, async () => receiver.received.find(({ headers }) => headers['x-shopify-topic'] === topic))

describe('an order', () => {
  it('is paid and names its buyer', async () => {
    const order = await buy()
    expect(await shop.lookUp(order)).toEqual({
      order,
      status: 'paid',
      email: 'ada@example.com',
      name: 'Ada Lovelace',
      isTest: false,
      surveyId: null,
      receipt: {
        orderNumber: expect.stringMatching(/^#\d{4}$/),
        orderedAt: expect.any(Date),
        amountMinor: 2700,
        currency: 'USD',
      },
    })
  })

  it('may be a test, by a buyer without a name', async () => {
    expect(await shop.lookUp(await buy({ test: 'on', name: '' }))).toMatchObject({ isTest: true, name: '' })
  })

  it('waits for its payment', async () => {
    const order = await buy({ pending: 'on' })
    expect(await statusOf(order)).toBe('pending')
    await operate(order, 'pay')
    expect(await statusOf(order)).toBe('paid')
  })

  it('counts as failed when cancelled before payment, and as refunded when cancelled after it', async () => {
    const unpaid = await buy({ pending: 'on' })
    await operate(unpaid, 'cancel')
    expect(await statusOf(unpaid)).toBe('failed')
    const paid = await buy()
    await operate(paid, 'cancel')
    expect(await statusOf(paid)).toBe('refunded')
  })

  it('stays paid after a partial refund', async () => {
    const order = await buy()
    await operate(order, 'refund-part')
    expect(await statusOf(order)).toBe('paid')
  })

  it('is disputed until the dispute is won, and charged back when it is lost', async () => {
    const [won, lost] = [await buy(), await buy()]
    await operate(won, 'dispute')
    expect(await statusOf(won)).toBe('disputed')
    await operate(won, 'win-dispute')
    expect(await statusOf(won)).toBe('paid')
    await operate(lost, 'dispute')
    await operate(lost, 'lose-dispute')
    expect(await statusOf(lost)).toBe('charged-back')
  })

  it('is unknown when it is for another product, or does not exist', async () => {
    const chalk = await buy({ product: 'CHALK-BALL' })
    for (const order of [chalk, '123', 'gid://shopify/Order/1', '']) {
      await expect(shop.lookUp(order)).rejects.toEqual(refusal('NOT_FOUND'))
    }
    expect(await shop.ordersOfEmail('ada@example.com')).toEqual([])
    expect(await changedSince(new Date(0))).toEqual([])
  })

  it('for another product is distinguished from one that Shopify does not show', async () => {
    for (const foreign of [await buy({ product: 'CHALK-BALL' }), 'gid://shopify/Order/1', '']) {
      expect(await shop.orderOf(foreign)).toBeNull()
    }
    await expect(shop.orderOf('123')).rejects.toEqual(refusal('NOT_FOUND'))
  })

  it('is ours if it has the configured SKU', async () => {
    const order = await buy({ product: 'CHALK-BALL' })
    const chalkShop = createShopifyShop({ ...SHOPIFY, shopUrl: storefront.url, sku: 'CHALK-BALL' })
    expect(await chalkShop.lookUp(order)).toMatchObject({ status: 'paid' })
    expect(await chalkShop.orderOf(order)).toBe(order)
  })

  it('appears only after Shopify has synced it, and so does its webhook', async () => {
    await press(`${storefront.url}/webhooks/switches`, { syncSeconds: '1' })
    const order = await buy()
    await expect(shop.lookUp(order)).rejects.toEqual(refusal('NOT_FOUND'))
    await expect(shop.orderOf(order)).rejects.toEqual(refusal('NOT_FOUND'))
    expect(await shop.ordersOfEmail('ada@example.com')).toEqual([])
    expect(receiver.received).toEqual([])

    await nextOf('orders/paid')

    expect(await statusOf(order)).toBe('paid')
    expect(await shop.ordersOfEmail('ada@example.com')).toHaveLength(1)
  })
})

describe('the orders of an email', () => {
  it('are listed newest first, ignoring case, and without those of similar emails', async () => {
    const first = await buy()
    const second = await buy({ email: 'Ada@Example.com' })
    await buy({ email: 'ada@example.com.au' })
    await buy({ email: 'nevada@example.com' })

    expect((await shop.ordersOfEmail(' ADA@example.com')).map(({ order }) => order)).toEqual([second, first])
  })

  it('are none for something that is no email', async () => {
    await buy()
    for (const query of ['', '*', '" OR email:"ada@example.com', "x' updated_at:>='2000-01-01"]) {
      expect(await shop.ordersOfEmail(query)).toEqual([])
    }
  })
})

describe('orders changed since a moment', () => {
  it('are all listed, over several pages, late payments included', async () => {
    const late = await buy({ pending: 'on' })
    const orders: string[] = [late]
    for (let n = 0; n < 60; n++) orders.push(await buy({ email: `buyer-${n}@example.com` }))
    expect((await changedSince(new Date(0))).map(({ order }) => order)).toEqual(orders)

    await pauseOf(5)
    const before = new Date()
    await operate(late, 'pay')

    expect(await changedSince(before)).toMatchObject([{ order: late, status: 'paid' }])
  })

  it('are listed piece by piece, so that an interruption loses nothing', async () => {
    for (let n = 0; n < 30; n++) await buy()
    const now = new Date()
    const first = await shop.changedSince(new Date(0), now)
    expect(first.orders).toHaveLength(25)
    expect(first.lookedUntil < now).toBe(true)
    const second = await shop.changedSince(first.lookedUntil, now)
    expect(second.lookedUntil).toEqual(now)
    const found = new Set([...first.orders, ...second.orders].map(({ order }) => order))
    expect(found.size).toBe(30)
  })

  it('include a refund, and one that failed', async () => {
    const order = await buy()
    await operate(order, 'refund')
    expect(await changedSince(new Date(0))).toMatchObject([{ order, status: 'refunded' }])
    await operate(order, 'fail-refund')
    expect(await changedSince(new Date(0))).toMatchObject([{ order, status: 'paid' }])
  })
})

describe('a refund', () => {
  it('refunds what is left once, however often it is requested', async () => {
    const order = await buy()
    await operate(order, 'refund-part')
    await Promise.all([shop.refund(order), shop.refund(order)])
    await shop.refund(order)
    expect(await statusOf(order)).toBe('refunded')
    const refunds = () =>
      receiver.received.filter(({ headers }) => headers['x-shopify-topic'] === 'refunds/create')
    await until('both refunds', async () => refunds().length === 2)
  })

  it('refunds the money that a cancelled order has kept', async () => {
    const order = await buy()
    await operate(order, 'cancel')
    await shop.refund(order)
    await nextOf('refunds/create')
  })

  it('leaves unpaid and disputed orders unchanged', async () => {
    const [unpaid, disputed] = [await buy({ pending: 'on' }), await buy()]
    await operate(disputed, 'dispute')
    await shop.refund(unpaid)
    await shop.refund(disputed)
    expect(await statusOf(unpaid)).toBe('pending')
    expect(await statusOf(disputed)).toBe('disputed')
  })
})

describe('an order with other goods', () => {
  it('counts as refunded once our line is, and not before', async () => {
    const order = await buy({ product: 'BOTH' })
    expect(await statusOf(order)).toBe('paid')
    await operate(order, 'refund-part')
    expect(await statusOf(order)).toBe('paid')
    await operate(order, 'refund-line')
    expect(await statusOf(order)).toBe('refunded')
  })

  it('is refunded the price of only our line, once, however often it is requested', async () => {
    const order = await buy({ product: 'BOTH' })
    await Promise.all([shop.refund(order), shop.refund(order)])
    await shop.refund(order)
    expect(await statusOf(order)).toBe('refunded')
    expect(await ordersPage()).toContain('partially refunded')
    expect(await ordersPage()).not.toContain('refund-line')
  })

  it('is refunded again when the bank returned the first refund', async () => {
    for (const product of ['BOTH', SHOPIFY.sku]) {
      const order = await buy({ product })
      await shop.refund(order)
      await operate(order, 'fail-refund')
      expect(await statusOf(order)).toBe('paid')
      await shop.refund(order)
      expect(await statusOf(order)).toBe('refunded')
    }
  })
})

describe('the access of our app', () => {
  it('lacks nothing at the storefront', async () => {
    expect(await shop.missingScopes()).toEqual([])
  })
})

describe('a shop that answers wrongly', () => {
  it.each([
    ['is away', { shopUrl: 'http://127.0.0.1:9' }],
    ['refuses our token', { adminToken: 'shpat_wrong' }],
  ])('is reported as unavailable when it %s', async (_, change) => {
    const broken = createShopifyShop({ ...SHOPIFY, shopUrl: storefront.url, ...change })
    await expect(broken.lookUp('1')).rejects.toEqual(refusal('SHOP_UNAVAILABLE'))
    await expect(broken.ordersOfEmail('ada@example.com')).rejects.toEqual(refusal('SHOP_UNAVAILABLE'))
    await expect(broken.changedSince(new Date(), new Date())).rejects.toEqual(refusal('SHOP_UNAVAILABLE'))
  })
})

describe('an event', () => {
  it.each([
    ['pay', 'orders/paid'],
    ['cancel', 'orders/cancelled'],
  ])('leads to the order after %s by %s', async (action, topic) => {
    const order = await buy({ pending: 'on' })
    await operate(order, action)
    const webhook = await nextOf(topic)

    const event = shop.readEvent(webhook.body, webhook.headers, new Date())

    expect(webhook.path).toBe('/api/shopify/webhook')
    expect(event).toEqual({ id: webhook.headers['x-shopify-webhook-id'], type: topic, reference: order })
    expect(await shop.orderOf(order)).toBe(order)
  })

  it.each([
    ['refund', 'refunds/create'],
    ['dispute', 'disputes/create'],
  ])('leads to the order after a %s by %s', async (action, topic) => {
    const order = await buy()
    await operate(order, action)
    const webhook = await nextOf(topic)
    expect(shop.readEvent(webhook.body, webhook.headers, new Date()).reference).toBe(order)
  })

  const NOW = new Date('2026-11-02T10:00:00Z')
  const BODY = JSON.stringify({ id: 5500000000001 })
  const signed = (body = BODY, change: Record<string, string> = {}, secret = SHOPIFY.webhookSecret) => ({
    'x-shopify-topic': 'orders/paid',
    'x-shopify-hmac-sha256': createHmac('sha256', secret).update(body).digest('base64'),
    'x-shopify-shop-domain': new URL(storefront.url).host,
    'x-shopify-webhook-id': 'w-1',
    'x-shopify-triggered-at': NOW.toISOString(),
    ...change,
  })
  const read = (headers: Record<string, string>, body = BODY) =>
    shop.readEvent(Buffer.from(body), headers, NOW)

  it.each(['2026-11-01T10:00:00Z', '2026-11-02T10:05:00Z'])(
    'is accepted when it was triggered at %s',
    (at) => {
      expect(read(signed(BODY, { 'x-shopify-triggered-at': at }))).toEqual({
        id: 'w-1',
        type: 'orders/paid',
        reference: '5500000000001',
      })
    },
  )

  it.each([
    ['more than a day old', () => signed(BODY, { 'x-shopify-triggered-at': '2026-11-01T09:59:59Z' })],
    ['of the future', () => signed(BODY, { 'x-shopify-triggered-at': '2026-11-02T10:05:01Z' })],
    ['of no time', () => signed(BODY, { 'x-shopify-triggered-at': '' })],
    ['of another shop', () => signed(BODY, { 'x-shopify-shop-domain': 'another.example' })],
    ['signed with another secret', () => signed(BODY, {}, 'shpss_another_secret')],
    ['signed for another body', () => signed(`${BODY} `)],
    ['not signed', () => signed(BODY, { 'x-shopify-hmac-sha256': '' })],
  ])('is refused when it is %s', (_, headers) => {
    expect(() => read(headers())).toThrow(refusal('WEBHOOK_UNSIGNED'))
  })

  it('is refused when we have no secret, even if it is signed with none', () => {
    const open = createShopifyShop({ ...SHOPIFY, shopUrl: storefront.url, webhookSecret: '' })
    expect(() => open.readEvent(Buffer.from(BODY), signed(BODY, {}, ''), NOW)).toThrow(
      refusal('WEBHOOK_UNSIGNED'),
    )
  })

  it('concerns no order when its topic is unknown', () => {
    expect(read(signed(BODY, { 'x-shopify-topic': 'products/update' })).reference).toBeNull()
  })

  it.each(['not JSON', '{}', '[]'])('is refused when Shopify signed %s', (body) => {
    expect(() => read(signed(body), body)).toThrow(refusal('INVALID_REQUEST'))
  })
})
