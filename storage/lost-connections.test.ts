import { afterAll, beforeAll, expect, it } from '@jest/globals'
import { layLine, type Line } from '../dev/processes/proxy.ts'
import { freshDatabase } from '../dev/testkit/testing.ts'
import { type Database, openDatabase } from './database.ts'
import { NO_KEYS } from './sealing/data-keys.ts'

const POOL_SIZE = 2

let postgres: Awaited<ReturnType<typeof freshDatabase>>
let line: Line
let database: Database
beforeAll(async () => {
  postgres = await freshDatabase()
  line = await layLine(postgres.url)
  database = await openDatabase(line.url, NO_KEYS, { poolSize: POOL_SIZE, longestQueryMs: 500 })
})
afterAll(async () => {
  await database.close()
  await line.stop()
  await postgres.drop()
})

const ask = (): Promise<unknown> => database.ping()
const inTransaction = (): Promise<unknown> => database.fork().transactional((em) => em.execute('select 1'))
const twice = (work: () => Promise<unknown>) =>
  Promise.allSettled(Array.from({ length: POOL_SIZE }, work)).then((ended) =>
    ended.map(({ status }) => status),
  )

it.each([
  ['a question', ask],
  ['a transaction', inTransaction],
])('%s to a frozen PostgreSQL fails, and costs the pool no connection', async (_, work) => {
  expect(await twice(ask)).toEqual(['fulfilled', 'fulfilled'])
  line.freeze()
  expect(await twice(work)).toEqual(['rejected', 'rejected'])
  line.thaw()
  expect(await twice(work)).toEqual(['fulfilled', 'fulfilled'])
})
