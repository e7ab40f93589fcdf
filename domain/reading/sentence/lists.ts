import type { Clause, Segment } from './clauses.ts'
import { isName, senseOf, type Term, type Text } from '../words/find-terms.ts'
import { quoteOf, cueOf, type ReaderState, type Stance } from './reader-state.ts'
import { ownStance } from './segment-cues.ts'
import { WORDS } from '../lexicon/generated/words.ts'

/** Words that a plain list of names does not contain. */
const OF_SENTENCE = new Set([
  'i',
  'im',
  'ive',
  'is',
  'are',
  'was',
  'were',
  'it',
  'with',
  'no',
  'not',
  'never',
  'leave',
  'keep',
  'add',
  'teach',
  'how',
  'why',
])

/**
 * Whether a text is only names. Such a text answers the form's question: what to leave out, or where it
 * hurts.
 */
export const isListOfNames = ({ tokens, terms }: Text, clauses: readonly Clause[]): boolean =>
  !tokens.some(({ said }) => OF_SENTENCE.has(said) || said === '?') &&
  !terms.some((term) => senseOf(term, 'sport')) &&
  clauses.every((clause) => clause.every(isJustNames))

/** The segment is only names, or a few words without meaning, as in `my knee, honestly`. */
export const isJustNames = ({ isListed, terms, from, to }: Segment): boolean =>
  isListed || (!terms.some(isName) && terms.every((term) => !cueOf(term)) && to - from <= FEW)

/** Whether the clause has no cue of its own, so the announcement before it still holds. */
export const goesWithout = (clause: Clause): boolean => clause.every((segment) => !ownStance(segment))

/** Tokens. */
const SHORT_ANSWER = 4

const ANSWERS: readonly Stance[] = ['out', 'fine', 'like', 'past']
/** `Rack: sold.` */
const ANSWERS_OF_THINGS: readonly Stance[] = [...ANSWERS, 'gone']

/** `Rack: no.` `Shrugs? Never again.` The answer is a clause of its own. */
export function answerIn(clause: Clause | undefined, reading: ReaderState): Stance {
  const [only, ...more] = clause ?? []
  if (isNone(only, reading)) return 'out'
  const [first] = only?.terms ?? []
  if (
    !only ||
    !first ||
    more.length > 1 ||
    first.from !== only.from ||
    only.terms.some((term) => isName(term) || !(cueOf(term) ?? senseOf(term, 'filler')))
  )
    return null
  const isWhole = only.terms.reduce((sum, { from, to }) => sum + to - from, 0) === only.to - only.from
  const stance = isWhole ? ownStance(only) : null
  // `OK: strict pull-ups` starts a list.
  if (reading.text.tokens[only.to]?.said === ':') return null
  const isAsked = reading.text.tokens[only.from - 1]?.said === ':'
  const mayBe = reading.field === 'equipment' ? ANSWERS_OF_THINGS : ANSWERS
  const answers: readonly Stance[] = isAsked ? [...mayBe, 'pain'] : mayBe
  if (only.to - only.from > SHORT_ANSWER || !stance || !answers.includes(stance)) return null
  return /^(nothing|less|not|limit)$/i.test(quoteOf(first, reading)) ? null : stance
}

/** `Kettlebells: none.` `Barbell: broomstick.` */
function isNone(only: Segment | undefined, { field, text: { tokens } }: ReaderState): boolean {
  if (field !== 'equipment' || !only || only.to - only.from > 1) return false
  return /^[:?–—-]$/.test(tokens[only.from - 1]?.said ?? '') && NONE.has(tokens[only.from]?.said ?? '')
}
const NONE = new Set(WORDS.none)

/**
 * `Left shoulder: benching hurts`, `my knees (both) ache`: a joint heads the clause, and its complaint
 * follows.
 */
export function painAfter(clause: Clause, next: readonly Clause[], { text }: ReaderState): Stance {
  const mark = text.tokens[clause.at(-1)?.to ?? -1]?.said ?? ''
  // `Wrist. The left.`
  const [alone, ...more] = clause.flatMap(({ terms }) => terms)
  if (alone && !more.length && alone.from === 0 && alone.to === 1 && mark === '.' && isOnlyJoint(alone))
    return 'pain'
  if (!HEADS.has(mark) || !clause.some(({ terms }) => terms.some(isJoint))) return null
  if (clause.some((segment) => ownStance(segment))) return null
  const hurts = (each: Clause | undefined) =>
    each?.some(({ terms }) => terms.some((term) => cueOf(term) === 'pain') && !terms.some(isJoint)) ?? false
  return hurts(next[0]) || (mark === '(' && hurts(next[1])) ? 'pain' : null
}
const HEADS = new Set([':', '(', '-', '–', '—'])
const isOnlyJoint = ({ senses }: Term): boolean => senses.every(({ of }) => of === 'joint')
const isJoint = (term: Term): boolean => senseOf(term, 'joint') !== null

/** `Please no:`, followed by one line for each item. */
export function announcedBy(clause: Clause, { text, field }: ReaderState): Stance {
  const last = clause.at(-1)
  const follows = text.tokens[last?.to ?? -1]?.said
  const isAnnouncement = follows === ':' || follows === '\n'
  // `Nothing bolted: squat stands`
  if (last && field === 'equipment' && last.to > (last.terms.findLast(cueOf)?.to ?? 0)) return null
  return last && isAnnouncement && !clause.some(({ terms }) => terms.some(isName)) ? ownStance(last) : null
}

/** Words that may follow the last name of a list without a stance. */
const GOES_ON =
  /^(please|pls|plz|pl|thank|thanks|thx|cheers|they|it|as|cos|cuz|due|for|ever|at|anymore|either|tbh|lol|until|unless|ya|por|bitte|svp|per|mehr|if|in)$/
/** Words. */
export const FEW = 2

/**
 * The names at the start of a segment that continue the list before it: `skip crunches and sit-ups, they bore
 * me`.
 */
export function leadingNames(
  segment: Segment,
  {
    carried,
    isOr,
    index,
    later,
  }: { carried: Stance; isOr: boolean; index: number; later: readonly Stance[] },
  { text, field, amountOf }: ReaderState,
): ReadonlyMap<Term, Stance> {
  const leading = new Map<Term, Stance>()
  if (segment.isListed || index === 0 || carried !== 'out') return leading
  const isLoose = segment.isAfterComma && !isOr
  if (isLoose && field === 'equipment') return leading
  let at = segment.from
  for (const [place, term] of segment.terms.entries()) {
    if (cueOf(term) || term.from - at > FEW) break
    at = term.to
    if (!isName(term)) continue
    if (later[place] || amountOf.has(term)) return new Map()
    leading.set(term, carried)
  }
  const follows = text.tokens[at]?.said ?? ''
  return (isLoose || segment.isAfterComma) && !GOES_ON.test(follows) ? new Map() : leading
}
