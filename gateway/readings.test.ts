import { afterAll, beforeAll, beforeEach, expect, it } from '@jest/globals'
import type { Row, Texts } from '../language-model/reading-prompt.ts'
import type { ModelReading } from '../domain/reading/statement.ts'
import { createBuyer, requestOf } from '../dev/testkit/purchases/buyer.ts'
import { rowsOf } from '../dev/stand-ins/coach/rows-of.ts'
import { type Product, startProduct } from '../dev/testkit/product.ts'
import { uniqueName, until } from '../dev/testkit/testing.ts'
import { Program, Reading } from '../storage/entities.ts'
import { deleteOld } from '../storage/retention.ts'
import { unguessableId } from '../storage/ids.ts'

const NEVER_A_HANG_MS = 4_000

let product: Product
let reads: (texts: Texts) => Row[] | Promise<Row[]>
let asked: Texts[]
beforeAll(async () => {
  product = await startProduct({ rateLimits: true, trustProxy: true, readingsDailyLimit: 300 })
  await product.coach.stop()
  await product.coach.start({
    reads: (texts) => {
      asked.push(texts)
      return reads(texts)
    },
  })
})
afterAll(() => product.stop())
beforeEach(() => {
  asked = []
  reads = readsDeadlifts
})

const DEADLIFTS = 'The thing from the floor, with the bar: no'
const READING: ModelReading = {
  comments: [{ kind: 'leave-out', what: 'deadlift', quote: 'thing from the floor, with the bar' }],
  equipment: [],
}
const readsDeadlifts = () => rowsOf(READING)

let networks = 0
const read = (body: unknown, { at = product.url, address = `192.0.2.${(networks += 1)}` } = {}) =>
  createBuyer(at).call('POST', '/api/readings', body, { 'x-forwarded-for': address })
const other = () => ({ exercisesToAvoid: uniqueName('something else') })
const kept = () => product.database.fork().count(Reading, {})

it('is what the model reads, and is requested once', async () => {
  const body = { equipment: 'home', equipmentDetails: 'a pair of dumbbells', exercisesToAvoid: DEADLIFTS }
  const answer = await read(body)
  expect([answer.status, answer.body]).toEqual([200, { reading: READING }])
  expect(answer.headers.get('cache-control')).toContain('no-store')
  const again = { equipment: 'Home Gym: a pair of dumbbells', exercisesToAvoid: `${DEADLIFTS} ` }
  expect((await read(again)).body).toEqual({ reading: READING })
  expect(asked).toEqual([{ comments: DEADLIFTS, equipment: 'a pair of dumbbells' }])
})

it('is requested again for other words', async () => {
  await read({ exercisesToAvoid: 'no rows' })
  await read({ exercisesToAvoid: 'no curls' })
  expect(asked).toHaveLength(2)
})

it('is the same for all who ask at once', async () => {
  const second = Promise.withResolvers<void>()
  reads = async () => {
    const isSecond = asked.length > 1
    if (isSecond) second.resolve()
    await second.promise
    return isSecond ? rowsOf(READING) : []
  }
  const answers = await Promise.all([1, 2].map(() => read({ exercisesToAvoid: `${DEADLIFTS}!` })))
  expect(asked).toHaveLength(2)
  expect(answers[0]?.body).toEqual(answers[1]?.body)
})

it('is empty without asking the model when nothing is said', async () => {
  for (const body of [{}, { exercisesToAvoid: 'None.' }, { equipmentDetails: 'left over from before' }])
    expect((await read(body)).body).toEqual({ reading: null })
  expect(asked).toEqual([])
})

it('is empty when the model reads nothing', async () => {
  reads = () => []
  expect((await read(other())).body).toEqual({ reading: null })
})

it('is empty after three seconds, and there for a caller who comes back', async () => {
  const before = await kept()
  const answered = Promise.withResolvers<void>()
  reads = async () => {
    await answered.promise
    return rowsOf(READING)
  }
  const words = { exercisesToAvoid: `${DEADLIFTS}, ever` }
  const askedAt = Date.now()
  const { status, body } = await read(words)
  expect([status, body]).toEqual([200, { reading: null }])
  expect(Date.now() - askedAt).toBeLessThan(NEVER_A_HANG_MS)
  answered.resolve()
  await until('it is kept', async () => (await kept()) > before)
  expect((await read(words)).body).toEqual({ reading: READING })
  expect(asked).toHaveLength(1)
})

