import { once } from 'node:events'
import { get, type IncomingMessage } from 'node:http'
import { setTimeout as wait } from 'node:timers/promises'
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals'
import { createBuyer } from '../dev/testkit/purchases/buyer.ts'
import { type Product, startProduct } from '../dev/testkit/product.ts'
import { until } from '../dev/testkit/testing.ts'
import { Purchase, Survey } from '../storage/entities.ts'
import { unguessableId } from '../storage/ids.ts'

const PURCHASES = 50
const LISTENERS_OF_EACH = 12

let product: Product
let looks = 0
let gateway: { url: string; stop(): Promise<void> }
const open = new Set<IncomingMessage>()
beforeAll(async () => {
  product = await startProduct()
  const { database } = product
  const fork = () => {
    looks += 1
    return database.fork()
  }
  gateway = await product.anotherGateway({ database: { ...database, fork }, trustProxy: true })
})
afterAll(async () => {
  for (const stream of open) stream.destroy()
  await gateway.stop()
  await product.stop()
})

/** A waiting purchase and its survey. */
async function waitingPurchase(): Promise<{ purchase: string; survey: string }> {
  const em = product.database.fork()
  const [purchase, survey] = [unguessableId(), unguessableId()]
  await em.insert(Survey, { id: survey, answers: {}, createdAt: new Date() })
  const row = {
    id: purchase,
    channel: 'stripe',
    order: purchase,
    surveyId: survey,
    paidAt: new Date(),
  } as const
  await em.insert(Purchase, { ...row, isTest: false, weeksWritten: 0, createdAt: new Date() })
  return { purchase, survey }
}

/** Listens to a purchase from a client address, and records the events. */
async function listen(survey: string, address: string) {
  const response = await new Promise<IncomingMessage>((resolve, reject) =>
    get(
      `${gateway.url}/api/surveys/${survey}/progress`,
      { agent: false, headers: { accept: 'text/event-stream', 'x-forwarded-for': address } },
      resolve,
    ).once('error', reject),
  )
  open.add(response)
  let heard = ''
  response.on('data', (chunk: Buffer) => (heard += chunk.toString()))
  response.on('error', () => undefined)
  return { response, heard: () => heard }
}

describe('event streams', () => {
  it('of many listeners cost a few queries a second, and each listener hears of its own purchase', async () => {
    const purchases = await Promise.all(Array.from({ length: PURCHASES }, waitingPurchase))
    const everyone = await Promise.all(
      purchases.flatMap(({ survey, purchase }, index) =>
        Array.from({ length: LISTENERS_OF_EACH }, async (_, listener) => ({
          purchase,
          ...(await listen(survey, `10.1.${index}.${listener}`)),
        })),
      ),
    )
    await until('the first word to all', async () =>
      everyone.every(({ heard }) => heard().includes('event:')),
    )
    const before = looks
    await wait(3_000)
    expect((looks - before) / 3).toBeLessThan(5)

    const news = purchases[7]?.purchase ?? ''
    await product.database.fork().nativeUpdate(Purchase, { id: news }, { weeksWritten: 3 })
    const hasNews = ({ heard }: { heard: () => string }) => heard().includes('"weeksWritten":3')
    await until('the news', async () => everyone.filter(hasNews).length === LISTENERS_OF_EACH)
    expect(everyone.filter(hasNews).every(({ purchase }) => purchase === news)).toBe(true)
    for (const { response } of everyone) response.destroy()
  })

  it('stop querying with their last listener', async () => {
    // On a busy machine the server notices the last disconnects late.
    await until('a silence', async () => {
      const before = looks
      await wait(1_500)
      return looks === before
    })
  })

  it('are limited to twenty at a time per network; beyond that, the page polls the state', async () => {
    const { survey } = await waitingPurchase()
    const address = (index: number) => `2001:db8:9:9::${index + 1}`
    const taken = await Promise.all(Array.from({ length: 20 }, (_, index) => listen(survey, address(index))))
    expect(taken.map(({ response }) => response.statusCode)).toEqual(Array(20).fill(200))
    const beyond = await listen(survey, address(20))
    expect(beyond.response.statusCode).toBe(429)
    expect(Number(beyond.response.headers['retry-after'])).toBeGreaterThan(0)
    expect((await listen(survey, '2001:db8:9:8::1')).response.statusCode).toBe(200)
    const asked = await createBuyer(gateway.url).call('GET', `/api/surveys/${survey}/progress`, undefined, {
      'x-forwarded-for': address(20),
    })
    expect(asked).toMatchObject({ status: 200, body: { stage: 'generating' } })

    taken[0]?.response.destroy()
    await until('a free place', async () => (await listen(survey, address(20))).response.statusCode === 200)
  })
})

it('gives no place to a caller who hung up before the first answer', async () => {
  const { survey } = await waitingPurchase()
  let answered = 0
  let letAnswer = () => {}
  const mayAnswer = new Promise<void>((resolve) => (letAnswer = resolve))
  const slow = await product.anotherGateway({
    database: {
      ...product.database,
      fork: () => {
        const em = product.database.fork()
        const find = em.find.bind(em) as (...asked: unknown[]) => Promise<unknown>
        const late = async (...asked: unknown[]) => {
          await mayAnswer
          answered += 1
          return find(...asked)
        }
        return Object.assign(em, { find: late })
      },
    },
  })
  const ask = () =>
    get(`${slow.url}/api/surveys/${survey}/progress`, {
      agent: false,
      headers: { accept: 'text/event-stream' },
    })
  try {
    const connected = await Promise.all(
      Array.from({ length: 20 }, async () => {
        const request = ask().on('error', () => undefined)
        await once(request, 'socket')
        await once(request, 'finish')
        return request
      }),
    )
    await until('all questions', async () => (await slow.connections()) === 20)
    for (const request of connected) request.destroy()
    await until('all hang-ups', async () => (await slow.connections()) === 0)
    letAnswer()
    await until('all answers to nobody', async () => answered >= 20)
    const [response] = (await once(ask(), 'response')) as [IncomingMessage]
    open.add(response)
    expect(response.statusCode).toBe(200)
  } finally {
    letAnswer()
    await slow.stop()
  }
})

it('tells the buyer of a disputed purchase its state, and promises no link', async () => {
  const { purchase, survey } = await waitingPurchase()
  const messageAt = async (facts: Partial<Purchase>) => {
    await product.database.fork().nativeUpdate(Purchase, { id: purchase }, facts)
    const { body } = await createBuyer(product.url).call('GET', `/api/surveys/${survey}/progress`)
    return [body['stage'], body['message']]
  }
  const disputed = { closedAt: new Date(), closedBecause: 'disputed' } as const
  const words = expect.stringMatching(/disputed at the bank/)
  expect(await messageAt({ ...disputed, attentionReason: 'disputed' })).toEqual(['needs-attention', words])
  expect(await messageAt({ attentionReason: null })).toEqual(['refunded', words])
})
