import { afterAll, beforeAll, expect, it } from '@jest/globals'
import { databaseForTest } from '../sandbox/testing.ts'
import type { Database } from './database.ts'
import { Purchase } from './entities/purchase.ts'
import { unguessableId } from './ids.ts'
import { recordPayment, type SaidOfPayment } from './record-payment.ts'

let database: Database
beforeAll(async () => {
  database = await databaseForTest()
})
afterAll(() => database.close())

const SAID = { email: 'jo@example.com', name: 'Jo', isTest: false, surveyId: null }
const EARLIER = new Date('2026-11-22T08:00:00Z')
const LATER = new Date('2026-11-22T08:00:40Z')

it('lets no late answer of the shop take back what a later look found', async () => {
  const order = unguessableId()
  const id = `purchase-stripe-${order}`
  await database.fork().insert(Purchase, { id, order, channel: 'stripe', isTest: false, createdAt: EARLIER })
  const hears = (status: SaidOfPayment['status'], askedAt: Date) =>
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
