import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals'
import type { Shop } from '../channels/shop.ts'
import { ANSWERS } from '../dev/testkit/purchases/buyer.ts'
import { idleTools } from '../dev/testkit/purchases/idle-tools.ts'
import { databaseForTest, uniqueName } from '../dev/testkit/testing.ts'
import { Refusal } from '../domain/shop/errors.ts'
import type { PaymentStatus } from '../domain/shop/payment.ts'
import { eraseBuyer } from '../storage/buyer-data.ts'
import type { Database } from '../storage/database.ts'
import { Checkout, OrderReminder, Purchase, Survey, Unsubscribed } from '../storage/entities.ts'
import { unguessableId } from '../storage/ids.ts'
import { createActivities } from './index.ts'
import { AddressRejected, MailUnavailable, type Mailer, type Outgoing } from './mailer.ts'

let database: Database
let sent: Outgoing[]
let asked: string[]
let sending: () => Promise<void>
let shopSays: (order: string) => PaymentStatus
let emailOrderLeft: ReturnType<typeof createActivities>['emailOrderLeft']
beforeAll(async () => {
  database = await databaseForTest()
  const lookUp = async (order: string) => {
    asked.push(order)
    return { status: shopSays(order) }
  }
  ;({ emailOrderLeft } = createActivities({
    ...idleTools,
    database,
    shops: { stripe: { lookUp } as unknown as Shop },
    mailer: {
      send: async (mail: Outgoing) => {
        await sending()
        sent.push(mail)
      },
    } as Mailer,
  }))
})
beforeEach(() => {
  sent = []
  asked = []
  sending = async () => undefined
  shopSays = () => 'open'
})
afterAll(() => database.close())

const em = () => database.fork()
const someone = () => `${uniqueName('buyer')}@example.com`

async function openCheckout(surveyId: string, email: string, facts: Partial<Checkout> = {}): Promise<string> {
  const order = `cs_${unguessableId()}`
  const url = `https://checkout.example/${order}`
  await em().insert(Checkout, { order, surveyId, email, url, createdAt: new Date(), ...facts })
  return order
}
/** An answered survey with a checkout that was opened and not paid. */
async function leftOrder(facts: Partial<Survey> = {}, email = someone()) {
  const surveyId = unguessableId()
  const now = new Date()
  await em().insert(Survey, {
    ...{ id: surveyId, answers: ANSWERS, name: 'Anna Łukasik', email, createdAt: now, completedAt: now },
    ...facts,
  })
  return { surveyId, email, order: await openCheckout(surveyId, email) }
}
async function purchase(facts: Partial<Purchase>): Promise<void> {
  const order = unguessableId()
  const row = { id: `purchase-stripe-${order}`, order, channel: 'stripe', isTest: false } as const
  await em().insert(Purchase, { ...row, createdAt: new Date(), ...facts })
}

it('names what would be written, leads back to the order, and can be unsubscribed from', async () => {
  const { surveyId, email } = await leftOrder()
  await emailOrderLeft(surveyId)
  expect(sent).toMatchObject([
    {
      to: { name: 'Anna Łukasik', address: email },
      unsubscribeUrl: expect.stringMatching(/\/api\/unsubscribe\?token=/),
    },
  ])
  const { text } = sent[0]?.letter ?? { text: '' }
  expect(text).toContain('Each week: 3 days\nEach session: 60 minutes\nPrice: $27\n')
  expect(text).toMatch(/\/api\/left-order\?token=\S+\n/)
  // Whoever gets the letter by mistake must not get the answers once the address is corrected.
  expect(text).not.toContain(surveyId)
})

describe('is sent once', () => {
  it('however often it is asked for, and whatever other checkout is opened', async () => {
    const { surveyId, email } = await leftOrder()
    await Promise.allSettled([emailOrderLeft(surveyId), emailOrderLeft(surveyId)])
    await openCheckout(surveyId, email)
    await emailOrderLeft(surveyId)
    expect(sent).toHaveLength(1)
  })

  it('to an address, however many orders it leaves', async () => {
    const { surveyId, email } = await leftOrder()
    const others = [await leftOrder({}, email), await leftOrder({}, email)]
    const ids = [surveyId, ...others.map((one) => one.surveyId)]
    await Promise.allSettled(ids.map((id) => emailOrderLeft(id)))
    for (const id of ids) await emailOrderLeft(id)
    expect(sent).toHaveLength(1)
  })

  it('later, when the mail server is back', async () => {
    const { surveyId } = await leftOrder()
    sending = async () => {
      throw new MailUnavailable('not now')
    }
    await expect(emailOrderLeft(surveyId)).rejects.toThrow(MailUnavailable)
    sending = async () => undefined
    await emailOrderLeft(surveyId)
    await emailOrderLeft(surveyId)
    expect(sent).toHaveLength(1)
  })

  it('with the same Message-ID after an attempt that broke off', async () => {
    const { surveyId } = await leftOrder()
    await emailOrderLeft(surveyId)
    await em().nativeUpdate(OrderReminder, { surveyId }, { sentAt: null, claimedUntil: new Date(0) })
    await emailOrderLeft(surveyId)
    expect(sent).toHaveLength(2)
    expect(sent[1]).toEqual(sent[0])
  })
})

