import { GEAR_WORDS } from '../../../reading/lexicon/gear.ts'

const BAR = `(?:${GEAR_WORDS['safety-bar'].map((each) => each.replaceAll(' ', '[ -]?')).join('|')})`
const BEFORE = new RegExp(String.raw`\b${BAR}\b[ :=-]{0,3}$`, 'i')
const AFTER = new RegExp(String.raw`^[^.,;\n]{0,12}\b(?:with|on|using|in)(?: the| my| a)? ${BAR}\b`, 'i')
const WITHIN = new RegExp(String.raw`\b${BAR}\b`, 'i')

/**
 * Whether the words of a set name the safety bar: `SSB squat 170 x 3`, `squat 405x3 with the safety bar`.
 *
 * @param quote - the words of the set, which may leave out the bar beside them
 * @param words - all that the person wrote
 */
export function isWithSafetyBar(quote: string, words: string): boolean {
  if (WITHIN.test(quote)) return true
  const at = words.indexOf(quote)
  return at >= 0 && (BEFORE.test(words.slice(0, at)) || AFTER.test(words.slice(at + quote.length)))
}
