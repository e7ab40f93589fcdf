import { z } from 'zod'

/** What a correction is about. `lift`s and `exercise`s: a family, and one entry of the catalogue. */
export const ABOUT = ['lift', 'exercise', 'way', 'tool', 'only', 'joint', 'condition', 'implement'] as const
/** What is done with it, and so the groups in which it is shown. */
export const GROUPS = ['leave-out', 'prefer', 'careful', 'clear', 'use'] as const
export type Group = (typeof GROUPS)[number]

/** Many more than anybody's words hold. */
export const MOST_CORRECTIONS = 60

/**
 * What a buyer says of how we read them: it beats every reader. `what` is one of our own names; which there are is
 * known where it is read, and a name that is none has no effect.
 */
export const Correction = z.strictObject({
  about: z.enum(ABOUT),
  what: z.string().regex(/^[a-z0-9-]{1,80}$/),
  as: z.enum([...GROUPS, 'nothing']),
})
export type Correction = z.infer<typeof Correction>

/** The last one about a thing counts. */
export const Corrections = z.array(Correction).max(MOST_CORRECTIONS)
