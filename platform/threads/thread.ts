import { createRequire } from 'node:module'
import { extname } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { fileURLToPath, pathToFileURL } from 'node:url'
import { Worker } from 'node:worker_threads'
import { READY, type Answer } from './answer-jobs.ts'

/** Processor time to load the code and to warm up, which takes about two seconds. */
const START_MS = 60_000
/** On the busiest machine on which we still serve anybody, a thread gets this part of a processor. */
const MIN_SHARE = 1 / 20

export interface ThreadSettings {
  entry: URL
  /** The thread's name in errors, such as `the PDF`. */
  called: string
}

export interface JobOptions {
  /**
   * The processor time that the job may take, in milliseconds. It is no time by the clock: on a busy machine
   * the same job takes many times as long, and is no worse for it.
   */
  processorMs: number
  /** Smaller ones run first; equal ones in order of arrival. */
  turn?: number
}

/** The address of a thread's entry file, beside the code that starts it, in the sources as in a build. */
export const entryBeside = (url: string, name: string): URL => new URL(`./${name}${extname(url)}`, url)

/**
 * Source files are TypeScript. Jest, and processes started from another folder, provide no loader for
 * threads, so it is set here. So is the path of its settings: by default it looks for them in the process's
 * folder, and without them it does not handle JSX.
 */
const readsTypeScript = () => ({
  execArgv: ['--import', pathToFileURL(createRequire(import.meta.url).resolve('tsx')).href],
  env: { TSX_TSCONFIG_PATH: fileURLToPath(new URL('../../tsconfig.json', import.meta.url)) },
})

const startThread = (entry: URL) => {
  const { execArgv, env } = entry.pathname.endsWith('.ts') ? readsTypeScript() : { execArgv: [], env: {} }
  const worker = new Worker(entry, {
    execArgv,
    // Nothing else: a thread that draws or reads must not see the process's secrets.
    env: { ...env, NODE_ENV: 'production' },
    // With a higher limit, the heap grows with garbage; 60 MB are live.
    resourceLimits: { maxOldGenerationSizeMb: 256 },
  })
  worker.unref()
  return worker
}

interface Waiting<Job, Done> {
  job: Job
  processorMs: number
  turn: number
  /** The number of closes when the job arrived. */
  since: number
  resolve: (done: Done) => void
  reject: (error: unknown) => void
}

/** A limit is kept as exactly as a fourth of it. */
const LOOKS = 4

/** Waits until a thread has used more than this of a processor. A busy thread is interrupted for the answer. */
async function usesMoreThan(mostMs: number, worker: Worker, signal: AbortSignal): Promise<void> {
  const usedMs = async () => {
    const { user, system } = await worker.cpuUsage()
    return (user + system) / 1_000
  }
  // A thread that has not begun to run has used nothing.
  const before = await usedMs().catch(() => 0)
  do await sleep(mostMs / LOOKS, undefined, { signal, ref: false })
  while ((await usedMs()) - before <= mostMs)
}

/** One thread. It starts with the first job, is replaced after a failure, and runs one job at a time. */
export function createThread<Job, Done>({ entry, called }: ThreadSettings) {
  let worker: Worker | undefined
  let isReady = false
  /** The number of closes. Jobs from before the last close are not started. */
  let closed = 0
  const line: Waiting<Job, Done>[] = []
  let working: Promise<void> | undefined

  function discard(failed: Worker) {
    if (worker === failed) worker = undefined
    return failed.terminate()
  }

  function started(): Worker {
    if (worker) return worker
    isReady = false
    const fresh = startThread(entry)
    // A thread may also fail between two jobs. Nobody waits then, and the next job starts another thread.
    fresh.on('error', () => void discard(fresh)).on('exit', () => void discard(fresh))
    return (worker = fresh)
  }

  async function heard<Said>(from: Worker, processorMs: number): Promise<Said> {
    const { promise, resolve, reject } = Promise.withResolvers<Said>()
    const exited = (code: number) => reject(new Error(`the thread of ${called} ended with code ${code}`))
    from.on('message', resolve).on('error', reject).on('exit', exited)
    const failed = (why: string) => reject(new Error(`${called} ${why}`))
    const ended = new AbortController()
    usesMoreThan(processorMs, from, ended.signal).then(
      () => failed(`took more than ${processorMs} ms of a processor`),
      () => {}, // ended
    )
    const longestMs = processorMs / MIN_SHARE
    const clock = setTimeout(() => failed(`gave no answer for ${longestMs} ms`), longestMs)
    try {
      return await promise
    } finally {
      clearTimeout(clock)
      ended.abort()
      from.off('message', resolve).off('error', reject).off('exit', exited)
    }
  }

  async function ready(fresh: Worker): Promise<void> {
    if (!isReady) isReady = (await heard<typeof READY>(fresh, START_MS)) === READY
  }

  async function run({ job, processorMs, since }: Waiting<Job, Done>): Promise<Done> {
    if (since < closed) throw new Error(`the thread of ${called} is closed`)
    const busy = started()
    busy.ref()
    try {
      await ready(busy)
      busy.postMessage(job)
      const answer = await heard<Answer<Done>>(busy, processorMs)
      if ('error' in answer) throw new Error(`${called} failed: ${answer.error}`)
      return answer.done
    } catch (error) {
      // After any failure, the next job gets a fresh thread.
      await discard(busy)
      throw error
    } finally {
      busy.unref()
    }
  }

  async function workOff(): Promise<void> {
    for (let next = line.shift(); next; next = line.shift()) await run(next).then(next.resolve, next.reject)
    working = undefined
  }

  return {
    run(job: Job, { processorMs, turn = 0 }: JobOptions): Promise<Done> {
      const { promise, resolve, reject } = Promise.withResolvers<Done>()
      const place = line.findLastIndex((other) => other.turn <= turn) + 1
      line.splice(place, 0, { job, processorMs, turn, since: closed, resolve, reject })
      working ??= workOff()
      return promise
    },
    /** Starts the thread, if it is not started, and waits until it is warm. */
    warm: async (): Promise<void> => ready(started()),
    /** Ends the current job and the queued ones; a later job starts a new thread. */
    async close(): Promise<void> {
      closed += 1
      if (worker) await discard(worker)
      await working
    },
  }
}