it('is no longer requested once the caller has typed on', async () => {
  const leaving = new AbortController()
  const signals: AbortSignal[] = []
  const another = await product.anotherGateway({
    readings: {
      known: async () => null,
      ask: (_, signal) => {
        signals.push(signal)
        return new Promise(() => undefined)
      },
    },
  })
  const asking = fetch(`${another.url}/api/readings`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(other()),
    signal: leaving.signal,
  }).catch(() => 'left')
  await until('the model is asked', async () => signals.length === 1)
  expect(signals[0]?.aborted).toBe(false)
  leaving.abort()
  expect(await asking).toBe('left')
  await until('the model is let go', async () => signals[0]?.aborted)
  await another.stop()
})

it('is empty after three seconds, whatever it waits for', async () => {
  const never = () => new Promise<never>(() => undefined)
  const another = await product.anotherGateway({ readings: { known: never, ask: never } })
  const askedAt = Date.now()
  expect((await read(other(), { at: another.url })).body).toEqual({ reading: null })
  expect(Date.now() - askedAt).toBeLessThan(NEVER_A_HANG_MS)
  await another.stop()
})

it('is what the program is written from, even if the model would now read something else', async () => {
  const words = `${DEADLIFTS}, please`
  expect((await read({ equipment: 'commercial', exercisesToAvoid: words })).body).toEqual({
    reading: READING,
  })
  reads = () => []
  const request = { ...requestOf('anna@example.com'), exercisesToAvoid: words }
  const { body } = await createBuyer(product.url).call('POST', '/api/programs/generate-direct', request)
  const { generated, report } = await product.database
    .fork()
    .findOneOrFail(Program, { id: String(body['id']) })
  expect(asked).toHaveLength(1)
  expect(report).toMatchObject({
    reading: { outcome: 'kept', usage: { tokensOut: expect.any(Number) }, costUsd: null },
  })
  expect(JSON.stringify(generated)).toMatch(/leave out deadlifts/)
  expect(JSON.stringify(generated.weeks)).not.toMatch(/deadlift/i)
})

it('is kept for ninety days', async () => {
  const body = other()
  await read(body)
  const em = product.database.fork()
  await em.nativeUpdate(Reading, {}, { createdAt: new Date(Date.now() - 91 * 86_400_000) })
  await read(other())
  await deleteOld(product.database)
  expect(await kept()).toBe(1)
  await read(body)
  expect(asked).toHaveLength(3)
})

it('is requested at most a dozen times per survey', async () => {
  const surveyId = unguessableId()
  const address = '198.51.100.1'
  for (let time = 0; time < 12; time += 1) expect((await read({ surveyId, ...other() })).status).toBe(200)
  expect(await read({ surveyId, ...other() })).toMatchObject({ status: 429, body: { error: 'RATE_LIMITED' } })
  expect(asked).toHaveLength(12)
  expect((await read({ surveyId: unguessableId(), ...other() }, { address })).status).toBe(200)
  // A cached reading costs nothing.
  const words = other()
  await read(words)
  expect((await read({ surveyId, ...words })).status).toBe(200)
})

it('is limited per network to a tenth of a day’s budget', async () => {
  const address = '198.51.100.2'
  for (let time = 0; time < 30; time += 1) expect((await read(other(), { address })).status).toBe(200)
  const refused = await read(other(), { address })
  expect(refused).toMatchObject({ status: 429, body: { error: 'RATE_LIMITED' } })
  expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0)
  expect((await read(other())).status).toBe(200)
})

it('is limited in total per day', async () => {
  const another = await product.anotherGateway({ readingsDailyLimit: 3 })
  await product.database
    .fork()
    .getConnection()
    .execute(`delete from rate_limit where key like 'readings:all:%'`)
  for (let time = 0; time < 3; time += 1) expect((await read(other(), { at: another.url })).status).toBe(200)
  expect((await read(other(), { at: another.url })).status).toBe(429)
  expect(asked).toHaveLength(3)
  await another.stop()
})

it('is empty while the model is away', async () => {
  await product.coach.stop()
  const { status, body } = await read(other())
  expect([status, body]).toEqual([200, { reading: null }])
  await product.coach.start()
})
