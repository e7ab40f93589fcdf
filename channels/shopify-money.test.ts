import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals'
import { NO_RECEIPT } from '../domain/shop/payment.ts'
import { SHOPIFY, startShopThatSays } from '../dev/stand-ins/storefront/testing.ts'
import { createShopifyShop, type ShopifyShop } from './shopify.ts'

/**
 * Every state in which Shopify can report an order, and who holds the money for our line item.
 *
 * - shopify.dev/docs/api/admin-graphql/2026-10/enums/OrderDisplayFinancialStatus: AUTHORIZED is not captured
 *   yet; EXPIRED was not captured in time; PARTIALLY_PAID is less than the full value; PARTIALLY_REFUNDED is
 *   less than what was paid; VOIDED was cancelled before capture.
 * - …/objects/LineItem: `refundableQuantity` is the ordered quantity less what was refunded or removed.
 * - …/enums/DisputeType and …/enums/DisputeStatus: an INQUIRY takes no money; a CHARGEBACK does until it is
 *   WON. ACCEPTED means that the merchant gave up. PREVENTED never became a formal chargeback.
 *   CHARGE_REFUNDED, no longer sent, is settled by a refund, which the order itself shows.
 */

interface Line {
  id: string
  sku: string | null
  refundableQuantity: number
}

const OURS: Line = { id: 'gid://shopify/LineItem/1', sku: SHOPIFY.sku, refundableQuantity: 1 }
const CHALK: Line = { id: 'gid://shopify/LineItem/2', sku: 'CHALK-BALL', refundableQuantity: 1 }

const paidOrder = {
  legacyResourceId: '1',
  updatedAt: '2026-11-02T10:00:00Z',
  email: 'ada@example.com' as string | null,
  test: false,
  displayFinancialStatus: 'PAID' as string | null,
  cancelledAt: null as string | null,
  customer: null as object | null,
  name: '#1001' as unknown,
  createdAt: '2026-11-02T09:59:00Z' as unknown,
  totalReceivedSet: { presentmentMoney: { amount: '24.50', currencyCode: 'EUR' } } as unknown,
  disputes: [] as { initiatedAs: string; status: string }[],
  lineItems: { nodes: [OURS], pageInfo: { hasNextPage: false } },
}

let order = paidOrder
let shopify: Awaited<ReturnType<typeof startShopThatSays>>
let shop: ShopifyShop
beforeAll(async () => {
  shopify = await startShopThatSays(() => ({ data: { order } }))
  shop = createShopifyShop({ ...SHOPIFY, shopUrl: shopify.url })
})
beforeEach(() => {
  order = paidOrder
})
afterAll(() => shopify.stop())

async function statusWith(change: Partial<typeof paidOrder>): Promise<string> {
  order = { ...paidOrder, ...change }
  return (await shop.lookUp('1')).status
}
const lines = (...nodes: Line[]) => ({ lineItems: { nodes, pageInfo: { hasNextPage: false } } })
const CANCELLED = '2026-11-03T10:00:00Z'

describe('an order', () => {
  it.each<[string | null, string, string]>([
    ['AUTHORIZED', 'pending', 'failed'],
    ['EXPIRED', 'failed', 'failed'],
    ['PAID', 'paid', 'refunded'],
    ['PARTIALLY_PAID', 'pending', 'failed'],
    ['PARTIALLY_REFUNDED', 'paid', 'refunded'],
    ['PENDING', 'pending', 'failed'],
    ['REFUNDED', 'refunded', 'refunded'],
    ['VOIDED', 'failed', 'failed'],
    [null, 'pending', 'failed'],
  ])(
    'that is %s counts as %s; if it was cancelled, as %s',
    async (displayFinancialStatus, status, cancelled) => {
      expect(await statusWith({ displayFinancialStatus })).toBe(status)
      expect(await statusWith({ displayFinancialStatus, cancelledAt: CANCELLED })).toBe(cancelled)
    },
  )
})

describe('our line of an order', () => {
  const gone = { ...OURS, refundableQuantity: 0 }
  it.each<[string, Partial<typeof paidOrder>, string]>([
    ['beside others, all paid', lines(CHALK, OURS), 'paid'],
    [
      'refunded beside others',
      { ...lines(gone, CHALK), displayFinancialStatus: 'PARTIALLY_REFUNDED' },
      'refunded',
    ],
    [
      'kept, and another refunded',
      { ...lines(OURS, { ...CHALK, refundableQuantity: 0 }), displayFinancialStatus: 'PARTIALLY_REFUNDED' },
      'paid',
    ],
    ['removed from the order before more was paid', lines(gone, CHALK), 'refunded'],
    ['bought twice, once refunded', lines(gone, OURS), 'paid'],
    ['bought twice in one line, once refunded', lines({ ...OURS, refundableQuantity: 1 }), 'paid'],
    [
      'bought twice, both refunded',
      lines(gone, { ...gone, id: 'gid://shopify/LineItem/3' }, CHALK),
      'refunded',
    ],
    [
      'removed while nothing is paid',
      { ...lines(gone, CHALK), displayFinancialStatus: 'PENDING' },
      'pending',
    ],
    [
      'refunded, and the order disputed as well',
      { ...lines(gone, CHALK), disputes: [{ initiatedAs: 'CHARGEBACK', status: 'LOST' }] },
      'refunded',
    ],
  ])('%s', async (_what, change, status) => {
    expect(await statusWith(change)).toBe(status)
  })

  it.each([
    ['another', 'ANOTHER-SKU'],
    ['none', null],
  ])('is not ours with %s SKU', async (_what, sku) => {
    await expect(statusWith(lines({ ...OURS, sku }))).rejects.toMatchObject({ code: 'NOT_FOUND' })
    expect(await shop.orderOf('1')).toBeNull()
  })
})

