/** The specification's placeholder name for a buyer who gave none. Nobody is greeted by it. */
export const NAMELESS = 'User'

const TITLES =
  /^(mr|mrs|ms|miss|mx|dr|prof|professor|sir|dame|lady|lord|rev|herr|frau|monsieur|madame|mme|se[nñ]or|se[nñ]ora|pan|pani)\.?$/iu
/** After a comma, these are not a first name. */
const SUFFIXES = /^(jr|sr|i{2,3}|iv|ph\.?d|m\.?d|esq|mba|dds|rn)\.?$/iu
const INITIAL = /^\p{L}\.?$/u
/** First halves of two-part first names, as in Abdul Rahman. */
const HALVES = /^(abdul|abdel|abd|abu|umm|عبد|أبو|ابو)$/iu
/** Marks a name of two people. */
const TOGETHER = /[&+]|\s(and|und|et|y|i)\s/iu
/** Scripts that put the family name first, or that do not separate names with a space. */
const FAMILY_FIRST =
  /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}\p{Script=Khmer}\p{Script=Myanmar}]/u

/**
 * The name that a friend would write: `Anna` for `Dr. Anna Łukasik` and for `Łukasik, Anna`. Stays whole
 * if the first name is unclear: one word, initials, family name first. @param name - trimmed, on one line
 */
export function firstName(name: string): string {
  const [before = '', after = '', ...more] = name.split(',').map((part) => part.trim())
  if (FAMILY_FIRST.test(name) || TOGETHER.test(name) || more.length) return name
  const inOrder = after && !SUFFIXES.test(after) ? after : before
  const words = inOrder.split(' ')
  const named = words.slice(words.findIndex((word) => !TITLES.test(word)))
  const [first = ''] = named
  if (TITLES.test(first)) return ''
  const isFamilyAlone = named.length === 1 && named.length < words.length
  if (isFamilyAlone || INITIAL.test(first) || HALVES.test(first)) return inOrder
  return first
}

/** Its owner recognises it, and nobody else can write to it. */
export function maskedEmail(email: string): string {
  const at = email.lastIndexOf('@')
  const [first, second] = email.slice(0, at).toLowerCase()
  return `${second === undefined ? '' : first}•••${email.slice(at).toLowerCase()}`
}
