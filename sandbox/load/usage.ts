import { readFileSync } from 'node:fs'
import { processesOf } from '../chaos/process-tree.ts'

/** What the kernel counts processor time in. */
const TICKS_A_SECOND = 100

/** A word of each part's command line. */
export const PARTS = {
  gateway: 'gateway.js',
  worker: 'worker.js',
  PostgreSQL: 'listen_addresses',
  Temporal: 'start-dev',
} as const
export type PartName = keyof typeof PARTS
export const PART_NAMES = Object.keys(PARTS) as PartName[]

export interface Usage {
  /** Seconds of processor time since the part began, of children that have ended as well. */
  cpu: number
  /** Megabytes; what processes share is counted once. */
  memory: number
}

/** What each part has used so far. */
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
  // The name in brackets may hold spaces; user, system, and both of ended children are the 12th to 15th after it.
  const ticks = text
    .slice(text.lastIndexOf(')') + 2)
    .split(' ')
    .slice(11, 15)
  return sum(ticks.map(Number)) / TICKS_A_SECOND
}

const memoryOf = (pid: number): number =>
  Number(/^Pss:\s+(\d+) kB/m.exec(read(`/proc/${pid}/smaps_rollup`))?.[1] ?? 0) / 1024

/** Nothing, of a process that has just ended. */
function read(path: string): string {
  try {
    return readFileSync(path, 'utf8')
  } catch {
    return ''
  }
}

const sum = (numbers: readonly number[]) => numbers.reduce((all, one) => all + one, 0)
