import { readFileSync } from 'node:fs'
import { z } from 'zod'
import { OnboardingAnswers } from '../../domain/forms/onboarding.ts'
import * as OFFER from '../../domain/shop/offer.ts'
import { checked } from './checked.ts'

/** What a text may name in braces. */
const NAMED: Readonly<Record<string, string | number>> = {
  guarantee: OFFER.GUARANTEE,
  guaranteeDays: OFFER.GUARANTEE_DAYS,
  price: OFFER.PRICE,
  questionnaireTakes: OFFER.QUESTIONNAIRE_TAKES,
  questionsAsked: OFFER.QUESTIONS_ASKED,
  refundTakes: OFFER.REFUND_TAKES,
  surveyDays: OFFER.SURVEY_DAYS,
}

const text = z
  .string()
  .min(1)
  .transform((said, context) =>
    said.replaceAll(/\{(\w+)\}/g, (_, name: string) => {
      if (NAMED[name] === undefined) context.addIssue(`names ${name}, which is none of ${Object.keys(NAMED)}`)
      return String(NAMED[name])
    }),
  )
const texts = z.array(text).nonempty()
const listOf = <Shape extends z.core.$ZodShape>(shape: Shape) => z.array(z.strictObject(shape)).nonempty()

const words = z.record(text, text)
const calculator = z.strictObject({
  title: text,
  heading: text,
  intro: text,
  notesHeading: text,
  notes: texts,
})
const factor = { label: text, factor: z.number() }

const page = { path: text, isText: z.literal(true).optional(), title: text, description: text }
const asked = {
  id: text,
  title: text,
  subtitle: text.optional(),
  required: z.boolean(),
  fieldName: OnboardingAnswers.keyof(),
  onlyIf: z.strictObject({ field: OnboardingAnswers.keyof(), answer: text }).optional(),
}
const choice = {
  ...{ id: text, text, value: z.union([text, z.number()]), hint: text.optional() },
  ...{ responseTitle: text, responseMessage: text, responseIcon: text.optional() },
}

/**
 * What each file holds. A constant is written for each of its lines. What two pages say is in two files: a page
 * loads the whole module.
 */
const FILES = {
  questionnaire: z.strictObject({
    questions: z
      .array(
        z.discriminatedUnion('type', [
          z.strictObject({ ...asked, type: z.literal('single_choice'), options: listOf(choice) }),
          z.strictObject({ ...asked, type: z.literal('text_input'), placeholder: text.optional() }),
        ]),
      )
      .nonempty(),
  }),
  landing: z.strictObject({
    features: listOf({ title: text, text }),
    sampleWeek: listOf({ exercise: text, sets: z.int(), reps: z.int() }),
    sampleIntensity: text,
    sampleMuscles: text,
    sampleNotes: listOf({ title: text, text }),
    quickAnswers: listOf({ question: text, answer: text }),
    stepsToSession: listOf({ title: text, text }),
    included: texts,
  }),
  tools: z.strictObject({ tools: listOf({ path: text, name: text, title: text, text, asks: text }) }),
  'thank-you': z.strictObject({ steps: listOf({ title: text, text, takes: text }) }),
  rpe: z.strictObject({ page: calculator, factors: z.record(text, z.array(z.number()).nonempty()) }),
  macro: z.strictObject({
    page: calculator,
    genders: z.record(text, z.strictObject({ label: text, offset: z.number() })),
    activities: z.record(text, z.strictObject(factor)),
    goals: z.record(text, z.strictObject({ ...factor, proteinShare: z.number() })),
  }),
  understood: z.strictObject({ groups: listOf({ group: text, title: text, named: text, counted: text }) }),
  facts: z.strictObject({ ages: words, sexes: words, lifts: words, points: words }),
  sleep: z.strictObject({
    page: calculator,
    questions: z.record(
      text,
      z.strictObject({ legend: text, named: text, hours: z.record(text, z.number()) }),
    ),
    tipsForEnough: texts,
    tipsForAShortfall: texts,
  }),
  faq: z.strictObject({ questions: listOf({ question: text, answer: text }) }),
  terms: z.strictObject({
    sections: listOf({
      id: text.optional(),
      title: text,
      paragraphs: texts,
      mailSubject: text.optional(),
    }),
  }),
  pages: z.strictObject({ publicPages: listOf(page), onboarding: z.strictObject(page) }),
}
export type PageFile = keyof typeof FILES
export const PAGE_FILES = Object.keys(FILES) as PageFile[]

/**
 * The module of a file of texts.
 *
 * @throws {UnsoundData} which names the place and what is wrong there
 */
export const pageModule = (file: PageFile): string =>
  pageTextsIn(file, readFileSync(new URL(`../../web/texts/data/${file}.yaml`, import.meta.url), 'utf8'))

export const pageTextsIn = (file: PageFile, yaml: string): string =>
  Object.entries(checked<object>(`${file}.yaml`, yaml, FILES[file]))
    .map(([name, value]) => `\nexport const ${constantOf(name)} = ${JSON.stringify(value)} as const\n`)
    .join('')

const constantOf = (name: string): string => name.replaceAll(/[A-Z]/g, '_$&').toUpperCase()
