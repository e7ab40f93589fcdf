import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals'
import { Refusal } from '../domain/shop/errors.ts'
import { NO_RECEIPT } from '../domain/shop/payment.ts'
import { GUMROAD, startShopThatSays } from '../dev/stand-ins/storefront/testing.ts'
import { createGumroadShop, type GumroadShop } from './gumroad.ts'

const purchase = {
  sale_id: 'sale',
  product_id: GUMROAD.productId,
  email: 'ada@example.com',
  full_name: 'Ada',
  order_number: 524459935,
  sale_timestamp: '2026-11-02T10:00:00Z',
  price: 2700,
  currency: 'usd',
}
const verified = { success: true, uses: 0, purchase }
const disabled = { success: false, message: 'This license key has been disabled.' }

let says: () => unknown = () => verified
let gumroad: Awaited<ReturnType<typeof startShopThatSays>>
let shop: GumroadShop

beforeAll(async () => {
  gumroad = await startShopThatSays(() => says())
  const apiUrl = gumroad.url
  const licenseKeyOf = async (order: string) => (order === 'sale' ? 'A-KEY' : null)
  shop = createGumroadShop({ ...GUMROAD, apiUrl, licenseKeyOf })
})
beforeEach(() => {
  says = () => verified
  gumroad.asked.length = 0
})
afterAll(() => gumroad.stop())

const asked = () => gumroad.asked.map(({ body }) => Object.fromEntries(new URLSearchParams(body)))
const refusalOf = (asking: Promise<unknown>) =>
  asking.then(
    () => null,
    (error: unknown) => (error instanceof Refusal ? error : null),
  )
const codeOf = async (asking: Promise<unknown>) => (await refusalOf(asking))?.code

