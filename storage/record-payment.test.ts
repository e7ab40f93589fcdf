import { afterAll, beforeAll, describe, expect, it } from '@jest/globals'
import { NO_RECEIPT } from '../domain/shop/payment.ts'
import { databaseForTest } from '../dev/testkit/testing.ts'
import type { Database } from './database.ts'
import { Purchase } from './entities.ts'
import { unguessableId } from './ids.ts'
import { issueAccessToken, issuedToken, stuckPurchases } from './purchases.ts'
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

describe('the address of a buyer', () => {
  const purchase = async (facts: Partial<Purchase> = {}) => {
    const order = unguessableId()
    const id = `purchase-shopify-${order}`
    await database
      .fork()
      .insert(Purchase, { id, order, channel: 'shopify', isTest: false, createdAt: EARLIER, ...facts })
    return {
      id,
      hears: (email: string) =>
        recordPayment(database.fork(), id, { ...SAID, status: 'paid', email }, new Date()),
    }
  }

  it('is taken over when the shop corrects it, and links to the former one end', async () => {
    const { id, hears } = await purchase()
    expect(await hears('Jo@example.con')).toMatchObject({ email: 'jo@example.con', addressChanges: 0 })
    const token = await issueAccessToken(database.fork(), id)
    expect(await hears('jo@example.con')).toMatchObject({ addressChanges: 0 })
    expect(await issuedToken(database.fork(), token, new Date())).toMatchObject({ purchaseId: id })
    expect(await hears('jo@example.com')).toMatchObject({ email: 'jo@example.com', addressChanges: 1 })
    expect(await issuedToken(database.fork(), token, new Date())).toBeNull()
  })

  it('is taken over when an order without one gets one', async () => {
    const { hears } = await purchase()
    expect(await hears('')).toMatchObject({ email: null, addressChanges: 0 })
    expect(await hears('jo@example.com')).toMatchObject({ email: 'jo@example.com', addressChanges: 1 })
  })

  it('stays as an operator corrected it, and as an earlier version stored it', async () => {
    const { id, hears } = await purchase({ email: 'former@example.com', paidAt: EARLIER })
    expect(await hears('jo@example.con')).toMatchObject({ email: 'former@example.com', addressChanges: 0 })
    await database.fork().nativeUpdate(Purchase, { id }, { email: 'right@example.com' })
    expect(await hears('jo@example.con')).toMatchObject({ email: 'right@example.com', addressChanges: 0 })
  })
})
