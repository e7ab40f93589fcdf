import { z } from 'zod'
import { ProgramRecord } from '../shop/program-record.ts'
import type { Call } from './call.ts'

const READ = {
  method: 'GET',
  isPrivate: true,
  limit: 'reads',
  refuses: ['NOT_FOUND', 'PURCHASE_REFUNDED', 'PURCHASE_DISPUTED'],
} as const

export const listOwnPrograms = {
  method: 'GET',
  path: '/api/programs/stripe/by-email/{email}',
  does: "List this browser's programs under an email.",
  answer: z.object({ programs: z.array(z.object({ id: z.string() })) }),
  isPrivate: true,
  limit: 'payments',
} as const satisfies Call

export const readProgram = {
  ...READ,
  path: '/api/programs/{id}',
  does: 'Get a program.',
  answer: ProgramRecord,
} as const satisfies Call

export const readPdf = {
  method: 'GET',
  path: '/api/programs/{id}/pdf',
  does: 'Get the program as a PDF for A4, US Letter, a phone or a pocket, with an ETag and byte ranges.',
  limit: 'reads',
  refuses: READ.refuses,
  isFile: true,
} as const satisfies Call

export const readSpreadsheet = {
  ...{ ...READ, isFile: true },
  path: '/api/programs/{id}/spreadsheet',
  does: 'Get the program as a spreadsheet: one sheet per week, which calculates the next loads from the logged sets.',
} as const satisfies Call

export const readCalendar = {
  ...{ ...READ, isFile: true },
  path: '/api/programs/{id}/calendar',
  does: 'Get the program as a calendar with an event for each training day.',
} as const satisfies Call

export const readLiftosaur = {
  ...{ ...READ, isFile: true },
  path: '/api/programs/{id}/liftosaur',
  does: 'Get the program as text for the Liftosaur editor.',
} as const satisfies Call
