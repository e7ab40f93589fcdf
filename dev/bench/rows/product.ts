import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import { Client, Connection } from '@temporalio/client'
import { DefaultLogger, NativeConnection, Runtime, Worker } from '@temporalio/worker'
import { payAtOnce, payInTurn, peopleAt } from '../../drills/load/people.ts'
import { historiesOf, listenTo, type Usage, usageNow } from '../../drills/load/figures.ts'
import { withTemporal } from '../../drills/run-drill.ts'
import { startWholeProduct, type WholeProduct } from '../../drills/whole-product.ts'
import { type Database, openDatabase } from '../../../storage/database.ts'
import { NO_KEYS } from '../../../storage/sealing/data-keys.ts'
import { atLeast, atMost, type Row } from '../run.ts'
import { pages } from './pages.ts'
import { reads } from './reads.ts'
import type { sixNothings } from './empty-workflow.ts'

const WARM_UPS = 10
const ALONE = 20
const SOME = 20
const AT_ONCE = 40
const MANY = 60
const LISTENED_TO = 50
const STREAMS = 500
const LISTENING_SECONDS = 20
const LOOK_EVERY_MS = 200
const SETTLES_MS = 5_000
const HUNDREDS = 10

/** All figures that need the whole product as in production, with a model that answers at once. */
export async function product({ isWhole }: { isWhole: boolean }): Promise<Row[]> {
  const dataDir = await mkdtemp(join(tmpdir(), 'eightfold-bench-'))
  const running = await startWholeProduct(dataDir, { asInProduction: true, more: { LOG_LEVEL: 'warn' } })
  const database = await openDatabase(running.direct.databaseUrl, NO_KEYS, { poolSize: 1 })
  try {
    return [
      ...readiness(running),
      ...(await purchases(running, database)),
      ...(isWhole ? await growth(running, database) : []),
      ...(await streams(running, database)),
      ...(await reads(running, await someProgram(database))),
      ...(await pages(running.appUrl, await someProgram(database))),
    ]
  } finally {
    await database.close()
    await running.stop()
    await rm(dataDir, { recursive: true, force: true })
  }
}

const readiness = ({ readyMs }: WholeProduct): Row[] => [
  { name: 'gateway ready', unit: 's', values: [readyMs.gateway / 1_000], goal: atMost(0.8) },
  { name: 'worker ready', unit: 's', values: [readyMs.worker / 1_000], goal: atMost(1.5) },
]

async function purchases({ appUrl, metricsUrl, direct }: WholeProduct, database: Database): Promise<Row[]> {
  await wait(SETTLES_MS)
  const atStart = usageNow().worker.memory
  await payAtOnce(await peopleAt(appUrl, 0, WARM_UPS), database)

  const empty = await emptyWorkflows(direct.temporalAddress)
  const [alone, ratios]: [number[], number[]] = [[], []]
  for (const person of await peopleAt(appUrl, 1, ALONE)) {
    const [ms = NaN] = await payInTurn([person], database)
    alone.push(ms / 1_000)
    ratios.push(ms / (await empty.runOne()))
  }
  await empty.stop()

  const some = await peopleAt(appUrl, 2, SOME)
  await longestTurn(metricsUrl) // resets the maximum
  const highest = highestMemory()
  await payAtOnce(some, database)
  const held = await longestTurn(metricsUrl)
  const atTwenty = await highest()

  const atOnce = await payAtOnce(await peopleAt(appUrl, 3, AT_ONCE), database)
  const many = await peopleAt(appUrl, 4, MANY)
  const [before, startedAt] = [usageNow(), Date.now()]
  await payAtOnce(many, database)
  const [after, minutes] = [usageNow(), (Date.now() - startedAt) / 60_000]
  const spent = (of: 'worker' | 'gateway') => after[of].cpu - before[of].cpu
  const { events, bytes } = await withTemporal(direct.temporalAddress, historiesOf)
  return [
    {
      ...{ name: 'processor time of a purchase, worker and gateway', unit: 's' as const },
      ...{ values: [(spent('worker') + spent('gateway')) / MANY], goal: atMost(0.6) },
    },
    { name: 'first of 40 at once', unit: 's', values: [(atOnce[0] ?? NaN) / 1_000], goal: atMost(5) },
    { name: 'last of 40 at once', unit: 's', values: [(atOnce.at(-1) ?? NaN) / 1_000], goal: atMost(40) },
    { name: 'purchases', unit: 'a minute', values: [MANY / minutes], goal: atLeast(100) },
    { name: 'paid to mailed, alone, p50', unit: 's', values: alone, goal: atMost(0.6) },
    { name: 'paid to mailed, alone, p95', unit: 's', values: [p95(alone)], goal: atMost(1) },
    { name: 'a purchase to an empty workflow', unit: 'times', values: ratios, goal: atMost(3) },
    { name: 'events of a history', unit: '', values: [events], goal: atMost(35) },
    { name: 'history', unit: 'KB', values: [bytes / 1_024], goal: atMost(8) },
    { name: 'longest turn of the worker, 20 PDFs', unit: 'ms', values: [held * 1_000], goal: atMost(20) },
    { name: 'worker at its start', unit: 'MB', values: [atStart], goal: atMost(250) },
    { name: 'worker with 20 PDFs', unit: 'MB', values: [atTwenty], goal: atMost(450) },
  ]
}

