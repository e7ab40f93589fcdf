import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals'
import type { Shops } from '../channels/index.ts'
import { NO_RECEIPT } from '../domain/shop/payment.ts'
import { createFiles } from '../platform/objects/files.ts'
import { idleTools } from '../dev/testkit/purchases/idle-tools.ts'
import { activityContext, databaseForTest } from '../dev/testkit/testing.ts'
import type { Database } from '../storage/database.ts'
import { MailSent, Program, Purchase, Survey } from '../storage/entities.ts'
import { unguessableId } from '../storage/ids.ts'
import { createActivities } from './index.ts'
import type { Mailer, Outgoing } from './mailer.ts'
import { shortProgram } from '../dev/testkit/examples/example-program.ts'

let database: Database
let activities: ReturnType<typeof createActivities>
let sent: Outgoing[]
beforeAll(async () => {
  database = await databaseForTest()
  const stripe = {
    lookUp: async (order: string) => ({
      ...{ order, status: 'paid', email: 'jo@example.com', name: 'Jo', isTest: false, surveyId: null },
      receipt: NO_RECEIPT,
    }),
  }
  activities = createActivities({
    ...idleTools,
    database,
    objects: createFiles('/nowhere'),
    shops: { stripe } as unknown as Shops,
    mailer: { send: async (mail: Outgoing) => void sent.push(mail) } as Mailer,
  })
})
beforeEach(() => {
  sent = []
})
afterAll(() => database.close())

const newId = () => `purchase-stripe-cs_${unguessableId()}`
const doing = (work: (...args: never[]) => Promise<unknown>, ...args: string[]) =>
  activityContext().run(work as never, ...(args as never[])) as Promise<unknown>
const failureOf = (work: Promise<unknown>): Promise<unknown> =>
  work.then(
    () => 'done',
    (error: unknown) => error,
  )
const isMissing = { type: 'RowsMissing', nonRetryable: true }

describe('for a purchase that is no longer stored', () => {
  it('the payment is looked up and stored again', async () => {
    const id = newId()
    expect(await activities.verifyPayment(id)).toMatchObject({ status: 'paid', surveyId: null })
    const stored = await database.fork().findOneOrFail(Purchase, { id })
    expect(stored).toMatchObject({ channel: 'stripe', email: 'jo@example.com', paidAt: expect.any(Date) })
  })

  it('completed steps of its run count as not done', async () => {
    const id = newId()
    expect(await failureOf(doing(activities.generateProgram, id))).toMatchObject(isMissing)
    expect(await failureOf(doing(activities.renderPdf, id))).toMatchObject(isMissing)
    expect(await failureOf(doing(activities.emailBuyer, id, 'program-ready', ''))).toMatchObject(isMissing)
  })

  it('so do steps whose results are lost although the purchase is stored', async () => {
    const id = newId()
    await activities.verifyPayment(id)
    expect(await failureOf(doing(activities.generateProgram, id))).toMatchObject(isMissing)
    expect(await failureOf(doing(activities.renderPdf, id))).toMatchObject(isMissing)
    expect(await failureOf(doing(activities.emailBuyer, id, 'program-ready', ''))).toMatchObject(isMissing)
    expect(sent).toEqual([])
  })

  it('answers are refused', async () => {
    const surveyId = unguessableId()
    await database.fork().insert(Survey, { id: surveyId, answers: {}, createdAt: new Date() })
    expect(await failureOf(activities.attachSurvey(newId(), surveyId))).toMatchObject({ type: 'NOT_FOUND' })
  })

  it('an intervention is refused, since it is no longer stored', async () => {
    expect(await activities.applyIntervention(newId(), 'lost')).toMatchObject({
      refusal: 'FORGOTTEN',
      mail: null,
    })
  })
})

it('a different program of a purchase gets a different Message-ID, the same program the same one', async () => {
  const id = newId()
  await activities.verifyPayment(id)
  const em = database.fork()
  for (const programId of ['before', 'after', 'after']) {
    await em.nativeDelete(Program, { purchaseId: id })
    await em.nativeDelete(MailSent, { purchaseId: id })
    await em.insert(Program, {
      ...{ id: `${programId}-${id}`, purchaseId: id, name: 'Jo', email: 'jo@example.com' },
      ...{ createdAt: new Date(), generated: shortProgram(), block: {}, report: {} },
    })
    await doing(activities.emailBuyer, id, 'program-ready', '')
  }
  const [before, after, again] = sent.map(({ messageId }) => messageId)
  expect(after).not.toBe(before)
  expect(again).toBe(after)
})
