import { execFileSync, spawn } from 'node:child_process'
import { setTimeout as sleep } from 'node:timers/promises'
import type { Part } from '../../processes/managed-process.ts'
import { signal } from '../../processes/orphans.ts'

const RESTART_AFTER_MS = 1_000

export type Supervised = ReturnType<typeof supervise>

/** A process that is killed and frozen on purpose. It is restarted whenever it ends by itself. */
export function supervise(name: string, start: () => Part | Promise<Part>) {
  /** Its reports from when it ended by itself. */
  const crashes: string[] = []
  let stopping = false
  let away: PromiseWithResolvers<void> | null = null
  let current: Promise<Part> | null = null
  let running: Part | null = null

  async function keep(): Promise<void> {
    while (!stopping) {
      if (away) await away.promise
      if (stopping) return
      try {
        current = Promise.resolve(start())
        running = await current
        const ended = await running.ended
        if (!ended.wanted && !away && !stopping) crashes.push(`${name} ${ended.report}`)
      } catch (error) {
        crashes.push(`${name} could not start: ${error instanceof Error ? error.message : String(error)}`)
      }
      if (!away && !stopping) await sleep(RESTART_AFTER_MS)
    }
  }
  const kept = keep()

  const now = () => current?.catch(() => null)
  const pids = () => processesBelow(running?.pid)
  const thaw = () => signal('SIGCONT', pids())
  return {
    crashes,
    pids,
    thaw,
    isReady: async () =>
      (await now())?.ready.then(
        () => true,
        () => false,
      ) ?? false,
    /** Kills it like a power cut. It stays down until it is revived. */
    async kill() {
      away = Promise.withResolvers()
      const part = await now()
      signal('SIGKILL', pids())
      await part?.ended
      current = null
    },
    revive() {
      away?.resolve()
      away = null
    },
    /** Freezes it. If we die meanwhile, it resumes by itself after this many seconds. */
    freeze(seconds: number) {
      const script = 'n=$1; shift; kill -STOP "$@" 2>/dev/null; sleep "$n"; kill -CONT "$@" 2>/dev/null'
      const args = ['-c', script, 'freeze', `${seconds}`, ...pids().map(String)]
      spawn('/bin/sh', args, { detached: true, stdio: 'ignore' }).unref()
    },
    async stop() {
      stopping = true
      away?.resolve()
      thaw()
      await (await now())?.stop()
      await kept
    },
  }
}

/**
 * The processes below a leash, without its helper, which has the same command line: leash and helper report the
 * end. A process group would not work, because PostgreSQL's own processes are in separate sessions.
 */
function processesBelow(leash: number | undefined): number[] {
  const lines = execFileSync('ps', ['-A', '-ww', '-o', 'pid=,ppid=,command='], {
    encoding: 'utf8',
    maxBuffer: 16_000_000,
  })
  const all = [...lines.matchAll(/^\s*(\d+)\s+(\d+)\s+(.*)$/gm)].map(([, pid, parent, command]) => ({
    ...{ pid: Number(pid), parent: Number(parent), command },
  }))
  const command = all.find(({ pid }) => pid === leash)?.command
  const below = (parent?: number): typeof all =>
    all.filter((one) => one.parent === parent).flatMap((child) => [child, ...below(child.pid)])
  return below(leash)
    .filter((one) => one.command !== command)
    .map(({ pid }) => pid)
}
