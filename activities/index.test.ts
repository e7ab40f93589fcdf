import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals'
import {
  ApplicationFailure,
  CancelledFailure,
  DefaultFailureConverter,
  defaultPayloadConverter,
} from '@temporalio/common'
import { pino } from 'pino'
import type { Shop } from '../channels/shop.ts'
import { Refusal } from '../domain/shop/errors.ts'
import { idleTools } from '../dev/testkit/purchases/idle-tools.ts'
import { databaseForTest } from '../dev/testkit/testing.ts'
import type { Database } from '../storage/database.ts'
import { Purchase, Survey } from '../storage/entities.ts'
import { unguessableId } from '../storage/ids.ts'
import { ModelUnavailable } from '../language-model/model-unavailable.ts'
import { createActivities } from './index.ts'
import type { Mailer, Outgoing } from './mailer.ts'
import type { Tools } from './tools.ts'

const EMAIL = 'jo@example.com'

let database: Database
let tools: Tools
let shopFails: Error
let sent: Outgoing[]
beforeAll(async () => {
  database = await databaseForTest()
  tools = {
    ...idleTools,
    database,
    shops: { stripe: { refund: () => Promise.reject(shopFails) } as unknown as Shop },
    mailer: { send: async (mail: Outgoing) => void sent.push(mail) } as Mailer,
  }
})
beforeEach(() => void (sent = []))
afterAll(() => database.close())

async function purchaseWith(facts: Partial<Purchase> = {}): Promise<string> {
  const order = unguessableId()
  const id = `purchase-stripe-${order}`
  const createdAt = new Date()
  await database
    .fork()
    .insert(Purchase, { id, channel: 'stripe', order, email: EMAIL, isTest: false, createdAt, ...facts })
  return id
}

describe('what a failed activity leaves in the history', () => {
  const failureOf = (work: Promise<unknown>): Promise<unknown> =>
    work.then(
      () => 'done',
      (error: unknown) => error,
    )
  const kept = (failure: unknown) =>
    JSON.stringify(new DefaultFailureConverter().errorToFailure(failure, defaultPayloadConverter))
  const refunding = async (error: Error) => {
    shopFails = error
    return failureOf(createActivities(tools).refundAtShop(await purchaseWith()))
  }

  it('of the database: a type and places, and no part of the query', async () => {
    const lines: string[] = []
    const log = pino({ serializers: { err: String } }, { write: (line: string) => void lines.push(line) })
    const { refundAtShop } = createActivities({ ...tools, log })
    const failure = await failureOf(refundAtShop(EMAIL))
    expect(lines.join('')).toContain(EMAIL)
    expect(failure).toMatchObject({ type: 'NotFoundError', message: '' })
    expect(kept(failure)).toContain('refund-at-shop.ts')
    expect(kept(failure)).not.toContain(EMAIL)
  })

  it('of a model that echoes its prompt: its code', async () => {
    const said = Object.assign(new Error(`bad request: ${EMAIL}`), { code: null, status: 400 })
    const failure = await refunding(said)
    expect(failure).toMatchObject({ type: 'Error', message: '400' })
    expect(kept(failure)).not.toContain(EMAIL)
  })

  it('of our own: our message, and no cause with a foreign message', async () => {
    const failure = await refunding(new Refusal('SHOP_UNAVAILABLE', undefined, { cause: new Error(EMAIL) }))
    expect(failure).toMatchObject({ type: 'Refusal', message: expect.stringMatching(/payment provider/) })
    expect(kept(failure)).not.toContain(EMAIL)
  })

  it('of a retry that we decided: whether and when', async () => {
    const decided = { type: 'ModelUnavailable', nonRetryable: true, nextRetryDelay: 20_000 }
    const cause = new ModelUnavailable('away', { cause: new Error(EMAIL) })
    const failure = await refunding(ApplicationFailure.create({ ...decided, message: 'away', cause }))
    expect(failure).toMatchObject({ ...decided, message: 'away', cause: { type: 'ModelUnavailable' } })
    expect(kept(failure)).not.toContain(EMAIL)
  })

  it('of a refund that only a person can make: that a retry is no use', async () => {
    const failure = await refunding(new Refusal('INVALID_REQUEST', "Refund it on the shop's own page."))
    const message = "Refund it on the shop's own page."
    expect(failure).toMatchObject({ type: 'RefundByHand', nonRetryable: true, message })
  })

  it('of a refund at a shop that is closed here: that only a person can make it', async () => {
    const id = await purchaseWith()
    const failure = await failureOf(createActivities({ ...tools, shops: {} }).refundAtShop(id))
    expect(failure).toMatchObject({
      ...{ type: 'RefundByHand', nonRetryable: true },
      message: 'no shop is configured for stripe',
    })
  })

  it.each([
    ['a cancellation', new CancelledFailure('told to stop')],
    ['a decision', ApplicationFailure.nonRetryable('no', 'Never')],
    ['a refusal', new Refusal('NOT_FOUND')],
  ])('is unchanged if it quotes nobody: %s', async (_, error) => {
    expect(await refunding(error)).toBe(error)
  })
})

describe('a letter that waited for the mail server', () => {
  it('is not sent once it is out of date', async () => {
    const { emailBuyer } = createActivities(tools)
    const surveyId = unguessableId()
    await database
      .fork()
      .insert(Survey, { id: surveyId, answers: {}, createdAt: new Date(), completedAt: new Date() })
    const answered = await purchaseWith({ surveyId })
    const delivered = await purchaseWith({ surveyId, deliveredAt: new Date() })
    await emailBuyer(answered, 'survey-reminder-1', '')
    await emailBuyer(delivered, 'taking-longer', '')
    expect(sent).toEqual([])
    await emailBuyer(answered, 'taking-longer', '')
    await emailBuyer(await purchaseWith(), 'survey-reminder-1', '')
    expect(sent).toHaveLength(2)
  })
})
