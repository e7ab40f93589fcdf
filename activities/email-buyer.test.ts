import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals'
import { tokenIn } from '../dev/testkit/purchases/buyer.ts'
import { idleTools } from '../dev/testkit/purchases/idle-tools.ts'
import { databaseForTest } from '../dev/testkit/testing.ts'
import type { Database } from '../storage/database.ts'
import { AccessToken, MailSent, Purchase, Survey } from '../storage/entities.ts'
import { hashOf, unguessableId } from '../storage/ids.ts'
import { issuedToken, stuckPurchases } from '../storage/purchases.ts'
import { createActivities } from './index.ts'
import { AddressRejected, MailUnavailable, type Mailer, type Outgoing } from './mailer.ts'

let database: Database
let sent: Outgoing[]
let sending: (mail: Outgoing) => Promise<void>
let emailBuyer: ReturnType<typeof createActivities>['emailBuyer']
let attachSurvey: ReturnType<typeof createActivities>['attachSurvey']
beforeAll(async () => {
  database = await databaseForTest()
  ;({ emailBuyer, attachSurvey } = createActivities({
    ...idleTools,
    database,
    shops: {},
    mailer: {
      send: async (mail: Outgoing) => {
        sent.push(mail)
        await sending(mail)
      },
    } as Mailer,
  }))
})
beforeEach(() => {
  sent = []
  sending = async () => undefined
})
afterAll(() => database.close())

async function newPurchase(): Promise<string> {
  const order = unguessableId()
  const id = `purchase-stripe-${order}`
  await database.fork().insert(Purchase, {
    ...{ id, order, channel: 'stripe', email: 'jo@example.com', isTest: false },
    createdAt: new Date(),
  })
  return id
}

const letterOf = (purchaseId: string, kind: string) =>
  database.fork().findOneOrFail(MailSent, { purchaseId, kind })
const failureOf = (work: Promise<unknown>): Promise<unknown> =>
  work.then(
    () => 'done',
    (error: unknown) => error,
  )
const openedBy = async ({ letter }: Outgoing) => {
  const issued = await issuedToken(database.fork(), tokenIn(letter), new Date())
  return issued && issued !== 'expired' ? issued.purchaseId : issued
}
/** A promise that the test resolves. */
function gate() {
  const { promise, resolve } = Promise.withResolvers<void>()
  return { opens: promise, open: resolve }
}

it('needs an operator for a program without an address', async () => {
  const id = await newPurchase()
  await database.fork().nativeUpdate(Purchase, { id }, { email: null })
  expect(await failureOf(emailBuyer(id, 'program-ready', ''))).toMatchObject({
    type: 'AddressRejected',
    message: 'the buyer left no address',
  })
  expect(sent).toEqual([])
})

describe('the link of a letter', () => {
  it('opens the purchase even if the attempt failed after the mail server had accepted the mail', async () => {
    const purchaseId = await newPurchase()
    sending = async () => {
      throw new MailUnavailable('the answer was lost')
    }
    expect(await failureOf(emailBuyer(purchaseId, 'confirmation', ''))).toMatchObject({
      name: 'MailUnavailable',
    })
    expect(await Promise.all(sent.map(openedBy))).toEqual([purchaseId])
  })

  it('opens it even before the mail has arrived', async () => {
    const purchaseId = await newPurchase()
    let opened: unknown
    sending = async (mail) => {
      opened = await openedBy(mail)
    }
    await emailBuyer(purchaseId, 'confirmation', '')
    expect(opened).toBe(purchaseId)
  })

  it('is the same in every attempt, and different in every letter', async () => {
    const purchaseId = await newPurchase()
    sending = async () => {
      if (sent.length === 1) throw new MailUnavailable('not now')
    }
    await failureOf(emailBuyer(purchaseId, 'confirmation', ''))
    await emailBuyer(purchaseId, 'confirmation', '')
    await emailBuyer(purchaseId, 'access-link', '1')
    await emailBuyer(purchaseId, 'access-link', '2')
    const [first, again, link, nextHour] = sent
    expect(again).toEqual(first)
    const tokens = [first, link, nextHour].map((mail) => mail && tokenIn(mail.letter))
    expect(new Set(tokens).size).toBe(3)
    expect(new Set(sent.map(({ messageId }) => messageId)).size).toBe(3)
    expect(await database.fork().count(AccessToken, { purchaseId })).toBe(3)
    const rows = await database.fork().find(AccessToken, { purchaseId })
    expect(rows.map(({ hash }) => hash).sort()).toEqual(tokens.map((token) => hashOf(token ?? '')).sort())
  })
})

