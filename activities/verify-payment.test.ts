import { afterAll, beforeAll, expect, it } from '@jest/globals'
import { databaseForTest } from '../dev/testkit/testing.ts'
import type { ShopOrder } from '../channels/shop.ts'
import { Refusal } from '../domain/shop/errors.ts'
import { NO_RECEIPT } from '../domain/shop/payment.ts'
import type { Database } from '../storage/database.ts'
import { Purchase } from '../storage/entities.ts'
import { unguessableId } from '../storage/ids.ts'
import { verifyPayment } from './verify-payment.ts'

let database: Database
let lookUp: (order: string) => Promise<ShopOrder>
let verify: ReturnType<typeof verifyPayment>
beforeAll(async () => {
  database = await databaseForTest()
  const shop = { lookUp: (order: string) => lookUp(order) }
  verify = verifyPayment({
    database,
    shops: { gumroad: shop, shopify: shop } as never,
    emailHash: () => 'hash',
  })
})
afterAll(() => database.close())

const unknown = async (): Promise<never> => {
  throw new Refusal('NOT_FOUND')
}
const paid = async (order: string): Promise<ShopOrder> => ({
  ...{ order, status: 'paid', email: 'jo@example.com', name: 'Jo', isTest: false, surveyId: null },
  receipt: NO_RECEIPT,
})

async function purchaseAt(channel: 'gumroad' | 'shopify', facts: Partial<Purchase> = {}): Promise<string> {
  const order = unguessableId()
  const id = `purchase-${channel}-${order}`
  await database
    .fork()
    .insert(Purchase, { id, order, channel, isTest: false, createdAt: new Date(), ...facts })
  return id
}
const concernsOf = async (id: string) => (await database.fork().findOneOrFail(Purchase, { id })).concerns

it('has a person look at a paid sale that its shop no longer knows, until it does again', async () => {
  const id = await purchaseAt('gumroad', { paidAt: new Date() })
  lookUp = unknown
  expect(await verify(id)).toMatchObject({ status: 'paid' })
  expect(await concernsOf(id)).toEqual(['order-unknown'])
  lookUp = paid
  expect(await verify(id)).toMatchObject({ status: 'paid' })
  expect(await concernsOf(id)).toEqual([])
})

it('waits for a sale that was never paid, and leaves an old order in peace that a shop hides', async () => {
  lookUp = unknown
  const unpaid = await purchaseAt('gumroad')
  expect(await verify(unpaid)).toMatchObject({ status: 'unknown' })
  const old = await purchaseAt('shopify', { paidAt: new Date() })
  expect(await verify(old)).toMatchObject({ status: 'paid' })
  expect([await concernsOf(unpaid), await concernsOf(old)]).toEqual([[], []])
})
