import { z } from 'zod'
import { Corrections } from '../../domain/forms/corrections.ts'
import { Facts } from '../../domain/forms/facts.ts'
import { EMAIL_PROBLEM, EQUIPMENT_PROBLEM } from '../../domain/forms/field-messages.ts'
import { HOME_GYM } from '../../domain/forms/options.ts'
import { emailAddress } from '../../domain/forms/program-request.ts'

/** What a form holds while it is being filled in; blank means not answered yet. */
export const FormAnswers = z.object({
  name: z.string(),
  email: z.string(),
  trainingDays: z.string(),
  sessionLength: z.string(),
  equipment: z.string(),
  equipmentDetails: z.string().default(''),
  primaryGoal: z.string(),
  experienceLevel: z.string(),
  programmingStyle: z.string(),
  programmingSplit: z.string(),
  exercisesToAvoid: z.string(),
  /** None in a draft that is older than they are. */
  corrections: Corrections.default([]),
  facts: Facts.default({}),
})
export type FormAnswers = z.infer<typeof FormAnswers>
type Field = Exclude<keyof FormAnswers, 'corrections' | 'facts'>
/** What is wrong with a field. */
export type Problems = Partial<Record<Field, string>>

export const startingAnswers = (known: Partial<FormAnswers>): FormAnswers => ({
  name: '',
  email: '',
  trainingDays: '',
  sessionLength: '',
  equipment: '',
  equipmentDetails: '',
  primaryGoal: '',
  experienceLevel: '',
  programmingStyle: '',
  programmingSplit: '',
  exercisesToAvoid: '',
  corrections: [],
  facts: {},
  ...known,
})

/** What makes one form in steps differ from another. */
export interface FormRules {
  /** The fields that each step needs. */
  steps: readonly (readonly Field[])[]
  /** Answers that the form begins with. */
  start?: Partial<FormAnswers>
  /** Whether whatever else a step needs is there. */
  isDone?: (step: number, answers: FormAnswers) => boolean
}

/** Whether nothing that a step needs is missing. Steps are counted from 0. */
export const isFilled = (
  { steps, isDone = () => true }: FormRules,
  step: number,
  answers: FormAnswers,
): boolean => (steps[step] ?? []).every((field) => answers[field].trim() !== '') && isDone(step, answers)

export const hasHomeGym = ({ equipment }: Pick<FormAnswers, 'equipment'>): boolean => equipment === HOME_GYM

/** What is filled in but cannot be right. */
export const problemsWith = ({ email, ...answers }: FormAnswers): Problems => ({
  ...(!emailAddress.safeParse(email.trim()).success && { email: EMAIL_PROBLEM }),
  ...(hasHomeGym(answers) && !answers.equipmentDetails.trim() && { equipmentDetails: EQUIPMENT_PROBLEM }),
})

/** The body of a call that creates a program, but for the equipment and the credential. */
export const bodyOf = ({ corrections, facts, ...answers }: FormAnswers) => ({
  ...answers,
  name: answers.name.trim(),
  email: answers.email.trim(),
  trainingDays: Number(answers.trainingDays),
  sessionLength: Number(answers.sessionLength),
  ...(corrections.length > 0 && { corrections }),
  ...(Object.keys(facts).length > 0 && { facts }),
})
