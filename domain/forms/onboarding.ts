import { z } from 'zod'
import { FREE_TEXT_LIMIT, TrainingAnswers } from './program-request.ts'

const word = z.string().trim().max(60)
const freeText = z.string().trim().max(FREE_TEXT_LIMIT)

/** Answers of the onboarding as they are saved step by step: anything may still be missing. */
export const OnboardingAnswers = z
  .strictObject({
    primaryGoal: word,
    experienceLevel: word,
    trainingDays: z.union([z.number(), word]),
    sessionLength: z.union([z.number(), word]),
    equipment: word,
    equipmentDetails: freeText,
    programmingSplit: word,
    motivation: z.enum(['progress', 'confidence', 'aesthetics', 'health']),
    challenge: z.enum(['time', 'motivation', 'knowledge', 'injury']),
    exercisesToAvoid: freeText,
    name: z.string().trim().max(100),
  })
  .partial()
export type OnboardingAnswers = z.infer<typeof OnboardingAnswers>

/**
 * The answers that a program needs, or what is missing of them. Details of a home gym count only while the
 * equipment is a home gym.
 */
export const trainingAnswersOf = (answers: OnboardingAnswers) => {
  const { motivation: _motivation, challenge: _challenge, name: _name, equipmentDetails, ...training } = answers
  const home = /^home/i.test(String(training.equipment ?? ''))
  return TrainingAnswers.safeParse(home ? { ...training, equipmentDetails } : training)
}
