/** A stretch of the text that states one number, so that no other reader takes it. */
export interface Span {
  start: number
  end: number
}

/** `5'10`, `5 ft 10 in`, `six foot` has no digits and says as much. */
const IN_FEET =
  /(?<![\d.,])[4-7]\s?(?:['’′]|ft\b|foot\b|feet\b)(?!\s?(?:bar|barbell|ceiling|rack|bench)\b)(?:\s?\d{1,2}(?!\d))?\s?(?:["”″]|''|in\b|inch(?:es)?\b)?/gi
/** `178 cm`, `1.78 m`, `1m78`, `1,78` beside a weight. */
const IN_METRES =
  /(?<![\d.,])(?:1[3-9]\d|2[01]\d) ?cm\b|(?<![\d.,])[12][.,]\d{2} ?m\b|(?<![\d.,])1 ?m ?\d{2}(?!\d)|(?<![\d.,x×])1[.,][4-9]\d(?=[\s,/&|-]{1,3}\d{2,3}\b)/gi

/** Every body height in a text, by how it is measured. */
export function heightsIn(said: string): { feet: Span[]; metres: Span[] } {
  const spansOf = (pattern: RegExp): Span[] =>
    [...said.matchAll(pattern)].map(({ 0: words, index }) => ({ start: index, end: index + words.length }))
  return { feet: spansOf(IN_FEET), metres: spansOf(IN_METRES) }
}
