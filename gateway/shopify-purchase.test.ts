import { afterAll, afterEach, beforeAll, describe, expect, it } from '@jest/globals'
import {
  buyAtShopify,
  createBuyer,
  misbehave,
  operate,
  requestOf,
  tokenIn,
} from '../dev/testkit/purchases/buyer.ts'
import { type Product, startProduct } from '../dev/testkit/product.ts'
import { uniqueName, until } from '../dev/testkit/testing.ts'
import { AccessToken, MailSent, Program } from '../storage/entities.ts'
import { hashOf } from '../storage/ids.ts'

const YEAR_MS = 365 * 86_400_000

let product: Product
let buyer: ReturnType<typeof createBuyer>
beforeAll(async () => {
  product = await startProduct()
  buyer = createBuyer(product.url)
})
afterEach(() => misbehave(product.storefrontUrl, {}))
afterAll(() => product.stop())

const someone = () => `${uniqueName('buyer')}@example.com`
const idOf = (order: string) => `purchase-shopify-${order}`
const validate = (token: string) => buyer.call('POST', '/api/shopify/validate', { token })
const write = (token: string, email = someone()) =>
  buyer.call('POST', '/api/shopify/programs', { ...requestOf(email), token })
const delivered = (order: string) =>
  product.purchaseWhen(idOf(order), 'the delivery', ({ deliveredAt }) => deliveredAt)

/** An order, and the token that is mailed to its buyer. */
async function buy(email = someone(), more: { test?: 'on' } = {}) {
  const order = await buyAtShopify(product.storefrontUrl, { email, name: 'Łucja Öberg', ...more })
  return { email, order, token: tokenIn(await product.mail.next(email, /Payment received/)) }
}

describe('a paid order', () => {
  it('mails a link whose token leads to the program, the PDF and the mail', async () => {
    const { email, order, token } = await buy()
    expect(await validate(token)).toMatchObject({
      status: 200,
      body: { valid: true, customerEmail: email, customerName: 'Łucja Öberg' },
    })
    const written = await write(token, email)
    expect(written.status).toBe(200)
    const id = String(written.body['id'])

    expect((await buyer.call('GET', `/api/programs/${id}`)).body).toMatchObject({ id, email, isTest: false })
    const pdf = await fetch(`${product.url}/api/programs/${id}/pdf`)
    expect(Buffer.from(await pdf.arrayBuffer()).toString('latin1', 0, 5)).toBe('%PDF-')
    expect((await product.mail.next(email, /program is ready/)).text).toContain(`/results/${id}`)
    await delivered(order)
    expect((await buyer.call('GET', '/api/progress')).body).toMatchObject({
      stage: 'delivered',
      programId: id,
    })
  })

  it('that was a test is marked as such', async () => {
    const { token } = await buy(someone(), { test: 'on' })
    const { body } = await write(token)
    const record = await buyer.call('GET', `/api/programs/${String(body['id'])}`)
    expect(record.body).toMatchObject({ isTest: true })
  })

  it('yields one program and one mail for a token that is sent twenty times at once', async () => {
    const { email, order, token } = await buy()
    const answers = await Promise.all(Array.from({ length: 20 }, () => write(token, email)))
    expect(new Set(answers.map(({ status, body }) => `${status} ${String(body['id'])}`)).size).toBe(1)
    expect(answers[0]?.status).toBe(200)
    await delivered(order)
    const em = product.database.fork()
    expect(await em.count(Program, { purchaseId: idOf(order) })).toBe(1)
    expect(await em.count(MailSent, { purchaseId: idOf(order), kind: 'program-ready' })).toBe(1)
    expect((await product.mail.to(email)).filter(({ subject }) => subject.includes('ready'))).toHaveLength(1)
  })
})

describe('a token', () => {
  it('that was used opens its program, and no second one', async () => {
    const { token } = await buy()
    const { body } = await write(token)
    expect((await write(token, someone())).body).toEqual({ id: body['id'] })
    expect(await validate(token)).toMatchObject({
      status: 200,
      body: {
        valid: true,
        isAnswered: true,
        programId: body['id'],
        message: expect.stringContaining('used already'),
      },
    })
  })

  it('whose questionnaire is answered says so while the program is written', async () => {
    const { token, email } = await buy()
    const written = write(token, email)
    const seen = await until('the answers', async () => {
      const { body } = await validate(token)
      return body['isAnswered'] ? body : undefined
    })
    expect(seen).toMatchObject({ valid: true })
    expect((await written).status).toBe(200)
  })

  it('is refused if it is unknown or missing', async () => {
    const refused = {
      status: 403,
      body: { error: 'CREDENTIAL_REFUSED', message: 'Invalid or expired token' },
    }
    expect(await validate('AAAAAAAAAAAAAAAAAAAAAAAA')).toMatchObject(refused)
    expect((await validate('AAAAAAAAAAAAAAAAAAAAAAAA')).body['valid']).toBe(false)
    expect(await write('AAAAAAAAAAAAAAAAAAAAAAAA')).toMatchObject(refused)
    expect(await validate(' ')).toMatchObject({ status: 400, body: { valid: false } })
    expect(await write(' ')).toMatchObject({ status: 401, body: { error: 'CREDENTIAL_REQUIRED' } })
  })

  it('that is more than a year old has expired', async () => {
    const { token } = await buy()
    await product.database
      .fork()
      .nativeUpdate(AccessToken, { hash: hashOf(token) }, { createdAt: new Date(Date.now() - YEAR_MS - 1) })
    const refused = { status: 403, body: { error: 'CREDENTIAL_EXPIRED' } }
    expect(await validate(token)).toMatchObject({ ...refused, body: { ...refused.body, valid: false } })
    expect(await write(token)).toMatchObject(refused)
  })
})

describe('a refund', () => {
  it('of a part leaves the program open', async () => {
    const { email, order, token } = await buy()
    await operate(product.storefrontUrl, 'shopify', order, 'refund-part')
    expect((await write(token, email)).status).toBe(200)
  })
})
