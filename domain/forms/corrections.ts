import { z } from 'zod'

/** The subject of a correction. A `lift` is a family of exercises, an `exercise` is one catalogue entry. */
const ABOUT = ['lift', 'exercise', 'way', 'tool', 'only', 'joint', 'condition', 'implement'] as const
/** What the program does with the subject. The forms show corrections in these groups. */
const GROUPS = ['leave-out', 'prefer', 'careful', 'clear', 'use'] as const
export type Group = (typeof GROUPS)[number]

/** Far above the number of statements in any text. */
export const MOST_CORRECTIONS = 60

/**
 * A buyer's correction of our reading. It overrides every reader. `what` is one of our own names. The readers
 * know the valid names; an unknown name has no effect.
 */
export const Correction = z.strictObject({
  about: z.enum(ABOUT),
  what: z.string().regex(/^[a-z0-9-]{1,80}$/),
  as: z.enum([...GROUPS, 'nothing']),
})
export type Correction = z.infer<typeof Correction>

/** The last correction of a subject counts. */
export const Corrections = z.array(Correction).max(MOST_CORRECTIONS)
