import type { Segment } from './clauses.ts'
import { senseOf, type Term } from '../words/find-terms.ts'
import { cueOf, quoteOf, type ReaderState } from './reader-state.ts'
import { isOfAnother } from './segment-cues.ts'
import type { Statement } from '../statement.ts'
import { WORDS } from '../lexicon/generated/words.ts'

const OF_ONE =
  /(?<!\p{L})(it|its|it['’]s|that|thats|that['’]s|they|they['’]?re|them|those|these|which|lo|la|las|los|es|il|elle|ils)(?!\p{L})/iu
const OF_ALL =
  /(?<!\p{L})(all|everything|both|the lot|alles|alle|beide|todo|todas|tout|tutto|tudo)(?!\p{L})/iu
const ARTICLES = new Set(WORDS.articles)
/** `Had dumbbells, sold them`. */
const OBJECT = /^(it|them|em|lo|la|los|las|es|sie)$/
/** After a bracket, `but` or a dash, the name need not be repeated: `loop band (snapped)`. */
const OPENS = new Set(['(', '-', '–', '—', ':'])
const CANNOT = /^(can.?t|cannot|can not|couldn.?t|not allowed|won.?t|never again)$/i

/** `Swiss ball but it has a puncture`: removes a thing named before. */
export function takeAway(first: Segment, isLater: boolean, reading: ReaderState): void {
  if (first.terms.some((term) => senseOf(term, 'implement') ?? senseOf(term, 'several'))) return
  const cue = first.terms.find((term) => cueOf(term) === 'gone' || isHelpless(term, first, reading))
  if (cue && isLater && !OBJECT.test(reading.text.tokens[cue.to]?.said ?? '')) return
  // `Sold the car for it.`
  if (!cue || isOfAnother(cue, reading) || ARTICLES.has(reading.text.tokens[cue.to]?.said ?? '')) return
  const words = quoteOf(first, reading)
  const isAll = OF_ALL.test(words)
  const before = reading.text.tokens[first.from - 1]?.said ?? ''
  const isShort = first.to - first.from <= MAX_OPENED && (OPENS.has(before) || cue.from === first.from)
  if (!isAll && !isShort && cueOf(cue) === 'gone' && !OF_ONE.test(words)) return
  const { statements } = reading
  const at = statements.findLastIndex(({ kind }) => kind === 'has' || kind === 'lacks')
  const named = statements[at]
  if (named?.kind !== 'has') return
  const from = isAll ? reading.last.from : statements.findIndex((each) => each.quote === named.quote)
  for (let place = Math.min(from, at); place < statements.length; place++) {
    const each = statements[place] as Statement
    if (each.kind === 'has') statements[place] = { kind: 'lacks', what: each.what, quote: each.quote }
  }
}
/** Tokens. */
const MAX_OPENED = 5

/** `Assume I can't`: the clause ends with the cue. */
const isHelpless = (term: Term, { to }: Segment, reading: ReaderState): boolean =>
  cueOf(term) === 'out' && term.to === to && CANNOT.test(quoteOf(term, reading))