describe('a license key', () => {
  it('is verified without counting a use, and identifies its sale', async () => {
    expect(await shop.verifyLicense(' A-KEY\n')).toEqual({
      order: 'sale',
      status: 'paid',
      email: 'ada@example.com',
      name: 'Ada',
      isTest: false,
      surveyId: null,
      receipt: {
        orderNumber: '524459935',
        orderedAt: new Date('2026-11-02T10:00:00Z'),
        amountMinor: 2700,
        currency: 'usd',
      },
    })
    expect(gumroad.asked).toMatchObject([{ method: 'POST', path: '/v2/licenses/verify' }])
    expect(asked()).toEqual([
      { product_id: GUMROAD.productId, license_key: 'A-KEY', increment_uses_count: 'false' },
    ])
  })

  it('is valid even if Gumroad reports an odd price, date or number, which then count as unknown', async () => {
    const unheardOf = { order_number: {}, sale_timestamp: 'yesterday', price: '27.00', currency: 'dollars' }
    says = () => ({ ...verified, purchase: { ...purchase, ...unheardOf } })
    expect(await shop.verifyLicense('A-KEY')).toMatchObject({ status: 'paid', receipt: NO_RECEIPT })
    says = () => ({
      ...verified,
      purchase: { ...purchase, order_number: null, sale_timestamp: null, price: null },
    })
    expect(await shop.verifyLicense('A-KEY')).toMatchObject({ receipt: { ...NO_RECEIPT, currency: 'usd' } })
  })

  it.each([
    ['empty', '', undefined],
    ['blank', ' \n', undefined],
    ['said to be of another product', 'A-KEY', 'another-product'],
  ])('that is %s is refused without a call', async (_what, key, productId) => {
    const refusal = await refusalOf(shop.verifyLicense(key, productId))
    expect(refusal).toMatchObject({ code: 'CREDENTIAL_REFUSED', message: expect.stringMatching('license') })
    expect(asked()).toEqual([])
  })

  it.each([undefined, '', GUMROAD.productId])('may come with the product id %j', async (productId) => {
    expect(await shop.verifyLicense('A-KEY', productId)).toMatchObject({ order: 'sale' })
  })

  it('that Gumroad finds under another product is refused', async () => {
    says = () => ({ ...verified, purchase: { ...purchase, product_id: 'another-product' } })
    expect(await codeOf(shop.verifyLicense('A-KEY'))).toBe('CREDENTIAL_REFUSED')
  })

  it.each([
    ['is disabled', disabled, 'KEY_DISABLED'],
    ['is unknown', { success: false, message: 'That license does not exist.' }, 404],
    ['is not found in words of no kind', { success: false }, 404],
  ])('that %s is refused, with the reason for the log', async (_what, body, code) => {
    says = () => Response.json(body, { status: 404 })
    expect(await refusalOf(shop.verifyLicense('A-KEY'))).toMatchObject({
      code: 'CREDENTIAL_REFUSED',
      cause: { code },
    })
  })

  it('is refused when Gumroad answers 404 without JSON', async () => {
    says = () => new Response('gone', { status: 404 })
    expect(await codeOf(shop.verifyLicense('A-KEY'))).toBe('CREDENTIAL_REFUSED')
  })

  it.each([400, 401, 429, 500, 503])('is not refused because Gumroad answers with %i', async (status) => {
    says = () => Response.json(verified, { status })
    expect(await refusalOf(shop.verifyLicense('A-KEY'))).toMatchObject({
      code: 'SHOP_UNAVAILABLE',
      cause: { code: status },
    })
  })

  it.each([
    ['is no JSON', () => new Response('<html>')],
    ['says no success', () => ({ ...verified, success: false })],
    ['has no purchase', () => ({ success: true, uses: 1 })],
    ['has a sale without an id', () => ({ ...verified, purchase: { ...purchase, sale_id: '' } })],
    ['does not say how often it was used', () => ({ success: true, purchase })],
  ])('is not refused because the answer %s', async (_what, answer) => {
    says = answer
    expect(await refusalOf(shop.verifyLicense('A-KEY'))).toMatchObject({
      code: 'SHOP_UNAVAILABLE',
      cause: { name: 'ZodError' },
    })
  })

  it('is not sent to wherever a redirect points', async () => {
    says = () => new Response(null, { status: 307, headers: { location: `${gumroad.url}/elsewhere` } })
    expect(await codeOf(shop.verifyLicense('A-KEY'))).toBe('SHOP_UNAVAILABLE')
    expect(asked()).toHaveLength(1)
  })

  it('is not refused while Gumroad is away', async () => {
    const away = createGumroadShop({
      ...GUMROAD,
      apiUrl: 'http://127.0.0.1:9',
      licenseKeyOf: async () => 'A-KEY',
    })
    expect(await refusalOf(away.verifyLicense('A-KEY'))).toMatchObject({
      code: 'SHOP_UNAVAILABLE',
      cause: { name: 'TypeError' },
    })
    expect(await codeOf(away.lookUp('sale'))).toBe('SHOP_UNAVAILABLE')
  })
})

describe('redeeming a key', () => {
  it('counts its first use', async () => {
    expect(await shop.redeem('A-KEY')).toMatchObject({ order: 'sale' })
    expect(asked().map((fields) => fields['increment_uses_count'])).toEqual(['false', 'true'])
  })

  it('counts no second use', async () => {
    says = () => ({ ...verified, uses: 1 })
    expect(await shop.redeem('A-KEY')).toMatchObject({ order: 'sale' })
    expect(asked().map((fields) => fields['increment_uses_count'])).toEqual(['false'])
  })
})

