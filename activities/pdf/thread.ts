import { parentPort } from 'node:worker_threads'
import { drawPdf } from './document.tsx'
import type { PdfJob } from './job.ts'
import type { PdfAnswer } from './pdf-thread.ts'

/** The thread's own program: a job in, a PDF out. */
const answer = async (job: PdfJob): Promise<PdfAnswer> => {
  try {
    return { pdf: await drawPdf(job) }
  } catch (error) {
    return { error: error instanceof Error ? (error.stack ?? error.message) : String(error) }
  }
}

parentPort?.on('message', (job: PdfJob) => {
  void answer(job).then((result) => parentPort?.postMessage(result))
})