describe('a dispute', () => {
  it.each<[string, string, string]>([
    ['INQUIRY', 'ACCEPTED', 'paid'],
    ['INQUIRY', 'CHARGE_REFUNDED', 'paid'],
    ['INQUIRY', 'LOST', 'paid'],
    ['INQUIRY', 'NEEDS_RESPONSE', 'paid'],
    ['INQUIRY', 'PREVENTED', 'paid'],
    ['INQUIRY', 'UNDER_REVIEW', 'paid'],
    ['INQUIRY', 'WON', 'paid'],
    ['CHARGEBACK', 'ACCEPTED', 'charged-back'],
    ['CHARGEBACK', 'CHARGE_REFUNDED', 'paid'],
    ['CHARGEBACK', 'LOST', 'charged-back'],
    ['CHARGEBACK', 'NEEDS_RESPONSE', 'disputed'],
    ['CHARGEBACK', 'PREVENTED', 'paid'],
    ['CHARGEBACK', 'UNDER_REVIEW', 'disputed'],
    ['CHARGEBACK', 'WON', 'paid'],
  ])('%s %s', async (initiatedAs, status, ours) => {
    const disputes = [{ initiatedAs, status }]
    expect(await statusWith({ disputes })).toBe(ours)
    expect(await statusWith({ disputes, displayFinancialStatus: 'PARTIALLY_REFUNDED' })).toBe(ours)
    expect(await statusWith({ disputes, displayFinancialStatus: 'REFUNDED' })).toBe('refunded')
    expect(await statusWith({ disputes, displayFinancialStatus: 'PENDING' })).toBe('pending')
  })

  it('still counts when another was won', async () => {
    const won = { initiatedAs: 'CHARGEBACK', status: 'WON' }
    expect(await statusWith({ disputes: [won, { ...won, status: 'UNDER_REVIEW' }] })).toBe('disputed')
    const lost = { ...won, status: 'LOST' }
    expect(await statusWith({ disputes: [lost, { ...won, status: 'UNDER_REVIEW' }] })).toBe('disputed')
  })
})

describe('the buyer', () => {
  it.each([
    [null, ''],
    [{ firstName: null, lastName: null }, ''],
    [{ firstName: 'Ada', lastName: null }, 'Ada'],
    [{ firstName: null, lastName: 'Lovelace' }, 'Lovelace'],
    [{ firstName: 'Ada', lastName: 'Lovelace' }, 'Ada Lovelace'],
  ])('is named by %j', async (customer, name) => {
    order = { ...paidOrder, customer }
    expect(await shop.lookUp('1')).toMatchObject({ name, email: 'ada@example.com', isTest: false })
  })

  it('may have no email', async () => {
    order = { ...paidOrder, email: null, test: true }
    expect(await shop.lookUp('1')).toMatchObject({ email: '', isTest: true })
  })
})

describe('the receipt of an order', () => {
  const receiptWith = async (change: Partial<typeof paidOrder>) => {
    order = { ...paidOrder, ...change }
    return (await shop.lookUp('1')).receipt
  }

  it('has its number as the buyer sees it, its date, and the amount in the buyer’s currency', async () => {
    expect(await receiptWith({})).toEqual({
      orderNumber: '#1001',
      orderedAt: new Date('2026-11-02T09:59:00Z'),
      amountMinor: 2450,
      currency: 'EUR',
    })
  })

  it('names no amount if other goods were bought with it', async () => {
    expect(await receiptWith(lines(OURS, CHALK))).toMatchObject({
      orderNumber: '#1001',
      amountMinor: null,
      currency: null,
    })
  })

  it.each([
    { name: null, createdAt: null, totalReceivedSet: null },
    {
      name: 7,
      createdAt: 'yesterday',
      totalReceivedSet: { presentmentMoney: { amount: '5', currencyCode: 'bitcoin' } },
    },
  ])('delays nobody when its format is unexpected: %j', async (change) => {
    expect(await receiptWith(change)).toEqual(NO_RECEIPT)
  })
})
