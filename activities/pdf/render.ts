import { createPdfThread } from './pdf-thread.ts'
import type { PdfJob } from './job.ts'

const thread = createPdfThread()

/**
 * Draws a program as a PDF, away from the event loop of this process. Jobs queue on one thread.
 * The same job gives the same bytes.
 * @throws when the thread fails or takes too long; the next call gets a fresh one
 */
export const renderProgramPdf = (job: PdfJob): Promise<Buffer> => thread.render(job)

/** Ends the thread; a later call would start a new one. */
export const closePdfThread = (): Promise<void> => thread.close()
