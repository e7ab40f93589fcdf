import { createHmac } from 'node:crypto'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals'
import { SHOPIFY, startShopThatSays } from '../dev/stand-ins/storefront/testing.ts'
import { createShopifyShop, type ShopifyShop } from './shopify.ts'

const SINCE = new Date('2026-11-02T10:00:00.000Z')
const NOW = new Date('2026-11-02T12:00:00.000Z')

interface Change {
  sku?: string
  hasNextPage?: boolean
  email?: string | null
  updatedAt?: string
  displayFinancialStatus?: string
}
const orderOf = (number: string, { sku = SHOPIFY.sku, hasNextPage = false, ...change }: Change = {}) => ({
  legacyResourceId: number,
  updatedAt: '2026-11-02T11:00:00Z',
  email: 'ada@example.com',
  test: false,
  displayFinancialStatus: 'PAID',
  cancelledAt: null,
  customer: null,
  disputes: [],
  lineItems: { nodes: [{ id: `line-${number}`, sku, refundableQuantity: 1 }], pageInfo: { hasNextPage } },
  ...change,
})
type Order = ReturnType<typeof orderOf>
const pageOf = (nodes: Order[], endCursor: string | null = null) => ({
  nodes,
  pageInfo: { hasNextPage: endCursor !== null, endCursor },
})

/** What Shopify knows: orders by global id, and the pages of a search in order. */
let orders: Record<string, Order>
let pages: object[]
/** Beside the data. */
let errors: object[]
let asked: { query: string; variables: Record<string, unknown> }[]
let shopify: Awaited<ReturnType<typeof startShopThatSays>>
let shop: ShopifyShop

beforeAll(async () => {
  shopify = await startShopThatSays(({ body }) => {
    const operation = JSON.parse(body)
    asked.push(operation)
    if (!operation.query.includes('fragment OrderFields on Order'))
      return { errors: [{ message: 'no fields' }] }
    if (operation.query.includes('query OrderById('))
      return { data: { order: orders[operation.variables.id] ?? null }, ...(errors.length && { errors }) }
    if (operation.query.includes('query Orders('))
      return { data: { orders: pages.shift() }, ...(errors.length && { errors }) }
    return { errors: [{ message: 'no such query' }] }
  })
  shop = createShopifyShop({ ...SHOPIFY, shopUrl: shopify.url })
})
beforeEach(() => {
  orders = { 'gid://shopify/Order/1': orderOf('1') }
  pages = []
  errors = []
  asked = []
})
afterAll(() => shopify.stop())

const variables = () => asked.map((operation) => operation.variables)
const refusal = (code: string, message: string) =>
  expect.objectContaining({ code, message: expect.stringMatching(message) })

describe('an order', () => {
  it('is requested with all of its lines', async () => {
    expect(await shop.lookUp('1')).toMatchObject({ order: '1', status: 'paid' })
    expect(variables()).toEqual([{ id: 'gid://shopify/Order/1', lines: 250 }])
    expect(await shop.orderOf('1')).toBe('1')
  })

  it.each(['', 'x', '1x', 'x1', 'gid://shopify/Order/1', '1'.repeat(21)])(
    'without a number is not requested: %j',
    async (order) => {
      await expect(shop.lookUp(order)).rejects.toEqual(refusal('NOT_FOUND', 'Shopify does not know'))
      expect(await shop.orderOf(order)).toBeNull()
      expect(asked).toEqual([])
    },
  )

  it('that Shopify does not show may still appear', async () => {
    const longest = '2'.repeat(20)
    await expect(shop.lookUp(longest)).rejects.toEqual(refusal('NOT_FOUND', 'Shopify does not know'))
    await expect(shop.orderOf(longest)).rejects.toEqual(refusal('NOT_FOUND', 'Shopify does not know'))
    expect(asked).toHaveLength(2)
  })

  it('of something else is not ours', async () => {
    orders = { 'gid://shopify/Order/1': orderOf('1', { sku: 'CHALK-BALL' }) }
    await expect(shop.lookUp('1')).rejects.toEqual(refusal('NOT_FOUND', 'for something else'))
    expect(await shop.orderOf('1')).toBeNull()
  })
})

