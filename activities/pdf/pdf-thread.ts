import { createThread, entryBeside } from '../../platform/threads/thread.ts'
import type { PdfJob } from './drawing/drawing.tsx'

const ENTRY = entryBeside(import.meta.url, 'draw-pdf')

/** A typical program takes half a second of a processor. */
const DRAWING_MS = 60_000

/** Draws PDFs in a thread of its own, in the order in which their programs were written. */
export function createPdfThread({ entry = ENTRY, drawingMs = DRAWING_MS } = {}) {
  const thread = createThread<PdfJob, Uint8Array>({ entry, called: 'the PDF' })
  return {
    render: async (job: PdfJob): Promise<Buffer> =>
      Buffer.from(await thread.run(job, { processorMs: drawingMs, turn: job.createdAt.getTime() })),
    warm: thread.warm,
    close: thread.close,
  }
}
