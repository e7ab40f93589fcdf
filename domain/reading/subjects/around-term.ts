import type { Term, Text } from '../words/find-terms.ts'

/** The characters looked at on either side. */
const FAR = 60
export const SENTENCE_ENDS = /[.;!?\n]/

/** Words around a term: `before` within its sentence, `after` whatever follows. */
export interface Around {
  start: number
  quote: string
  before: string
  after: string
}

export function aroundTerm({ from, to }: Term, { said, tokens }: Text): Around {
  const [start, end] = [tokens[from]?.start ?? 0, tokens[to - 1]?.end ?? 0]
  const near = said.slice(Math.max(0, start - FAR), start)
  return {
    start,
    quote: said.slice(start, end),
    before: near.split(SENTENCE_ENDS).at(-1) ?? '',
    after: said.slice(end, end + FAR),
  }
}
