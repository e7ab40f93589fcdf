import { z } from 'zod'
import { Correction, Corrections, GROUPS } from '../forms/corrections.ts'
import { Facts } from '../forms/facts.ts'
import { FREE_TEXT_LIMIT } from '../forms/limits.ts'
import { freeText, TrainingAnswers } from '../forms/program-request.ts'
import type { Call } from './call.ts'
import { UnguessableId } from './ids.ts'

const texts = z.array(z.string()).readonly()
const { about, what } = Correction.shape
const chip = z.object({
  group: z.enum(GROUPS),
  about,
  what,
  label: z.string(),
  detail: z.string().optional(),
})
const choice = z.object({ label: z.string(), answer: Correction })
const question = z.object({
  id: z.string(),
  asks: z.string(),
  quote: z.string(),
  choices: z.array(choice).readonly(),
})

export const readWords = {
  method: 'POST',
  path: '/api/readings',
  does: "Read a buyer's own words: at once by rule, and with a language model if its answer is known or to be waited for, for at most thirty seconds.",
  body: z.strictObject({
    surveyId: UnguessableId.optional(),
    /** Any spelling of the forms: `home`, or `Home Gym: <equipment>`. */
    equipment: z
      .string()
      .trim()
      .max(FREE_TEXT_LIMIT + 20)
      .optional(),
    equipmentDetails: freeText.optional(),
    exercisesToAvoid: freeText.optional(),
    corrections: Corrections.optional(),
    facts: Facts.optional(),
    sessionLength: TrainingAnswers.shape.sessionLength.optional(),
    experienceLevel: TrainingAnswers.shape.experienceLevel.optional(),
    /** What a screen is about, if it is not about all of it. */
    about: z.enum(['comments', 'equipment']).optional(),
    waitForModel: z.boolean().default(false),
  }),
  answer: z.object({
    chips: z.array(chip).readonly(),
    questions: z.array(question).readonly(),
    notes: texts,
    unread: texts,
    wishes: texts,
    takenOut: z.array(chip).readonly(),
    answered: z.array(z.object({ question, choice })).readonly(),
    /** A model has not read these words yet. Ask again with `waitForModel`. */
    isModelToAsk: z.boolean(),
  }),
  isPrivate: true,
  limit: 'readings',
} as const satisfies Call
