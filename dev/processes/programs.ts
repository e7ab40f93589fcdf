import { join } from 'node:path'

/** Entry points: processes and threads, which are found by these names. */
export const PROGRAMS = {
  gateway: 'gateway/main.ts',
  worker: 'activities/worker.ts',
  migrate: 'storage/migrate.ts',
  operate: 'purchases/desk/main.ts',
  'draw-pdf': 'activities/pdf/draw-pdf.ts',
  'apply-rules': 'language-model/apply-rules.ts',
  'draw-spreadsheet': 'gateway/exports/spreadsheet/draw-spreadsheet.ts',
  'read-words': 'gateway/reading/read-words.ts',
}

/** The stand-ins for the shops and the model. */
export const STAND_INS = {
  coach: 'dev/stand-ins/coach/main.ts',
  storefront: 'dev/stand-ins/storefront/main.ts',
}

/** The output folders: for production, and for `npm start`. */
export const SERVER = join('dist', 'server')
export const START = join('dist', 'start')
