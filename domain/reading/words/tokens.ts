import { WORDS } from '../lexicon/generated/words.ts'

/** A word, a number or a mark, and its position in the text. */
export interface Token {
  /** Normalized: lower case, no accents, no apostrophes, singular. */
  said: string
  start: number
  end: number
  /** Joined to the previous token, directly or by a hyphen. */
  isJoined: boolean
}

const TOKEN = /\p{L}[\p{L}\p{M}]*(?:['’`´]\p{L}+)*|\d+(?:[.,]\d+)?|\n|[^\s\p{L}\d]/gu
/** Short French and Italian words that drop their vowel: `l'épaule`, `un'ernia`. */
const ELIDED = /^(?:[ldjnmsct]|qu|un|dell|all|nell|sull|dall|quell)['’`´](?=[aeiouhàâéèêëîïôùûœæ])/i
const HYPHENS = new Set(['-', '‐'])
const IS_WORD = /\p{L}|\d/u
const ACCENT = /\p{M}/gu
const APOSTROPHE = /['’`´]/g
const LETTERS: Readonly<Record<string, string>> = { ß: 'ss', æ: 'ae', ø: 'o', œ: 'oe', ł: 'l', ı: 'i' }

/** Singular words that end in s, and plurals that do not. */
const AS_THEY_ARE = new Set(WORDS.unchanged)

const SINGULARS = new Map([
  ['calves', 'calf'],
  ['stres', 'stress'],
  ['wks', 'wk'],
  ['yrs', 'yr'],
  ['hrs', 'hr'],
  ['mos', 'mo'],
  ['ups', 'up'],
  ['hips', 'hip'],
  ['aches', 'ache'],
  ['dumbells', 'dumbbell'],
  ['dumbell', 'dumbbell'],
  ['dumbels', 'dumbbell'],
  ['dumbel', 'dumbbell'],
])

const IS_PLAIN = /^[a-z]+$/i

/** Normalizes a word: lower case, no accents, no apostrophes. */
const folded = (word: string): string => (IS_PLAIN.test(word) ? word.toLowerCase() : withoutAccents(word))

/** Words that change meaning without their accent: Portuguese _só_ (only) is not English _so_. */
const OTHER_WITHOUT = new Map([['só', 'somente']])

const withoutAccents = (word: string): string =>
  OTHER_WITHOUT.get(word.toLowerCase().normalize('NFC')) ??
  word
    .normalize('NFD')
    .replace(ACCENT, '')
    .toLowerCase()
    .replace(/[ßæøœłı]/g, (letter) => LETTERS[letter] ?? letter)
    .replace(APOSTROPHE, '')

/** `injuries` become `injury`, but `flies` do not become `fly`. */
const SHORTEST_IES = 6

function singular(word: string): string {
  const known = SINGULARS.get(word)
  if (known) return known
  if (word.length < 4 || AS_THEY_ARE.has(word)) return word
  if (/(ch|sh|x|ss)es$/.test(word)) return word.slice(0, -2)
  if (word.length > SHORTEST_IES && /[^aeiou]ies$/.test(word)) return `${word.slice(0, -3)}y`
  return /[^siu]s$/.test(word) ? word.slice(0, -1) : word
}

/** Splits a text into tokens, in linear time. Spaces are left out. */
export function tokensOf(text: string): Token[] {
  const tokens: Token[] = []
  let end = -1
  for (const { 0: word, index } of text.matchAll(TOKEN)) {
    // `pull-up` is two joined words.
    if (HYPHENS.has(word) && index === end && IS_WORD.test(text[index + 1] ?? '')) {
      end = index + 1
      continue
    }
    const little = ELIDED.exec(word)?.[0].length ?? 0
    for (const [from, to] of little
      ? [[0, little] as const, [little, word.length] as const]
      : [[0, word.length] as const]) {
      tokens.push({
        said: singular(folded(word.slice(from, to))),
        start: index + from,
        end: index + to,
        isJoined: index + from === end,
      })
      end = index + to
    }
  }
  return tokens
}

/** Splits a phrase into normalized words. */
export const wordsIn = (phrase: string): string[] => tokensOf(phrase).map(({ said }) => said)

/** What a token says at the end of a sentence. */
export const ENDS_SENTENCE: ReadonlySet<string> = new Set(['.', '!', '?', ';', '\n'])
