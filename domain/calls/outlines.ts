import { z } from 'zod'
import { TrainingAnswers } from '../forms/program-request.ts'
import { WEEKDAYS } from '../program/weeks.ts'
import type { Call } from './call.ts'

export const outlineProgram = {
  method: 'POST',
  path: '/api/outlines',
  does: 'Tell by rule what is certain of a program before it is written, with examples of its lifts. Keeps nothing.',
  body: TrainingAnswers,
  answer: z.object({
    /** The names of the days in their order. */
    days: z.array(z.string()),
    /** Of each day, where the answers tell it. */
    weekdays: z.array(z.enum(WEEKDAYS)).optional(),
    /** No day takes longer. */
    minutes: z.number(),
    lifts: z.array(z.string()),
    /** Wishes that no program for these answers can hold, each with the reason. */
    impossible: z.array(z.string()),
  }),
  isPrivate: true,
  limit: 'readings',
} as const satisfies Call
