import { createThread, programBeside } from '../../threads/thread.ts'
import type { TakeAlong } from '../take-along.ts'

const ENTRY = programBeside(import.meta.url, 'draw-spreadsheet')

/** A usual program takes a third of a second. */
const PATIENCE_MS = 20_000

/** The thread that draws spreadsheets: one would hold up all other calls of the gateway. */
export function createSpreadsheetThread() {
  const thread = createThread<TakeAlong, Uint8Array>({ entry: ENTRY, called: 'the spreadsheet' })
  return {
    draw: async (takeAlong: TakeAlong): Promise<Buffer> =>
      Buffer.from(await thread.run(takeAlong, { patienceMs: PATIENCE_MS })),
    close: thread.close,
  }
}
