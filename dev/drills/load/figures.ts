import { readFileSync } from 'node:fs'
import { readdir, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { get, type IncomingMessage } from 'node:http'
import type { Client } from '@temporalio/client'
import { processesOf } from '../chaos/supervise.ts'
import type { Database } from '../../../storage/database.ts'

/** The kernel's unit of CPU time. */
const TICKS_A_SECOND = 100

/** A word on each part's command line. */
const PARTS = {
  gateway: 'gateway.js',
  worker: 'worker.js',
  PostgreSQL: 'listen_addresses',
  Temporal: 'start-dev',
} as const
export type PartName = keyof typeof PARTS
export const PART_NAMES = Object.keys(PARTS) as PartName[]

export interface Usage {
  /** Seconds of CPU time since the part started, including children that have ended. */
  cpu: number
  /** Megabytes; memory shared by processes counts once. */
  memory: number
}

export const usageNow = (): Record<PartName, Usage> =>
  Object.fromEntries(
    PART_NAMES.map((name) => {
      const pids = processesOf(PARTS[name])
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

/** Bytes on disk. */
export interface Stored {
  database: number
  objects: number
  temporal: number
}

export async function storedNow(dataDir: string, database: Database): Promise<Stored> {
  const [row] = await database
    .fork()
    .getConnection()
    .execute<{ bytes: number }[]>('select pg_database_size(current_database())::float8 as bytes')
  return {
    database: row?.bytes ?? NaN,
    objects: await sizeOf(join(dataDir, 'objects')),
    temporal: await sizeOf(join(dataDir, 'temporal')),
  }
}

async function sizeOf(folder: string): Promise<number> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true })
  const sizes = await Promise.all(
    entries
      .filter((entry) => entry.isFile())
      .map((entry) => stat(join(entry.parentPath, entry.name)).then(({ size }) => size)),
  )
  return sizes.reduce((all, one) => all + one, 0)
}

/** The mean number of events and bytes in the histories of completed purchases. */
export async function historiesOf(client: Client): Promise<{ events: number; bytes: number }> {
  let runs = 0
  let events = 0
  let bytes = 0
  const query = "WorkflowType = 'deliverProgram' AND ExecutionStatus != 'Running'"
  for await (const { historyLength, historySize = 0 } of client.workflow.list({ query })) {
    runs += 1
    events += historyLength
    bytes += historySize
  }
  return { events: events / runs, bytes: bytes / runs }
}

/** A gateway handles at most 60 concurrent calls; an open stream does not count. */
const AT_ONCE = 20

/**
 * Opens a progress stream for each survey, each from a separate IP address. @returns a function that closes
 * them all
 */
export async function listenTo(appUrl: string, surveys: readonly string[]): Promise<() => void> {
  const streams: IncomingMessage[] = []
  for (let next = 0; next < surveys.length; next += AT_ONCE) {
    const some = surveys.slice(next, next + AT_ONCE)
    streams.push(...(await Promise.all(some.map((survey, index) => listen(appUrl, survey, next + index)))))
  }
  return () => {
    for (const stream of streams) stream.destroy()
  }
}

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
  stream.resume()
  return stream
}
