import { afterAll, beforeAll, describe, expect, it } from '@jest/globals'
import { Refusal } from '../../domain/shop/errors.ts'
import {
  type Answer,
  buyAtGumroad,
  buyAtShopify,
  createBuyer,
  requestOf,
  tokenIn,
} from '../../dev/testkit/purchases/buyer.ts'
import { type Product, startProduct } from '../../dev/testkit/product.ts'
import { uniqueName } from '../../dev/testkit/testing.ts'
import { WebhookEvent } from '../../storage/entities.ts'

const FEEDBACK = { rating: 4, feedback: 'Fits.' }
const LIMITED = { status: 429, body: { error: 'RATE_LIMITED' } }

let product: Product
let proxied: { url: string; stop(): Promise<void> }
beforeAll(async () => {
  product = await startProduct({ rateLimits: true })
  proxied = await product.anotherGateway({ trustProxy: true })
})
afterAll(async () => {
  await proxied.stop()
  await product.stop()
})

const someone = () => `${uniqueName('buyer')}@example.com`

/** Makes a series of calls, one after the other. `ask` gets the index of each. */
async function times(count: number, ask: (index: number) => Promise<Answer>): Promise<Answer[]> {
  const answers: Answer[] = []
  for (let index = 0; index < count; index += 1) answers.push(await ask(index))
  return answers
}
const statuses = (answers: Answer[]): number[] => [...new Set(answers.map(({ status }) => status))]

/** A call as our own proxy passes it on: the caller's address is added to whatever the caller wrote. */
const callFrom = (forwardedFor: string, method: string, path: string, body?: unknown) =>
  createBuyer(proxied.url).call(method, path, body, { 'x-forwarded-for': forwardedFor })

describe('one address', () => {
  it('is refused beyond the limit, whatever address it claims, and may go on when the time is over', async () => {
    const visitor = createBuyer(product.url)
    const send = (index: number) =>
      visitor.call('POST', '/api/feedback', FEEDBACK, { 'x-forwarded-for': `192.0.2.${index}` })
    expect(statuses(await times(10, send))).toEqual([201])
    const refused = await send(10)
    expect(refused).toMatchObject({ ...LIMITED, body: { ...LIMITED.body, message: expect.any(String) } })
    const wait = Number(refused.headers.get('retry-after'))
    expect(wait).toBeGreaterThan(0)
    expect(wait).toBeLessThanOrEqual(600)

    const connection = product.database.fork().getConnection()
    await connection.execute(`update rate_limit set expire = 0 where key like 'address:feedback:%'`)
    expect((await send(11)).status).toBe(201)
  })

  it('behind our proxy is the one that the proxy saw, not one that the caller made up', async () => {
    const send = (index: number) =>
      callFrom(`192.0.2.${index}, 198.51.100.1`, 'POST', '/api/feedback', FEEDBACK)
    expect(statuses(await times(10, send))).toEqual([201])
    expect(await send(10)).toMatchObject(LIMITED)
    expect((await callFrom('198.51.100.2', 'POST', '/api/feedback', FEEDBACK)).status).toBe(201)
  })

  it('of IPv6 counts as its whole network', async () => {
    const send = (index: number) => callFrom(`2001:db8:1:2::${index}`, 'POST', '/api/feedback', FEEDBACK)
    expect(statuses(await times(10, send))).toEqual([201])
    expect(await send(10)).toMatchObject(LIMITED)
    expect((await callFrom('2001:db8:1:3::1', 'POST', '/api/feedback', FEEDBACK)).status).toBe(201)
  })

  it('does not fill our tables with unsigned pings, of which none is refused', async () => {
    const ping = () =>
      fetch(`${product.url}/api/gumroad/webhook`, {
        method: 'POST',
        body: new URLSearchParams({ sale_id: 'made-up' }),
      }).then(({ status }) => status)
    const taken: number[] = []
    for (let index = 0; index < 130; index += 1) taken.push(await ping())
    expect(new Set(taken)).toEqual(new Set([200]))
    expect(await product.database.fork().count(WebhookEvent, { reference: 'made-up' })).toBe(0)
  })
})

