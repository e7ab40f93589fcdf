import { WORDS } from '../lexicon/generated/words.ts'

/** Word endings that German and Dutch join to a body part. English in a hurry does too: `backpain`. */
const ENDINGS = WORDS.complaints

/** `Linkerknie` */
const SIDED = /^(linker|rechter|linke|rechte|linken|rechten)(\p{L}{3,})$/u

/**
 * Splits a compound into a body part and its complaint or side: `knieschmerzen`, `handgelenksprobleme`.
 * @returns null if the word is no such compound
 */
export function compoundIn(
  word: string,
  isBodyPart: (word: string) => boolean,
  isKnown: (word: string) => boolean,
): [string, string] | null {
  const sided = SIDED.exec(word)
  if (sided?.[1] && sided[2] && isBodyPart(sided[2])) return [sided[1], sided[2]]
  for (const ending of ENDINGS) {
    if (!word.endsWith(ending)) continue
    const head = word.slice(0, -ending.length)
    const part = [head, head.replace(/s$/, ''), head.replace(/n$/, ''), `${head}e`].find(isBodyPart)
    if (part && isKnown(ending)) return [part, ending]
  }
  return null
}
