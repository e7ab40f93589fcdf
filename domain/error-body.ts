import { z } from 'zod'

/** What every refused call answers. */
export const ErrorBody = z.object({
  error: z.string(),
  message: z.string(),
  fields: z.array(z.object({ path: z.string(), message: z.string() })).optional(),
  /** In refusals of the calls that validate a credential. */
  valid: z.literal(false).optional(),
  /** In refusals of the look-up. */
  found: z.literal(false).optional(),
})
export type ErrorBody = z.infer<typeof ErrorBody>
