import { readFileSync } from 'node:fs'
import { processesOf } from '../chaos/process-tree.ts'

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
