import { afterAll, beforeAll, describe, expect, it } from '@jest/globals'
import { buyAtGumroad, createBuyer, misbehave, operate, requestOf } from '../dev/testkit/purchases/buyer.ts'
import { type Product, startProduct } from '../dev/testkit/product.ts'
import { GUMROAD } from '../dev/stand-ins/storefront/testing.ts'
import { uniqueName, until } from '../dev/testkit/testing.ts'
import { License, MailSent, Program, Purchase, Survey } from '../storage/entities.ts'
import { createLicenses } from '../storage/licenses.ts'

let product: Product
let buyer: ReturnType<typeof createBuyer>
beforeAll(async () => {
  product = await startProduct()
  buyer = createBuyer(product.url)
})
afterAll(() => product.stop())

const someone = () => `${uniqueName('buyer')}@example.com`
const idOf = (sale: string) => `purchase-gumroad-${sale}`
const delivered = (sale: string) =>
  product.purchaseWhen(idOf(sale), 'the delivery', ({ deliveredAt }) => deliveredAt)
const buy = (email: string, more: { name?: string; test?: 'on'; product?: string } = {}) =>
  buyAtGumroad(product.storefrontUrl, { email, name: 'Łucja Öberg', ...more })
const validate = (licenseKey: string, productId?: string) =>
  buyer.call('POST', '/api/licenses/validate', { licenseKey, ...(productId ? { productId } : {}) })
const sealed = (order: string) => product.database.fork().findOneOrFail(License, { order })
const redeem = (credential: object, email = someone()) =>
  buyer.call('POST', '/api/programs', { ...requestOf(email), ...credential })

/** How many uses of the key Gumroad has counted. */
async function usesOf(key: string): Promise<number> {
  const fields = { product_id: GUMROAD.productId, license_key: key, increment_uses_count: 'false' }
  const answer = await fetch(`${product.storefrontUrl}/v2/licenses/verify`, {
    method: 'POST',
    body: new URLSearchParams(fields),
  })
  return ((await answer.json()) as { uses: number }).uses
}

describe('a license key', () => {
  it('is valid, names its owner, and is not used up by a check', async () => {
    const email = someone()
    const { key } = await buy(email)
    const answer = { valid: true, customerEmail: email, customerName: 'Łucja Öberg', isTest: false }
    expect(await validate(key, GUMROAD.productId)).toMatchObject({ status: 200, body: answer })
    expect((await validate(`  ${key.toLowerCase()} `)).body).toEqual(answer)
    expect(await usesOf(key)).toBe(0)
  })

  it('that was shown lets its browser watch the writing from the start', async () => {
    const watcher = createBuyer(product.url)
    const email = someone()
    const { key } = await buy(email)
    await watcher.call('POST', '/api/licenses/validate', { licenseKey: key })
    const written = watcher.call('POST', '/api/programs', { ...requestOf(email), licenseKey: key })
    const seen = await until('the stage', async () => {
      const { status, body } = await watcher.call('GET', '/api/progress')
      return status === 200 ? String(body['stage']) : undefined
    })
    expect(['verifying-payment', 'awaiting-survey', 'generating', 'rendering']).toContain(seen)
    expect((await written).status).toBe(200)
    expect((await createBuyer(product.url).call('GET', '/api/progress')).status).toBe(404)
  })

  it('that is unknown, blank, refunded or for another product is refused with an explanation', async () => {
    const { key, sale } = await buy(someone())
    const foreign = await buy(someone(), { product: `${GUMROAD.productId}-other` })
    await operate(product.storefrontUrl, 'gumroad', sale, 'refund')
    const refusals = await Promise.all([
      validate('ABCDEF01-23456789-ABCDEF01-23456789', GUMROAD.productId),
      validate(foreign.key, GUMROAD.productId),
      validate(foreign.key),
      validate(key, 'another-product'),
      validate('   '),
      validate(key),
    ])
    expect(refusals.map(({ status, body }) => [status, body['error'], body['valid']])).toEqual([
      [403, 'CREDENTIAL_REFUSED', false],
      [403, 'CREDENTIAL_REFUSED', false],
      [403, 'CREDENTIAL_REFUSED', false],
      [403, 'CREDENTIAL_REFUSED', false],
      [400, 'INVALID_REQUEST', false],
      [410, 'PURCHASE_REFUNDED', false],
    ])
    for (const { body } of refusals) expect(body['message']).toEqual(expect.stringMatching(/\w+ \w+/))
  })

  it('may contain white space wherever a mail has wrapped it', async () => {
    const { key, sale } = await buy(someone())
    const broken = `${key.slice(0, 9)}\n ${key.slice(9, 20)} \u00a0${key.slice(20)}\t`
    expect((await validate(broken)).body).toMatchObject({ valid: true })
    const [first, second] = [
      await redeem({ licenseKey: broken }),
      await redeem({ token: `gumroad_${broken}` }),
    ]
    expect([first.status, second.body]).toEqual([200, first.body])
    await delivered(sale)
    expect(await usesOf(key)).toBe(1)
  })

  it('that is unknown is refused in our own words', async () => {
    const { body } = await validate('ABCDEF01-23456789-ABCDEF01-23456789')
    expect(body['message']).toMatch(/^We do not know this license key\./)
  })

  it('that was used says so, and leads to its program', async () => {
    const { key, sale } = await buy(someone())
    const { body } = await redeem({ licenseKey: key })
    await delivered(sale)
    expect((await validate(key)).body).toMatchObject({
      valid: true,
      isAnswered: true,
      programId: body['id'],
      message: expect.stringContaining('used already'),
    })
  })

  it('proves no email, since its buyer may have typed any', async () => {
    const email = someone()
    const { key } = await buy(email)
    const program = await redeem({ licenseKey: key }, email)
    const stranger = createBuyer(product.url)
    const other = await buy(email)
    await stranger.call('POST', '/api/licenses/validate', { licenseKey: other.key })
    expect((await stranger.call('GET', `/api/programs/stripe/by-email/${email}`)).body).toEqual({
      programs: [],
    })
    expect(program.status).toBe(200)
  })
})

