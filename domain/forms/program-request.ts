import { z } from 'zod'
import { Corrections } from './corrections.ts'
import { Facts } from './facts.ts'
import { pleaseChoose } from './field-messages.ts'

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
export const TRAINING_DAYS = [2, 3, 4, 5, 6] as const
export const SESSION_MINUTES = [30, 45, 60, 75, 90] as const

/** Longest free text we take from a buyer, in characters. */
export const FREE_TEXT_LIMIT = 1000

/** What forms call these differently, and the word it stands for. */
const SAME_AS: Readonly<Record<string, string>> = {
  'Novice (0-1 years)': 'Novice',
  'Early-Intermediate (1-2 years)': 'Early-Intermediate',
  'Late-Intermediate (2+ years)': 'Late-Intermediate',
  'Upper/Lower Split': 'Upper/Lower',
  "Don't have a preference": 'No Preference',
}
const COMMON_WORD = new Map(Object.entries(SAME_AS).map(([said, word]) => [said.toLowerCase(), word]))

/** One of the words, in upper or lower case; the API's description lists how the forms spell them. */
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

/** One of the numbers, as a number or as the text that a form field holds. */
const oneNumberOf = (what: string, numbers: readonly number[]) =>
  z.union([z.literal([...numbers]), z.enum(numbers.map(String)).transform(Number)], {
    error: pleaseChoose(what, numbers),
  })

const freeText = z.string().trim().max(FREE_TEXT_LIMIT)
/** Text that is not blank. */
export const required = (message: string) => z.string(message).trim().regex(/\S/, message)

export const personName = required('Please enter your name').max(100)
/** Kept in lower case: people type the same address in more than one way. */
export const emailAddress = z.email('Please enter a valid email address').max(254).toLowerCase()
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

/** What the onboarding alone asks for. */
export const motivation = z.enum(['progress', 'confidence', 'aesthetics', 'health'])
export const challenge = z.enum(['time', 'motivation', 'knowledge', 'injury'])

const PersonAndAnswers = TrainingAnswerFields.extend({
  name: personName,
  email: emailAddress,
  motivation: motivation.optional(),
  challenge: challenge.optional(),
})

/** Fields that tell which form it was: the onboarding asks for no style, the two others do. */
const TELLS_THE_FORM = ['programmingStyle', 'motivation', 'challenge'] as const

const styleIsChosen = (answers: Partial<Record<(typeof TELLS_THE_FORM)[number], unknown>>) =>
  TELLS_THE_FORM.some((field) => answers[field] !== undefined)

const STYLE_IS_NEEDED = {
  path: ['programmingStyle'],
  message: pleaseChoose('a programming style', STYLE_WORDS),
  // Also when other answers are missing, to name all at once.
  when: ({ value }: { value: unknown }) => typeof value === 'object' && value !== null,
}

/** The same two rules as the API's description says them. */
const RULES_DESCRIBED = {
  anyOf: TELLS_THE_FORM.map((field) => ({ required: [field] })),
  if: { properties: { equipment: { enum: ['home', 'Home Gym'] } }, required: ['equipment'] },
  then: { properties: { equipmentDetails: { pattern: '\\S' } }, required: ['equipmentDetails'] },
}

/** Body of the calls that create a program at once: a person and the answers of any of the three forms. */
export const ProgramRequest = PersonAndAnswers.refine(homeIsDescribed, HOME_NEEDS_DETAILS)
  .refine(styleIsChosen, STYLE_IS_NEEDED)
  .meta(RULES_DESCRIBED)
export type ProgramRequest = z.infer<typeof ProgramRequest>

const credential = z.string().trim().max(300)
/** People copy license keys from mails that break them over lines. */
export const withoutSpaces = (text: string): string => text.replace(/\s+/g, '')

/** The first channel's: a license key, or a token that carries one. */
export const ProgramRequestByLicense = PersonAndAnswers.extend({
  licenseKey: credential.overwrite(withoutSpaces).optional(),
  productId: credential.optional(),
  token: credential.overwrite(withoutSpaces).optional(),
})
  .refine(homeIsDescribed, HOME_NEEDS_DETAILS)
  .refine(styleIsChosen, STYLE_IS_NEEDED)
  .meta(RULES_DESCRIBED)

/** The second channel's: an access token. */
export const ProgramRequestByToken = PersonAndAnswers.extend({ token: credential.optional() })
  .refine(homeIsDescribed, HOME_NEEDS_DETAILS)
  .refine(styleIsChosen, STYLE_IS_NEEDED)
  .meta(RULES_DESCRIBED)
