import { join } from 'node:path'

/** Entry points: processes and threads, which are found by these names. */
export const PROGRAMS = {
  gateway: 'gateway/main.ts',
  worker: 'activities/worker.ts',
  migrate: 'storage/migrate.ts',
  operate: 'desk/main.ts',
  'draw-pdf': 'activities/pdf/draw-pdf.ts',
  'apply-rules': 'activities/generation/apply-rules.ts',
  'draw-spreadsheet': 'exports/spreadsheet/draw-spreadsheet.ts',
}

/** The stand-ins for the shops and the model. */
export const STAND_INS = { coach: 'sandbox/coach/main.ts', storefront: 'sandbox/storefront/main.ts' }

/** The output folders: for production, and for `npm start`. */
export const SERVER = join('dist', 'server')
export const START = join('dist', 'start')
