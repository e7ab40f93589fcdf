import { fileURLToPath, pathToFileURL } from 'node:url'
import { createRequire } from 'node:module'
import { Worker } from 'node:worker_threads'
import type { PdfJob } from './job.ts'

/** What the thread answers to a job. */
export type PdfAnswer = { pdf: Uint8Array } | { error: string }

// The thread reads TypeScript too. Jest and a process started elsewhere bring no loader for it, so it is named here,
// and so are its settings: it would look for them where the process was started, and without them knows no JSX.
const LOADER = pathToFileURL(createRequire(import.meta.url).resolve('tsx')).href
const TSCONFIG = fileURLToPath(new URL('../../tsconfig.json', import.meta.url))

const ENTRY = new URL('./thread.ts', import.meta.url)

/** A usual program takes half a second. */
const PATIENCE_MS = 60_000

const startThread = (entry: URL) => {
  const worker = new Worker(entry, {
    execArgv: ['--import', LOADER],
    // Nothing else: no secret of the process is any business of a thread that draws.
    env: { TSX_TSCONFIG_PATH: TSCONFIG, NODE_ENV: 'production' },
    resourceLimits: { maxOldGenerationSizeMb: 1024 },
  })
  worker.unref()
  return worker
}

/** One thread, started when it is first needed and replaced when it fails; one job at a time. */
export function createPdfThread({
  entry = ENTRY,
  patienceMs = PATIENCE_MS,
}: { entry?: URL; patienceMs?: number } = {}) {
  let worker: Worker | undefined
  let last: Promise<unknown> = Promise.resolve()

  function discard(failed: Worker) {
    if (worker === failed) worker = undefined
    return failed.terminate()
  }

  function ready(): Worker {
    if (worker) return worker
    const started = startThread(entry)
    // A thread may also fail between two jobs: then nobody waits, and the next job starts another.
    started.on('error', () => void discard(started)).on('exit', () => void discard(started))
    return (worker = started)
  }

  async function run(job: PdfJob): Promise<Buffer> {
    const busy = ready()
    const { promise, resolve, reject } = Promise.withResolvers<PdfAnswer>()
    const tooLate = setTimeout(
      () => reject(new Error(`the PDF took longer than ${patienceMs} ms`)),
      patienceMs,
    )
    const exited = (code: number) => reject(new Error(`the PDF thread ended with code ${code}`))
    busy.on('message', resolve).on('error', reject).on('exit', exited)
    busy.ref()
    try {
      busy.postMessage(job)
      const answer = await promise
      if ('error' in answer) throw new Error(`the PDF could not be drawn: ${answer.error}`)
      return Buffer.from(answer.pdf)
    } catch (error) {
      // Whatever went wrong, the next job meets a thread in which nothing has gone wrong.
      await discard(busy)
      throw error
    } finally {
      clearTimeout(tooLate)
      busy.off('message', resolve).off('error', reject).off('exit', exited).unref()
    }
  }

  return {
    render(job: PdfJob): Promise<Buffer> {
      const rendered = last.then(() => run(job))
      last = rendered.catch(() => undefined)
      return rendered
    },
    async close(): Promise<void> {
      await last
      if (worker) await discard(worker)
    },
  }
}
