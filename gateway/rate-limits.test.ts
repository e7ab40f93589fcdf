import { afterAll, beforeAll, describe, expect, it } from '@jest/globals'
import { type Answer, buyAtGumroad, buyAtShopify, createBuyer, requestOf, tokenIn } from '../sandbox/buyer.ts'
import { type Product, startProduct } from '../sandbox/product.ts'
import { uniqueName } from '../sandbox/testing.ts'

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

/** Makes a call that often, one after the other, each as the given number says. */
async function times(count: number, ask: (index: number) => Promise<Answer>): Promise<Answer[]> {
  const answers: Answer[] = []
  for (let index = 0; index < count; index += 1) answers.push(await ask(index))
  return answers
}
const statuses = (answers: Answer[]): number[] => [...new Set(answers.map(({ status }) => status))]

/** Calls as our own proxy passes them on: it adds the caller's address to whatever the caller wrote. */
const callFrom = (forwardedFor: string, method: string, path: string, body?: unknown) =>
  createBuyer(proxied.url).call(method, path, body, { 'x-forwarded-for': forwardedFor })

describe('one address', () => {
  it('waits beyond the limit, whatever it says of itself, and may go on when the time is over', async () => {
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

  it('of IPv6 is all of its network', async () => {
    const send = (index: number) => callFrom(`2001:db8:1:2::${index}`, 'POST', '/api/feedback', FEEDBACK)
    expect(statuses(await times(10, send))).toEqual([201])
    expect(await send(10)).toMatchObject(LIMITED)
    expect((await callFrom('2001:db8:1:3::1', 'POST', '/api/feedback', FEEDBACK)).status).toBe(201)
  })

  it('does not fill our tables with unsigned pings', async () => {
    const ping = () => createBuyer(product.url).call('POST', '/api/gumroad/webhook')
    expect(statuses(await times(120, ping))).toEqual([200])
    const refused = await ping()
    expect(refused).toMatchObject(LIMITED)
    expect(Number(refused.headers.get('retry-after'))).toBeLessThanOrEqual(60)
    expect((await createBuyer(product.url).call('POST', '/api/stripe/webhook')).status).toBe(400)
  })
})

describe('from many addresses', () => {
  it('one email is looked up twenty times an hour', async () => {
    const email = someone()
    const lookUp = (index: number, of = email) =>
      callFrom(`203.0.113.${index}`, 'POST', '/api/shopify/lookup', { email: of })
    expect(statuses(await times(20, lookUp))).toEqual([404])
    expect(await lookUp(20)).toMatchObject({ ...LIMITED, body: { ...LIMITED.body, found: false } })
    expect(await lookUp(21, email.toUpperCase())).toMatchObject(LIMITED)
    expect((await lookUp(22, someone())).status).toBe(404)
  })

  it('one license key is shown sixty times an hour, wherever it is shown', async () => {
    const { key } = await buyAtGumroad(product.storefrontUrl, { email: someone() })
    const show = (index: number) =>
      callFrom(`203.0.113.${100 + index}`, 'POST', '/api/licenses/validate', { licenseKey: key })
    expect(statuses(await times(60, show))).toEqual([200])
    expect(await show(60)).toMatchObject({ ...LIMITED, body: { ...LIMITED.body, valid: false } })
    const request = { ...requestOf(someone()), token: `gumroad_${key}` }
    expect(await callFrom('203.0.113.200', 'POST', '/api/programs', request)).toMatchObject(LIMITED)
  })

  it('one access token is shown sixty times an hour, wherever it is shown', async () => {
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

it('leaves alone who validates a key, presses the button twenty times at once, and comes back', async () => {
  const buyer = createBuyer(product.url)
  const { key } = await buyAtGumroad(product.storefrontUrl, { email: someone() })
  const redeem = () => buyer.call('POST', '/api/programs', { ...requestOf(someone()), licenseKey: key })
  expect((await buyer.call('POST', '/api/licenses/validate', { licenseKey: key })).status).toBe(200)
  const answers = await Promise.all(Array.from({ length: 20 }, redeem))
  expect(statuses([...answers, await redeem()])).toEqual([200])
})

it('keeps no address, email or key of those it counts', async () => {
  const rows = await product.database.fork().getConnection().execute('select key from rate_limit')
  expect(rows.length).toBeGreaterThan(5)
  for (const { key } of rows as { key: string }[])
    expect(key).toMatch(
      /^(address:(feedback|lookups|credentials|programs|pings)|email|credential):[\w-]{43}$/,
    )
})
