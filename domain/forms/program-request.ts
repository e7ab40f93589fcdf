import { z } from 'zod'
import { Corrections } from './corrections.ts'
import { CREDENTIAL_LIMIT, EMAIL_LIMIT, FREE_TEXT_LIMIT, NAME_LIMIT } from './limits.ts'
import { Facts } from './facts.ts'
import { EMAIL_PROBLEM, EQUIPMENT_PROBLEM, pleaseChoose } from './field-messages.ts'

/** The option words of all three forms. Every call that creates a program takes any of them. */
const GOAL_WORDS = ['Hypertrophy', 'Muscle Building', 'Strength', 'Powerbuilding', 'General Fitness'] as const
const LEVEL_WORDS = [
  'Novice',
  'Beginner',
  'Early-Intermediate',
  'Late-Intermediate',
  'Intermediate',
  'Advanced',
] as const
const STYLE_WORDS = ['RPE', 'RIR', 'No Preference'] as const
const SPLIT_WORDS = [
  'Full Body',
  'Upper/Lower',
  'Push/Pull/Lower',
  'Push/Pull/Legs',
  'Body Part Split',
  'No Preference',
] as const
export const TRAINING_DAYS = [2, 3, 4, 5, 6] as const
export const SESSION_MINUTES = [30, 45, 60, 75, 90] as const

/** Other spellings of the forms, and the word that each stands for. */
const SAME_AS: Readonly<Record<string, string>> = {
  'Novice (0-1 years)': 'Novice',
  'Early-Intermediate (1-2 years)': 'Early-Intermediate',
  'Late-Intermediate (2+ years)': 'Late-Intermediate',
  'Upper/Lower Split': 'Upper/Lower',
  "Don't have a preference": 'No Preference',
}
const COMMON_WORD = new Map(Object.entries(SAME_AS).map(([said, word]) => [said.toLowerCase(), word]))

/** Matches one of the words, ignoring case. The API description lists the spellings of the forms. */
const oneOf = <Word extends string>(what: string, words: readonly Word[]) => {
  const synonyms = Object.keys(SAME_AS).filter((said) => words.some((word) => word === SAME_AS[said]))
  return z
    .preprocess(
      (said) => {
        if (typeof said !== 'string') return said
        const plain = said.trim().toLowerCase()
        return COMMON_WORD.get(plain) ?? words.find((word) => word.toLowerCase() === plain) ?? said
      },
      z.enum(words, { error: pleaseChoose(what, words) }),
    )
    .meta({ type: 'string', enum: [...words, ...synonyms], description: 'In upper or lower case.' })
}

/** Matches one of the numbers, as a number or as form field text. */
const oneNumberOf = (what: string, numbers: readonly number[]) =>
  z.union([z.literal([...numbers]), z.enum(numbers.map(String)).transform(Number)], {
    error: pleaseChoose(what, numbers),
  })

export const freeText = z.string().trim().max(FREE_TEXT_LIMIT)
/** A text that is not blank. */
export const required = (message: string) => z.string(message).trim().regex(/\S/, message)

export const personName = required('Please enter your name').max(NAME_LIMIT)
/** Stored in lower case: people type the same address in different ways. */
export const emailAddress = z.email(EMAIL_PROBLEM).max(EMAIL_LIMIT).toLowerCase()
const trainingDays = oneNumberOf('your days a week', TRAINING_DAYS)
const sessionLength = oneNumberOf('your minutes per session', SESSION_MINUTES)

/** `commercial`, `bodyweight`, `home`, or the 3-step form's single string `Home Gym: <what is there>`. */
const equipment = required('Please choose your equipment')
  .max(FREE_TEXT_LIMIT + 20)
  .refine((said) => /^(commercial( gym)?|bodyweight( only)?|home( gym)?(:.*)?)$/is.test(said), {
    message: 'Please choose Commercial Gym, Bodyweight Only or Home Gym',
  })
  .meta({
    anyOf: [
      { enum: ['commercial', 'Commercial Gym', 'bodyweight', 'Bodyweight Only', 'home', 'Home Gym'] },
      { pattern: '^Home Gym: *\\S' },
    ],
    description: 'In upper or lower case.',
  })

