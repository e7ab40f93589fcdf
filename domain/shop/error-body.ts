import { z } from 'zod'

export const ErrorBody = z.object({
  error: z.string(),
  message: z.string(),
  fields: z.array(z.object({ path: z.string(), message: z.string() })).optional(),
  /** Only from the calls that validate a credential. */
  valid: z.literal(false).optional(),
  /** Only from the look-up. */
  found: z.literal(false).optional(),
})
export type ErrorBody = z.infer<typeof ErrorBody>
