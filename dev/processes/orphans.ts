import { execFileSync } from 'node:child_process'
import { readFileSync, readdirSync } from 'node:fs'
import { setTimeout as sleep } from 'node:timers/promises'
import { MARK } from './managed-process.ts'

const INSIST_AFTER_MS = 8_000
const POLL_MS = 50

/** Processes that outlived an earlier run on this data, recognized by the mark in their environment. */
export const orphansOf = (dataDir: string): number[] =>
  processes()
    .filter(({ pid, environment }) => pid !== process.pid && environment.includes(`${MARK}=${dataDir}`))
    .map(({ pid }) => pid)

/** Ends them, first with SIGINT, then with SIGKILL. Call it only while holding the lock on `dataDir`. */
export async function endOrphans(dataDir: string, insistAfterMs = INSIST_AFTER_MS): Promise<number> {
  const found = orphansOf(dataDir)
  signal('SIGINT', found)
  const insistAt = Date.now() + insistAfterMs
  for (let left = found; left.length > 0; left = orphansOf(dataDir)) {
    if (Date.now() > insistAt) signal('SIGKILL', left)
    await sleep(POLL_MS)
  }
  return found.length
}

/** Signals those of the processes that have not ended by themselves. */
export function signal(name: NodeJS.Signals, pids: readonly number[]): void {
  for (const pid of pids) {
    try {
      process.kill(pid, name)
    } catch {
      continue
    }
  }
}

interface Process {
  readonly pid: number
  /** Its environment as NAME=value entries; empty for processes of other users. */
  readonly environment: readonly string[]
}

function processes(): Process[] {
  if (process.platform !== 'linux') return processesByPs()
  const pids = readdirSync('/proc').map(Number).filter(Number.isInteger)
  return pids.map((pid) => ({ pid, environment: readProc(pid, 'environ') }))
}

/** Whether `pid` is running with `word` on its command line. */
export function mentions(pid: number, word: string): boolean {
  if (process.platform === 'linux') return readProc(pid, 'cmdline').some((part) => part.includes(word))
  try {
    return execFileSync('ps', ['-ww', '-o', 'command=', '-p', `${pid}`], { encoding: 'utf8' }).includes(word)
  } catch {
    return false
  }
}

function readProc(pid: number, file: 'environ' | 'cmdline'): string[] {
  try {
    return readFileSync(`/proc/${pid}/${file}`, 'utf8').split('\0')
  } catch {
    return [] // it has ended, or it is not ours
  }
}

/** Without /proc, `ps -E` appends the environment to the command. */
function processesByPs(): Process[] {
  const lines = execFileSync('ps', ['-A', '-E', '-ww', '-o', 'pid=,command='], { encoding: 'utf8' }).split(
    '\n',
  )
  return lines.map((line) => {
    const [pid = '', ...words] = line.trim().split(' ')
    return { pid: Number(pid), environment: words }
  })
}
