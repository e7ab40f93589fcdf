/** A sentence ends here for every reader. */
const SENTENCE = /[^.;\n]+/g

/**
 * Rewrites what stands from an opening word to the next closing word of the same sentence. Both expressions are global.
 * One expression for the whole span would look for its end anew at every opening word, in quadratic time.
 */
export const replaceSpans = (
  text: string,
  opening: RegExp,
  closing: RegExp,
  say: (opened: string, between: string) => string,
): string =>
  text.replace(SENTENCE, (sentence) => {
    let said = ''
    let rest = 0
    for (;;) {
      const opened = nextMatch(opening, sentence, rest)
      const closed = opened && nextMatch(closing, sentence, opened.end)
      if (!closed) return said + sentence.slice(rest)
      const before = sentence.slice(rest, opened.start)
      said += before + say(opened.text, sentence.slice(opened.end, closed.start))
      rest = closed.end
    }
  })

function nextMatch(wanted: RegExp, text: string, from: number) {
  wanted.lastIndex = from
  const found = wanted.exec(text)
  return found && { text: found[0], start: found.index, end: found.index + found[0].length }
}

/** Where an expression is first found and where last; global. `-1` for nowhere. */
export function endsOf(wanted: RegExp, text: string): { first: number; last: number } {
  const found = [...text.matchAll(wanted)].map(({ index }) => index)
  return { first: found[0] ?? -1, last: found.at(-1) ?? -1 }
}
