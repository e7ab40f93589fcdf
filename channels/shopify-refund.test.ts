import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals'
import { SHOPIFY, startShopThatSays } from '../dev/stand-ins/storefront/testing.ts'
import { createShopifyShop, type ShopifyShop } from './shopify.ts'

const lineOf = (id: string, sku: string | null, refundableQuantity = 1) => ({ id, sku, refundableQuantity })
const OURS = lineOf('line-1', SHOPIFY.sku)
const CHALK = lineOf('line-2', 'CHALK-BALL')
const orderWith = (...nodes: object[]) => ({
  legacyResourceId: '1',
  updatedAt: '2026-11-02T10:00:00Z',
  email: 'ada@example.com',
  test: false,
  displayFinancialStatus: 'PAID',
  cancelledAt: null,
  customer: null,
  disputes: [] as object[],
  lineItems: { nodes, pageInfo: { hasNextPage: false } },
})
const payment = (amount: string, change: object = {}) => ({
  gateway: 'shopify_payments',
  parentTransaction: { id: 'tx-1' },
  amountSet: { presentmentMoney: { amount, currencyCode: 'EUR' } },
  ...change,
})

interface Operation {
  query: string
  variables: Record<string, unknown>
}
let order = orderWith(OURS)
let suggested: object | null
let created: object | null
let asked: Operation[]
let shopify: Awaited<ReturnType<typeof startShopThatSays>>
let shop: ShopifyShop

beforeAll(async () => {
  shopify = await startShopThatSays(({ body }) => {
    const operation: Operation = JSON.parse(body)
    asked.push(operation)
    if (operation.query.includes('query SuggestRefund(')) return { data: { order: suggested } }
    if (operation.query.includes('mutation Refund(')) return { data: { refundCreate: created } }
    return { data: { order } }
  })
  shop = createShopifyShop({ ...SHOPIFY, shopUrl: shopify.url })
})
beforeEach(() => {
  order = orderWith(OURS)
  suggested = { refunds: [], suggestedRefund: { suggestedTransactions: [payment('24.90')] } }
  created = { userErrors: [] }
  asked = []
})
afterAll(() => shopify.stop())

const namesOf = () => asked.map(({ query }) => /(?:query|mutation) (\w+)/.exec(query)?.[1])

describe('a refund', () => {
  it('refunds all that is left of an order with only our product', async () => {
    await shop.refund('1')
    expect(namesOf()).toEqual(['OrderById', 'SuggestRefund', 'Refund'])
    expect(asked[1]?.variables).toEqual({ id: 'gid://shopify/Order/1', all: true, lines: [] })
    expect(asked[2]?.variables).toEqual({
      key: 'eightfold-refund-gid://shopify/Order/1-0-24.90',
      input: {
        orderId: 'gid://shopify/Order/1',
        currency: 'EUR',
        notify: true,
        note: 'Refunded by Eightfold',
        transactions: [
          {
            orderId: 'gid://shopify/Order/1',
            kind: 'REFUND',
            gateway: 'shopify_payments',
            parentId: 'tx-1',
            amount: '24.90',
          },
        ],
        refundLineItems: [],
      },
    })
    expect(asked[2]?.query).toContain('@idempotent(key: $key)')
  })

  it('refunds only our line of an order with other goods', async () => {
    order = orderWith(CHALK, { ...OURS, refundableQuantity: 2 })
    await shop.refund('1')
    const lines = [{ lineItemId: 'line-1', quantity: 2, restockType: 'NO_RESTOCK' }]
    expect(asked[1]?.variables).toEqual({ id: 'gid://shopify/Order/1', all: false, lines })
    expect(asked[2]?.variables).toMatchObject({ input: { refundLineItems: lines } })
  })

  it('leaves out our lines that were already refunded', async () => {
    order = orderWith(CHALK, { ...OURS, refundableQuantity: 0 }, { ...OURS, id: 'line-3' })
    await shop.refund('1')
    expect(asked[1]?.variables).toMatchObject({ lines: [{ lineItemId: 'line-3', quantity: 1 }] })
  })

  it('does nothing when our line among others was refunded', async () => {
    order = orderWith(CHALK, { ...OURS, refundableQuantity: 0 })
    await shop.refund('1')
    expect(namesOf()).toEqual(['OrderById'])
  })

  it('does nothing while the money is with the bank', async () => {
    order = { ...order, disputes: [{ initiatedAs: 'CHARGEBACK', status: 'UNDER_REVIEW' }] }
    await shop.refund('1')
    expect(namesOf()).toEqual(['OrderById'])
  })

  it.each([
    ['the order is gone', null],
    ['Shopify suggests none', { refunds: [], suggestedRefund: null }],
    ['nothing is left', { refunds: [], suggestedRefund: { suggestedTransactions: [] } }],
  ])('moves nothing when %s', async (_what, said) => {
    suggested = said
    await shop.refund('1')
    expect(namesOf()).toEqual(['OrderById', 'SuggestRefund'])
  })

  it('is a new call after another refund, and goes back to each payment method', async () => {
    const amounts = [payment('20.00'), payment('4.90', { gateway: null, parentTransaction: null })]
    suggested = { refunds: [{ id: 'r-1' }], suggestedRefund: { suggestedTransactions: amounts } }
    await shop.refund('1')
    expect(asked[2]?.variables).toMatchObject({
      key: 'eightfold-refund-gid://shopify/Order/1-1-20.00-4.90',
      input: { transactions: [{ amount: '20.00' }, { amount: '4.90', gateway: '', parentId: null }] },
    })
  })

  it('that Shopify declines fails with its reason', async () => {
    created = { userErrors: [{ message: 'Refund amount is too high' }, { message: 'another' }] }
    await expect(shop.refund('1')).rejects.toMatchObject({
      code: 'SHOP_UNAVAILABLE',
      cause: { message: 'Shopify: Refund amount is too high' },
    })
  })

  it('that Shopify does not confirm counts as failed', async () => {
    created = null
    await expect(shop.refund('1')).rejects.toMatchObject({ code: 'SHOP_UNAVAILABLE' })
  })

  it('of an order that is not ours moves nothing', async () => {
    order = orderWith(CHALK)
    await expect(shop.refund('1')).rejects.toMatchObject({ code: 'NOT_FOUND' })
    expect(namesOf()).toEqual(['OrderById'])
  })
})
