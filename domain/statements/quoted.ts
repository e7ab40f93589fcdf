import { wordsIn } from './tokens.ts'

/** With a space before and after, so that no word is found inside of another. */
const spaced = (text: string): string => ` ${wordsIn(text).join(' ')} `

/** Whether words stand in a text, however they are spelt, spaced and marked. No words stand in none. */
export function isQuotedFrom(text: string): (quote: string) => boolean {
  const said = spaced(text)
  return (quote) => {
    const words = spaced(quote)
    return words.trim() !== '' && said.includes(words)
  }
}