describe('the orders of an email', () => {
  const numbersOf = async (email: string) => (await shop.ordersOfEmail(email)).map(({ order }) => order)

  it('are searched newest first, page by page', async () => {
    pages = [pageOf([orderOf('3'), orderOf('2')], 'cursor-1'), pageOf([orderOf('1')])]
    expect(await numbersOf(' Ada@Example.com ')).toEqual(['3', '2', '1'])
    const search = {
      query: 'email:"ada@example.com"',
      first: 25,
      lines: 20,
      sortKey: 'CREATED_AT',
      reverse: true,
    }
    expect(variables()).toEqual([
      { ...search, after: null },
      { ...search, after: 'cursor-1' },
    ])
  })

  it('end where Shopify says so, even if it names a cursor', async () => {
    pages = [{ ...pageOf([orderOf('1')]), pageInfo: { hasNextPage: false, endCursor: 'cursor-1' } }]
    expect(await numbersOf('ada@example.com')).toEqual(['1'])
  })

  it('are only those of that email, ignoring case', async () => {
    pages = [
      pageOf([
        orderOf('1', { email: 'ADA@example.com' }),
        orderOf('2', { email: 'nevada@example.com' }),
        orderOf('3', { email: null }),
      ]),
    ]
    expect(await numbersOf('ada@example.com')).toEqual(['1'])
  })

  it('cannot be widened by quotes', async () => {
    pages = [pageOf([])]
    expect(await numbersOf('"a\\b" OR "c')).toEqual([])
    expect(variables()).toMatchObject([{ query: 'email:"\\"a\\\\b\\" or \\"c"' }])
  })

  it('leave out what is not ours', async () => {
    pages = [pageOf([orderOf('1', { sku: 'CHALK-BALL' }), orderOf('2')])]
    expect(await numbersOf('ada@example.com')).toEqual(['2'])
    expect(asked).toHaveLength(1)
  })

  it('are read in full if a page leaves lines out', async () => {
    pages = [pageOf([orderOf('1', { sku: 'CHALK-BALL', hasNextPage: true })])]
    expect(await numbersOf('ada@example.com')).toEqual(['1'])
    expect(variables()[1]).toEqual({ id: 'gid://shopify/Order/1', lines: 250 })
  })
})

describe('the orders that changed', () => {
  const changed = () => shop.changedSince(SINCE, NOW)
  const search = {
    query: "updated_at:>='2026-11-02T10:00:00.000Z'",
    first: 25,
    lines: 20,
    sortKey: 'UPDATED_AT',
    reverse: false,
  }

  it('are all listed when they fit on one page', async () => {
    pages = [pageOf([orderOf('1'), orderOf('2', { displayFinancialStatus: 'REFUNDED' })])]
    expect(await changed()).toMatchObject({
      orders: [
        { order: '1', status: 'paid' },
        { order: '2', status: 'refunded' },
      ],
      lookedUntil: NOW,
    })
    expect(variables()).toEqual([{ ...search, after: null }])
  })

  it('are listed up to the last one of a page that others follow', async () => {
    const later = { updatedAt: '2026-11-02T11:30:00Z' }
    pages = [pageOf([orderOf('1'), orderOf('2', later)], 'cursor-1')]
    const { orders: found, lookedUntil } = await changed()
    expect(found.map(({ order }) => order)).toEqual(['1', '2'])
    expect(lookedUntil).toEqual(new Date(later.updatedAt))
    expect(asked).toHaveLength(1)
  })

  it('are listed over several pages when all of them changed at the first moment', async () => {
    const atOnce = { updatedAt: SINCE.toISOString() }
    pages = [pageOf([orderOf('1', atOnce)], 'cursor-1'), pageOf([orderOf('2')], 'cursor-2')]
    const { orders: found, lookedUntil } = await changed()
    expect(found.map(({ order }) => order)).toEqual(['1', '2'])
    expect(lookedUntil).toEqual(new Date('2026-11-02T11:00:00Z'))
    expect(variables()).toEqual([
      { ...search, after: null },
      { ...search, after: 'cursor-1' },
    ])
  })

  it('are not skipped because a page before them is empty', async () => {
    pages = [pageOf([], 'cursor-1'), pageOf([orderOf('1')])]
    const { orders: found, lookedUntil } = await changed()
    expect(found.map(({ order }) => order)).toEqual(['1'])
    expect(lookedUntil).toEqual(NOW)
  })

  it('are none', async () => {
    pages = [pageOf([])]
    expect(await changed()).toEqual({ orders: [], lookedUntil: NOW })
  })
})

