import { afterAll, beforeAll, beforeEach, expect, it } from '@jest/globals'
import { shortProgram } from '../dev/testkit/examples/example-program.ts'
import { databaseForTest } from '../dev/testkit/testing.ts'
import type { Database } from './database.ts'
import { Program, Purchase, Survey } from './entities.ts'
import { unguessableId } from './ids.ts'
import { storeProgram } from './programs.ts'

let database: Database
let purchaseId: string
let surveyId: string
beforeAll(async () => {
  database = await databaseForTest()
})
afterAll(() => database.close())
beforeEach(async () => {
  const order = unguessableId()
  ;[purchaseId, surveyId] = [`purchase-stripe-${order}`, unguessableId()]
  const em = database.fork()
  await em.insert(Survey, { id: surveyId, answers: {}, createdAt: new Date() })
  await em.insert(Purchase, {
    ...{ id: purchaseId, channel: 'stripe', order, isTest: false, surveyId },
    createdAt: new Date(),
  })
})

const written = (name: string) => ({
  ...{ id: unguessableId(), purchaseId, name, email: 'jo@example.com' },
  ...{ generated: shortProgram(), block: {}, report: {}, createdAt: new Date() },
})
const stored = () => database.fork().findOne(Program, { purchaseId })

it('keeps the first of two attempts', async () => {
  const first = written('first')
  await storeProgram(database.fork(), surveyId, first)
  await storeProgram(database.fork(), surveyId, written('second'))
  expect(await stored()).toMatchObject({ id: first.id, name: 'first' })
})

it('replaces an outdated program and drops its PDFs', async () => {
  const former = written('former')
  await storeProgram(database.fork(), surveyId, former)
  const drawn = { pdfSha256: 'sha', pdfPhoneLbSha256: 'sha', pdfCardsSha256: 'sha' }
  await database.fork().nativeUpdate(Program, { purchaseId }, { ...drawn, outdated: true })
  await storeProgram(database.fork(), surveyId, written('new'))
  expect(await stored()).toMatchObject({
    ...{ id: former.id, name: 'new', outdated: false },
    ...{ pdfSha256: null, pdfPhoneLbSha256: null, pdfCardsSha256: null },
  })
})

it('stores nothing that was written from answers amended meanwhile', async () => {
  await storeProgram(database.fork(), unguessableId(), written('former answers'))
  expect(await stored()).toBeNull()
  expect(await database.fork().findOne(Purchase, { id: purchaseId })).toMatchObject({
    programWrittenAt: null,
  })
})
