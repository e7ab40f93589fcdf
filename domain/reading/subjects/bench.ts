import { senseOf, type Term } from '../words/find-terms.ts'
import type { ReaderState } from '../sentence/reader-state.ts'

const IS_FLAT =
  /\b(not|doesn.?t|does not|no|non|nicht|niet|isn.?t|won.?t|can.?t|cannot|pas|sin|senza) ((actually|even|really|an?|se) )?(inclin|tilt|adjust|reclin|verstel|regul|reglable|ajust|schr[aä]g)|\b(is )?flat only\b|\bonly flat\b|\bincline? (one )?(is )?(arriving|coming|on order|broken|broke|sold|missing)/i
const INCLINES =
  /inclin|adjust|reclin|\bmoves|goes up|up and down|\bangles|degrees|positions|verstel|regul|r[eé]glable|ajust|\bfid\b|tilts|schr[aä]g/i
/** Characters. */
const FAR_BEFORE = 24
const FAR_AFTER = 90

/** Whether the text says that a bench inclines: true, false, or null if it says nothing. */
export function inclineOf(bench: Term, { text: { said, tokens, terms } }: ReaderState): boolean | null {
  const isOther = (each: Term) => each !== bench && senseOf(each, 'implement') !== null
  const at = terms.indexOf(bench)
  const start = tokens[bench.from]?.start ?? 0
  const end = tokens[bench.to - 1]?.end ?? 0
  const last = terms.slice(0, at).findLast(isOther)
  const next = terms
    .slice(at + 1)
    .find((each) => isOther(each) && senseOf(each, 'implement') !== 'incline-bench')
  const from = Math.max(start - FAR_BEFORE, last ? (tokens[last.to - 1]?.end ?? 0) : 0)
  const to = Math.min(end + FAR_AFTER, tokens[next?.from ?? tokens.length]?.start ?? said.length)
  // `A bench, adjustable dumbbells`: the word before another thing describes that thing.
  const after = said.slice(end, to)
  const words =
    said.slice(from, end) +
    (next && !/[,;.)]\s*$/.test(after)
      ? after.trimEnd().slice(0, after.trimEnd().lastIndexOf(' ') + 1)
      : after)
  if (IS_FLAT.test(words)) return false
  return INCLINES.test(words) ? true : null
}
