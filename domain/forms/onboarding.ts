import { z } from 'zod'
import { Corrections } from './corrections.ts'
import { NAME_LIMIT } from './limits.ts'
import { Facts } from './facts.ts'
import { challenge, freeText, motivation, TrainingAnswers } from './program-request.ts'

const word = z.string().trim().max(60)

/** Onboarding answers, saved step by step. Any answer may still be missing. */
export const OnboardingAnswers = z
  .strictObject({
    primaryGoal: word,
    experienceLevel: word,
    trainingDays: z.union([z.number(), word]),
    sessionLength: z.union([z.number(), word]),
    equipment: word,
    equipmentDetails: freeText,
    programmingSplit: word,
    /** Only the two other forms ask for it, but every form may send it. */
    programmingStyle: word,
    motivation,
    challenge,
    exercisesToAvoid: freeText,
    corrections: Corrections,
    facts: Facts,
    name: z.string().trim().max(NAME_LIMIT),
  })
  .partial()
export type OnboardingAnswers = z.infer<typeof OnboardingAnswers>

/** Onboarding answers that a program does not use: those that the training answers do not have. */
const NOT_ABOUT_TRAINING = new Set(
  Object.keys(OnboardingAnswers.shape).filter((name) => !(name in TrainingAnswers.shape)),
)

/** Answers that only the letter to the buyer speaks of: no program fails for their sake. */
const LETTER_ALONE = new Map<string, z.ZodType>([
  ['motivation', motivation],
  ['challenge', challenge],
])

/** Home gym details count only while the equipment is a home gym. */
export function trainingAnswersOf(answers: OnboardingAnswers | TrainingAnswers) {
  const home = /^home/i.test(String(answers.equipment ?? ''))
  const counts = ([name, value]: [string, unknown]) =>
    !NOT_ABOUT_TRAINING.has(name) &&
    (home || name !== 'equipmentDetails') &&
    (LETTER_ALONE.get(name)?.safeParse(value).success ?? true)
  return TrainingAnswers.safeParse(Object.fromEntries(Object.entries(answers).filter(counts)))
}