describe('from many addresses', () => {
  it('look-ups cannot lock the owner of an email out', async () => {
    const email = someone()
    await buyAtShopify(product.storefrontUrl, { email })
    await product.mail.next(email, /Payment received/)
    const lookUp = (address: string) =>
      callFrom(address, 'POST', '/api/shopify/lookup', { email: email.toUpperCase() })
    for (const network of [1, 2, 3, 4, 5, 6])
      expect(statuses(await times(20, () => lookUp(`203.0.113.${network}`)))).toEqual([200])
    expect(await lookUp('203.0.113.1')).toMatchObject({
      ...LIMITED,
      body: { ...LIMITED.body, found: false },
    })
    expect((await lookUp('203.0.113.99')).status).toBe(200)
  })

  it('look-ups that the shop did not answer do not count against their owner', async () => {
    const email = someone()
    await buyAtShopify(product.storefrontUrl, { email })
    await product.mail.next(email, /Payment received/)
    const shopify = {
      ...product.shops.shopify,
      ordersOfEmail: () => Promise.reject(new Refusal('SHOP_UNAVAILABLE')),
    }
    const whileAway = await product.anotherGateway({ trustProxy: true, shopify })
    const lookUp = (url: string) =>
      createBuyer(url).call('POST', '/api/shopify/lookup', { email }, { 'x-forwarded-for': '203.0.113.98' })
    expect(statuses(await times(20, () => lookUp(whileAway.url)))).toEqual([502])
    expect((await lookUp(proxied.url)).status).toBe(200)
    await whileAway.stop()
  })

  it('answers are written as often as people do, and no more', async () => {
    const id = 'AAAAAAAAAAAAAAAAAAAAAAAA'
    const connection = product.database.fork().getConnection()
    const calls = [
      ['answers', 600, 'PUT', `/api/surveys/${id}`, { answers: {} }],
      ['completions', 60, 'POST', `/api/surveys/${id}/complete`, { email: 'a@b.cd' }],
    ] as const
    for (const [name, points, method, path, body] of calls) {
      const call = () => callFrom(`198.51.100.77`, method, path, body)
      expect((await call()).status).toBe(404)
      const spent = `update rate_limit set points = ? where key like ? and points < 10`
      await connection.execute(spent, [points - 1, `address:${name}:%`])
      expect([path, (await call()).status]).toEqual([path, 404])
      expect([path, (await call()).status]).toEqual([path, 429])
      await connection.execute('delete from rate_limit where key like ?', [`address:${name}:%`])
    }
  })

  it.each([
    [
      'programs',
      600,
      ['/api/programs/AAAAAAAAAAAAAAAAAAAAAAAA', '/api/programs/AAAAAAAAAAAAAAAAAAAAAAAA/pdf'],
    ],
    [
      'stages',
      900,
      ['/api/programs/AAAAAAAAAAAAAAAAAAAAAAAA/progress', '/api/surveys/AAAAAAAAAAAAAAAAAAAAAAAA/progress'],
    ],
  ])('%s are read as often as people do, and no more', async (_what, points, paths) => {
    const read = (index: number) => callFrom('198.51.100.79', 'GET', paths[index % paths.length] ?? '')
    expect(statuses(await times(points, read))).toEqual([404])
    expect(await times(2, read)).toMatchObject([LIMITED, LIMITED])
    expect((await callFrom('198.51.100.80', 'GET', paths[0] ?? '')).status).toBe(404)
  })

  it('pings about one sale are all taken, and those beyond a few an hour wait as one', async () => {
    const { key, sale } = await buyAtGumroad(product.storefrontUrl, { email: someone() })
    const request = { ...requestOf(someone()), licenseKey: key }
    expect((await callFrom('203.0.113.201', 'POST', '/api/programs', request)).status).toBe(200)
    const ping = (of: string, index: number) =>
      fetch(`${proxied.url}/api/gumroad/webhook`, {
        method: 'POST',
        body: new URLSearchParams({ sale_id: of, n: `${index}` }),
        headers: { 'x-forwarded-for': `203.0.113.${index}` },
      }).then(({ status }) => status)
    const taken = await Promise.all(Array.from({ length: 60 }, (_, index) => ping(sale, index)))
    expect(new Set(taken)).toEqual(new Set([200]))
    const stored = await product.database.fork().find(WebhookEvent, { reference: sale })
    const later = stored.filter(({ eventId }) => eventId.startsWith('later-'))
    const ifCountedByBoth = 2 * 6 // a gateway counts by itself as soon as PostgreSQL is slow
    expect(stored.length - later.length).toBeLessThanOrEqual(ifCountedByBoth)
    // The minutes may change between the first and the last.
    expect([1, 2]).toContain(later.length)
    expect(later[0]?.handledAt).toBeNull()
  })

  it('one license key may be shown sixty times an hour, from any network', async () => {
    const { key } = await buyAtGumroad(product.storefrontUrl, { email: someone() })
    const show = (index: number) =>
      callFrom(`203.0.113.${100 + index}`, 'POST', '/api/licenses/validate', { licenseKey: key })
    expect(statuses(await times(60, show))).toEqual([200])
    expect(await show(60)).toMatchObject({ ...LIMITED, body: { ...LIMITED.body, valid: false } })
    const request = { ...requestOf(someone()), token: `gumroad_${key}` }
    expect(await callFrom('203.0.113.200', 'POST', '/api/programs', request)).toMatchObject(LIMITED)
  })

  it('one access token may be shown sixty times an hour, from any network', async () => {
    const email = someone()
    await buyAtShopify(product.storefrontUrl, { email })
    const token = tokenIn(await product.mail.next(email, /Payment received/))
    const show = (index: number) =>
      callFrom(`198.51.100.${100 + index}`, 'POST', '/api/shopify/validate', { token })
    expect(statuses(await times(60, show))).toEqual([200])
    expect(await show(60)).toMatchObject({ ...LIMITED, body: { ...LIMITED.body, valid: false } })
    const request = { ...requestOf(email), token }
    expect(await callFrom('198.51.100.200', 'POST', '/api/shopify/programs', request)).toMatchObject(LIMITED)
  })
})