it('the shop is asked which scopes our app lacks', async () => {
  await expect(shop.missingScopes()).rejects.toMatchObject({ code: 'SHOP_UNAVAILABLE' })
  expect(asked).toMatchObject([{ query: expect.stringMatching('query Scopes') }])
})

it('an event is checked with our secret, and must be from this shop', () => {
  const body = JSON.stringify({ id: 7 })
  const headers = (host: string) => ({
    'x-shopify-topic': 'orders/paid',
    'x-shopify-hmac-sha256': createHmac('sha256', SHOPIFY.webhookSecret).update(body).digest('base64'),
    'x-shopify-shop-domain': host,
    'x-shopify-webhook-id': 'w-1',
    'x-shopify-triggered-at': NOW.toISOString(),
  })
  const read = (host: string) => shop.readEvent(Buffer.from(body), headers(host), NOW)
  expect(read(new URL(shopify.url).host)).toEqual({ id: 'w-1', type: 'orders/paid', reference: '7' })
  expect(() => read('another.example')).toThrow(expect.objectContaining({ code: 'WEBHOOK_UNSIGNED' }))
})

describe('an answer in part', () => {
  const denied = (...path: (string | number)[]) => ({
    message: 'This app is not approved to use the field.',
    path,
    extensions: { code: 'ACCESS_DENIED' },
  })

  it.each([
    ['the name', { customer: { firstName: null, lastName: null } }, ['order', 'customer', 'firstName']],
    ['the customer', { customer: null }, ['order', 'customer']],
    ['the disputes', { disputes: null }, ['order', 'disputes']],
    ['the test mark', { test: null }, ['order', 'test']],
    ['the receipt', { totalReceivedSet: null, name: null, createdAt: null }, ['order', 'totalReceivedSet']],
  ])('that withholds %s costs that alone', async (_what, change, path) => {
    orders = { 'gid://shopify/Order/1': { ...orderOf('1'), ...change } as Order }
    errors = [denied(...path)]
    expect(await shop.lookUp('1')).toMatchObject({ order: '1', status: 'paid', email: 'ada@example.com' })
  })

  it('that withholds the address leaves the order without one', async () => {
    orders = { 'gid://shopify/Order/1': orderOf('1', { email: null }) }
    errors = [denied('order', 'email')]
    expect(await shop.lookUp('1')).toMatchObject({ status: 'paid', email: '' })
  })

  it('of a list costs what is withheld in each order', async () => {
    pages = [pageOf([orderOf('1'), { ...orderOf('2'), customer: null }])]
    errors = [denied('orders', 'nodes', 1, 'customer', 'lastName')]
    const { orders: changed } = await shop.changedSince(SINCE, NOW)
    expect(changed.map(({ order }) => order)).toEqual(['1', '2'])
  })

  it.each([
    ['the state', ['order', 'displayFinancialStatus']],
    ['the lines', ['order', 'lineItems']],
    ['the order itself', ['order']],
    ['something without a place', undefined],
  ])('that withholds %s is none', async (_what, path) => {
    orders = {}
    errors = [{ ...denied(), path }]
    await expect(shop.lookUp('1')).rejects.toMatchObject({ code: 'SHOP_UNAVAILABLE' })
  })

  it('of a later version is understood: other fields, and words that are new', async () => {
    const later = {
      ...orderOf('1'),
      ...{ createdAt: 'yesterday', totalReceivedSet: '27 USD', customer: 'Ada', riskLevel: 'LOW' },
      disputes: [{ initiatedAs: 'PRE_ARBITRATION', status: 'NEW' }, null, { initiatedAs: 3 }],
    }
    orders = { 'gid://shopify/Order/1': later as unknown as Order }
    expect(await shop.lookUp('1')).toMatchObject({ status: 'paid', name: '', receipt: { orderedAt: null } })
    orders = { 'gid://shopify/Order/1': orderOf('1', { displayFinancialStatus: 'PARTLY_SETTLED' }) }
    expect(await shop.lookUp('1')).toMatchObject({ status: 'pending' })
  })
})
