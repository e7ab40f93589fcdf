import { createThread, entryBeside } from '../../../platform/threads/thread.ts'
import type { ExportInput } from '../rows.ts'

const ENTRY = entryBeside(import.meta.url, 'draw-spreadsheet')

/** A typical program takes a third of a second of a processor. */
const DRAWING_MS = 20_000

/** Draws spreadsheets in a thread of its own, so that they do not block the gateway's other calls. */
export function createSpreadsheetThread() {
  const thread = createThread<ExportInput, Uint8Array>({ entry: ENTRY, called: 'the spreadsheet' })
  return {
    draw: async (input: ExportInput): Promise<Buffer> =>
      Buffer.from(await thread.run(input, { processorMs: DRAWING_MS })),
    close: thread.close,
  }
}
