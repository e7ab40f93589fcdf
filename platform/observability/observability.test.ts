import { readFileSync } from 'node:fs'
import type { Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals'
import { Client } from '@temporalio/client'
import { msToTs } from '@temporalio/common/lib/time.js'
import { Counter, register, Registry } from 'prom-client'
import { missingParts } from '../../activities/missing-parts.ts'
import { databaseForTest, temporalForTest, uniqueName, until } from '../../dev/testkit/testing.ts'
import type { Database } from '../../storage/database.ts'
import { Purchase, Survey } from '../../storage/entities.ts'
import { unguessableId } from '../../storage/ids.ts'
import { programsWritten } from './activity-metrics.ts'
import './metrics.ts'
import { watchConnections, watchPurchases } from './purchases.ts'
import { serveMetrics } from './serve-metrics.ts'

const MINUTE_MS = 60_000
const ALERTS = readFileSync(
  join(import.meta.dirname, '..', '..', 'deploy', 'prometheus', 'alerts.yml'),
  'utf8',
)

let database: Database
beforeAll(async () => {
  database = await databaseForTest()
})
afterAll(() => database.close())

async function bought(facts: Partial<Purchase>): Promise<void> {
  const [order, surveyId, createdAt] = [unguessableId(), unguessableId(), new Date()]
  const em = database.fork()
  await em.insert(Survey, { id: surveyId, answers: {}, createdAt })
  const id = `purchase-stripe-${order}`
  await em.insert(Purchase, { id, order, channel: 'stripe', isTest: false, createdAt, surveyId, ...facts })
}

const ago = (minutes: number) => new Date(Date.now() - minutes * MINUTE_MS)

describe('pending work for buyers', () => {
  it('is counted on every scrape, with how long it has been pending', async () => {
    const figures = new Registry()
    watchPurchases(database, figures)
    const figure = async (name: string) => {
      const [, value] = new RegExp(`^eightfold_${name} (.+)$`, 'm').exec(await figures.metrics()) ?? []
      return Number(value)
    }
    expect([await figure('undelivered_purchases'), await figure('attention_purchases')]).toEqual([0, 0])
    await bought({ paidAt: ago(40) })
    await bought({ paidAt: ago(5), attentionReason: 'emailing: AddressRejected' })
    await bought({ paidAt: ago(90), deliveredAt: ago(80) })
    await bought({ paidAt: ago(90), closedAt: ago(80) })
    await bought({ paidAt: ago(90), surveyId: null })
    expect([await figure('undelivered_purchases'), await figure('attention_purchases')]).toEqual([2, 1])
    expect(Math.round((await figure('undelivered_seconds')) / 60)).toBe(40)
    const stages = ['generating', 'needs-attention', 'awaiting-survey', 'refunded', 'verifying-payment']
    const counts = stages.map((stage) => figure(`stage_purchases\\{stage="${stage}"\\}`))
    expect(await Promise.all(counts)).toEqual([1, 1, 1, 1, 0])
  })

  it.each([
    ['fails', () => Promise.reject(new Error('connection refused'))],
    ['is frozen', () => new Promise<never>(() => undefined)],
  ])('is missing while PostgreSQL %s, and no other metric is', async (_, execute) => {
    const figures = new Registry()
    const away = { fork: () => ({ getConnection: () => ({ execute }) }) } as unknown as Database
    watchPurchases(away, figures)
    new Counter({ name: 'others_total', help: 'Of something else', registers: [figures] })
    const text = await figures.metrics()
    expect(text).toContain('others_total 0')
    expect(text).not.toMatch(/^eightfold_/m)
  })
})

it('counts connections to PostgreSQL, and callers who wait for one', async () => {
  const figures = new Registry()
  watchConnections(database, figures)
  const asked = Array.from({ length: 12 }, () =>
    database.fork().getConnection().execute('select pg_sleep(0.2)'),
  )
  await until('a queue', async () => database.connections().waiting > 0)
  expect(await figures.metrics()).toContain('eightfold_postgres_connections{state="waiting"} 2')
  await Promise.all(asked)
  const text = await figures.metrics()
  expect(text).toContain('eightfold_postgres_connections{state="waiting"} 0')
  expect(text).toMatch(/connections\{state="idle"\} [1-9]/)
})

describe('the port for machines', () => {
  let door: Server
  let lacks: string[] = []
  const ask = (path: string) => fetch(`http://127.0.0.1:${(door.address() as AddressInfo).port}${path}`)
  beforeAll(async () => {
    door = serveMetrics({ port: 0, host: '127.0.0.1', missing: async () => lacks })
    await until('the door', async () => door.listening)
  })
  afterAll(() => void door.close())

  it('says that the process is alive, and what it lacks to work', async () => {
    expect(await (await ask('/healthz')).json()).toEqual({ alive: true })
    expect(await (await ask('/readyz')).json()).toEqual({ ready: true, lacks: [] })
    lacks = ['PostgreSQL does not answer']
    const answer = await ask('/readyz')
    expect([answer.status, await answer.json()]).toEqual([503, { ready: false, lacks }])
    expect((await ask('/secrets')).status).toBe(404)
  })

  it('exposes metrics with a closed set of label values', async () => {
    programsWritten.reset()
    programsWritten.inc({ path: 'by-rule' })
    const text = await (await ask('/metrics')).text()
    expect(text).toContain('process_cpu_user_seconds_total')
    expect(text).toContain('eightfold_programs_total{path="by-rule"} 1')
  })
})

it('a worker in a namespace without our search attributes says which it lacks', async () => {
  const temporal = await temporalForTest()
  expect(await missingParts(database, temporal.client)).toEqual([])
  const namespace = uniqueName('bare')
  await temporal.connection.workflowService.registerNamespace({
    namespace,
    workflowExecutionRetentionPeriod: msToTs('1 day'),
  })
  const client = new Client({ connection: temporal.connection, namespace })
  const lacks = await until('the namespace', async () => {
    const said = await missingParts(database, client)
    return said.includes('Temporal does not answer') ? undefined : said
  })
  expect(lacks).toContain(`the namespace ${namespace} lacks the search attribute EightfoldStage`)
  expect(lacks).toHaveLength(8)
  await temporal.close()
})

it('alerts use existing metrics', () => {
  const ofPurchases = new Registry()
  watchPurchases(database, ofPurchases)
  const known = [register, ofPurchases].flatMap((one) => one.getMetricsAsArray()).map(({ name }) => name)
  const named = new Set(
    ALERTS.match(/\beightfold_\w+/g)?.map((name) => name.replace(/_(count|bucket|sum)$/, '')),
  )
  expect(named.size).toBeGreaterThan(5)
  for (const name of named) expect(known).toContain(name)
})
