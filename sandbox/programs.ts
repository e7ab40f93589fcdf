import { join } from 'node:path'

/** What is started by itself: processes, and the programs of threads, which are found by these names. */
export const PROGRAMS = {
  gateway: 'gateway/main.ts',
  worker: 'activities/worker.ts',
  migrate: 'storage/migrate.ts',
  operate: 'desk/main.ts',
  'draw-pdf': 'activities/pdf/draw-pdf.ts',
  'apply-rules': 'activities/generation/apply-rules.ts',
  'draw-spreadsheet': 'exports/spreadsheet/draw-spreadsheet.ts',
}

/** What stands in for the shops and the model. */
export const STAND_INS = { coach: 'sandbox/coach/main.ts', storefront: 'sandbox/storefront/main.ts' }

/** Where they are built: what production runs, and what `npm start` does. */
export const SERVER = join('dist', 'server')
export const START = join('dist', 'start')
