import type { Segment } from './clauses.ts'
import { senseOf, type Term, type Text } from './find-terms.ts'
import type { Cue } from './lexicon/cues.ts'
import type { Amount } from './numbers.ts'
import type { Statement } from './statement.ts'

export type Field = 'equipment' | 'comments'

/** How a piece of text stands to what it names. */
export type Stance = Cue | null

/** What is known while a text is read. */
export interface Reading {
  text: Text
  /** Without the days of the week that lifting is told to go on, or not. */
  withoutDays: Text
  field: Field
  /** Pieces that are about somebody else. */
  others: ReadonlySet<Segment>
  amountOf: ReadonlyMap<Term, Amount>
  goalOf: ReadonlyMap<Term, Amount>
  /** Spans of time, and where they stand. */
  weeks: readonly { at: number; weeks: number }[]
  years: readonly { at: number; years: number }[]
  statements: Statement[]
  /** Lifts that the thought before named: `they` means those. */
  before: readonly Term[]
  /** Tokens that name an exercise or what it takes: `no burpees, asthma` denies no asthma. */
  ofExercise: ReadonlySet<number>
  /** A text that is nothing but names answers the question: what to leave out, where it hurts. */
  isBareList: boolean
  /** Things that a comment tells to be there, or that stand in a row with such. */
  told: ReadonlySet<Term>
  hasDumbbells: boolean
  hasSmith: boolean
  /** The thought tells of what was. */
  isPast: boolean
  /** The thought before ended with what hurts: `squats hurt. Leg press doesn't`. */
  wasPain: boolean
  /** Names that their cue stands right before, or that hurt. */
  firm: ReadonlySet<Term>
  /** Names that are excepted from what is turned down. */
  spared: ReadonlySet<Term>
  /** How many statements there were before the thought. */
  begun: number
  /** An `or` follows in the thought. */
  isOr: boolean
  /** Where a condition ends that was denied: those that are listed after it are denied with it. */
  denied: Set<number>
  year: number
  /** How many statements there were before what was said last. */
  last: { from: number }
}

export const cueOf = (term: Term): Cue | null => senseOf(term, 'cue') as Cue | null

export const quoteOf = (
  { from, to }: { from: number; to: number },
  { text }: Pick<Reading, 'text'>,
): string => text.said.slice(text.tokens[from]?.start, text.tokens[to - 1]?.end)

const FEW_CHARACTERS = 45
/** The few words that follow. */
export const wordsAfter = ({ to }: { to: number }, { text }: Pick<Reading, 'text'>): string => {
  const end = text.tokens[to - 1]?.end ?? 0
  return text.said.slice(end, end + FEW_CHARACTERS)
}

/** The few words that come before. */
export const wordsBefore = ({ from }: { from: number }, { text }: Pick<Reading, 'text'>): string => {
  const start = text.tokens[from]?.start ?? 0
  return text.said.slice(Math.max(0, start - FEW_CHARACTERS), start)
}

/** The same and the few words before, as far as the sentence goes. */
export function wordsAround(term: { from: number; to: number }, reading: Pick<Reading, 'text'>): string {
  const { said, tokens } = reading.text
  const start = tokens[term.from]?.start ?? 0
  const before = said.slice(Math.max(0, start - FEW_CHARACTERS), start)
  return (
    (before.split(SENTENCE_END).at(-1) ?? '') +
    quoteOf(term, reading) +
    (wordsAfter(term, reading).split(SENTENCE_END)[0] ?? '')
  )
}
const SENTENCE_END = /[.!?;\n]/

/** Only names of the tables come here, each from the table that its kind takes. */
export const say = (
  reading: Reading,
  term: Pick<Term, 'from' | 'to'>,
  statement: Readonly<Record<string, unknown>>,
): void => void reading.statements.push({ ...statement, quote: quoteOf(term, reading) } as Statement)
