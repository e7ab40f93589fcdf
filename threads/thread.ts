import { createRequire } from 'node:module'
import { extname } from 'node:path'
import { fileURLToPath, pathToFileURL } from 'node:url'
import { Worker } from 'node:worker_threads'
import { READY, type Answer } from './answer-jobs.ts'

/** Loading the code takes a second, or several on a busy machine. */
const START_MS = 60_000

export interface ThreadSettings {
  entry: URL
  /** The thread's name in errors, such as `the PDF`. */
  called: string
}

export interface HowToRun {
  /** The job's time limit in milliseconds, counted once the thread is ready and the job's turn has come. */
  timeoutMs: number
  /** Smaller ones run first; equal ones in order of arrival. */
  turn?: number
}

/** The address of a thread's entry file, beside the code that starts it, in the sources as in a build. */
export const programBeside = (url: string, name: string): URL => new URL(`./${name}${extname(url)}`, url)

/**
 * Source files are TypeScript. Jest, and processes started from another folder, provide no loader for
 * threads, so it is set here. So is the path of its settings: by default it looks for them in the process's
 * folder, and without them it does not handle JSX.
 */
const readsTypeScript = () => ({
  execArgv: ['--import', pathToFileURL(createRequire(import.meta.url).resolve('tsx')).href],
  env: { TSX_TSCONFIG_PATH: fileURLToPath(new URL('../tsconfig.json', import.meta.url)) },
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
  timeoutMs: number
  turn: number
  /** The number of closes when the job arrived. */
  since: number
  resolve: (done: Done) => void
  reject: (error: unknown) => void
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

  /** The thread's next message. */
  async function heard<Said>(from: Worker, withinMs: number): Promise<Said> {
    const { promise, resolve, reject } = Promise.withResolvers<Said>()
    const tooLate = setTimeout(() => reject(new Error(`${called} took longer than ${withinMs} ms`)), withinMs)
    const exited = (code: number) => reject(new Error(`the thread of ${called} ended with code ${code}`))
    from.on('message', resolve).on('error', reject).on('exit', exited)
    try {
      return await promise
    } finally {
      clearTimeout(tooLate)
      from.off('message', resolve).off('error', reject).off('exit', exited)
    }
  }

  async function run({ job, timeoutMs, since }: Waiting<Job, Done>): Promise<Done> {
    if (since < closed) throw new Error(`the thread of ${called} is closed`)
    const busy = started()
    busy.ref()
    try {
      if (!isReady) isReady = (await heard<typeof READY>(busy, START_MS)) === READY
      busy.postMessage(job)
      const answer = await heard<Answer<Done>>(busy, timeoutMs)
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
    run(job: Job, { timeoutMs, turn = 0 }: HowToRun): Promise<Done> {
      const { promise, resolve, reject } = Promise.withResolvers<Done>()
      const place = line.findLastIndex((other) => other.turn <= turn) + 1
      line.splice(place, 0, { job, timeoutMs, turn, since: closed, resolve, reject })
      working ??= workOff()
      return promise
    },
    /** Ends the current job and the queued ones; a later job starts a new thread. */
    async close(): Promise<void> {
      closed += 1
      if (worker) await discard(worker)
      await working
    },
  }
}
