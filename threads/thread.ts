import { createRequire } from 'node:module'
import { extname } from 'node:path'
import { fileURLToPath, pathToFileURL } from 'node:url'
import { Worker } from 'node:worker_threads'
import { READY, type Answer } from './answer-jobs.ts'

/** Loading its code takes a second, on a busy machine some. */
const START_MS = 60_000

export interface ThreadSettings {
  entry: URL
  /** What it does, for its errors: `the PDF`. */
  called: string
}

export interface HowToRun {
  /** How long the job may take once the thread is ready and its turn has come, in milliseconds. */
  patienceMs: number
  /** A smaller one is done first, and of equal ones what came first. */
  turn?: number
}

/** A thread's own program: it lies beside the code that starts it, among the sources as in what is built of them. */
export const programBeside = (url: string, name: string): URL => new URL(`./${name}${extname(url)}`, url)

/**
 * Sources are TypeScript. Jest and a process started elsewhere bring no loader for it, so it is named here, and so are
 * its settings: it would look for them where the process was started, and without them knows no JSX.
 */
const readsTypeScript = () => ({
  execArgv: ['--import', pathToFileURL(createRequire(import.meta.url).resolve('tsx')).href],
  env: { TSX_TSCONFIG_PATH: fileURLToPath(new URL('../tsconfig.json', import.meta.url)) },
})

const startThread = (entry: URL) => {
  const { execArgv, env } = entry.pathname.endsWith('.ts') ? readsTypeScript() : { execArgv: [], env: {} }
  const worker = new Worker(entry, {
    execArgv,
    // Nothing else: no secret of the process is any business of a thread that draws or reads.
    env: { ...env, NODE_ENV: 'production' },
    // Where it may have more, it lets grow what nobody needs: live, it has 60 MB.
    resourceLimits: { maxOldGenerationSizeMb: 256 },
  })
  worker.unref()
  return worker
}

interface Waiting<Job, Done> {
  job: Job
  patienceMs: number
  turn: number
  /** How often the thread had been closed when it came. */
  since: number
  resolve: (done: Done) => void
  reject: (error: unknown) => void
}

/** One thread, started when it is first needed and replaced when it fails; one job at a time. */
export function createThread<Job, Done>({ entry, called }: ThreadSettings) {
  let worker: Worker | undefined
  let isReady = false
  /** How often it was closed: a job that is older than the last time is not begun any more. */
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
    // A thread may also fail between two jobs: then nobody waits, and the next job starts another.
    fresh.on('error', () => void discard(fresh)).on('exit', () => void discard(fresh))
    return (worker = fresh)
  }

  /** What the thread says next. */
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

  async function run({ job, patienceMs, since }: Waiting<Job, Done>): Promise<Done> {
    if (since < closed) throw new Error(`the thread of ${called} is closed`)
    const busy = started()
    busy.ref()
    try {
      if (!isReady) isReady = (await heard<typeof READY>(busy, START_MS)) === READY
      busy.postMessage(job)
      const answer = await heard<Answer<Done>>(busy, patienceMs)
      if ('error' in answer) throw new Error(`${called} failed: ${answer.error}`)
      return answer.done
    } catch (error) {
      // Whatever went wrong, the next job meets a thread in which nothing has gone wrong.
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
    run(job: Job, { patienceMs, turn = 0 }: HowToRun): Promise<Done> {
      const { promise, resolve, reject } = Promise.withResolvers<Done>()
      const place = line.findLastIndex((other) => other.turn <= turn) + 1
      line.splice(place, 0, { job, patienceMs, turn, since: closed, resolve, reject })
      working ??= workOff()
      return promise
    },
    /** Ends the job under way and those that wait; a later one starts the thread anew. */
    async close(): Promise<void> {
      closed += 1
      if (worker) await discard(worker)
      await working
    },
  }
}
