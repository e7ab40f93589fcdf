import { z } from 'zod'
import { Corrections } from '../../domain/forms/corrections.ts'
import { Facts } from '../../domain/forms/facts.ts'
import { EMAIL_PROBLEM, EQUIPMENT_PROBLEM } from '../../domain/forms/field-messages.ts'
import { HOME_GYM, type SURVEY_OPTIONS } from '../../domain/forms/options.ts'
import { emailAddress } from '../../domain/forms/program-request.ts'

/** The state of a form while it is filled in. Blank means not answered yet. */
export const FormAnswers = z.object({
  name: z.string(),
  email: z.string(),
  trainingDays: z.string(),
  sessionLength: z.string(),
  equipment: z.string(),
  equipmentDetails: z.string(),
  primaryGoal: z.string(),
  experienceLevel: z.string(),
  programmingStyle: z.string(),
  programmingSplit: z.string(),
  exercisesToAvoid: z.string(),
  corrections: Corrections,
  facts: Facts,
})
export type FormAnswers = z.infer<typeof FormAnswers>
type Field = Exclude<keyof FormAnswers, 'corrections' | 'facts'>
export type ChoiceField = keyof typeof SURVEY_OPTIONS
export type Problems = Partial<Record<Field, string>>

export const startingAnswers = (known: Partial<FormAnswers>): FormAnswers => ({
  ...{ name: '', email: '', trainingDays: '', sessionLength: '', equipment: '', equipmentDetails: '' },
  ...{
    primaryGoal: '',
    experienceLevel: '',
    programmingStyle: '',
    programmingSplit: '',
    exercisesToAvoid: '',
  },
  ...{ corrections: [], facts: {} },
  ...known,
})

/** What distinguishes one multi-step form from another. */
export interface FormRules {
  /** Each with the fields that it requires. */
  steps: readonly { title: string; fields: readonly Field[] }[]
  options: Readonly<Record<ChoiceField, readonly string[]>>
  /** The question about the equipment. */
  equipment: string
  /** The initial answers. */
  start?: Partial<FormAnswers>
  /** Whether the other requirements of a step are met. */
  isDone?: (step: number, answers: FormAnswers) => boolean
  /** What is wrong with the answers when somebody wants to go on from a step. */
  problemsAt: (step: number, answers: FormAnswers) => Problems
  /** The words of its buttons. */
  buttons: { back: string; next: string; busy: string }
  /** Tells the progress in percent, not only in steps. */
  hasPercent?: boolean
}

/** Whether the required fields of a step are filled in. Steps are counted from 0. */
export const isFilled = (
  { steps, isDone = () => true }: FormRules,
  step: number,
  answers: FormAnswers,
): boolean =>
  (steps[step]?.fields ?? []).every((field) => answers[field].trim() !== '') && isDone(step, answers)

export const hasHomeGym = ({ equipment }: Pick<FormAnswers, 'equipment'>): boolean => equipment === HOME_GYM

/** The fields that are filled in but invalid. */
export const problemsWith = ({ email, ...answers }: FormAnswers): Problems => ({
  ...(!emailAddress.safeParse(email.trim()).success && { email: EMAIL_PROBLEM }),
  ...(hasHomeGym(answers) && !answers.equipmentDetails.trim() && { equipmentDetails: EQUIPMENT_PROBLEM }),
})

/** The body of a call that creates a program, without the equipment and the credential. */
export const bodyOf = ({ corrections, facts, ...answers }: FormAnswers) => ({
  ...answers,
  name: answers.name.trim(),
  email: answers.email.trim(),
  trainingDays: Number(answers.trainingDays),
  sessionLength: Number(answers.sessionLength),
  ...(corrections.length > 0 && { corrections }),
  ...(Object.keys(facts).length > 0 && { facts }),
})
