import { z } from 'zod'
import { Changes } from '../forms/changes.ts'
import { Rewrite } from '../shop/rewrite.ts'
import type { Call } from './call.ts'

const OF_A_PROGRAM = ['NOT_FOUND', 'PURCHASE_REFUNDED', 'PURCHASE_DISPUTED'] as const

export const readRewrite = {
  method: 'GET',
  path: '/api/programs/{id}/rewrite',
  does: 'Tell whether the free rewrite of a program can still be had, and to the buyer the answers to change.',
  answer: Rewrite,
  isPrivate: true,
  limit: 'progress',
  refuses: OF_A_PROGRAM,
} as const satisfies Call

export const rewriteProgram = {
  method: 'POST',
  path: '/api/programs/{id}/rewrite',
  does: 'Rewrite a program from changed answers, once. Only for the buyer: a browser that has proven it.',
  body: Changes,
  answer: Rewrite,
  isPrivate: true,
  limit: 'programs',
  refuses: [...OF_A_PROGRAM, 'REWRITE_UNPROVEN', 'REWRITE_USED', 'REWRITE_OVER'],
} as const satisfies Call

export const mailOwnLink = {
  method: 'POST',
  path: '/api/programs/{id}/own-link',
  does: 'Mail the buyer of a program a link that proves who they are.',
  answer: z.object({
    /** The masked address; null if the purchase has none. */
    goesTo: z.string().nullable(),
  }),
  isPrivate: true,
  limit: 'programs',
  refuses: OF_A_PROGRAM,
} as const satisfies Call
