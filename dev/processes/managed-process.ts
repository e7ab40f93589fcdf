import { spawn } from 'node:child_process'
import { closeSync, existsSync, mkdirSync, openSync, readFileSync, renameSync, statSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { until } from './until.ts'

/** A child process that ends when we do. */
export interface Part {
  /** Of the shell around it. */
  readonly pid?: number | undefined
  /** Resolves when it is ready; rejects with its last lines if it ends first. */
  readonly ready: Promise<void>
  /** Resolves when the process has ended for any reason. Never rejects. */
  readonly ended: Promise<Ending>
  /** Asks it to end, kills it after twenty seconds, and waits until it has ended. */
  stop(): Promise<void>
}

export interface Ending {
  readonly wanted: boolean
  /** How it ended and its last lines of output. */
  readonly report: string
}

export interface PartOptions {
  readonly name: string
  readonly command: string
  readonly args: readonly string[]
  readonly dataDir: string
  /** Its working directory; the current one by default. */
  readonly cwd?: string
  readonly env?: Readonly<Record<string, string | undefined>>
  readonly user?: { readonly uid: number; readonly gid: number }
  /** The signal for a graceful stop. */
  readonly stopSignal?: 'TERM' | 'INT'
  /** Polled until true. */
  readonly ready?: () => Promise<boolean>
}

/** Marks our processes, so that a later start recognizes what a killed one left behind. */
export const MARK = 'EIGHTFOLD_SANDBOX'

/**
 * Runs a command that ends when the pipe on descriptor 3 closes: on stop(), and also when we are killed. Only
 * its owner can read its output files, because mails, databases and logs contain user data. It has its own
 * process group, so that the terminal's Ctrl-C does not reach it and we control the order of stopping.
 */
const LEASH = `umask 077; signal=$1; shift
"$@" 3<&- & child=$!
{ read -r _ <&3; kill -s "$signal" "$child"; } 2>/dev/null & reader=$!
wait "$child"; code=$?
kill "$reader" 2>/dev/null
exit "$code"`

/** A worker takes up to ten seconds to finish its work. */
const INSIST_AFTER_MS = 20_000
const READY_WITHIN_MS = 120_000
const LOG_KEPT_BYTES = 5_000_000
const LAST_LINES = 20

/** Starts one process. Its output goes to `logs/NAME.log` in the data folder. */
export function startPart(options: PartOptions): Part {
  const { name, command, args, dataDir, cwd, env, user, stopSignal = 'TERM', ready } = options
  const log = join(dataDir, 'logs', `${name}.log`)
  const { descriptor, offset } = openLog(log)
  const child = spawn('/bin/sh', ['-c', LEASH, 'leash', stopSignal, command, ...args], {
    env: { ...(env ?? process.env), [MARK]: dataDir },
    detached: true,
    stdio: ['ignore', descriptor, descriptor, 'pipe'],
    cwd,
    ...user,
  })
  closeSync(descriptor)
  const leash = child.stdio[3]
  leash?.on('error', () => undefined) // the other end is closed because the process has ended
  let wanted = false
  let over = false
  const ended = new Promise<Ending>((resolve) => {
    const end = (how: string) => {
      over = true
      leash?.destroy()
      resolve({ wanted, report: `${how}${lastLines(log, offset)}` })
    }
    child.once('error', (error) => end(error.message))
    child.once('exit', (code, signal) => end(describeExit(code, signal)))
  })
  const becomesReady = async () => {
    if (ready) await until(`${name} (see ${log})`, async () => over || (await ready()), READY_WITHIN_MS)
    if (over) throw new Error(`${name} ended before it was ready: it ${(await ended).report}`)
  }
  const stop = async () => {
    wanted = true
    leash?.destroy()
    const insist = setTimeout(() => child.pid && process.kill(-child.pid, 'SIGKILL'), INSIST_AFTER_MS)
    await ended
    clearTimeout(insist)
  }
  const part = { pid: child.pid, ready: becomesReady(), ended, stop }
  part.ready.catch(() => undefined) // reported to whoever awaits it
  return part
}

function openLog(log: string) {
  mkdirSync(dirname(log), { recursive: true, mode: 0o700 })
  if (existsSync(log) && statSync(log).size > LOG_KEPT_BYTES) renameSync(log, `${log}.old`)
  const descriptor = openSync(log, 'a', 0o600)
  return { descriptor, offset: existsSync(log) ? statSync(log).size : 0 }
}

/** The shell reports a child's signal as 128 plus its number. */
export function describeExit(code: number | null, signal: NodeJS.Signals | null): string {
  if (signal) return `was ended by ${signal}`
  if (code !== null && code > 128) return `was ended by signal ${code - 128}`
  return `ended with exit code ${code}`
}

function lastLines(log: string, offset: number): string {
  const lines = readFileSync(log).subarray(offset).toString('utf8').trimEnd().split('\n').slice(-LAST_LINES)
  return lines.join('') === '' ? '' : `\n${lines.map((line) => `    ${line}`).join('\n')}`
}
