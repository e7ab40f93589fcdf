import type { Segment } from './clauses.ts'
import { senseOf } from '../words/find-terms.ts'
import { cueOf, quoteOf, type ReaderState } from './reader-state.ts'
import { WORDS } from '../lexicon/generated/words.ts'

/** `Can't do pull-ups yet` is not a ban. */
export function isNotYet({ terms, to }: Segment, reading: ReaderState): boolean {
  const { text } = reading
  const isYet = /^(yet|todavia|aun|noch nicht|encore|ancora|ainda)$/.test(text.tokens[to]?.said ?? '')
  return isYet && terms.some((term) => cueOf(term) === 'out' && CANNOT.test(quoteOf(term, reading)))
}
const CANNOT = /can.?t|cannot|can not|couldn|unable|not able|never|puedo|kann|peux|riesco|posso|consigo|kan /i

/** Years. A statement is over if it is in the past tense or dated at least this long ago. */
const LONG_GONE_YEARS = 3
export function isOver({ terms, from, to }: Segment, { text, year, years }: ReaderState): boolean {
  const words = text.tokens.slice(from, to).map(({ said }) => said)
  // `Melanoma, 2009`, `broken in 2009, it still hurts`, and `operado en 2009`, whose `en` is a Dutch `and`
  const next = text.tokens[to]?.said
  if (next === ',' || (next === 'en' && !terms.some((term) => senseOf(term, 'lift')))) {
    const [first = '', ...later] = text.tokens.slice(to + 1, to + 1 + NEXT_WORDS).map(({ said }) => said)
    words.push(first, ...(later.some((said) => GOES_ON.has(said)) ? later : []))
  }
  if (words.some((said, at) => STILL.has(said) && !isOfHardware(words, at))) return false
  if (terms.some((term) => cueOf(term) === 'past')) return true
  if (terms.some((term) => cueOf(term) === 'gone') && words.join(' ').includes('used to')) return true
  const isAgo = words.some((said) => AGO.has(said)) || /\b(il y a|hace|vor)\b/.test(words.join(' '))
  if (isAgo && years.some((each) => each.at >= from && each.at < to && each.years >= LONG_GONE_YEARS))
    return true
  return words.some((said) => isLongGone(said, year))
}
const NEXT_WORDS = 3

/** `The plate is still in there`: the bone has healed around it. */
const isOfHardware = (words: readonly string[], at: number): boolean =>
  words.slice(Math.max(0, at - 2), at).some((said) => HARDWARE.test(said))
const HARDWARE =
  /^(?:plate.?s?|screws?|pins?|rods?|nails?|metal|hardware|titanium|wires?|platte|schrauben|placa|tornillos|plaque|vis|placca|viti)$/

/** Whether a word is a year that is long gone. */
export const isLongGone = (said: string, year: number): boolean =>
  /^(19|20)\d\d$/.test(said) && Number(said) <= year - LONG_GONE_YEARS
/** Words for something that continues, however long ago it began. */
/** `It still hurts`. In contrast, `squatting since` is fine. */
const GOES_ON = new Set(WORDS.still)
const STILL = new Set([...WORDS.still, ...WORDS.since])
const AGO = new Set(WORDS.ago)
