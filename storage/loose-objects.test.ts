import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals'
import { shortProgram } from '../dev/testkit/examples/example-program.ts'
import { databaseForTest } from '../dev/testkit/testing.ts'
import type { Database } from './database.ts'
import { LooseObject, Program, Purchase, Survey } from './entities.ts'
import { eraseBuyer } from './buyer-data.ts'
import { unguessableId } from './ids.ts'
import { dueObjects, expectObject, forgetObject } from './loose-objects.ts'
import { storeEdition, storeProgram } from './programs.ts'
import { recordPayment } from './record-payment.ts'

let database: Database
beforeAll(async () => {
  database = await databaseForTest()
})
afterAll(() => database.close())

let purchaseId: string
let surveyId: string
beforeEach(async () => {
  const order = unguessableId()
  ;[purchaseId, surveyId] = [`purchase-stripe-${order}`, unguessableId()]
  const em = database.fork()
  await em.nativeDelete(LooseObject, {})
  await em.insert(Survey, { id: surveyId, answers: {}, createdAt: new Date() })
  await em.insert(Purchase, {
    ...{ id: purchaseId, channel: 'stripe', order, isTest: false, surveyId },
    createdAt: new Date(),
  })
  await storeProgram(em, surveyId, written())
})

const written = () => ({
  ...{ id: unguessableId(), purchaseId, name: 'Jo', email: 'jo@example.com' },
  ...{ generated: shortProgram(), block: {}, report: {}, createdAt: new Date() },
})
const program = () => database.fork().findOneOrFail(Program, { purchaseId })
const due = async () => (await dueObjects(database.fork(), 100)).sort()
const noted = async () => (await database.fork().find(LooseObject, {})).map(({ key }) => key).sort()
const said = (status: 'paid' | 'refunded' | 'disputed' | 'charged-back') => ({
  ...{ status, email: 'jo@example.com', name: 'Jo', isTest: false, surveyId },
  receipt: { orderNumber: null, orderedAt: null, amountMinor: null, currency: null },
})

async function drawn(): Promise<void> {
  const em = database.fork()
  await expectObject(em, 'a4')
  await storeEdition(em, await program(), 'a4', 'a4')
  await expectObject(em, 'letter')
  await storeEdition(em, await program(), 'letter', 'letter')
  await expectObject(em, 'cards')
  await storeEdition(em, await program(), 'cards-a4', 'cards')
}

describe('an object', () => {
  it('is recorded before it is stored, until a program points to it', async () => {
    await expectObject(database.fork(), 'a4')
    expect([await noted(), await due()]).toEqual([['a4'], []])
    await storeEdition(database.fork(), await program(), 'a4', 'a4')
    expect(await noted()).toEqual([])
  })

  it('that no program points to is due after an hour', async () => {
    await expectObject(database.fork(), 'a4')
    await database.fork().nativeUpdate(LooseObject, {}, { dueAt: new Date() })
    expect(await due()).toEqual(['a4'])
  })

  it('is due as soon as its edition is drawn differently, and the others are not', async () => {
    await drawn()
    await storeEdition(database.fork(), await program(), 'a4', 'a4 anew')
    expect(await due()).toEqual(['a4'])
    await storeEdition(database.fork(), await program(), 'a4', 'a4 anew')
    expect(await due()).toEqual(['a4'])
  })

  it('is due as soon as its program is replaced', async () => {
    await drawn()
    await database.fork().nativeUpdate(Program, { purchaseId }, { outdated: true })
    await storeProgram(database.fork(), surveyId, written())
    expect(await due()).toEqual(['a4', 'cards', 'letter'])
  })

  it('is due as soon as its buyer is erased', async () => {
    await drawn()
    const em = database.fork()
    await eraseBuyer(em, await em.findOneOrFail(Purchase, purchaseId))
    expect(await due()).toEqual(['a4', 'cards', 'letter'])
  })

  it.each(['refunded', 'charged-back'] as const)('is due as soon as its purchase is %s', async (status) => {
    await drawn()
    await recordPayment(database.fork(), purchaseId, said('paid'), new Date(1))
    await recordPayment(database.fork(), purchaseId, said(status), new Date(2))
    expect(await due()).toEqual(['a4', 'cards', 'letter'])
    expect(await program()).toMatchObject({ pdfSha256: null, pdfLetterSha256: null })
  })

  it('stays while its payment is disputed', async () => {
    await drawn()
    await recordPayment(database.fork(), purchaseId, said('disputed'), new Date(1))
    expect(await due()).toEqual([])
    await recordPayment(database.fork(), purchaseId, said('charged-back'), new Date(2))
    expect(await due()).toEqual(['a4', 'cards', 'letter'])
  })

  it('that is about to be stored again stays recorded when it is deleted', async () => {
    await drawn()
    await storeEdition(database.fork(), await program(), 'a4', 'a4 anew')
    await expectObject(database.fork(), 'a4')
    await forgetObject(database.fork(), 'a4')
    expect([await noted(), await due()]).toEqual([['a4'], []])
  })
})