/** The worker's memory after each hundred of a thousand purchases. */
async function growth({ appUrl }: WholeProduct, database: Database): Promise<Row[]> {
  const memory: number[] = []
  for (let hundred = 0; hundred < HUNDREDS; hundred += 1) {
    await payAtOnce(await peopleAt(appUrl, 10 + hundred, 100), database)
    memory.push(usageNow().worker.memory)
    console.log(`  after ${100 * (hundred + 1)} purchases the worker has ${memory.at(-1)?.toFixed(0)} MB`)
  }
  const [, atTwoHundred = NaN] = memory
  const growth = ((memory.at(-1) ?? NaN) / atTwoHundred - 1) * 100
  return [{ name: 'memory from purchase 200 to 1,000', unit: '%', values: [growth], goal: atMost(5) }]
}

async function streams({ appUrl }: WholeProduct, database: Database): Promise<Row[]> {
  const people = await peopleAt(appUrl, 5, LISTENED_TO)
  for (const person of people) await person.payByDebit()
  const hangUp = await listenTo(
    appUrl,
    Array.from({ length: STREAMS }, (_, index) => people[index % LISTENED_TO]?.survey ?? ''),
  )
  const before = await statementsOf(database)
  await wait(LISTENING_SECONDS * 1_000)
  const perSecond = ((await statementsOf(database)) - before) / LISTENING_SECONDS
  hangUp()
  return [{ name: 'queries for 500 streams', unit: 'a second', values: [perSecond], goal: atMost(50) }]
}

/** Counts transactions: outside a transaction, as in reads for streams, each statement is one. */
async function statementsOf(database: Database): Promise<number> {
  const [row] = await rowsOf<{ count: number }>(
    database,
    'select xact_commit::float8 as count from pg_stat_database where datname = current_database()',
  )
  return row?.count ?? NaN
}

async function someProgram(database: Database): Promise<string> {
  const [row] = await rowsOf<{ id: string }>(database, 'select id from program limit 1')
  if (!row) throw new Error('no program was written')
  return row.id
}

const rowsOf = <T>(database: Database, sql: string) => database.fork().getConnection().execute<T[]>(sql)

/** The longest turn of the worker's event loop since the last call, in seconds. */
async function longestTurn(metricsUrl: string): Promise<number> {
  const text = await (await fetch(metricsUrl)).text()
  return Number(/^nodejs_eventloop_lag_max_seconds\S* (\S+)$/m.exec(text)?.[1])
}

/** Samples until the returned function is called. @returns the worker's highest memory, in megabytes */
function highestMemory(): () => Promise<number> {
  let highest: Usage['memory'] = 0
  const over = new AbortController()
  const looking = (async () => {
    while (!over.signal.aborted) {
      highest = Math.max(highest, usageNow().worker.memory)
      await wait(LOOK_EVERY_MS)
    }
  })()
  return async () => {
    over.abort()
    await looking
    return highest
  }
}

const p95 = (values: readonly number[]): number =>
  values.toSorted((one, other) => one - other)[Math.floor(values.length * 0.95)] ?? NaN

const TASK_QUEUE = 'nothings'
Runtime.install({ logger: new DefaultLogger('WARN') })

/** A worker for empty workflows on the product's Temporal server. */
async function emptyWorkflows(address: string) {
  const [native, connection] = await Promise.all([
    NativeConnection.connect({ address }),
    Connection.connect({ address }),
  ])
  const worker = await Worker.create({
    connection: native,
    taskQueue: TASK_QUEUE,
    workflowsPath: fileURLToPath(new URL('empty-workflow.ts', import.meta.url)),
    activities: { nothing: async () => undefined },
  })
  const working = worker.run()
  const client = new Client({ connection })
  let runs = 0
  const runOne = async (): Promise<number> => {
    runs += 1
    const startedAt = performance.now()
    await client.workflow.execute<typeof sixNothings>('sixNothings', {
      taskQueue: TASK_QUEUE,
      workflowId: `nothings-${runs}`,
    })
    return performance.now() - startedAt
  }
  await runOne() // warms up
  return {
    /** @returns its duration in milliseconds */
    runOne,
    stop: async () => {
      worker.shutdown()
      await working
      await Promise.all([native.close(), connection.close()])
    },
  }
}
