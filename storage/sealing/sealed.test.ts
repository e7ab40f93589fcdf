import { afterAll, beforeAll, describe, expect, it } from '@jest/globals'
import { ANSWERS } from '../../dev/testkit/purchases/buyer.ts'
import { DATA_KEYS, freshDatabase } from '../../dev/testkit/testing.ts'
import { type Database, openDatabase } from '../database.ts'
import { FeedbackEntry, Program, Purchase, Survey } from '../entities.ts'
import { unguessableId } from '../ids.ts'
import { DataUnreadable } from './data-keys.ts'

const [OLD] = DATA_KEYS
const NEW = 'a newer data key of the test'
const WORDS = 'No deadlifts: my left knee hurts.'

let url: string
let drop: () => Promise<void>
let opened: Database[]
/** The database as a process with these keys sees it. */
async function withKeys(...keys: [string, ...string[]]): Promise<Database> {
  const database = await openDatabase(url, keys)
  opened.push(database)
  return database
}
let database: Database
beforeAll(async () => {
  opened = []
  ;({ url, drop } = await freshDatabase())
  database = await withKeys(OLD)
})
afterAll(async () => {
  await Promise.all(opened.map((one) => one.close()))
  await drop()
})

const answers = { ...ANSWERS, exercisesToAvoid: WORDS }
async function surveyBy({ fork }: Database): Promise<string> {
  const id = unguessableId()
  await fork().insert(Survey, { id, answers, createdAt: new Date() })
  return id
}
const answersOf = async (id: string, { fork }: Database) =>
  (await fork().findOneOrFail(Survey, { id })).answers
const rawAnswers = async (id: string): Promise<string> => {
  const [row] = await database
    .fork()
    .execute<{ raw: string }[]>('select answers::text as raw from survey where id = ?', [id])
  return row?.raw ?? ''
}
/** As 0.2.0 left it under `DATA_KEYS=plain,…`. */
const leaveUnsealed = (id: string) =>
  database.fork().execute('update survey set answers = ? where id = ?', [JSON.stringify(answers), id])
const xminOf = async (id: string): Promise<unknown> =>
  (await database.fork().execute('select xmin::text as xmin from survey where id = ?', [id]))[0]

describe('answers', () => {
  it('are unreadable in every row, and are read back unchanged', async () => {
    const id = await surveyBy(database)
    expect(await rawAnswers(id)).toMatch(/^\{"sealed": "1\.[\w-]{8}\.[\w-]+"\}$/)
    expect(await answersOf(id, database)).toEqual(answers)
  })

  it('can be changed by a query, through the entity, and within it', async () => {
    const id = await surveyBy(database)
    await database.fork().nativeUpdate(Survey, { id }, { answers: { ...answers, trainingDays: 4 } })
    const em = database.fork()
    const survey = await em.findOneOrFail(Survey, { id })
    expect(survey.answers).toHaveProperty('trainingDays', 4)
    Object.assign(survey.answers, { trainingDays: 5 })
    await em.flush()
    expect(await answersOf(id, database)).toEqual({ ...answers, trainingDays: 5 })
  })

  it('that did not change are not written again', async () => {
    const id = await surveyBy(database)
    const before = await xminOf(id)
    const em = database.fork()
    await em.findOneOrFail(Survey, { id })
    await em.flush()
    expect(await xminOf(id)).toEqual(before)
    await leaveUnsealed(id)
    const plain = await xminOf(id)
    const another = database.fork()
    await another.findOneOrFail(Survey, { id })
    await another.flush()
    expect(await xminOf(id)).toEqual(plain)
  })

  it('that were left unsealed are read as they are', async () => {
    const id = await surveyBy(database)
    await leaveUnsealed(id)
    expect(await rawAnswers(id)).toContain(WORDS)
    expect(await answersOf(id, database)).toEqual(answers)
  })
})

describe('with other keys', () => {
  it('the newest seals, and every key opens what it sealed', async () => {
    const rotated = await withKeys(NEW, OLD)
    const id = await surveyBy(rotated)
    expect(await answersOf(await surveyBy(database), rotated)).toEqual(answers)
    expect(await answersOf(id, await withKeys(NEW))).toEqual(answers)
  })

  it('a missing key is named, and nothing is lost', async () => {
    const id = await surveyBy(database)
    const wrong = await withKeys(NEW)
    const [, keyId = ''] = (await rawAnswers(id)).split('.')
    const error: unknown = await answersOf(id, wrong).catch((thrown: unknown) => thrown)
    expect(error).toBeInstanceOf(DataUnreadable)
    expect(String(error)).toContain(`survey.answers: it was sealed with the key ${keyId}`)
    const left = (await wrong.reseal()).find(({ what }) => what === 'survey.answers')
    expect(left?.unreadable).toEqual([expect.stringContaining(keyId)])
    expect(await answersOf(id, database)).toEqual(answers)
  })

  it('everything sealed with a former key or not at all is resealed with the newest, once', async () => {
    const plain = await surveyBy(database)
    await leaveUnsealed(plain)
    const former = await surveyBy(database)
    const feedback = { rating: 5, feedback: WORDS, createdAt: new Date() }
    const entry = await database.fork().insert(FeedbackEntry, feedback)
    const rotated = await withKeys(NEW, OLD)
    const sealed = await rotated.reseal()
    expect(sealed.find(({ what }) => what === 'feedback.feedback')).toMatchObject({
      sealed: 1,
      unreadable: [],
    })
    const newestAlone = await withKeys(NEW)
    for (const id of [plain, former]) expect(await answersOf(id, newestAlone)).toEqual(answers)
    expect(await newestAlone.fork().findOneOrFail(FeedbackEntry, { id: entry })).toMatchObject({
      feedback: WORDS,
    })
    expect((await rotated.reseal()).map((one) => one.sealed)).toEqual(sealed.map(() => 0))
  })
})

it('keeps the parts of a report that operators query by SQL plain, and seals personal facts', async () => {
  const em = database.fork()
  const [order, id] = [unguessableId(), unguessableId()]
  const purchaseId = `purchase-stripe-${order}`
  const report = {
    ...{ model: 'coach', path: 'model', costUsd: 0.25, score: 1 },
    ...{
      reading: { outcome: 'kept' },
      redFlags: ['pregnancy'],
      rounds: [{ outcome: 'block', findings: [] }],
    },
  }
  await em.insert(Purchase, {
    ...{ id: purchaseId, order, createdAt: new Date() },
    ...{ channel: 'stripe', isTest: false, weeksWritten: 0 },
  })
  await em.insert(Program, {
    ...{ id, purchaseId, report, name: '', email: '', outdated: false, createdAt: new Date() },
    ...{ generated: { overview: {} } as Program['generated'], block: { days: [WORDS] } },
  })
  const rows = await em.execute(
    `select report -> 'reading' ->> 'outcome' as outcome, (report ->> 'costUsd')::float as cost,
     program::text as raw from program`,
  )
  expect(rows).toEqual([{ outcome: 'kept', cost: 0.25, raw: expect.not.stringMatching(/pregnancy|knee/) }])
  const stored = await database.fork().findOneOrFail(Program, { id })
  expect(stored.report).toEqual(report)
  expect(stored.block).toEqual({ days: [WORDS] })
})
