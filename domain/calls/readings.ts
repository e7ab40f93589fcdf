import { z } from 'zod'
import { FREE_TEXT_LIMIT } from '../forms/program-request.ts'
import type { Call } from './call.ts'
import { UnguessableId } from './ids.ts'

const words = z.string().trim().max(FREE_TEXT_LIMIT).default('')
/** Besides these each has fields of its kind: `ModelReading` knows them, and all the words that it takes. */
const statements = z.array(z.looseObject({ kind: z.string(), quote: z.string() }))

export const readWords = {
  method: 'POST',
  path: '/api/readings',
  does: "What a language model reads in somebody's own words, within three seconds or not at all.",
  body: z.strictObject({
    surveyId: UnguessableId.optional(),
    /** As any of the forms says it: `home`, or `Home Gym: <what is there>`. */
    equipment: z
      .string()
      .trim()
      .max(FREE_TEXT_LIMIT + 20)
      .default(''),
    equipmentDetails: words,
    exercisesToAvoid: words,
  }),
  /** Null while the model is away or late, or when there is nothing to read. */
  answer: z.object({ reading: z.object({ comments: statements, equipment: statements }).nullable() }),
  isPrivate: true,
  limit: 'readings',
} as const satisfies Call
