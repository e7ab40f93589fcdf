import { senseOf, type Text } from '../words/find-terms.ts'
import { placed } from '../places.ts'
import type { Statement } from '../statement.ts'

const NUMBERS = 'one two three four five six seven eight nine ten eleven twelve'.split(' ')
export const COUNT = `(?<count>\\d{1,2}|${NUMBERS.join('|')})`
export const NO_MORE =
  "(?:no|not|never) more than|(?:do not|don['’]?t) want (?:to (?:do|have|see) )?more than|at (?:the )?most|max(?:imum)?(?: of)?"
export const A_DAY = ' (?:an?|per|each|every|in (?:an?|one|each)) (?:day|session|workout|training)'
export const MOST_AFTER = ',? (?:max|maximum|tops|at (?:the )?most)(?!\\p{L})'
const OF_ONE =
  ' (?:of|per|for|on|an?) ?(?:an? |each |every |any |one |single )?(?:exercises?|lifts?|movements?)'
const BIG = '(?:big|main|heavy|compound|major)'

const pattern = (...any: readonly string[]): RegExp =>
  new RegExp(any.map((each) => `(?<!\\p{L})${each}`).join('|'), 'iu')

type Field = 'seconds' | 'lifts' | 'exercises' | 'sets' | 'reps' | 'atLeast'
const EITHER_WAY = (things: string, after = '') => [
  `(?:${NO_MORE}) ${COUNT} ${things}(?:${after})?(?!\\p{L})`,
  `${COUNT} ${things}(?:${after})?${MOST_AFTER}`,
]
/** What surely limits a program. What somebody does or can do is no limit, nor is `planks 60 s max`. */
const LIMITS: readonly (readonly [Field, RegExp])[] = [
  ['lifts', pattern(...EITHER_WAY(`${BIG} (?:lifts?|exercises?|movements?)`, A_DAY))],
  ['exercises', pattern(...EITHER_WAY('(?:different )?(?:exercises|movements|lifts)', A_DAY))],
  [
    'sets',
    pattern(
      `(?:${NO_MORE}) ${COUNT} sets${OF_ONE}`,
      `${COUNT} sets${OF_ONE}${MOST_AFTER}`,
      `never more than ${COUNT} sets(?!\\p{L})`,
    ),
  ],
  [
    'reps',
    pattern(
      `(?:(?:no|not|never) more than|(?:nothing|no sets?|never) (?:over|above|beyond|past)) ${COUNT} reps(?!\\p{L})`,
    ),
  ],
  [
    'atLeast',
    pattern(
      `(?:nothing|no sets?|never|not|no) (?:of )?(?:under|below|(?:less|fewer|lower) than) ${COUNT} reps(?!\\p{L})`,
    ),
  ],
]
const HOLDS = pattern(
  '(?:no|never|nothing|not)(?: \\p{L}{1,12}){0,4}? (?:longer than|more than|over|beyond|above|past) (?<seconds>\\d{1,3}) ?(?:s|secs?|seconds)(?!\\p{L})',
  '(?:at most|(?:limited|kept) to|capped at) (?<seconds>\\d{1,3}) ?(?:s|secs?|seconds)(?!\\p{L})',
)
const HELD: readonly string[] = ['plank', 'side-plank', 'wall-sit']
const IS_HOLD = /(?<!\p{L})(?:holds?|holding|isometrics?|static)(?!\p{L})/iu
/** What somebody does now, has done or can do, and the time between sets. */
const NO_WISH =
  /(?<!\p{L})(?:can(?:not)?|can['’]?t|could(?:n['’]?t)?|able|manage|did|used to|was|were|have been|currently|so far|rest|breaks?|between|pr|pb|record|best)(?!\p{L})/iu

/** The limits that a text sets in plain words: `no more than five exercises a day`, `planks max 20 s`. */
export function limitsAskedIn({ said, tokens, terms }: Text): Statement[] {
  return sentencesIn(said).flatMap(({ words, from }): Statement[] => {
    if (NO_WISH.test(words)) return []
    const counted = LIMITS.flatMap(([field, limit]) => {
      const found = limit.exec(words)
      const count = numberOf(found?.groups?.['count'])
      return found && count ? [limitOf({ [field]: count }, found[0], from + found.index)] : []
    })
    // `Big lifts` are lifts, too.
    const lifts = counted.some((each) => each.kind === 'limit' && each.lifts)
    const held = HOLDS.exec(words)
    const lift = terms
      .filter(
        ({ from: at }) => (tokens[at]?.start ?? 0) >= from && (tokens[at]?.start ?? 0) < from + words.length,
      )
      .map((term) => senseOf(term, 'lift'))
      .find((each) => HELD.includes(each ?? ''))
    const seconds = Number(held?.groups?.['seconds'])
    return [
      ...counted.filter((each) => !(lifts && each.kind === 'limit' && each.exercises)),
      ...(held && seconds > 0 && (lift ?? IS_HOLD.test(words))
        ? [
            limitOf(
              { what: lift ?? 'holds', seconds },
              words.trim(),
              from + words.length - words.trimStart().length,
            ),
          ]
        : []),
    ]
  })
}

function limitOf(fields: object, quote: string, at: number): Statement {
  const limit = { kind: 'limit', ...fields, quote } as Statement
  placed(limit, at)
  return limit
}

export const numberOf = (word = ''): number => NUMBERS.indexOf(word.toLowerCase()) + 1 || Number(word)

/** Sentences and their places. A comma joins. */
export function sentencesIn(said: string): { words: string; from: number }[] {
  return [...said.matchAll(/[^.;!?\n]+/g)].map(({ 0: words, index }) => ({ words, from: index }))
}
