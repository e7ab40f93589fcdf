import { createPdfThread } from '../activities/pdf/pdf-thread.ts'

/** For tests: the thread that draws for all test files of a process. It takes a second to start. */
export const pdfThread = createPdfThread()
