import { WORDS } from '../lexicon/generated/words.ts'
import { patternOf } from '../lexicon/phrases.ts'

/** Words for a woman or a man. They often refer to someone else, or to nobody: `oh boy`. */
const WOMAN = patternOf(WORDS.woman)
const MAN = patternOf(WORDS.man)

/** Words before another person, or before an exclamation. */
const NOT_ONESELF =
  '(?!(?:my|our|his|her|the|some|that|this|every|another|one|with|for|to|by|from|of|at|and|or|like|oh|hey|hi|hello|thanks|thank|cheers|please|no|not|is|was|says?|said)\\b)'
const WORD = `${NOT_ONESELF}[\\p{L}\\d.'’′"]+`
const I_AM =
  "(?:\\bi['’]?m|\\bi am|\\bas|\\bme|\\bich bin|\\bbin|\\bals|\\bsoy|\\bcomo|\\bje suis|\\bsono|\\bsou|\\bik ben)"

/** `I'm a desk guy`, `53 year old lady`, `lad of 22`, `lady here`, `skinny guy, bad knees`. */
const saidOfOneself = (words: string): RegExp => {
  const ends = `(?:${words})(?![\\p{L}-])`
  return new RegExp(
    [
      `${I_AM}:?\\s+(?:${WORD}\\s+){0,4}?${ends}`,
      `(?<![\\d.,])\\d{2,3}(?:[\\s,/-]+${WORD}){0,4}?[\\s,/-]+${ends}`,
      `(?<!\\p{L})${ends}[\\s,]+(?:(?:here|of|de|von|van|mit|di)[\\s,]+)?\\d{2}(?!\\d)`,
      `(?<!\\p{L})(?<!\\b(?:the|my|some|a) )${ends} here(?!\\p{L})`,
      `(?:^|[.!?;,(\\n])\\s*(?:an? )?(?:${WORD}\\s+){1,2}(?!(?:man|boy|dude)(?!\\p{L}))${ends}(?=\\s*(?:[.!?;,)\\n]|$|with|who|in (?:my|his|her)))`,
      `(?:^|[.!?;,(\\n])\\s*(?:an? ${ends}(?=\\s+(?:who|with|of)\\b)|${ends} in (?:my|his|her)\\b)`,
      `(?:^|[.!?;,(\\n])\\s*(?:an? )?(?:old|older|young|retired|grown|busy|family)\\s+${ends}(?=\\s*(?:[.!?;,)\\n]|$|with|who))`,
    ].join('|'),
    'iu',
  )
}

/** Tests for the bare word first: few texts contain one. */
const finder = (words: string): ((said: string) => RegExpExecArray | null) => {
  const [some, ofOneself] = [new RegExp(words, 'i'), saidOfOneself(words)]
  return (said) => (some.test(said) ? ofOneself.exec(said) : null)
}
export const womanIn = finder(WOMAN)
export const manIn = finder(MAN)
