import { afterEach, beforeEach, describe, expect, it } from '@jest/globals'
import { GUMROAD, press, startReceiver, startTestStorefront } from '../dev/stand-ins/storefront/testing.ts'
import { until } from '../dev/processes/until.ts'
import { createGumroadShop, type GumroadShop } from './gumroad.ts'

let receiver: Awaited<ReturnType<typeof startReceiver>>
let storefront: Awaited<ReturnType<typeof startTestStorefront>>
let redeemed: Map<string, string>
let shop: GumroadShop

beforeEach(async () => {
  receiver = await startReceiver()
  storefront = await startTestStorefront(receiver.url)
  redeemed = new Map()
  shop = gumroad()
})
afterEach(async () => {
  await storefront.stop()
  await receiver.stop()
})

const gumroad = (apiUrl = storefront.url) =>
  createGumroadShop({ ...GUMROAD, apiUrl, licenseKeyOf: async (order) => redeemed.get(order) ?? null })

const refusal = (code: string) => expect.objectContaining({ name: 'Refusal', code })

/** Buys on the shop's page and reads the license key from the receipt. */
async function buy(fields: Record<string, string> = {}): Promise<string> {
  const answer = await press(`${storefront.url}/gumroad`, {
    email: 'ada@example.com',
    name: 'Ada',
    ...fields,
  })
  const receipt = await (await fetch(new URL(answer.headers.get('location') ?? '', storefront.url))).text()
  return /<code>([^<]+)<\/code>/.exec(receipt)?.[1] ?? ''
}

/** A seller's action on the orders page. */
const operate = async (order: string, action: string) =>
  expect(
    (await press(`${storefront.url}/orders/gumroad/${encodeURIComponent(order)}`, { action })).status,
  ).toBe(303)

const usesOf = async () =>
  Number(/Uses<\/dt><dd>(\d+)/.exec(await (await fetch(`${storefront.url}/orders`)).text())?.[1])

describe('a license key', () => {
  it('stands for a paid sale', async () => {
    const key = await buy()
    expect(key).toHaveLength(35)
    expect(await shop.verifyLicense(key)).toEqual({
      order: expect.any(String),
      status: 'paid',
      email: 'ada@example.com',
      name: 'Ada',
      isTest: false,
      surveyId: null,
      receipt: {
        orderNumber: expect.stringMatching(/^\d{9}$/),
        orderedAt: expect.any(Date),
        amountMinor: 2700,
        currency: 'usd',
      },
    })
  })

  it('is accepted with blanks around it and in lower case, as people paste it', async () => {
    const key = await buy()
    expect(await shop.verifyLicense(`  ${key.toLowerCase()} `)).toMatchObject({ status: 'paid' })
  })

  it('marks a test purchase, and may come without a name', async () => {
    const key = await buy({ test: 'on', name: '' })
    expect(await shop.verifyLicense(key, GUMROAD.productId)).toMatchObject({ isTest: true, name: '' })
  })

  it('is refused when it is unknown or for another product', async () => {
    const key = await buy()
    const foreign = await buy({ product: `${GUMROAD.productId}-other` })
    for (const [given, productId] of [
      ['', undefined],
      ['nonsense', undefined],
      [foreign, undefined],
      [key, 'other'],
    ] as const) {
      await expect(shop.verifyLicense(given, productId)).rejects.toEqual(refusal('CREDENTIAL_REFUSED'))
    }
  })

  it('is used once, however often it is checked and redeemed', async () => {
    const key = await buy()
    const { order } = await shop.verifyLicense(key)
    expect(await usesOf()).toBe(0)
    expect((await shop.redeem(key)).order).toBe(order)
    expect((await shop.redeem(key)).order).toBe(order)
    expect(await usesOf()).toBe(1)
  })
})

describe('a sale', () => {
  async function redeem(): Promise<string> {
    const key = await buy()
    const { order } = await shop.redeem(key)
    redeemed.set(order, key)
    return order
  }
  const statusOf = async (order: string) => (await shop.lookUp(order)).status

  it('is looked up with the key that was redeemed for it', async () => {
    const order = await redeem()
    expect(await shop.lookUp(order)).toMatchObject({ order, status: 'paid' })
    expect(await shop.orderOf(order)).toBe(order)
  })

  it('is unknown when no key was redeemed for it, or only that of another sale', async () => {
    const other = await redeem()
    redeemed.set('stolen', redeemed.get(other) ?? '')
    redeemed.set('gone', 'a key that Gumroad no longer knows')
    for (const order of ['unknown', 'stolen', 'gone']) {
      await expect(shop.lookUp(order)).rejects.toEqual(refusal('NOT_FOUND'))
    }
    expect(await shop.orderOf('unknown')).toBeNull()
  })

  it('is refunded after a refund', async () => {
    const order = await redeem()
    await operate(order, 'refund')
    expect(await statusOf(order)).toBe('refunded')
  })

  it('is disputed until the dispute is won', async () => {
    const order = await redeem()
    await operate(order, 'dispute')
    expect(await statusOf(order)).toBe('disputed')
    await operate(order, 'win-dispute')
    expect(await statusOf(order)).toBe('paid')
  })

  it('can only be refunded on Gumroad’s page, and then counts as refunded', async () => {
    const order = await redeem()
    await expect(shop.refund(order)).rejects.toEqual(refusal('INVALID_REQUEST'))
    await operate(order, 'refund')
    await shop.refund(order)
  })
})

it('is reported as unavailable when Gumroad does not answer, never as refused', async () => {
  const key = await buy()
  await expect(gumroad('http://127.0.0.1:9').verifyLicense(key)).rejects.toEqual(refusal('SHOP_UNAVAILABLE'))
  const broken = await startReceiver(() => 500)
  await expect(gumroad(broken.url).verifyLicense(key)).rejects.toEqual(refusal('SHOP_UNAVAILABLE'))
  await broken.stop()
})

describe('a ping', () => {
  it('names the sale, but nothing in it is trusted', async () => {
    const key = await buy()
    const { order } = await shop.verifyLicense(key)
    const ping = await until('the ping', async () => receiver.received[0])

    expect(ping.path).toBe('/api/gumroad/webhook')
    expect(shop.readEvent(ping.body, ping.headers, new Date())).toEqual({
      id: expect.any(String),
      type: 'sale',
      reference: order,
    })
  })

  it('does not suppress the same ping at another time', () => {
    const read = (at: string) =>
      shop.readEvent(Buffer.from('sale_id=s1&resource_name=refund'), {}, new Date(at)).id
    expect(read('2026-11-02T10:00:01Z')).toBe(read('2026-11-02T10:00:59Z'))
    expect(read('2026-11-02T10:01:00Z')).not.toBe(read('2026-11-02T10:00:59Z'))
  })

  it.each(['', 'sale_id=', 'sale_id=%3Cscript%3E', '{"sale_id":"s1"}'])(
    'concerns no order when it says %j',
    (body) => {
      expect(shop.readEvent(Buffer.from(body), {}, new Date()).reference).toBeNull()
    },
  )
})
