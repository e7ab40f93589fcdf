import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import { Client, Connection } from '@temporalio/client'
import { DefaultLogger, NativeConnection, Runtime, Worker } from '@temporalio/worker'
import { highestDuring, historiesOf, listening, usageOf } from '../../drills/load/figures.ts'
import { payAtOnce, peopleAt } from '../../drills/load/people.ts'
import { type OnSale, onSale } from '../../drills/whole-product.ts'
import { quantileOf } from '../../commands/figures.ts'
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
const SETTLES_MS = 5_000
const HUNDREDS = 10

/** All figures that need the whole product as in production, with a model that answers at once. */
export async function product({ isWhole }: { isWhole: boolean }): Promise<Row[]> {
  const dataDir = await mkdtemp(join(tmpdir(), 'eightfold-bench-'))
  await using holds = new AsyncDisposableStack()
  holds.defer(() => rm(dataDir, { recursive: true, force: true }))
  const running = await onSale({ dataDir, holds })
  const { appUrl, readyMs } = running
  const rows: Row[] = [
    { name: 'gateway ready', unit: 's', values: [readyMs.gateway / 1_000], goal: atMost(0.8) },
    { name: 'worker ready', unit: 's', values: [readyMs.worker / 1_000], goal: atMost(1.5) },
    ...(await purchases(running)),
    ...(isWhole ? await growth(running) : []),
  ]
  const waiting = await peopleAt(appUrl, 5, LISTENED_TO)
  const { transactionsASecond } = await listening(running, waiting, STREAMS)
  rows.push({
    ...{ name: 'queries for 500 streams', unit: 'a second', values: [transactionsASecond], goal: atMost(50) },
  })
  const [program] = await running.rows<{ id: string }>('select id from program limit 1')
  if (!program) throw new Error('no program was written')
  return [...rows, ...(await reads(running, program.id)), ...(await pages(appUrl, program.id))]
}

async function purchases(running: OnSale): Promise<Row[]> {
  const { appUrl, metricsUrl, direct } = running
  await wait(SETTLES_MS)
  const memory = async () => usageOf(running).worker.memory
  const atStart = await memory()
  await payAtOnce(await peopleAt(appUrl, 0, WARM_UPS), running)

  const empty = await emptyWorkflows(direct.temporalAddress)
  const [alone, ratios]: [number[], number[]] = [[], []]
  for (const person of await peopleAt(appUrl, 1, ALONE)) {
    const [ms = NaN] = await payAtOnce([person], running)
    alone.push(ms / 1_000)
    ratios.push(ms / (await empty.runOne()))
  }
  await empty.stop()

  const some = await peopleAt(appUrl, 2, SOME)
  await longestTurn(metricsUrl) // resets the maximum
  const atTwenty = await highestDuring(memory, () => payAtOnce(some, running))
  const held = await longestTurn(metricsUrl)

  const atOnce = await payAtOnce(await peopleAt(appUrl, 3, AT_ONCE), running)
  const many = await peopleAt(appUrl, 4, MANY)
  const [before, startedAt] = [usageOf(running), Date.now()]
  await payAtOnce(many, running)
  const [after, minutes] = [usageOf(running), (Date.now() - startedAt) / 60_000]
  const spent = (of: 'worker' | 'gateway') => after[of].cpu - before[of].cpu
  const { events, bytes } = await historiesOf(running)
  return [
    {
      ...{ name: 'processor time of a purchase, worker and gateway', unit: 's' as const },
      ...{ values: [(spent('worker') + spent('gateway')) / MANY], goal: atMost(0.6) },
    },
    { name: 'first of 40 at once', unit: 's', values: [(atOnce[0] ?? NaN) / 1_000], goal: atMost(5) },
    { name: 'last of 40 at once', unit: 's', values: [(atOnce.at(-1) ?? NaN) / 1_000], goal: atMost(40) },
    { name: 'purchases', unit: 'a minute', values: [MANY / minutes], goal: atLeast(100) },
    { name: 'paid to mailed, alone, p50', unit: 's', values: alone, goal: atMost(0.6) },
    { name: 'paid to mailed, alone, p95', unit: 's', values: [quantileOf(alone, 0.95)], goal: atMost(1) },
    { name: 'a purchase to an empty workflow', unit: 'times', values: ratios, goal: atMost(3) },
    { name: 'events of a history', unit: '', values: [events], goal: atMost(35) },
    { name: 'history', unit: 'KB', values: [bytes / 1_024], goal: atMost(8) },
    { name: 'longest turn of the worker, 20 PDFs', unit: 'ms', values: [held * 1_000], goal: atMost(20) },
    { name: 'worker at its start', unit: 'MB', values: [atStart], goal: atMost(250) },
    { name: 'worker with 20 PDFs', unit: 'MB', values: [atTwenty], goal: atMost(450) },
  ]
}

/** The worker's memory after each hundred of a thousand purchases. */
async function growth(running: OnSale): Promise<Row[]> {
  const memory: number[] = []
  for (let hundred = 0; hundred < HUNDREDS; hundred += 1) {
    await payAtOnce(await peopleAt(running.appUrl, 10 + hundred, 100), running)
    memory.push(usageOf(running).worker.memory)
    console.log(`  after ${100 * (hundred + 1)} purchases the worker has ${memory.at(-1)?.toFixed(0)} MB`)
  }
  const [, atTwoHundred = NaN] = memory
  const growth = ((memory.at(-1) ?? NaN) / atTwoHundred - 1) * 100
  return [{ name: 'memory from purchase 200 to 1,000', unit: '%', values: [growth], goal: atMost(5) }]
}

/** The longest turn of the worker's event loop since the last call, in seconds. */
async function longestTurn(metricsUrl: string): Promise<number> {
  const text = await (await fetch(metricsUrl)).text()
  return Number(/^nodejs_eventloop_lag_max_seconds\S* (\S+)$/m.exec(text)?.[1])
}

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