describe('says that nothing was charged only if the shop says so:', () => {
  it.each<[PaymentStatus, number]>([
    ['open', 1],
    ['failed', 1],
    ['pending', 0],
    ['paid', 0],
    ['refunded', 0],
    ['disputed', 0],
    ['charged-back', 0],
  ])('%s', async (status, letters) => {
    const { surveyId } = await leftOrder()
    shopSays = () => status
    await emailOrderLeft(surveyId)
    expect(sent).toHaveLength(letters)
  })

  it('of each checkout that can be paid', async () => {
    const { surveyId, email, order } = await leftOrder()
    const closed = await openCheckout(surveyId, someone(), { closedAt: new Date() })
    const latest = await openCheckout(surveyId, email)
    shopSays = (one) => (one === order ? 'paid' : 'open')
    await emailOrderLeft(surveyId)
    expect(sent).toEqual([])
    expect(asked).toContain(latest)
    expect(asked).not.toContain(closed)
  })

  it('an order that it does not know is not surely unpaid', async () => {
    const { surveyId } = await leftOrder()
    shopSays = () => {
      throw new Refusal('NOT_FOUND')
    }
    await emailOrderLeft(surveyId)
    expect(sent).toEqual([])
  })

  it('while it is away, the letter is put off', async () => {
    const { surveyId } = await leftOrder()
    shopSays = () => {
      throw new Refusal('SHOP_UNAVAILABLE')
    }
    await expect(emailOrderLeft(surveyId)).rejects.toThrow(Refusal)
    shopSays = () => 'open'
    await emailOrderLeft(surveyId)
    expect(sent).toHaveLength(1)
  })
})

describe('is not sent', () => {
  it.each<[string, (left: Awaited<ReturnType<typeof leftOrder>>) => Promise<unknown>]>([
    ['that paid', ({ order }) => purchase({ order, paidAt: new Date() })],
    ['whose bank debit is on its way', ({ order }) => purchase({ order, paymentPendingAt: new Date() })],
    [
      'whose bank debit failed, of which another letter tells',
      ({ order }) => purchase({ order, paymentPendingAt: new Date(), paymentFailedAt: new Date() }),
    ],
    ['that got the money back', ({ surveyId }) => purchase({ surveyId, closedAt: new Date() })],
    ['that has bought by another order', ({ email }) => purchase({ email, paidAt: new Date() })],
    ['that unsubscribed', ({ email }) => em().insert(Unsubscribed, { email, createdAt: new Date() })],
    [
      'that was corrected and opened no checkout since',
      ({ surveyId }) => em().nativeUpdate(Survey, { id: surveyId }, { email: someone() }),
    ],
    [
      'whose answers were reopened and lack one now',
      ({ surveyId }) => em().nativeUpdate(Survey, { id: surveyId }, { answers: {} }),
    ],
  ])('to an address %s', async (_what, before) => {
    const left = await leftOrder()
    await before(left)
    await emailOrderLeft(left.surveyId)
    expect([sent, asked]).toEqual([[], []])
  })

  it('to a buyer who was erased, and nothing of the letter is kept of them', async () => {
    const { surveyId, email } = await leftOrder()
    await emailOrderLeft(surveyId)
    await purchase({ email, surveyId, paidAt: new Date() })
    const bought = await em().findOneOrFail(Purchase, { surveyId })
    await em().transactional(async (tx) =>
      eraseBuyer(tx, await tx.findOneOrFail(Purchase, { id: bought.id })),
    )
    expect(await em().count(OrderReminder, { email })).toBe(0)
    await emailOrderLeft(surveyId)
    expect(sent).toHaveLength(1)
  })

  it('for a survey without a checkout, as a demo has none', async () => {
    const { surveyId, order } = await leftOrder()
    await em().nativeDelete(Checkout, { order })
    await emailOrderLeft(surveyId)
    expect(sent).toEqual([])
  })

  it('to an address that takes no mail, and needs no operator', async () => {
    const { surveyId } = await leftOrder()
    sending = async () => {
      throw new AddressRejected('nobody')
    }
    await emailOrderLeft(surveyId)
    expect(sent).toEqual([])
  })
})