describe('two attempts at one letter', () => {
  it('side by side: the second sends nothing and is told to come back', async () => {
    const purchaseId = await newPurchase()
    const answer = gate()
    const taken = gate()
    sending = async () => {
      taken.open()
      await answer.opens
    }
    const first = emailBuyer(purchaseId, 'confirmation', '')
    await taken.opens
    const second = await failureOf(emailBuyer(purchaseId, 'confirmation', ''))
    expect(second).toMatchObject({ type: 'MailUnderWay', nextRetryDelay: expect.any(Number) })
    answer.open()
    await first
    await emailBuyer(purchaseId, 'confirmation', '')
    expect(sent).toHaveLength(1)
  })

  it('one after a failure: goes out at once', async () => {
    const purchaseId = await newPurchase()
    sending = async () => {
      if (sent.length === 1) throw new MailUnavailable('not now')
    }
    await failureOf(emailBuyer(purchaseId, 'confirmation', ''))
    await emailBuyer(purchaseId, 'confirmation', '')
    expect(sent).toHaveLength(2)
    expect(await letterOf(purchaseId, 'confirmation')).toMatchObject({
      sentAt: expect.any(Date),
      claimedUntil: null,
    })
  })

  it('one after a kill of the other: goes out when the other can no longer be sending', async () => {
    const purchaseId = await newPurchase()
    const killed = gate()
    const taken = gate()
    sending = async () => {
      taken.open()
      await killed.opens
    }
    void emailBuyer(purchaseId, 'confirmation', '')
    await taken.opens
    const overdue = { claimedUntil: new Date(Date.now() - 1) }
    await database.fork().nativeUpdate(MailSent, { purchaseId }, overdue)
    sending = async () => undefined
    await emailBuyer(purchaseId, 'confirmation', '')
    expect(sent).toHaveLength(2)
  })

  it('the late failure of one does not release the claim of the other', async () => {
    const purchaseId = await newPurchase()
    const [late, slow] = [gate(), gate()]
    const taken = [gate(), gate()]
    sending = async () => {
      const isFirst = sent.length === 1
      taken[isFirst ? 0 : 1]?.open()
      await (isFirst ? late : slow).opens
      if (isFirst) throw new MailUnavailable('too late')
    }
    const first = failureOf(emailBuyer(purchaseId, 'confirmation', ''))
    await taken[0]?.opens
    await database.fork().nativeUpdate(MailSent, { purchaseId }, { claimedUntil: new Date(Date.now() - 1) })
    const second = emailBuyer(purchaseId, 'confirmation', '')
    await taken[1]?.opens
    late.open()
    await first
    expect(await failureOf(emailBuyer(purchaseId, 'confirmation', ''))).toMatchObject({
      type: 'MailUnderWay',
    })
    slow.open()
    await second
    expect(sent).toHaveLength(2)
  })
})

it('keeps the letter of a closed purchase due until the purchase is reopened', async () => {
  const purchaseId = await newPurchase()
  const close = (closedAt: Date | null) =>
    database.fork().nativeUpdate(Purchase, { id: purchaseId }, { closedAt })
  await close(new Date())
  await emailBuyer(purchaseId, 'confirmation', '')
  expect(sent).toEqual([])
  await close(null)
  await emailBuyer(purchaseId, 'confirmation', '')
  expect(sent).toHaveLength(1)
})

