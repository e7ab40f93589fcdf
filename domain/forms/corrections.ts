import { z } from 'zod'

/**
 * The subject of a correction. A `lift` is a family of exercises, an `exercise` is one catalogue entry. A
 * `value` is a number that we took from words, such as a body weight or the best set of a lift. A `question` is
 * one of ours.
 */
const ABOUT = [
  'lift',
  'exercise',
  'way',
  'tool',
  'only',
  'joint',
  'condition',
  'implement',
  'value',
  'question',
] as const
/** What the program does with the subject. The forms show corrections in these groups. */
export const GROUPS = ['leave-out', 'prefer', 'careful', 'clear', 'use', 'told'] as const
export type Group = (typeof GROUPS)[number]
/** The unit of a value, or the answer to a question. */
const ANSWERS = ['kg', 'lb', 'all', 'part', 'none'] as const

/** Far above the number of statements in any text. */
export const MAX_CORRECTIONS = 60

/** A buyer's correction overrides every reader. `what` is one of our names; unknown ones do nothing. */
export const Correction = z.strictObject({
  about: z.enum(ABOUT),
  what: z.string().regex(/^[a-z0-9-]{1,80}$/),
  as: z.enum([...GROUPS, ...ANSWERS, 'nothing']),
})
export type Correction = z.infer<typeof Correction>

/** The last correction of a subject counts. */
export const Corrections = z.array(Correction).max(MAX_CORRECTIONS)