it('a caller whose program is late may ask again as often as needed', async () => {
  const { key } = await buyAtGumroad(product.storefrontUrl, { email: someone() })
  const request = { ...requestOf(someone()), licenseKey: key }
  const gumroad = {
    ...product.shops.gumroad,
    verifyLicense: () => Promise.reject(new Refusal('SHOP_UNAVAILABLE')),
  }
  const whileAway = await product.anotherGateway({ trustProxy: true, gumroad })
  const ask = (url: string) =>
    createBuyer(url).call('POST', '/api/programs', request, { 'x-forwarded-for': '203.0.113.97' })
  expect(statuses(await times(61, () => ask(whileAway.url)))).toEqual([502])
  expect((await ask(proxied.url)).status).toBe(200)
  await whileAway.stop()
})

it('do not affect a buyer who validates a key, presses the button twenty times at once, and comes back', async () => {
  const buyer = createBuyer(product.url)
  const { key } = await buyAtGumroad(product.storefrontUrl, { email: someone() })
  const redeem = () => buyer.call('POST', '/api/programs', { ...requestOf(someone()), licenseKey: key })
  expect((await buyer.call('POST', '/api/licenses/validate', { licenseKey: key })).status).toBe(200)
  const answers = await Promise.all(Array.from({ length: 20 }, redeem))
  expect(statuses([...answers, await redeem()])).toEqual([200])
})

it('store no address, email or key of the callers they count', async () => {
  const rows = await product.database.fork().getConnection().execute('select key from rate_limit')
  expect(rows.length).toBeGreaterThan(5)
  for (const { key } of rows as { key: string }[])
    expect(key).toMatch(/^(address:[\w-]+|email|lookup|credential|checkouts|link:\w+|ping):[\w-]{43}$/)
})