it('marks an unwanted letter, so that it is never sent', async () => {
  const purchaseId = await newPurchase()
  await database.fork().nativeUpdate(Purchase, { id: purchaseId }, { deliveredAt: new Date() })
  await emailBuyer(purchaseId, 'taking-longer', '')
  expect(sent).toEqual([])
  expect((await letterOf(purchaseId, 'taking-longer')).sentAt).toBeInstanceOf(Date)
  expect(await database.fork().count(AccessToken, { purchaseId })).toBe(0)
})

it('waits for PostgreSQL to mark a sent mail, rather than send it again', async () => {
  const purchaseId = await newPurchase()
  sending = async () => {
    // While the table is missing, marking the mail as sent is retried.
    await database.fork().getConnection().execute('alter table mail_sent rename to mail_lost')
    setTimeout(() => {
      void database.fork().getConnection().execute('alter table mail_lost rename to mail_sent')
    }, 700)
  }
  await emailBuyer(purchaseId, 'confirmation', '')
  expect(sent).toHaveLength(1)
  expect((await letterOf(purchaseId, 'confirmation')).sentAt).toBeInstanceOf(Date)
})

describe('the letter with the way in', () => {
  const concernsOf = async (id: string) => (await database.fork().findOneOrFail(Purchase, { id })).concerns
  const paid = async (facts: Partial<Purchase> = {}) => {
    const id = await newPurchase()
    await database.fork().nativeUpdate(Purchase, { id }, { paidAt: new Date(), ...facts })
    return id
  }
  const refuse = async () => {
    throw new AddressRejected('the mail server refuses this address')
  }

  it('concerns an operator once its address is refused, until it went out', async () => {
    const id = await paid()
    sending = refuse
    expect(await failureOf(emailBuyer(id, 'confirmation', ''))).toBeInstanceOf(AddressRejected)
    await failureOf(emailBuyer(id, 'survey-reminder-1', ''))
    expect(await concernsOf(id)).toEqual(['address-refused'])
    expect((await stuckPurchases(database.fork(), 15)).map((one) => one.id)).toContain(id)
    sending = async () => undefined
    await emailBuyer(id, 'access-link', 'corrected')
    expect(await concernsOf(id)).toEqual([])
  })

  it('concerns an operator if the order has no address, until the buyer has answered', async () => {
    const id = await paid({ email: null })
    await emailBuyer(id, 'confirmation', '')
    expect(await concernsOf(id)).toEqual(['no-address'])
    const surveyId = unguessableId()
    await database.fork().insert(Survey, { id: surveyId, answers: {}, createdAt: new Date() })
    await attachSurvey(id, surveyId)
    expect(await concernsOf(id)).toEqual([])
  })

  it('concerns nobody before anything was paid, nor does a note of a week that is refused', async () => {
    const unpaid = await newPurchase()
    await database.fork().nativeUpdate(Purchase, { id: unpaid }, { email: null })
    await emailBuyer(unpaid, 'confirmation', '')
    sending = refuse
    const id = await paid({ deliveredAt: new Date() })
    await failureOf(emailBuyer(id, 'feedback-request', ''))
    expect([await concernsOf(unpaid), await concernsOf(id)]).toEqual([[], []])
  })
})

it('tells of a refund that came back only while it has not arrived', async () => {
  const id = await newPurchase()
  await database.fork().nativeUpdate(Purchase, { id }, { concerns: ['refund-failed'] })
  await emailBuyer(id, 'refund-failed', '1')
  expect(sent.map(({ letter }) => letter.subject)).toEqual(['Your refund came back to us'])
  await database.fork().nativeUpdate(Purchase, { id }, { concerns: [] })
  await emailBuyer(id, 'refund-failed', '2')
  expect(sent).toHaveLength(1)
})
