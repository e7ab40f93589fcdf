import { afterAll, beforeAll, expect, it } from '@jest/globals'
import { databaseForTest } from '../dev/testkit/testing.ts'
import type { Database } from '../storage/database.ts'
import { Purchase } from '../storage/entities.ts'
import { unguessableId } from '../storage/ids.ts'
import { createLetterLinks } from './letter-of.ts'
import { mailDigest } from './mail-digest.ts'
import type { Mailer, Outgoing } from './mailer.ts'

let database: Database
beforeAll(async () => {
  database = await databaseForTest()
})
afterAll(() => database.close())

const digestTo = (sent: Outgoing[]) =>
  mailDigest({
    database,
    mailer: { send: async (mail: Outgoing) => void sent.push(mail) } as Mailer,
    links: createLetterLinks({ publicUrl: 'https://eightfold.example', secrets: ['a secret of the test'] }),
    supportEmail: 'support@eightfold.example',
  })

it('mails operators what waits for them, with ids and reasons only, and sends nothing if nothing waits', async () => {
  const sent: Outgoing[] = []
  const tell = digestTo(sent)
  expect(await tell()).toEqual({ purchases: 0 })
  expect(sent).toEqual([])

  const order = unguessableId()
  await database.fork().insert(Purchase, {
    ...{ id: `purchase-stripe-${order}`, channel: 'stripe', order, isTest: false, createdAt: new Date() },
    ...{ email: 'ada@example.com', name: 'Ada', paidAt: new Date('2026-11-26T08:00:00Z') },
    attentionReason: 'emailing: AddressRejected: <nobody there>',
  })
  expect(await tell()).toEqual({ purchases: 1 })
  const [{ to, letter, messageId }] = sent as [Outgoing]
  expect(to.address).toBe('support@eightfold.example')
  expect(letter.subject).toBe('Eightfold: 1 undelivered')
  expect(letter.text).toContain(`purchase-stripe-${order}: needs-attention, paid 2026-11-26 08:00 UTC`)
  expect(letter.html).toContain('AddressRejected: &lt;nobody there&gt;')
  expect(JSON.stringify(letter)).not.toMatch(/ada@|\bada\b/i)
  expect(messageId).toMatch(/^<digest\.\d{4}-\d\d-\d\d@eightfold\.example>$/)
})

it('does not call a purchase paid if its payment is unknown', async () => {
  const order = unguessableId()
  const openedAt = new Date('2026-11-25T07:30:00Z')
  await database.fork().insert(Purchase, {
    ...{ id: `purchase-stripe-${order}`, channel: 'stripe', order, isTest: false, createdAt: openedAt },
    attentionReason: 'verifying-payment: the shop knows no such order',
  })
  const sent: Outgoing[] = []
  await digestTo(sent)()
  expect(sent[0]?.letter.text).toContain(
    `purchase-stripe-${order}: needs-attention, not paid, opened 2026-11-25 07:30 UTC`,
  )
})
