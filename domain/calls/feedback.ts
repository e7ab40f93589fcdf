import { z } from 'zod'
import { emailAddress, required } from '../forms/program-request.ts'
import type { Call } from './call.ts'

const RATING_AND_WORDS = 'Please provide both a rating and feedback.'

export const leaveFeedback = {
  method: 'POST',
  path: '/api/feedback',
  does: 'Leave feedback.',
  body: z.strictObject({
    rating: z.literal([1, 2, 3, 4, 5], RATING_AND_WORDS),
    feedback: required(RATING_AND_WORDS).max(5000),
    email: emailAddress.optional(),
  }),
  answer: z.object({ received: z.literal(true) }),
  status: 201,
  limit: 'feedback',
} as const satisfies Call
