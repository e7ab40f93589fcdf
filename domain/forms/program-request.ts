import { z } from 'zod'

/** The option words of all three forms; every call that creates a program takes any of them. */
export const GOAL_WORDS = [
  'Hypertrophy',
  'Muscle Building',
  'Strength',
  'Powerbuilding',
  'General Fitness',
] as const
export const LEVEL_WORDS = [
  'Novice',
  'Beginner',
  'Early-Intermediate',
  'Late-Intermediate',
  'Intermediate',
  'Advanced',
] as const
export const STYLE_WORDS = ['RPE', 'RIR', 'No Preference'] as const
export const SPLIT_WORDS = [
  'Full Body',
  'Upper/Lower',
  'Push/Pull/Lower',
  'Push/Pull/Legs',
  'Body Part Split',
  'No Preference',
] as const
export const SESSION_MINUTES = [30, 45, 60, 75, 90] as const

/** Longest free text we take from a buyer, in characters. */
export const FREE_TEXT_LIMIT = 1000

/** What forms call these differently, in lower case, and the word it stands for. */
const SAME_AS: Readonly<Record<string, string>> = {
  'novice (0-1 years)': 'Novice',
  'early-intermediate (1-2 years)': 'Early-Intermediate',
  'late-intermediate (2+ years)': 'Late-Intermediate',
  'upper/lower split': 'Upper/Lower',
  "don't have a preference": 'No Preference',
}

const oneOf = <Word extends string>(words: readonly Word[]) =>
  z.preprocess((said) => {
    if (typeof said !== 'string') return said
    const plain = said.trim().toLowerCase()
    return SAME_AS[plain] ?? words.find((word) => word.toLowerCase() === plain) ?? said
  }, z.enum(words))

const freeText = z.string().trim().max(FREE_TEXT_LIMIT)
const required = (message: string) => z.string().trim().min(1, message)

export const personName = required('Please enter your name').max(100)
/** Kept in lower case: people type the same address in more than one way. */
export const emailAddress = z.email('Please enter a valid email address').max(254).toLowerCase()
const trainingDays = z.coerce.number().int().min(2).max(6)
const sessionLength = z.coerce.number().refine((n) => SESSION_MINUTES.some((minutes) => minutes === n), {
  message: `Please choose ${SESSION_MINUTES.join(', ')} minutes`,
})

/** `commercial`, `bodyweight`, `home`, or the 3-step form's single string `Home Gym: <what is there>`. */
const equipment = required('Please choose your equipment')
  .max(FREE_TEXT_LIMIT + 20)
  .refine((said) => /^(commercial( gym)?|bodyweight( only)?|home( gym)?(:.*)?)$/is.test(said), {
    message: 'Please choose Commercial Gym, Bodyweight Only or Home Gym',
  })

const TrainingAnswerFields = z.strictObject({
  trainingDays,
  sessionLength,
  equipment,
  equipmentDetails: freeText.optional(),
  primaryGoal: oneOf(GOAL_WORDS),
  experienceLevel: oneOf(LEVEL_WORDS),
  programmingStyle: oneOf(STYLE_WORDS).optional(),
  programmingSplit: oneOf(SPLIT_WORDS),
  exercisesToAvoid: freeText.optional(),
})

const homeIsDescribed = (answers: { equipment: string; equipmentDetails?: string | undefined }) =>
  !/^home( gym)?:?\s*$/i.test(answers.equipment) || Boolean(answers.equipmentDetails?.trim())

const HOME_NEEDS_DETAILS = {
  path: ['equipmentDetails'],
  message: 'Please list the equipment you have at home',
}

/** The answers a program is written from, whichever form they came from. */
export const TrainingAnswers = TrainingAnswerFields.refine(homeIsDescribed, HOME_NEEDS_DETAILS)
export type TrainingAnswers = z.infer<typeof TrainingAnswers>

const PersonAndAnswers = TrainingAnswerFields.extend({ name: personName, email: emailAddress })

/** Body of the calls that create a program at once: a person and their training answers. */
export const ProgramRequest = PersonAndAnswers.refine(homeIsDescribed, HOME_NEEDS_DETAILS)
export type ProgramRequest = z.infer<typeof ProgramRequest>

const credential = z.string().trim().max(300)

/** The first channel's: a license key, or a token that carries one. */
export const ProgramRequestByLicense = PersonAndAnswers.extend({
  licenseKey: credential.optional(),
  productId: credential.optional(),
  token: credential.optional(),
}).refine(homeIsDescribed, HOME_NEEDS_DETAILS)

/** The second channel's: an access token. */
export const ProgramRequestByToken = PersonAndAnswers.extend({ token: credential.optional() }).refine(
  homeIsDescribed,
  HOME_NEEDS_DETAILS,
)
