import { z } from 'zod'
import { FREE_TEXT_LIMIT } from '../forms/limits.ts'
import { freeText } from '../forms/program-request.ts'
import type { Call } from './call.ts'
import { UnguessableId } from './ids.ts'

const words = freeText.default('')
/** Each statement also has the fields of its kind; see `ModelReading`. */
const statements = z.array(z.looseObject({ kind: z.string(), quote: z.string() }))

export const readWords = {
  method: 'POST',
  path: '/api/readings',
  does: "Read a buyer's own words with a language model, for at most three seconds.",
  body: z.strictObject({
    surveyId: UnguessableId.optional(),
    /** Any spelling of the forms: `home`, or `Home Gym: <equipment>`. */
    equipment: z
      .string()
      .trim()
      .max(FREE_TEXT_LIMIT + 20)
      .default(''),
    equipmentDetails: words,
    exercisesToAvoid: words,
  }),
  /** Null if the model is unavailable or late, or if there is nothing to read. */
  answer: z.object({ reading: z.object({ comments: statements, equipment: statements }).nullable() }),
  isPrivate: true,
  limit: 'readings',
} as const satisfies Call
