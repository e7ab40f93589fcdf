import { afterAll, beforeAll, beforeEach, expect, it } from '@jest/globals'
import type { Lines } from '../language-model/reading-lines.ts'
import { linesOf } from '../dev/stand-ins/coach/lines-of.ts'
import type { ModelReading } from '../domain/reading/statement.ts'
import { createBuyer, requestOf } from '../dev/testkit/purchases/buyer.ts'
import { NOTHING_READ, type TextsAsked } from '../dev/stand-ins/coach/server.ts'
import { type Product, startProduct } from '../dev/testkit/product.ts'
import { uniqueName, until } from '../dev/testkit/testing.ts'
import { Program, Reading } from '../storage/entities.ts'
import { deleteOld } from '../storage/retention.ts'
import { unguessableId } from '../storage/ids.ts'

let product: Product
let reads: (texts: TextsAsked) => Lines | Promise<Lines>
let asked: TextsAsked[]
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
const readsDeadlifts = () => linesOf(READING, NOTHING_READ_BY_RULE)
const NOTHING_READ_BY_RULE = { comments: [], equipment: [] }

let networks = 0
const read = (body: object, { at = product.url, address = `192.0.2.${(networks += 1)}`, wait = true } = {}) =>
  createBuyer(at).call(
    'POST',
    '/api/readings',
    { ...body, waitForModel: wait },
    { 'x-forwarded-for': address },
  )
const other = () => ({ exercisesToAvoid: uniqueName('something else') })
const kept = () => product.database.fork().count(Reading, {})
const chipsIn = ({ body }: { body: Record<string, unknown> }) =>
  (body['chips'] as { group: string; label: string }[]).map(({ group, label }) => `${group} ${label}`)
const OUT = ['leave-out deadlifts']

it('is by rule at once, and has what the model read when that is known', async () => {
  const words = { equipment: 'home', equipmentDetails: 'a pair of dumbbells', exercisesToAvoid: DEADLIFTS }
  const first = await read(words, { wait: false })
  expect([chipsIn(first), first.body['isModelToAsk'], asked]).toEqual([['use dumbbells'], true, []])
  const answer = await read(words)
  expect([answer.status, answer.body['isModelToAsk']]).toEqual([200, false])
  expect(chipsIn(answer)).toEqual([...OUT, 'use dumbbells'])
  expect(answer.headers.get('cache-control')).toContain('no-store')
  const again = { equipment: 'Home Gym: a pair of dumbbells', exercisesToAvoid: `${DEADLIFTS} ` }
  expect(chipsIn(await read(again, { wait: false }))).toEqual(chipsIn(answer))
  expect(asked).toMatchObject([{ comments: DEADLIFTS, equipment: 'a pair of dumbbells' }])
})

it('shows what a screen is about, and reads everything', async () => {
  const words = { equipment: 'home', equipmentDetails: 'two kettlebells', exercisesToAvoid: DEADLIFTS }
  expect(chipsIn(await read({ ...words, about: 'equipment' }))).toEqual(['use your kettlebells'])
  expect(chipsIn(await read({ ...words, about: 'comments' }, { wait: false }))).toEqual(OUT)
  expect(asked).toMatchObject([{ comments: DEADLIFTS, equipment: 'two kettlebells' }])
})

it('follows corrections, and tells what they took out', async () => {
  const corrections = [{ about: 'lift', what: 'lunge', as: 'nothing' }]
  const { body } = await read({ exercisesToAvoid: 'no lunges', corrections }, { wait: false })
  expect(body).toMatchObject({ chips: [], takenOut: [{ about: 'lift', what: 'lunge' }] })
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
    return isSecond ? readsDeadlifts() : NOTHING_READ
  }
  const answers = await Promise.all([1, 2].map(() => read({ exercisesToAvoid: `${DEADLIFTS}!` })))
  expect(asked).toHaveLength(2)
  expect(answers[0]?.body).toEqual(answers[1]?.body)
})

it('asks no model when nothing is said', async () => {
  for (const body of [{}, { exercisesToAvoid: 'None.' }, { equipmentDetails: 'left over from before' }])
    expect((await read(body)).body).toMatchObject({ chips: [], isModelToAsk: false })
  expect(asked).toEqual([])
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
    body: JSON.stringify({ ...other(), waitForModel: true }),
    signal: leaving.signal,
  }).catch(() => 'left')
  await until('the model is asked', async () => signals.length === 1)
  expect(signals[0]?.aborted).toBe(false)
  leaving.abort()
  expect(await asking).toBe('left')
  await until('the model is let go', async () => signals[0]?.aborted)
  await another.stop()
})

it('is by rule where what is stored cannot be asked', async () => {
  const never = () => new Promise<never>(() => undefined)
  const another = await product.anotherGateway({ readings: { known: never, ask: never } })
  const answer = await read({ exercisesToAvoid: 'no lunges' }, { at: another.url, wait: false })
  expect(chipsIn(answer)).toEqual(['leave-out lunges'])
  await another.stop()
})

it('is what the program is written from, even if the model would now read something else', async () => {
  const words = `${DEADLIFTS}, please`
  expect(chipsIn(await read({ equipment: 'commercial', exercisesToAvoid: words }))).toEqual(OUT)
  reads = () => NOTHING_READ
  const request = { ...requestOf('anna@example.com'), exercisesToAvoid: words }
  const { body } = await createBuyer(product.url).call('POST', '/api/programs/generate-direct', request)
  const { generated, report } = await product.database
    .fork()
    .findOneOrFail(Program, { id: String(body['id']) })
  expect(asked).toHaveLength(1)
  expect(report).toMatchObject({
    reading: { outcome: 'kept', usage: { tokensOut: expect.any(Number) }, costUsd: null },
  })
  expect(JSON.stringify(generated)).toMatch(/left out deadlifts/)
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

it('is by rule while the model is away', async () => {
  await product.coach.stop()
  const answer = await read({ exercisesToAvoid: uniqueName('no lunges, and') })
  expect(answer).toMatchObject({ status: 200, body: { isModelToAsk: false } })
  expect(chipsIn(answer)).toEqual(['leave-out lunges'])
  await product.coach.start()
})
