import { z } from 'zod'
import { Corrections } from '../../../domain/forms/corrections.ts'
import { Facts } from '../../../domain/forms/facts.ts'
import { emailAddress } from '../../../domain/forms/program-request.ts'

/** What the 3-step survey holds while it is being filled in; blank means not answered yet. */
export const SurveyAnswers = z.object({
  name: z.string(),
  email: z.string(),
  trainingDays: z.string(),
  sessionLength: z.string(),
  equipment: z.string(),
  equipmentList: z.string(),
  primaryGoal: z.string(),
  experienceLevel: z.string(),
  programmingStyle: z.string(),
  programmingSplit: z.string(),
  exercisesToAvoid: z.string(),
  /** None in a draft that is older than they are. */
  corrections: Corrections.default([]),
  facts: Facts.default({}),
})
export type SurveyAnswers = z.infer<typeof SurveyAnswers>
type Field = Exclude<keyof SurveyAnswers, 'corrections' | 'facts'>
/** What is wrong with a field. */
export type Problems = Partial<Record<Field, string>>

export const blankAnswers = (name: string, email: string): SurveyAnswers => ({
  name,
  email,
  trainingDays: '',
  sessionLength: '',
  equipment: '',
  equipmentList: '',
  primaryGoal: '',
  experienceLevel: '',
  programmingStyle: '',
  programmingSplit: '',
  exercisesToAvoid: '',
  corrections: [],
  facts: {},
})

export const HOME_GYM = 'Home Gym'

/** The spec's options of the 3-step survey, as they are shown and sent. */
export const OPTIONS = {
  trainingDays: ['2', '3', '4'],
  sessionLength: ['30', '45', '60', '75', '90'],
  equipment: ['Commercial Gym', 'Bodyweight Only', HOME_GYM],
  primaryGoal: ['Hypertrophy', 'Strength', 'Powerbuilding', 'General Fitness'],
  experienceLevel: ['Novice (0-1 years)', 'Early-Intermediate (1-2 years)', 'Late-Intermediate (2+ years)'],
  programmingStyle: ['RPE', 'RIR', 'No Preference'],
  programmingSplit: ['Full Body', 'Upper/Lower Split', 'Push/Pull/Lower', "Don't have a preference"],
} as const

const NEEDED: readonly (readonly Field[])[] = [
  ['name', 'email', 'trainingDays', 'sessionLength'],
  ['equipment', 'primaryGoal', 'experienceLevel'],
  ['programmingStyle', 'programmingSplit'],
]

/** Steps are counted from 0. */
export const STEP_COUNT = NEEDED.length

/** The answers and the step that someone is at. */
export const Draft = z.object({
  step: z
    .int()
    .min(0)
    .max(STEP_COUNT - 1),
  answers: SurveyAnswers,
})

/** Whether everything that a step needs is filled in. */
export const isFilled = (step: number, answers: SurveyAnswers): boolean =>
  (NEEDED[step] ?? []).every((field) => answers[field].trim() !== '')

/** What is filled in but cannot be right; said when someone wants to go on. */
export function problemIn(step: number, answers: SurveyAnswers): Problems {
  if (step === 0 && !emailAddress.safeParse(answers.email.trim()).success) {
    return { email: 'Please enter a valid email address' }
  }
  if (step === 1 && answers.equipment === HOME_GYM && !answers.equipmentList.trim()) {
    return { equipmentList: 'Please list the equipment you have at home' }
  }
  return {}
}

/** The body of the call that creates the program: equipment as one string, numbers as numbers. */
export function requestFrom({ equipmentList, corrections, facts, ...answers }: SurveyAnswers) {
  return {
    ...answers,
    name: answers.name.trim(),
    email: answers.email.trim(),
    trainingDays: Number(answers.trainingDays),
    sessionLength: Number(answers.sessionLength),
    equipment: answers.equipment === HOME_GYM ? `${HOME_GYM}: ${equipmentList.trim()}` : answers.equipment,
    ...(corrections.length > 0 && { corrections }),
    ...(Object.keys(facts).length > 0 && { facts }),
  }
}
export type SurveyRequest = ReturnType<typeof requestFrom>
