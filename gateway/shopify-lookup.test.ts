import { afterAll, afterEach, beforeAll, describe, expect, it } from '@jest/globals'
import { createShopifyShop } from '../channels/shopify.ts'
import { createLog } from '../platform/observability/log.ts'
import { buyAtShopify, createBuyer, misbehave, requestOf, tokenIn } from '../dev/testkit/purchases/buyer.ts'
import { type Product, startProduct } from '../dev/testkit/product.ts'
import { SHOPIFY } from '../dev/stand-ins/storefront/testing.ts'
import { uniqueName, until } from '../dev/testkit/testing.ts'
import { AccessToken, WebhookEvent } from '../storage/entities.ts'
import { hashOf } from '../storage/ids.ts'

const DAY_MS = 86_400_000

let product: Product
let stranger: ReturnType<typeof createBuyer>
beforeAll(async () => {
  product = await startProduct({ reconciliation: false })
  stranger = createBuyer(product.url)
})
afterEach(() => misbehave(product.storefrontUrl, {}))
afterAll(() => product.stop())

const someone = () => `${uniqueName('buyer')}@example.com`
const order = (email: string) => buyAtShopify(product.storefrontUrl, { email, name: 'Łucja Öberg' })
const lookUp = (email: string) => stranger.call('POST', '/api/shopify/lookup', { email })
const write = (token: string, email: string) =>
  stranger.call('POST', '/api/shopify/programs', { ...requestOf(email), token })
const delivered = (number: string) =>
  product.purchaseWhen(`purchase-shopify-${number}`, 'the delivery', ({ deliveredAt }) => deliveredAt)

/** The token that a look-up gives to anyone who types the email. */
async function lookedUp(email: string): Promise<string> {
  const { body } = await lookUp(email)
  return new URL(String(body['surveyUrl'])).searchParams.get('access_token') ?? ''
}

/** The raw HTTP exchange of a look-up. */
async function onTheWire(email: string) {
  const response = await fetch(`${product.url}/api/shopify/lookup`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email }),
  })
  const headers = [...response.headers].filter(([name]) => !['date', 'x-request-id'].includes(name))
  return { status: response.status, headers, body: await response.text() }
}

describe('a look-up', () => {
  it('finds an order without a webhook, whose program can then be written', async () => {
    await misbehave(product.storefrontUrl, { hold: 'on' })
    const email = someone()
    await order(email)
    const found = await lookUp(` ${email.toUpperCase()} `.trim())
    expect(found).toMatchObject({ status: 200, body: { found: true } })
    expect(String(found.body['surveyUrl'])).toMatch(`${product.url}/survey?access_token=`)
    expect(await product.database.fork().count(WebhookEvent, {})).toBe(0)
    expect((await product.mail.next(email, /Payment received/)).text).toContain('/access?token=')

    const token = await lookedUp(email)
    const written = await write(token, email)
    expect(written.status).toBe(200)
    expect((await write(token, email)).body).toEqual(written.body)
  })

  it('does not find an order that the shop has not synced, and finds it once it has', async () => {
    await misbehave(product.storefrontUrl, { hold: 'on', syncSeconds: '2' })
    const email = someone()
    await order(email)
    expect(await lookUp(email)).toMatchObject({
      status: 404,
      body: {
        found: false,
        error: 'PURCHASE_NOT_FOUND',
        message:
          'If we know that address, we have just sent it a link. Asked in the last 60 minutes, or 3 times today? Use the email you already have. Nothing there? Check your spam folder, or contact support.',
      },
    })
    await until('the order', async () => (await lookUp(email)).status === 200)
  })

  it('fails if our own key is wrong, and the log says why', async () => {
    const lines: string[] = []
    const another = await product.anotherGateway({
      shopify: createShopifyShop({ ...SHOPIFY, shopUrl: product.storefrontUrl, adminToken: 'wrong' }),
      log: createLog('test', 'warn', { write: (line) => void lines.push(line) }),
    })
    const { status } = await stranger.call('POST', `${another.url}/api/shopify/lookup`, { email: someone() })
    await another.stop()
    expect(status).toBe(502)
    expect(lines.map((line) => JSON.parse(line))).toMatchObject([
      { level: 40, err: { code: 'SHOP_UNAVAILABLE', cause: { type: 'UnusableShopAnswer', code: 401 } } },
    ])
  })

  it('asks for an email', async () => {
    expect(await lookUp('nobody')).toMatchObject({
      status: 400,
      body: {
        found: false,
        error: 'INVALID_REQUEST',
        message: 'Please enter a valid email address',
      },
    })
  })

  it('gives the same answer for a buyer with a program as for an unknown email, and mails the buyer', async () => {
    const email = `Łucja.${uniqueName('x')}@Example.com`.replace('Ł', 'L')
    const number = await order(email)
    const typed = email.toLowerCase()
    await write(tokenIn(await product.mail.next(typed, /Payment received/)), typed)
    await delivered(number)
    expect(await onTheWire(typed)).toEqual(await onTheWire(someone()))
    const letter = await product.mail.next(typed, /Your link/)
    const { body } = await createBuyer(product.url).call('POST', '/api/shopify/validate', {
      token: tokenIn(letter),
    })
    expect(body).toMatchObject({ valid: true, customerEmail: typed, programId: expect.any(String) })
  })
})

describe('the token of a look-up', () => {
  it('proves no email and names nobody, since anyone may have typed the address', async () => {
    const email = someone()
    await order(email)
    await product.mail.next(email, /Payment received/)
    const token = await lookedUp(email)
    const { body } = await stranger.call('POST', '/api/shopify/validate', { token })
    expect(body).toEqual({ valid: true, customerEmail: email, customerName: '' })
    expect((await stranger.call('GET', `/api/programs/stripe/by-email/${email}`)).body).toEqual({
      programs: [],
    })
  })

  it('does not open the program that the buyer has got meanwhile', async () => {
    const email = someone()
    const number = await order(email)
    const mailed = tokenIn(await product.mail.next(email, /Payment received/))
    const token = await lookedUp(email)
    await write(mailed, email)
    await delivered(number)
    const refused = { status: 403, body: { error: 'CREDENTIAL_EXPIRED' } }
    expect(await write(token, 'stranger@example.com')).toMatchObject(refused)
    expect(await stranger.call('POST', '/api/shopify/validate', { token })).toMatchObject(refused)
  })

  it('does not open the program that is being written for the buyer', async () => {
    await product.coach.stop()
    await product.coach.start({ tokensPerSecond: 100 })
    const email = someone()
    const number = await order(email)
    const mailed = tokenIn(await product.mail.next(email, /Payment received/))
    const token = await lookedUp(email)
    const own = write(mailed, email)
    await product.purchaseWhen(`purchase-shopify-${number}`, 'a week', ({ weeksWritten }) => weeksWritten > 0)
    expect(await write(token, 'stranger@example.com')).toMatchObject({
      status: 403,
      body: { error: 'CREDENTIAL_EXPIRED' },
    })
    expect((await own).status).toBe(200)
    await product.coach.stop()
    await product.coach.start()
  })

  it('lasts a day', async () => {
    const email = someone()
    await order(email)
    await product.mail.next(email, /Payment received/)
    const token = await lookedUp(email)
    await product.database
      .fork()
      .nativeUpdate(AccessToken, { hash: hashOf(token) }, { createdAt: new Date(Date.now() - DAY_MS - 1) })
    expect(await write(token, email)).toMatchObject({ status: 403, body: { error: 'CREDENTIAL_EXPIRED' } })
  })
})
