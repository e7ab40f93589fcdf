import { wordsIn } from './tokens.ts'

/** Spaces at both ends prevent matches inside a word. */
const spaced = (text: string): string => ` ${wordsIn(text).join(' ')} `

/**
 * Whether a text contains the words, ignoring spelling variants, spaces and marks. Empty words are never
 * contained.
 */
export function isQuotedFrom(text: string): (quote: string) => boolean {
  const said = spaced(text)
  return (quote) => {
    const words = spaced(quote)
    return words.trim() !== '' && said.includes(words)
  }
}