describe('a sale', () => {
  it('whose key was not redeemed here is unknown, and Gumroad is not asked', async () => {
    const refusal = await refusalOf(shop.lookUp('another-sale'))
    expect(refusal).toMatchObject({ code: 'NOT_FOUND', message: expect.stringMatching('Gumroad') })
    expect(asked()).toEqual([])
  })

  it('is unknown with the key of another sale', async () => {
    says = () => ({ ...verified, purchase: { ...purchase, sale_id: 'another-sale' } })
    expect(await codeOf(shop.lookUp('sale'))).toBe('NOT_FOUND')
  })

  it('whose key is of another product is unknown, not refunded', async () => {
    says = () => ({ ...verified, purchase: { ...purchase, product_id: 'another-product' } })
    expect(await codeOf(shop.lookUp('sale'))).toBe('NOT_FOUND')
  })

  it('whose key is disabled reveals nothing about its buyer', async () => {
    says = () => Response.json(disabled, { status: 404 })
    expect(await shop.lookUp('sale')).toEqual({
      order: 'sale',
      status: 'refunded',
      email: '',
      name: '',
      isTest: false,
      surveyId: null,
      receipt: NO_RECEIPT,
    })
  })

  it('does not count as unknown while Gumroad does not answer', async () => {
    says = () => new Response('', { status: 500 })
    expect(await codeOf(shop.lookUp('sale'))).toBe('SHOP_UNAVAILABLE')
  })

  it.each([{ refunded: true }, { disputed: true }])('that is %j needs no refund', async (flags) => {
    says = () => ({ ...verified, purchase: { ...purchase, ...flags } })
    await expect(shop.refund('sale')).resolves.toBeUndefined()
  })

  it('that is paid can only be refunded by a person, who is told which sale', async () => {
    expect(await refusalOf(shop.refund('sale'))).toMatchObject({
      code: 'INVALID_REQUEST',
      message: expect.stringMatching('sale sale on Gumroad'),
    })
  })

  it('is noticed only when its key is redeemed', async () => {
    const now = new Date('2026-11-02T10:00:00Z')
    expect(await shop.changedSince(new Date(0), now)).toEqual({ orders: [], lookedUntil: now })
    expect(asked()).toEqual([])
    expect(await shop.orderOf('sale')).toBe('sale')
    expect(await shop.orderOf('another-sale')).toBeNull()
  })
})

describe('a ping', () => {
  const NOW = new Date('2026-11-02T10:00:30Z')
  const read = (body: string, at = NOW) => shop.readEvent(Buffer.from(body), {}, at)

  it.each([
    ['sale_id=s1', 'sale', 's1'],
    ['sale_id=s1&resource_name=refund', 'refund', 's1'],
    ['sale_id=a%2Fb%2Bc-_%3D%3D', 'sale', 'a/b+c-_=='],
    ['sale_id=s1&resource_name=a%20b', 'sale', 's1'],
    ['sale_id=s1&resource_name=%3Cb%3E', 'sale', 's1'],
    [`sale_id=s1&resource_name=${'r'.repeat(40)}`, 'r'.repeat(40), 's1'],
    [`sale_id=s1&resource_name=${'r'.repeat(41)}`, 'sale', 's1'],
    [`sale_id=${'s'.repeat(100)}`, 'sale', 's'.repeat(100)],
    [`sale_id=${'s'.repeat(101)}`, 'sale', null],
    ['sale_id=%3Cs1', 'sale', null],
    ['sale_id=s1%3E', 'sale', null],
    ['sale_id=', 'sale', null],
    ['', 'sale', null],
    ['{"sale_id":"s1"}', 'sale', null],
  ])('%s', (body, type, reference) => {
    expect(read(body)).toEqual({ id: expect.stringMatching(/^[\w-]{43}$/), type, reference })
  })

  it('is the same event within a minute, and a different one for a different body', () => {
    const { id } = read('sale_id=s1')
    expect(read('sale_id=s1', new Date('2026-11-02T10:00:59.999Z')).id).toBe(id)
    expect(read('sale_id=s1', new Date('2026-11-02T10:01:00Z')).id).not.toBe(id)
    expect(read('sale_id=s1', new Date('2026-11-02T11:00:30Z')).id).not.toBe(id)
    expect(read('sale_id=s2').id).not.toBe(id)
  })
})
