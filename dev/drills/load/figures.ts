import { readFileSync } from 'node:fs'
import { readdir, stat } from 'node:fs/promises'
import { get, type IncomingMessage } from 'node:http'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { withTemporal } from '../run-drill.ts'
import type { OnSale } from '../whole-product.ts'
import type { Person } from './people.ts'

/** The kernel's unit of CPU time. */
const TICKS_A_SECOND = 100

/** The processes of each part. */
const PARTS = { gateway: 'gateway', worker: 'worker', PostgreSQL: 'postgres', Temporal: 'temporal' } as const
type PartName = keyof typeof PARTS
export const PART_NAMES = Object.keys(PARTS) as PartName[]

export interface Usage {
  /** Seconds of CPU time since the part started, including children that have ended. */
  cpu: number
  /** Megabytes; memory shared by processes counts once. */
  memory: number
}

export const usageOf = ({ processes }: Pick<OnSale, 'processes'>): Record<PartName, Usage> =>
  Object.fromEntries(
    PART_NAMES.map((name) => {
      const pids = processes[PARTS[name]].pids()
      if (!pids.length) throw new Error(`no process of ${name} runs`)
      return [name, { cpu: sum(pids.map(cpuOf)), memory: sum(pids.map(memoryOf)) }]
    }),
  ) as Record<PartName, Usage>

function cpuOf(pid: number): number {
  const text = read(`/proc/${pid}/stat`)
  // The name in brackets may contain spaces. The 12th to 15th fields after it are user and system time, and
  // both of ended children.
  const ticks = text
    .slice(text.lastIndexOf(')') + 2)
    .split(' ')
    .slice(11, 15)
  return sum(ticks.map(Number)) / TICKS_A_SECOND
}

const memoryOf = (pid: number): number =>
  Number(/^Pss:\s+(\d+) kB/m.exec(read(`/proc/${pid}/smaps_rollup`))?.[1] ?? 0) / 1024

/** Returns nothing for a process that has just ended. */
function read(path: string): string {
  try {
    return readFileSync(path, 'utf8')
  } catch {
    return ''
  }
}

const sum = (numbers: readonly number[]) => numbers.reduce((all, one) => all + one, 0)

const LOOK_EVERY_MS = 200

/** Looks at a figure while the work is done. @returns the highest one */
export async function highestDuring(look: () => Promise<number>, work: () => Promise<unknown>) {
  let highest = 0
  let isOver = false
  const looking = (async () => {
    while (!isOver) {
      highest = Math.max(highest, await look())
      await wait(LOOK_EVERY_MS)
    }
  })()
  await work()
  isOver = true
  await looking
  return highest
}

/** Bytes on disk. */
export async function storedNow(dataDir: string, { rows }: Pick<OnSale, 'rows'>) {
  const [row] = await rows<{ bytes: number }>('select pg_database_size(current_database())::float8 as bytes')
  return {
    database: row?.bytes ?? NaN,
    objects: await sizeOf(join(dataDir, 'objects')),
    temporal: await sizeOf(join(dataDir, 'temporal')),
  }
}

async function sizeOf(folder: string): Promise<number> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true })
  const files = entries.filter((entry) => entry.isFile())
  return sum(
    await Promise.all(files.map(async (file) => (await stat(join(file.parentPath, file.name))).size)),
  )
}

/** The mean number of events and bytes in the histories of completed purchases. */
export const historiesOf = ({ direct }: Pick<OnSale, 'direct'>) =>
  withTemporal(direct.temporalAddress, async ({ workflow }) => {
    const [events, bytes]: [number[], number[]] = [[], []]
    const query = "WorkflowType = 'deliverProgram' AND ExecutionStatus != 'Running'"
    for await (const { historyLength, historySize = 0 } of workflow.list({ query })) {
      events.push(historyLength)
      bytes.push(historySize)
    }
    return { events: sum(events) / events.length, bytes: sum(bytes) / bytes.length }
  })

const LISTENING_SECONDS = 20
/** A gateway handles at most 60 concurrent calls; an open stream does not count. */
const AT_ONCE = 20

/** What so many progress streams cost, while people wait for their bank. */
export async function listening(product: OnSale, people: readonly Person[], streams: number) {
  for (const person of people) await person.payByDebit()
  const now = async () => ({ ...usageOf(product).gateway, transactions: await transactionsOf(product) })
  const quiet = await now()
  const open: IncomingMessage[] = []
  while (open.length < streams) {
    const some = Array.from({ length: Math.min(AT_ONCE, streams - open.length) }, (_, at) => open.length + at)
    const surveyOf = (index: number) => people[index % people.length]?.survey ?? ''
    open.push(...(await Promise.all(some.map((index) => listen(product.appUrl, surveyOf(index), index)))))
  }
  const opened = await now()
  await wait(LISTENING_SECONDS * 1_000)
  const listened = await now()
  for (const stream of open) stream.destroy()
  return {
    kbEach: ((opened.memory - quiet.memory) / streams) * 1_024,
    cores: (listened.cpu - opened.cpu) / LISTENING_SECONDS,
    transactionsASecond: (listened.transactions - opened.transactions) / LISTENING_SECONDS,
  }
}

/** Opens a progress stream, from an IP address of its own. */
async function listen(appUrl: string, survey: string, index: number): Promise<IncomingMessage> {
  const headers = {
    accept: 'text/event-stream',
    'x-forwarded-for': `11.0.${index >> 8}.${index & 255}`,
  }
  const stream = await new Promise<IncomingMessage>((resolve, reject) =>
    get(`${appUrl}/api/surveys/${survey}/progress`, { agent: false, headers }, resolve).once('error', reject),
  )
  if (stream.statusCode !== 200) throw new Error(`a stream was answered with ${stream.statusCode}`)
  stream.on('error', () => undefined) // we close it
  await new Promise((resolve) => stream.once('data', resolve))
  return stream.resume()
}

/** Outside a transaction, as in reads for streams, each statement is one. */
async function transactionsOf({ rows }: OnSale): Promise<number> {
  const [row] = await rows<{ count: number }>(
    'select xact_commit::float8 as count from pg_stat_database where datname = current_database()',
  )
  return row?.count ?? NaN
}
