import { createThread, programBeside } from '../../threads/thread.ts'
import type { PdfJob } from './job.ts'

const ENTRY = programBeside(import.meta.url, 'draw-pdf')

/** A usual program takes half a second. */
const PATIENCE_MS = 60_000

/**
 * The thread that draws: a PDF would hold up everything else. All editions of a program come before those of one that was
 * written later: who waits longest is mailed first.
 */
export function createPdfThread({ entry = ENTRY, patienceMs = PATIENCE_MS } = {}) {
  const thread = createThread<PdfJob, Uint8Array>({ entry, called: 'the PDF' })
  return {
    render: async (job: PdfJob): Promise<Buffer> =>
      Buffer.from(await thread.run(job, { patienceMs, turn: job.createdAt.getTime() })),
    close: thread.close,
  }
}
