import { z } from 'zod'
import { FEEDBACK_PROBLEM } from '../forms/field-messages.ts'
import { FEEDBACK_LIMIT } from '../forms/limits.ts'
import { emailAddress, required } from '../forms/program-request.ts'
import type { Call } from './call.ts'

export const leaveFeedback = {
  method: 'POST',
  path: '/api/feedback',
  does: 'Leave feedback.',
  body: z.strictObject({
    rating: z.literal([1, 2, 3, 4, 5], FEEDBACK_PROBLEM),
    feedback: required(FEEDBACK_PROBLEM).max(FEEDBACK_LIMIT),
    email: emailAddress.optional(),
  }),
  answer: z.object({ received: z.literal(true) }),
  status: 201,
  limit: 'feedback',
} as const satisfies Call
