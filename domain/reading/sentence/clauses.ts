import { senseOf, type Term, type Text } from '../words/find-terms.ts'
import { WORDS } from '../lexicon/generated/words.ts'

/** The text between two commas or `and`s: the smallest unit with a stance of its own. */
export interface Segment {
  terms: readonly Term[]
  from: number
  to: number
  /** It holds only names, as in a list. */
  isListed: boolean
  /** Only a comma precedes it, not an `or`. */
  isAfterComma: boolean
  /** An `and` or `or` precedes it. */
  isAfterAnd: boolean
}

/** A run of segments that ends at a full stop, a new line or a word such as `but`. */
export type Clause = readonly Segment[]

const ENDS = new Set('.!?;\n:()[]•*–—>'.split(''))
/** `I deadlift 200 kg lol he never touched a bar`: a laugh ends a thought. */
const LAUGHS = WORDS.laughs
const LIKE_A_COMMA = new Set([',', ...LAUGHS])
const COMMAS = new Set([...',/&+', ...LAUGHS])

export function clausesOf(text: Text): Clause[] {
  const clauses: Segment[][] = []
  let segments: Segment[] = []
  let terms: Term[] = []
  let begins = 0
  let isAfterComma = false
  let isAfterAnd = false
  const endSegment = (at: number, next: number) => {
    if (at > begins) segments.push({ ...segmentOf(text, terms, begins, at), isAfterComma, isAfterAnd })
    terms = []
    begins = next
  }
  const endClause = (at: number, next: number) => {
    endSegment(at, next)
    if (segments.length) clauses.push(segments)
    segments = []
    isAfterComma = false
    isAfterAnd = false
  }
  const marks = marksIn(text)
  const byStart = new Map(text.terms.map((term) => [term.from, term]))
  for (let at = 0; at < text.tokens.length;) {
    const term = byStart.get(at)
    const { said = '' } = text.tokens[at] ?? {}
    if (!term && (ENDS.has(said) || isDash(text, at)) && !isOfAside(text, at)) endClause(at, at + 1)
    else if (marks.places.has(at)) {
      if (marks.lead) endClause(at, at)
      if (term) terms.push(term)
      if (!marks.lead) endClause(at + 1, at + 1)
    } else if (!term && COMMAS.has(said)) {
      const hadOne = at > begins
      endSegment(at, at + 1)
      isAfterComma = hadOne ? LIKE_A_COMMA.has(said) : isAfterComma
      isAfterAnd = !LIKE_A_COMMA.has(said) || (!hadOne && isAfterAnd)
    } else if (term && senseOf(term, 'turn')) endClause(at, term.to)
    else if (term && senseOf(term, 'and') && !isManner(text, [terms.at(-1), term], byStart)) {
      endSegment(at, term.to)
      isAfterComma = false
      isAfterAnd = true
    } else if (term) terms.push(term)
    at = term?.to ?? at + 1
  }
  endClause(text.tokens.length, text.tokens.length)
  return clauses
}

/** `No bench press with a barbell`: the barbell tells which bench press is meant. */
const isManner = (text: Text, [lift, joint]: [Term | undefined, Term], after: Map<number, Term>): boolean =>
  lift?.to === joint.from &&
  senseOf(lift, 'lift') !== null &&
  MANNER.has(text.tokens[joint.from]?.said ?? '') &&
  [0, 1].some((off) => senseIs(after.get(joint.to + off), 'implement'))
const senseIs = (term: Term | undefined, of: 'implement'): boolean =>
  term !== undefined && senseOf(term, of) !== null
export const MANNER: ReadonlySet<string> = new Set(WORDS.with)

/** `✅ rows ❌ dips`, `rows 👍 dips 👎`: marks stand before or after their subject. */
const MARKS = new Set([...'✅✔👍❌👎🚫⛔✖✗✘'])
function marksIn({ tokens }: Text): { places: ReadonlySet<number>; lead: boolean } {
  const places = tokens.flatMap(({ said }, at) => (MARKS.has(said) ? [at] : []))
  const before = tokens[(places[0] ?? 0) - 1]?.said ?? '\n'
  return { places: new Set(places), lead: ENDS.has(before) }
}

const isDash = ({ tokens }: Text, at: number): boolean => tokens[at]?.said === '-' && !tokens[at]?.isJoined

/** `My shoulder (L) clicks`: a side in brackets does not end the clause. */
const SIDE = /^(l|r|left|right|both|side|one)$/
const MAX_IN_ASIDE = 2
function isOfAside({ tokens }: Text, at: number): boolean {
  const step = tokens[at]?.said === '(' ? 1 : tokens[at]?.said === ')' ? -1 : 0
  if (!step) return false
  for (let words = 1; words <= MAX_IN_ASIDE + 1; words++) {
    const { said = '' } = tokens[at + step * words] ?? {}
    if (said === (step === 1 ? ')' : '(')) return words > 1
    if (!SIDE.test(said)) return false
  }
  return false
}

/** `No cardio, I cycle to work`: a first-person subject starts a new clause. */
export const SUBJECT = /^(i|we|ich|wir|yo|je|io|eu|ik)$/i

function segmentOf(
  { tokens }: Text,
  terms: readonly Term[],
  from: number,
  to: number,
): Omit<Segment, 'isAfterComma' | 'isAfterAnd'> {
  const inTerms = terms.reduce((sum, term) => sum + term.to - term.from, 0)
  const words = tokens.slice(from, to).filter(({ said }) => /[a-z]/.test(said)).length
  const named = terms.filter((term) => !senseOf(term, 'cue') && !senseOf(term, 'filler'))
  const isTold = SUBJECT.test(tokens[from]?.said ?? '')
  const isListed =
    !isTold && named.length > 0 && words - inTerms <= 1 && !terms.some((term) => senseOf(term, 'cue'))
  return { terms, from, to, isListed }
}
