import { afterAll, beforeAll, describe, expect, it } from '@jest/globals'
import { ApplicationFailure } from '@temporalio/common'
import { createActivities } from '../activities/index.ts'
import type { Mailer, Outgoing } from '../activities/mailer.ts'
import { writtenProgram } from '../dev/testkit/examples/example-program.ts'
import { idleTools } from '../dev/testkit/purchases/idle-tools.ts'
import { mailsAskedFor } from '../dev/testkit/purchases/mails-asked-for.ts'
import { allGoesWell, playPurchase } from '../dev/testkit/purchases/play-purchase.ts'
import { databaseForTest } from '../dev/testkit/testing.ts'
import { WEEK_NOTES } from '../domain/shop/letters.ts'
import { eraseBuyer } from '../storage/buyer-data.ts'
import type { Database } from '../storage/database.ts'
import { Program, Purchase, Survey, Unsubscribed } from '../storage/entities.ts'
import { unguessableId } from '../storage/ids.ts'
import { partsOf } from './purchase-id.ts'

const HOUR_MS = 3_600_000
const DAY_MS = 24 * HOUR_MS

/** Plays a purchase until its follow-up has ended. @returns what that asked for, and when it began */
async function follow(activities: ReturnType<typeof allGoesWell>) {
  let asked: Awaited<ReturnType<typeof mailsAskedFor>> = []
  let began = Number.NaN
  let outcome = 'done'
  await playPurchase(activities, async ({ purchase, environment }) => {
    await purchase.result()
    const followUp = environment.client.workflow.getHandle(`feedback-${purchase.workflowId}`)
    await followUp.result().catch(() => (outcome = 'failed'))
    asked = await mailsAskedFor(followUp)
    began = (await followUp.describe()).startTime.getTime()
  })
  return { asked, began, outcome }
}

const noteKinds = (asked: readonly { kind: string }[]) =>
  asked.map(({ kind }) => kind).filter((kind) => kind.startsWith('week-note'))

describe('the follow-up of a delivered purchase', () => {
  it('sends a note on the Sunday before each of weeks 2 to 8, and asks for feedback on its day', async () => {
    const { asked, began } = await follow(allGoesWell())
    expect(noteKinds(asked)).toEqual(WEEK_NOTES)
    const notes = asked.filter(({ kind }) => kind !== 'feedback-request')
    for (const { at } of notes) expect(new Date(at).toUTCString()).toMatch(/^Sun, .* 15:00/)
    const gaps = notes.slice(1).map(({ at }, index) => at - (notes[index]?.at ?? 0))
    for (const gap of gaps) expect(Math.abs(gap - 7 * DAY_MS)).toBeLessThan(HOUR_MS)
    const [first] = notes
    expect(first && first.at - began).toBeGreaterThan(6 * DAY_MS)
    expect(first && first.at - began).toBeLessThan(15 * DAY_MS)
    const question = asked.filter(({ kind }) => kind === 'feedback-request')
    expect(question).toHaveLength(1)
    expect(Math.abs((question[0]?.at ?? 0) - began - 14 * DAY_MS)).toBeLessThan(HOUR_MS)
  })

  it('mails nothing more to an address that takes no mail', async () => {
    const activities = allGoesWell()
    activities.emailBuyer.mockImplementation(async (_id, kind) => {
      if (kind === 'week-note-3') throw ApplicationFailure.nonRetryable('refused', 'AddressRejected')
    })
    const { asked, outcome } = await follow(activities)
    expect(noteKinds(asked)).toEqual(['week-note-2', 'week-note-3'])
    expect(outcome).toBe('failed')
  })

  it('goes on after a note that no mail server took', async () => {
    const activities = allGoesWell()
    activities.emailBuyer.mockImplementation(async (_id, kind) => {
      if (kind === 'week-note-3') throw ApplicationFailure.nonRetryable('away', 'MailUnavailable')
    })
    const { asked } = await follow(activities)
    expect(noteKinds(asked)).toEqual(WEEK_NOTES)
  })
})

describe('the stored purchase decides', () => {
  let database: Database
  beforeAll(async () => {
    database = await databaseForTest()
  })
  afterAll(() => database.close())

  /** @param after - what happens once the second note is sent @returns the mails of all eight weeks */
  async function mailsOfEightWeeks(
    after: (purchase: Purchase) => Promise<unknown> = async () => undefined,
  ): Promise<Outgoing[]> {
    const sent: Outgoing[] = []
    let purchaseId = ''
    const isNote = ({ letter }: Outgoing) => letter.subject.startsWith('Week ')
    const mailer = {
      send: async (mail: Outgoing) => {
        sent.push(mail)
        if (sent.filter(isNote).length === 2 && isNote(mail))
          await after(await database.fork().findOneOrFail(Purchase, { id: purchaseId }))
      },
    } as Mailer
    const { emailBuyer } = createActivities({ ...idleTools, database, shops: {}, mailer })
    const activities = allGoesWell()
    activities.verifyPayment.mockImplementation(async (id) => {
      purchaseId = id
      const { order } = partsOf(id)
      const em = database.fork()
      if (!(await em.count(Purchase, { id }))) {
        const email = `${order.toLowerCase()}@example.com`
        await em.insert(Survey, { id: `s-${order}`, answers: {}, email, createdAt: new Date() })
        await em.insert(Purchase, {
          ...{ id, order, channel: 'stripe', email, isTest: false, surveyId: `s-${order}` },
          ...{ createdAt: new Date(), paidAt: new Date() },
        })
        await em.insert(Program, {
          ...{ id: unguessableId(), purchaseId: id, name: 'Jo', email, generated: writtenProgram() },
          ...{ block: {}, report: {}, createdAt: new Date() },
        })
      }
      return { status: 'paid', isTest: false, surveyId: `s-${order}` }
    })
    activities.emailBuyer.mockImplementation(emailBuyer)
    await follow(activities)
    return sent.filter(isNote)
  }

  it('seven notes, each with its week, its first session and a one-tap unsubscribe', async () => {
    const notes = await mailsOfEightWeeks()
    expect(notes.map(({ letter }) => letter.subject)).toEqual([
      'Week 2: a little harder',
      'Week 3: a little harder',
      'Week 4: a little harder',
      'Week 5: the light week',
      'Week 6: back to full weeks',
      'Week 7: a little harder',
      'Week 8: the last one, and your test',
    ])
    for (const { letter, unsubscribeUrl } of notes) {
      expect(unsubscribeUrl).toMatch(/\/api\/unsubscribe\?token=/)
      expect(letter.text).toContain('First session: Upper A, ')
      expect(letter.text).toMatch(/\/results\/[\w-]+\n/)
    }
  })

  it.each<[string, (purchase: Purchase) => Promise<unknown>]>([
    [
      'unsubscribed',
      ({ email }) => database.fork().insert(Unsubscribed, { email: String(email), createdAt: new Date() }),
    ],
    [
      'was refunded',
      ({ id }) =>
        database.fork().nativeUpdate(Purchase, { id }, { closedAt: new Date(), closedBecause: 'refunded' }),
    ],
    [
      'is in a dispute',
      ({ id }) =>
        database.fork().nativeUpdate(Purchase, { id }, { closedAt: new Date(), closedBecause: 'disputed' }),
    ],
    [
      'was erased',
      ({ id }) =>
        database.fork().transactional(async (em) => eraseBuyer(em, await em.findOneOrFail(Purchase, { id }))),
    ],
  ])('no third note for a buyer who %s after the second', async (_what, after) => {
    expect(await mailsOfEightWeeks(after)).toHaveLength(2)
  })
})
