/** A sentence and its place in a text. */
export interface Sentence {
  said: string
  from: number
  to: number
}

const ENDS = new Set('.!?…;\n。！？')
const CLOSES = new Set(')]"”’\'»')
const MARKS = /^[\s\-–—*•·>+)\]]+/u
/** `E.g. `, `approx. `: the point ends no sentence. */
const SHORTENED = /(?<![\p{L}\d])(?:e\.?g|i\.?e|esp|vs|approx|appr|ca|dr|mr|mrs|st|incl|bzw|z\.?b)$/iu
/** `1. `, at the start of a line. */
const NUMBERED = /^\W*\d{1,2}$/
const FEW_CHARACTERS = 8

/** Splits a text into sentences, in linear time. A line and a semicolon end one as well. */
export function sentencesOf(text: string): Sentence[] {
  const sentences: Sentence[] = []
  let from = 0
  const end = (to: number) => {
    const said = text.slice(from, to).trim().replace(MARKS, '')
    if (/[\p{L}\d]/u.test(said)) sentences.push({ said, from, to })
    from = to
  }
  for (let at = 0; at < text.length; at++) {
    const letter = text[at] ?? ''
    if (!ENDS.has(letter)) continue
    let next = at + 1
    while (ENDS.has(text[next] ?? '') || CLOSES.has(text[next] ?? '')) next++
    const isEnd = letter !== '.' || (isSpace(text[next]) && !isShort(text.slice(from, at)))
    if (isEnd) end(next)
    at = next - 1
  }
  end(text.length)
  return sentences
}

const isSpace = (letter: string | undefined): boolean => letter === undefined || /\s/.test(letter)

const isShort = (before: string): boolean =>
  SHORTENED.test(before.slice(-FEW_CHARACTERS)) || NUMBERED.test(before.slice(0, FEW_CHARACTERS))

/** Characters of a sentence that are shown. Enough to recognize it. */
const LONGEST = 160

/** The beginning of a long sentence. */
export function cut(said: string): string {
  if (said.length <= LONGEST) return said
  const start = said.slice(0, LONGEST)
  // Half of a pair is no letter.
  return `${start
    .slice(0, start.lastIndexOf(' ') + 1 || LONGEST)
    .replace(/[\uD800-\uDBFF]$/, '')
    .trimEnd()}…`
}

/** The first sentence of a text that holds a quote; the quote itself if there is none. */
export function sentenceWith(quote: string, text: string): string {
  const at = text.toLowerCase().indexOf(quote.toLowerCase())
  const sentence = sentencesOf(text).find(({ from, to }) => at >= from && at < to)
  return sentence ? cut(sentence.said) : quote
}
