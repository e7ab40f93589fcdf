import { afterAll, beforeAll, expect, it } from '@jest/globals'
import { NO_RECEIPT } from '../domain/shop/payment.ts'
import { databaseForTest } from '../dev/testkit/testing.ts'
import type { Database } from './database.ts'
import { Purchase } from './entities.ts'
import { unguessableId } from './ids.ts'
import { stuckPurchases } from './purchases.ts'
import { recordPayment, type ReportedPayment } from './record-payment.ts'

let database: Database
beforeAll(async () => {
  database = await databaseForTest()
})
afterAll(() => database.close())

const SAID = { email: 'jo@example.com', name: 'Jo', isTest: false, surveyId: null, receipt: NO_RECEIPT }
const EARLIER = new Date('2026-11-22T08:00:00Z')
const LATER = new Date('2026-11-22T08:00:40Z')

it('lets no late answer of the shop undo what a later look-up found', async () => {
  const order = unguessableId()
  const id = `purchase-stripe-${order}`
  await database.fork().insert(Purchase, { id, order, channel: 'stripe', isTest: false, createdAt: EARLIER })
  const hears = (status: ReportedPayment['status'], askedAt: Date) =>
    recordPayment(database.fork(), id, { ...SAID, status }, askedAt)

  await hears('refunded', LATER)
  expect(await hears('paid', EARLIER)).toMatchObject({ closedBecause: 'refunded' })
  expect(await database.fork().findOneOrFail(Purchase, { id })).toMatchObject({
    closedAt: expect.any(Date),
    closedBecause: 'refunded',
  })
  await hears('charged-back', new Date(LATER.getTime() + 1))
  expect(await database.fork().findOneOrFail(Purchase, { id })).toMatchObject({
    closedBecause: 'charged-back',
  })
})

it('stores the shop’s facts about a paid order, and keeps known ones', async () => {
  const order = unguessableId()
  const id = `purchase-shopify-${order}`
  await database.fork().insert(Purchase, { id, order, channel: 'shopify', isTest: false, createdAt: EARLIER })
  const receipt = { orderNumber: '#1001', orderedAt: EARLIER, amountMinor: 2700, currency: 'USD' }
  const hears = (said: Pick<ReportedPayment, 'status' | 'receipt'>) =>
    recordPayment(database.fork(), id, { ...SAID, ...said }, new Date())
  const stored = () => database.fork().findOneOrFail(Purchase, { id })

  await hears({ status: 'pending', receipt: { ...receipt, amountMinor: 0 } })
  expect(await stored()).toMatchObject({
    orderNumber: null,
    orderedAt: null,
    amountMinor: null,
    currency: null,
  })
  await hears({ status: 'paid', receipt })
  await hears({ status: 'paid', receipt: NO_RECEIPT })
  expect(await stored()).toMatchObject(receipt)
})

it('has a person look after a refund that came back, until one has arrived', async () => {
  const order = unguessableId()
  const id = `purchase-stripe-${order}`
  await database.fork().insert(Purchase, { id, order, channel: 'stripe', isTest: false, createdAt: EARLIER })
  const hears = (status: ReportedPayment['status']) =>
    recordPayment(database.fork(), id, { ...SAID, status }, new Date())
  const stuck = async () => (await stuckPurchases(database.fork(), 15)).map((purchase) => purchase.id)

  await hears('paid')
  await hears('refunded')
  expect(await stuck()).not.toContain(id)
  await hears('paid')
  await hears('paid')
  expect(await database.fork().findOneOrFail(Purchase, { id })).toMatchObject({
    ...{ concerns: ['refund-failed'], refundsFailed: 1, closedAt: null },
  })
  expect(await stuck()).toContain(id)
  await hears('refunded')
  expect(await database.fork().findOneOrFail(Purchase, { id })).toMatchObject({
    concerns: [],
    refundsFailed: 1,
  })
  expect(await stuck()).not.toContain(id)
})

it('lets a dispute that was won concern nobody', async () => {
  const order = unguessableId()
  const id = `purchase-stripe-${order}`
  await database.fork().insert(Purchase, { id, order, channel: 'stripe', isTest: false, createdAt: EARLIER })
  for (const status of ['paid', 'disputed', 'paid'] as const)
    await recordPayment(database.fork(), id, { ...SAID, status }, new Date())
  expect(await database.fork().findOneOrFail(Purchase, { id })).toMatchObject({
    concerns: [],
    refundsFailed: 0,
  })
})
