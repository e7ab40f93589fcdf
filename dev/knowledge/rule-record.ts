import { z } from 'zod'

const limit = z.string().regex(/^[a-z][A-Za-z]*$/, 'must be one word, such as fewestInShort')

const text = z.string().min(10)

const stated = {
  number: z.string().regex(/^([RT][1-9]\d*|level)$/, 'must be R or T with a number'),
  title: z.string().min(4),
  says: z.union([text, z.record(limit, text)]).optional(),
  source: z.string().min(2),
  hard: z.literal(true).optional(),
  limits: z.record(limit, z.number()).optional(),
}

/** A rule for the printed program, which is only reviewed. */
export const RuleRecord = z.strictObject(stated)

/** A rule for an exercise, a day or a week. The search weighs the soft ones. */
export const WeighedRecord = z
  .strictObject({ ...stated, cost: z.number().positive().optional() })
  .refine(({ hard, cost }) => Boolean(hard) !== (cost !== undefined), 'must be hard or have a cost')
export type WeighedRecord = z.infer<typeof WeighedRecord>
