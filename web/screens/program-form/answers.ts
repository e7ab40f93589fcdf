import { z } from 'zod'
import { Corrections } from '../../../domain/forms/corrections.ts'
import { Facts } from '../../../domain/forms/facts.ts'
import { emailAddress } from '../../../domain/forms/program-request.ts'

/** What the 5-step wizard holds while it is being filled in; blank means not answered yet. */
export const WizardAnswers = z.object({
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
  /** None in a draft that is older than they are. */
  corrections: Corrections.default([]),
  facts: Facts.default({}),
})
export type WizardAnswers = z.infer<typeof WizardAnswers>
type Field = Exclude<keyof WizardAnswers, 'corrections' | 'facts'>

export const startingAnswers = (name: string, email: string): WizardAnswers => ({
  name,
  email,
  trainingDays: '4',
  sessionLength: '60',
  equipment: '',
  equipmentDetails: '',
  primaryGoal: '',
  experienceLevel: '',
  programmingStyle: '',
  programmingSplit: '',
  exercisesToAvoid: '',
  corrections: [],
  facts: {},
})

/** Equipment as it is shown, and the word that is sent for it. */
const EQUIPMENT: Readonly<Record<string, string>> = {
  'Commercial Gym': 'commercial',
  'Home Gym': 'home',
  'Bodyweight Only': 'bodyweight',
}
export const hasHomeGym = ({ equipment }: Pick<WizardAnswers, 'equipment'>): boolean =>
  EQUIPMENT[equipment] === 'home'

/** The options of the 5-step wizard. */
export const OPTIONS = {
  trainingDays: ['2', '3', '4', '5', '6'],
  sessionLength: ['30', '45', '60', '75', '90'],
  equipment: Object.keys(EQUIPMENT),
  primaryGoal: ['Strength', 'Muscle Building', 'General Fitness'],
  experienceLevel: ['Beginner', 'Intermediate', 'Advanced'],
  programmingStyle: ['RPE', 'RIR', 'No preference'],
  programmingSplit: ['Full body', 'Upper/Lower', 'Push/Pull/Legs', 'Body part split', 'No preference'],
} as const

export const STEPS: readonly { title: string; needs: readonly Field[] }[] = [
  { title: 'Personal Information', needs: ['name', 'email'] },
  { title: 'Training Schedule', needs: ['trainingDays', 'sessionLength'] },
  { title: 'Equipment', needs: ['equipment'] },
  { title: 'Goals & Experience', needs: ['primaryGoal', 'experienceLevel'] },
  { title: 'Programming Preferences', needs: ['programmingStyle', 'programmingSplit'] },
]

/** The answers and the step that someone is at, counted from 0. */
export const Draft = z.object({
  step: z
    .int()
    .min(0)
    .max(STEPS.length - 1),
  answers: WizardAnswers,
})

/** Whether everything that a step needs is filled in. */
export const isFilled = (step: number, answers: WizardAnswers): boolean =>
  (STEPS[step]?.needs ?? []).every((field) => answers[field].trim() !== '') &&
  (step !== 2 || !hasHomeGym(answers) || answers.equipmentDetails.trim() !== '')

/** What is filled in on the first step but cannot be right. */
export const problemWith = ({ email }: WizardAnswers): string | undefined =>
  emailAddress.safeParse(email.trim()).success ? undefined : 'Please enter a valid email address'

/** The body of the call that creates the program, but for the credential. */
export const requestFrom = ({ corrections, facts, ...answers }: WizardAnswers) => ({
  ...answers,
  name: answers.name.trim(),
  email: answers.email.trim(),
  trainingDays: Number(answers.trainingDays),
  sessionLength: Number(answers.sessionLength),
  equipment: EQUIPMENT[answers.equipment] ?? answers.equipment,
  equipmentDetails: hasHomeGym(answers) ? answers.equipmentDetails.trim() : '',
  ...(corrections.length > 0 && { corrections }),
  ...(Object.keys(facts).length > 0 && { facts }),
})
