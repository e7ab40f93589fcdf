import { afterAll, beforeAll, describe, expect, it } from '@jest/globals'
import { createActivities } from '../activities/index.ts'
import { MailUnavailable, type Mailer, type Outgoing } from '../activities/mailer.ts'
import type { Shop } from '../channels/shop.ts'
import { ANSWERS } from '../dev/testkit/purchases/buyer.ts'
import { idleTools } from '../dev/testkit/purchases/idle-tools.ts'
import { allGoesWell, playPurchase } from '../dev/testkit/purchases/play-purchase.ts'
import { databaseForTest, uniqueName } from '../dev/testkit/testing.ts'
import type { PaymentStatus } from '../domain/shop/payment.ts'
import { createPurchaseClient } from '../purchases/purchase-client.ts'
import type { Database } from '../storage/database.ts'
import { Checkout, Survey, Unsubscribed } from '../storage/entities.ts'
import { hashOf, unguessableId } from '../storage/ids.ts'
import { leftOrderIdOf } from './purchase-id.ts'

const MINUTE_MS = 60_000

interface Meanwhile {
  open: () => Promise<unknown>
  /** Lets the clock of the run go on. */
  pass: (minutes: number) => Promise<void>
}

/**
 * Opens the checkout of a survey, and waits until nobody waits for its payment any more. Every history that comes
 * of it is replayed.
 * @returns the minutes from each run's first opening to its letter
 */
async function leave(
  activities: ReturnType<typeof allGoesWell>,
  surveyId: string,
  meanwhile: (world: Meanwhile) => Promise<void> = async () => undefined,
): Promise<number[]> {
  const waited: number[] = []
  await playPurchase(activities, async ({ purchase, environment, taskQueue }) => {
    await purchase.result()
    const { client } = environment
    const purchases = createPurchaseClient({ client, taskQueue })
    const settled = async () => {
      const run = client.workflow.getHandle(leftOrderIdOf(hashOf(surveyId)))
      await run.result()
      const { events } = await run.fetchHistory()
      const at = (name: 'workflowExecutionStarted' | 'activityTaskScheduled') =>
        Number(events?.find((event) => event[`${name}EventAttributes`])?.eventTime?.seconds) * 1000
      waited.push(Math.round((at('activityTaskScheduled') - at('workflowExecutionStarted')) / MINUTE_MS))
    }
    const open = () => purchases.awaitPayment(surveyId)
    await open()
    await meanwhile({ open, pass: (minutes) => environment.sleep(minutes * MINUTE_MS) })
    await settled()
    // Who opens it once more after the letter is waited for once more.
    await open()
    await settled()
  })
  return waited
}

describe('an order whose checkout was opened', () => {
  it('is asked about an hour later', async () => {
    const activities = allGoesWell()
    expect(await leave(activities, 'survey-1')).toEqual([60, 60])
    expect(activities.emailOrderLeft.mock.calls).toEqual([['survey-1'], ['survey-1']])
  })

  it('begins its hour anew whenever the checkout is opened, in one run', async () => {
    const activities = allGoesWell()
    const waited = await leave(activities, 'survey-1', async ({ open, pass }) => {
      await pass(50)
      await open()
      await pass(50)
      await open()
    })
    expect(waited).toEqual([160, 60])
  })
})

describe('the stored order and the shop decide:', () => {
  let database: Database
  beforeAll(async () => {
    database = await databaseForTest()
  })
  afterAll(() => database.close())

  interface World {
    email: string
    surveyId: string
    shop: { says: PaymentStatus }
    mail: { isDown: boolean }
    openCheckout: () => Promise<void>
  }

  /** @returns the letters to who answers, opens a checkout and leaves it */
  async function lettersWhere(
    happens: (world: World & Meanwhile) => Promise<unknown>,
  ): Promise<{ sent: Outgoing[]; tried: number }> {
    const [surveyId, email] = [unguessableId(), `${uniqueName('buyer')}@example.com`]
    const sent: Outgoing[] = []
    const shop: World['shop'] = { says: 'open' }
    const mail = { isDown: false }
    const now = new Date()
    await database
      .fork()
      .insert(Survey, { id: surveyId, answers: ANSWERS, email, createdAt: now, completedAt: now })
    const openCheckout = async () => {
      const order = `cs_${unguessableId()}`
      await database.fork().insert(Checkout, { order, surveyId, email, url: '', createdAt: new Date() })
    }
    await openCheckout()
    let tried = 0
    const { emailOrderLeft } = createActivities({
      ...idleTools,
      database,
      shops: { stripe: { lookUp: async () => ({ status: shop.says }) } as unknown as Shop },
      mailer: {
        send: async (one: Outgoing) => {
          tried += 1
          const isDown = mail.isDown
          // It is back for the next try.
          mail.isDown = false
          if (isDown) throw new MailUnavailable('down')
          sent.push(one)
        },
      } as Mailer,
    })
    const activities = allGoesWell()
    activities.emailOrderLeft.mockImplementation(emailOrderLeft)
    await leave(activities, surveyId, async (meanwhile) => {
      await happens({ email, surveyId, shop, mail, openCheckout, ...meanwhile })
    })
    return { sent, tried }
  }

  it('left: one letter, even if it is left again later', async () => {
    const { sent } = await lettersWhere(async () => undefined)
    expect(sent.map(({ letter }) => letter.subject)).toEqual(['Your 8-week program is one step away'])
  })

  it('two checkouts: one letter', async () => {
    const { sent } = await lettersWhere(async ({ pass, openCheckout, open }) => {
      await pass(30)
      await openCheckout()
      await open()
    })
    expect(sent).toHaveLength(1)
  })

  it('the mail server is down: one letter, later', async () => {
    const { sent, tried } = await lettersWhere(async ({ mail }) => void (mail.isDown = true))
    expect([sent.length, tried]).toEqual([1, 2])
  })

  it.each<[string, (world: World & Meanwhile) => Promise<unknown>]>([
    ['paid at once', async ({ shop }) => void (shop.says = 'paid')],
    ['paid meanwhile', async ({ shop, pass }) => pass(59).then(() => void (shop.says = 'paid'))],
    ['a bank debit on its way', async ({ shop }) => void (shop.says = 'pending')],
    ['unsubscribed', ({ email }) => database.fork().insert(Unsubscribed, { email, createdAt: new Date() })],
    [
      'erased',
      async ({ surveyId }) => {
        await database.fork().nativeDelete(Checkout, { surveyId })
        await database.fork().nativeDelete(Survey, { id: surveyId })
      },
    ],
  ])('%s: no letter', async (_what, happens) => {
    expect(await lettersWhere(happens)).toEqual({ sent: [], tried: 0 })
  })
})
