import { CATALOGUE } from '../../../domain/exercises/catalogue.ts'
import {
  EFFORT_IN_WORDS,
  effortInWords,
  EFFORTS,
  RPE_IN_WORDS,
  wordsOf,
} from '../../../domain/program/effort-words.ts'
import { firstSession } from '../../../domain/program/first-session.ts'
import { inAnswer } from '../../../domain/program/for-you.ts'
import { inNumbers } from '../../../domain/program/in-numbers.ts'
import { scaleOf } from '../../../domain/program/notation.ts'
import { liftRules, ruleWordsOf } from '../../../domain/program/progression-rules.ts'
import type { GeneratedProgram } from '../../../domain/program/program.ts'
import { programIn } from '../../../domain/program/program-in.ts'
import { isLoaded } from '../../../domain/training/printing/is-loaded.ts'
import { whatWeDid } from '../../../domain/shop/what-we-did.ts'
import { LETTERS } from '../../../emails/generated/letters.ts'
import { musclesInWords } from '../../../activities/pdf/pages/facts.ts'

/** A text of ours, and where a buyer reads it. */
export interface Printed {
  place: string
  text: string
}

const at = (place: string, texts: readonly string[]): Printed[] => texts.map((text) => ({ place, text }))

/** What a buyer reads of a program, each text once; how the exercises are done is measured by itself. */
export function printedTexts(program: GeneratedProgram): Printed[] {
  const shown = programIn(program, 'kg')
  const { overview, foreword, guidelines, afterWeek8, plans = [], missedReps, atPain } = shown
  const rows = shown.weeks.flatMap(({ workouts }) => workouts.flatMap((workout) => workout.rows))
  const all = [
    ...at('cover', foreword ? [foreword.note, ...foreword.lifts.map(({ why }) => why)] : []),
    ...at('cover: before you start', [
      overview.clearance ?? '',
      ...(overview.stopSigns ?? []),
      ...(overview.firstSteps ?? []),
    ]),
    ...at('cover: what you asked', inAnswer(foreword)),
    ...at('cover: what we did with your answers', whatWeDid(overview)),
    ...at('cover: in numbers', inNumbers(shown)),
    ...at('how to read it', [
      scaleOf(shown) === 'RPE' ? RPE_IN_WORDS : EFFORT_IN_WORDS,
      ...firstSession(shown, isLoaded),
      musclesInWords(shown),
      ...EFFORTS.map(({ feels }) => feels),
      ...wordsOf(shown).map(({ meaning }) => meaning),
      ...rows.slice(0, 1).flatMap((row) => effortInWords(row) ?? []),
    ]),
    ...at('lift by lift', [ruleWordsOf(shown), ...liftRules(shown).map(({ rule }) => rule)]),
    ...at(
      'note of a lift',
      rows.flatMap(({ sentences }) => sentences.map(({ text }) => text)),
    ),
    ...at('foot of a week', [missedReps ?? '', atPain ?? '']),
    ...Object.entries(guidelines).flatMap(([name, lines]) => at(`guidelines: ${name}`, lines)),
    ...plans.flatMap(({ title, lines }) => at(`plan: ${title}`, lines)),
    ...at('after week 8', [...(afterWeek8?.meetWeek ?? []), ...(afterWeek8?.steps ?? [])]),
  ].filter(({ text }) => text)
  return [...new Map(all.map((each) => [`${each.place} ${each.text}`, each])).values()]
}

const NAMES = new RegExp(
  CATALOGUE.map(({ name }) => name)
    .sort((one, other) => other.length - one.length)
    .map((name) => name.replace(/[.*+?^${}()|[\]\\]/g, '\\$&'))
    .join('|'),
  'g',
)

/** What health rests on. */
const SOURCES = /(follows these sources): .*$/

/** Without what we did not write: names of exercises, words of the buyer, titles of sources. */
export const withoutOthersWords = (text: string): string =>
  text
    .replace(/“[^”]*”/g, 'this')
    .replace(SOURCES, '$1.')
    .replace(NAMES, 'lift')
    .replace(/lift(?:(?:,| and| or) lift)+/g, 'lifts')

const sentences = new Intl.Segmenter('en', { granularity: 'sentence' })

/** More words in one sentence are more than somebody reads between two sets. */
const MOST_WORDS = 20
export const HIGHEST_GRADE = 6

/** The items of a list after a colon are read one at a time. */
const itemsOf = (sentence: string): string[] => (/:.*;/.test(sentence) ? sentence.split(/; |: /) : [sentence])

/** The sentences that are too long, with their places. */
export const longSentences = (texts: readonly Printed[]): string[] =>
  texts.flatMap(({ place, text }) =>
    [...sentences.segment(withoutOthersWords(text))]
      .flatMap(({ segment }) => itemsOf(segment))
      .flatMap((segment) => {
        const length = segment.match(/[\p{L}\d][\p{L}\d'’.,%-]*/gu)?.length ?? 0
        return length > MOST_WORDS ? [`${place}, ${length} words: ${segment.trim()}`] : []
      }),
  )

const TERMS: Readonly<Record<string, string>> = {
  questionnaireTakes: '3-5 minutes',
  guaranteeDays: '7',
  refundTakes: '5-7 business days',
  price: '$27',
  surveyDays: '90',
}

/** What a buyer reads of a letter, without what is of the buyer. */
export const lettersTexts = (): Printed[] =>
  Object.entries(LETTERS).flatMap(([name, { subject, preheader, heading, paragraphs, closing, reason }]) =>
    at(
      `letter: ${name}`,
      [subject, preheader, heading, ...paragraphs, ...closing, reason].map((text) =>
        text.replace(/\{\{(\w+)\}\}/g, (_, slot: string) => TERMS[slot] ?? 'it'),
      ),
    ),
  )