it('that is shown again after a refund without a ping closes what it opened', async () => {
  const { key, sale } = await buy(someone())
  const { body } = await redeem({ licenseKey: key })
  await delivered(sale)
  await misbehave(product.storefrontUrl, { hold: 'on' })
  await operate(product.storefrontUrl, 'gumroad', sale, 'refund')
  expect((await buyer.call('GET', `/api/programs/${String(body['id'])}`)).status).toBe(200)
  expect(await validate(key)).toMatchObject({ status: 410, body: { error: 'PURCHASE_REFUNDED' } })
  await product.purchaseWhen(idOf(sale), 'the close', ({ closedAt }) => closedAt)
  expect((await buyer.call('GET', `/api/programs/${String(body['id'])}`)).status).toBe(410)
  await misbehave(product.storefrontUrl, {})
})

describe('redeeming a key', () => {
  it('writes the program, renders its PDF, mails its link, and marks the key used', async () => {
    const email = someone()
    const { key, sale } = await buy(email)
    const redeemed = await redeem({ licenseKey: key, productId: GUMROAD.productId }, email)
    expect(redeemed.status).toBe(200)
    const id = String(redeemed.body['id'])

    const record = await buyer.call('GET', `/api/programs/${id}`)
    expect(record.body).toMatchObject({ id, email, name: 'Łucja Öberg', isTest: false })
    const pdf = await fetch(`${product.url}/api/programs/${id}/pdf`)
    expect(Buffer.from(await pdf.arrayBuffer()).toString('latin1', 0, 5)).toBe('%PDF-')
    expect((await product.mail.next(email, /program is ready/)).text).toContain(`/results/${id}`)
    expect(await usesOf(key)).toBe(1)
    expect((await buyer.call('GET', '/api/progress')).body).toMatchObject({ programId: id })

    await delivered(sale)
    expect((await redeem({ licenseKey: key }, someone())).body).toEqual({ id })
    expect((await redeem({ token: `gumroad_${key}` }, someone())).body).toEqual({ id })
    expect(await usesOf(key)).toBe(1)
  })

  it('also works as a token, and a test purchase is marked in record, PDF and search', async () => {
    const { key, sale } = await buy(someone(), { test: 'on', name: '' })
    expect((await validate(key)).body).toMatchObject({ isTest: true, customerName: '' })
    const { status, body } = await redeem({ token: `gumroad_${key}` })
    expect(status).toBe(200)
    const record = await buyer.call('GET', `/api/programs/${String(body['id'])}`)
    expect(record.body).toMatchObject({ isTest: true })
    const { searchAttributes } = await product.temporal.client.workflow.getHandle(idOf(sale)).describe()
    expect(searchAttributes).toMatchObject({ EightfoldTest: [true], EightfoldChannel: ['gumroad'] })
  })

  it('twenty times at once yields one program, one use and one mail', async () => {
    const email = someone()
    const { key, sale } = await buy(email)
    const answers = await Promise.all(Array.from({ length: 20 }, () => redeem({ licenseKey: key }, email)))
    expect(new Set(answers.map(({ status, body }) => `${status} ${String(body['id'])}`)).size).toBe(1)
    expect(answers[0]?.status).toBe(200)
    await delivered(sale)
    const em = product.database.fork()
    expect(await em.count(Program, { purchaseId: idOf(sale) })).toBe(1)
    expect(await em.count(Purchase, { channel: 'gumroad', order: sale })).toBe(1)
    expect(await em.count(MailSent, { purchaseId: idOf(sale), kind: 'program-ready' })).toBe(1)
    expect((await product.mail.to(email)).filter(({ subject }) => subject.includes('ready'))).toHaveLength(1)
    expect(await usesOf(key)).toBe(1)
  })

  it('is refused without a key, with a key of another product, and for incomplete answers', async () => {
    const foreign = await buy(someone(), { product: `${GUMROAD.productId}-other` })
    const { key } = await buy(someone())
    const refusals = await Promise.all([
      redeem({}),
      redeem({ token: key }),
      redeem({ licenseKey: foreign.key }),
      redeem({ licenseKey: key, productId: 'another-product' }),
      redeem({ licenseKey: key, primaryGoal: 'Fame' }),
    ])
    expect(refusals.map(({ status, body }) => [status, body['error']])).toEqual([
      [401, 'CREDENTIAL_REQUIRED'],
      [401, 'CREDENTIAL_REQUIRED'],
      [403, 'CREDENTIAL_REFUSED'],
      [403, 'CREDENTIAL_REFUSED'],
      [400, 'INVALID_REQUEST'],
    ])
    expect(await usesOf(key)).toBe(0)
  })

  it('keeps the key sealed, and out of workflow id and history', async () => {
    const { key, sale } = await buy(someone())
    await redeem({ licenseKey: key })
    const handle = product.temporal.client.workflow.getHandle(idOf(sale))
    await handle.result()
    const history = JSON.stringify((await handle.fetchHistory()).events, (_name, value: unknown) =>
      value instanceof Uint8Array ? Buffer.from(value).toString('utf8') : value,
    )
    const em = product.database.fork()
    const { sealedKey } = await sealed(sale)
    const rows = await em.getConnection().execute('select row_to_json(license) as row from license')
    for (const secret of [key, key.toLowerCase(), key.slice(0, 8), Buffer.from(key).toString('base64url')])
      for (const place of [handle.workflowId, history, sealedKey, JSON.stringify(rows)])
        expect(place).not.toContain(secret)
    expect(history).toContain(sale)
  })

  it('seals it again if the stored key can no longer be opened', async () => {
    const { key, sale } = await buy(someone())
    await redeem({ licenseKey: key })
    const afterwards = createLicenses(product.database, ['a secret that was changed'])
    expect(await afterwards.keyOf(sale)).toBeNull()
    await afterwards.keep(sale, key)
    expect(await afterwards.keyOf(sale)).toBe(key)

    const ask = () => product.shops.gumroad.lookUp(sale)
    for (const sealedKey of [(await sealed(sale)).sealedKey, 'torn']) {
      await product.database.fork().nativeUpdate(License, { order: sale }, { sealedKey })
      await expect(ask()).rejects.toMatchObject({ code: 'NOT_FOUND' })
    }
    await redeem({ licenseKey: key })
    expect(await ask()).toMatchObject({ order: sale, status: 'paid' })
  })
})

it('keeps the answers of the first to redeem it, and none that come later', async () => {
  const { key, sale } = await buy(someone())
  await redeem({ licenseKey: key }, 'first@example.com')
  await redeem({ licenseKey: key, exercisesToAvoid: 'running' }, 'second@example.com')
  const em = product.database.fork()
  const { surveyId } = await em.findOneOrFail(Purchase, { id: idOf(sale) })
  expect(await em.findOneOrFail(Survey, { id: surveyId ?? '' })).toMatchObject({ email: 'first@example.com' })
  expect(await em.count(Survey, { email: 'second@example.com' })).toBe(0)
})
