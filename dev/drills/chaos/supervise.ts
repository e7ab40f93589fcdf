import { spawn, execFileSync } from 'node:child_process'
import { setTimeout as sleep } from 'node:timers/promises'
import type { Part } from '../../processes/managed-process.ts'
import { signal } from '../../processes/orphans.ts'

/** A process that is killed and frozen on purpose. It is restarted whenever it ends by itself. */
export interface Supervised {
  /** Whether the current process works. */
  isReady(): Promise<boolean>
  /** Its reports from when it ended by itself. */
  readonly crashes: readonly string[]
  /** Kills it like a power cut. It stays down until it is revived. */
  kill(): Promise<void>
  revive(): void
  /** Freezes it. If we die meanwhile, it resumes by itself after this many seconds. */
  freeze(seconds: number): void
  thaw(): void
  stop(): Promise<void>
}

const RESTART_AFTER_MS = 1_000

export interface SuperviseOptions {
  readonly name: string
  /** A word that is only on its command line. */
  readonly word: string
  readonly start: () => Part | Promise<Part>
}

export function supervise({ name, word, start }: SuperviseOptions): Supervised {
  const crashes: string[] = []
  let stopping = false
  let away: PromiseWithResolvers<void> | null = null
  let current: Promise<Part> | null = null

  async function keep(): Promise<void> {
    while (!stopping) {
      if (away) await away.promise
      if (stopping) return
      try {
        current = Promise.resolve(start())
        const ended = await (await current).ended
        if (!ended.wanted && !away && !stopping) crashes.push(`${name} ${ended.report}`)
      } catch (error) {
        crashes.push(`${name} could not start: ${error instanceof Error ? error.message : String(error)}`)
      }
      if (!away && !stopping) await sleep(RESTART_AFTER_MS)
    }
  }
  const kept = keep()

  const thaw = () => signal('SIGCONT', processesOf(word))
  return {
    crashes,
    isReady: async () => {
      const part = await current?.catch(() => null)
      const isReady = part?.ready.then(() => true)
      return isReady?.catch(() => false) ?? false
    },
    async kill() {
      away = Promise.withResolvers()
      const part = await current?.catch(() => null)
      signal('SIGKILL', processesOf(word))
      await part?.ended
      current = null
    },
    revive() {
      away?.resolve()
      away = null
    },
    freeze(seconds) {
      const pids = processesOf(word)
      const lines = pids.map(String)
      const script = 'n=$1; shift; kill -STOP "$@" 2>/dev/null; sleep "$n"; kill -CONT "$@" 2>/dev/null'
      spawn('/bin/sh', ['-c', script, 'freeze', `${seconds}`, ...lines], {
        detached: true,
        stdio: 'ignore',
      }).unref()
    },
    thaw,
    async stop() {
      stopping = true
      away?.resolve()
      thaw()
      await (await current?.catch(() => null))?.stop()
      await kept
    },
  }
}

interface Process {
  readonly pid: number
  readonly parent: number
  readonly command: string
}

function processes(): Process[] {
  const lines = execFileSync('ps', ['-A', '-ww', '-o', 'pid=,ppid=,command='], {
    encoding: 'utf8',
    maxBuffer: 16_000_000,
  })
  return lines.split('\n').flatMap((line) => {
    const [, pid, parent, command] = /^\s*(\d+)\s+(\d+)\s+(.*)$/.exec(line) ?? []
    return pid && parent && command ? [{ pid: Number(pid), parent: Number(parent), command }] : []
  })
}

/**
 * Finds the processes of a part by a word on its command line. Leaves out its leash and the leash's helper,
 * which has the same command line: they report the end. A process group would not work, because PostgreSQL's
 * own processes are in separate sessions.
 */
export function processesOf(word: string): number[] {
  const all = processes()
  const below = (pid: number): number[] =>
    all.filter(({ parent }) => parent === pid).flatMap((child) => [child.pid, ...below(child.pid)])
  const leashes = all.filter(({ parent, command }) => parent === process.pid && command.includes(word))
  return leashes.flatMap((leash) =>
    all
      .filter(({ parent, command }) => parent === leash.pid && command !== leash.command)
      .flatMap(({ pid }) => [pid, ...below(pid)]),
  )
}
