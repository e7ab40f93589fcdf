import type { Segment } from './clauses.ts'
import { senseOf, type Term, type Text } from '../words/find-terms.ts'
import type { Cue } from '../lexicon/cues.ts'
import type { Amount } from '../numbers/numbers.ts'
import { placed } from '../places.ts'
import type { Field, Statement } from '../statement.ts'

/** The attitude of a segment toward the names in it. */
export type Stance = Cue | null

/** The state of reading one text. */
export interface ReaderState {
  text: Text
  /** The text without the weekdays for lifting. */
  withoutDays: Text
  field: Field
  /** Segments about somebody else. */
  others: ReadonlySet<Segment>
  amountOf: ReadonlyMap<Term, Amount>
  goalOf: ReadonlyMap<Term, Amount>
  /** Durations and their token indexes. */
  weeks: readonly { at: number; weeks: number }[]
  years: readonly { at: number; years: number }[]
  statements: Statement[]
  /** The lifts of the previous clause, for a following `they`. */
  before: readonly Term[]
  /** Tokens of an exercise or its equipment: `no burpees, asthma` does not deny asthma. */
  ofExercise: ReadonlySet<number>
  /** The text is only names and so answers the form's question: what to leave out, or where it hurts. */
  isBareList: boolean
  /** Equipment that a comment describes as present, or that is listed with such equipment. */
  told: ReadonlySet<Term>
  hasDumbbells: boolean
  hasSmith: boolean
  /** The clause is about the past. */
  isPast: boolean
  /** The previous clause ended with pain: `squats hurt. Leg press doesn't`. */
  wasPain: boolean
  /** Names right after their cue, or names that hurt. */
  firm: ReadonlySet<Term>
  /** Names excepted from a ban. */
  spared: ReadonlySet<Term>
  /** The number of statements before this clause. */
  begun: number
  /** An `or` follows in the clause. */
  isOr: boolean
  /** Ends of denied conditions. The conditions listed after them are denied too. */
  denied: Set<number>
  year: number
  /** The number of statements before the last segment that made some. */
  last: { from: number }
}

export const cueOf = (term: Term): Cue | null => senseOf(term, 'cue') as Cue | null

export const quoteOf = (
  { from, to }: { from: number; to: number },
  { text }: Pick<ReaderState, 'text'>,
): string => text.said.slice(text.tokens[from]?.start, text.tokens[to - 1]?.end)

const FEW_CHARACTERS = 45
/** A few words after a term. */
export const wordsAfter = ({ to }: { to: number }, { text }: Pick<ReaderState, 'text'>): string => {
  const end = text.tokens[to - 1]?.end ?? 0
  return text.said.slice(end, end + FEW_CHARACTERS)
}

/** A few words before a term. */
export const wordsBefore = ({ from }: { from: number }, { text }: Pick<ReaderState, 'text'>): string => {
  const start = text.tokens[from]?.start ?? 0
  return text.said.slice(Math.max(0, start - FEW_CHARACTERS), start)
}

/** A term's words with a few words on either side, within the sentence. */
export function wordsAround(term: { from: number; to: number }, reading: Pick<ReaderState, 'text'>): string {
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

/** Adds a statement. The names must come from the tables that its kind allows. */
export const addStatement = (
  reading: ReaderState,
  term: Pick<Term, 'from' | 'to'>,
  statement: Readonly<Record<string, unknown>>,
): void => {
  const said = { ...statement, quote: quoteOf(term, reading) } as Statement
  placed(said, reading.text.tokens[term.from]?.start ?? 0)
  reading.statements.push(said)
}