/** Only the onboarding asks for these. They change no exercise: the letter to the buyer answers them. */
export const motivation = z.enum(['progress', 'confidence', 'aesthetics', 'health'])
export const challenge = z.enum(['time', 'motivation', 'knowledge', 'injury'])

const TrainingAnswerFields = z.strictObject({
  trainingDays,
  sessionLength,
  equipment,
  equipmentDetails: freeText.optional(),
  primaryGoal: oneOf('your goal', GOAL_WORDS),
  experienceLevel: oneOf('your experience', LEVEL_WORDS),
  programmingStyle: oneOf('a programming style', STYLE_WORDS).optional(),
  programmingSplit: oneOf('a split', SPLIT_WORDS),
  exercisesToAvoid: freeText.optional(),
  corrections: Corrections.optional(),
  facts: Facts.optional(),
  motivation: motivation.optional(),
  challenge: challenge.optional(),
})

const homeIsDescribed = (answers: { equipment: string; equipmentDetails?: string | undefined }) =>
  !/^home( gym)?:?\s*$/i.test(answers.equipment) || Boolean(answers.equipmentDetails?.trim())

const HOME_NEEDS_DETAILS = {
  path: ['equipmentDetails'],
  message: EQUIPMENT_PROBLEM,
}

/** As operators name them to change one. */
export const ANSWER_NAMES = Object.keys(TrainingAnswerFields.shape)

export const TrainingAnswers = TrainingAnswerFields.refine(homeIsDescribed, HOME_NEEDS_DETAILS)
export type TrainingAnswers = z.infer<typeof TrainingAnswers>

const PersonAndAnswers = TrainingAnswerFields.extend({
  name: personName,
  email: emailAddress,
})

/** Fields that identify the form: the onboarding asks for no style, the two others do. */
const TELLS_THE_FORM = ['programmingStyle', 'motivation', 'challenge'] as const

const styleIsChosen = (answers: Partial<Record<(typeof TELLS_THE_FORM)[number], unknown>>) =>
  TELLS_THE_FORM.some((field) => answers[field] !== undefined)

const STYLE_IS_NEEDED = {
  path: ['programmingStyle'],
  message: pleaseChoose('a programming style', STYLE_WORDS),
  // Also runs when other answers are missing, so one refusal names all issues.
  when: ({ value }: { value: unknown }) => typeof value === 'object' && value !== null,
}

/** The same two rules in JSON Schema, for the API description. */
const RULES_DESCRIBED = {
  anyOf: TELLS_THE_FORM.map((field) => ({ required: [field] })),
  if: { properties: { equipment: { enum: ['home', 'Home Gym'] } }, required: ['equipment'] },
  then: { properties: { equipmentDetails: { pattern: '\\S' } }, required: ['equipmentDetails'] },
}

/** A person, and the answers of any of the three forms. */
export const ProgramRequest = PersonAndAnswers.refine(homeIsDescribed, HOME_NEEDS_DETAILS)
  .refine(styleIsChosen, STYLE_IS_NEEDED)
  .meta(RULES_DESCRIBED)
export type ProgramRequest = z.infer<typeof ProgramRequest>

const credential = z.string().trim().max(CREDENTIAL_LIMIT)
/** Mail programs break license keys over lines, and people copy the breaks. */
export const withoutSpaces = (text: string): string => text.replace(/\s+/g, '')

export const ProgramRequestByLicense = PersonAndAnswers.extend({
  licenseKey: credential.overwrite(withoutSpaces).optional(),
  productId: credential.optional(),
  token: credential.overwrite(withoutSpaces).optional(),
})
  .refine(homeIsDescribed, HOME_NEEDS_DETAILS)
  .refine(styleIsChosen, STYLE_IS_NEEDED)
  .meta(RULES_DESCRIBED)

export const ProgramRequestByToken = PersonAndAnswers.extend({ token: credential.optional() })
  .refine(homeIsDescribed, HOME_NEEDS_DETAILS)
  .refine(styleIsChosen, STYLE_IS_NEEDED)
  .meta(RULES_DESCRIBED)
