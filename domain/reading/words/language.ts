import { FREQUENT } from '../lexicon/generated/words.ts'
import { wordsIn } from './tokens.ts'

const { en, ...others } = FREQUENT
const ENGLISH = new Set(en.flatMap(wordsIn))
const OTHERS = new Set(
  Object.values(others)
    .flat()
    .flatMap(wordsIn)
    .filter((word) => !ENGLISH.has(word)),
)
/** One foreign word may be a name or a slip. */
const LEAST = 2

/** Whether a text is in one of the other languages that we read, rather than in English. */
export function isNotEnglish(said: string): boolean {
  const words = wordsIn(said)
  const others = words.filter((word) => OTHERS.has(word)).length
  return others >= LEAST && others > words.filter((word) => ENGLISH.has(word)).length
}
