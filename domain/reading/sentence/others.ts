import type { Clause, Segment } from './clauses.ts'
import { senseOf, type Text } from '../words/find-terms.ts'
import { isOfBuyer, recipientIn } from './recipient.ts'
import { quoteOf } from './reader-state.ts'

/**
 * People whose age is not the writer's: `my coach, 67`, `kids are 3 and 14`. The words of a coach or a doctor
 * are still about the writer.
 */
const OTHER =
  'coach|trainer|physio|doctor|surgeon|instructor|teacher|kids?|children|sons?|daughters?|baby|toddler|twins|buddy|mates?|partner|friends?|neighbou?rs?|boss|roommates?|colleagues?|clients?|parents?|grandkids?|grandchildren'
const SAYS_OTHER = new RegExp(
  `\\b(?:coached|trained) by\\b|\\ba (?:friend|buddy|mate|colleague|coworker)\\b|\\b(?:my|our|his|her|the) (?:\\w+ ){0,2}?(?:${OTHER})\\b|\\b(?:${OTHER}) (?:is|are|was|aged)\\b`,
  'i',
)
const SAYS_I =
  /(?<!\p{L})(?:i|i['’]?m|i['’]?ve|me|mine|my own|yo|tengo|soy|ich|bin|io|ho|je|j['’]ai|eu|ik)(?!\p{L})/iu
/** Continues about the same person: `my late husband was the athlete; he had two heart attacks`. */
const GOES_ON =
  /^\W*(?:(?:he|she)['’]?s?|his|her|they|their|él|ella|er|il|elle|lui|lei|ele|ela|hij|zij)(?!\p{L})/iu
/** `She has the bad back`, about a person named before. */
const IS_THEIRS = /^\W*(?:he|she)['’]?(?:s got| got|s| has| had)(?!\p{L})/iu
/**
 * `Pilates with my sister`, `my brother's wedding`: the person is present, but the text says nothing about
 * them.
 */
const BESIDE = /(?<!\p{L})(?:with|w\/?|for|to|by|like|mit|für|con|para|avec|pour|voor|met)\s*$/iu

const CHILD =
  /(?<!\p{L})(?:my|our) (?:\p{L}+ )?(?:son|daughter|kid|child|boy|girl|teen|teenager)[ ,(]*(?:is |aged? )?(1\d)(?![\d\p{L}])/iu

/** `My daughter is 15, plays hockey`, with no word about the writer: the program is for her. */
export function childIn(said: string): { years: number; quote: string } | null {
  const child = SAYS_I.test(said) ? null : CHILD.exec(said)
  return child && { years: Number(child[1]), quote: child[0] }
}

export interface Others {
  /**
   * Segments about another person. They end at a first-person subject: `my wife is pregnant, and I have a bad
   * knee`.
   */
  others: ReadonlySet<Segment>
  /** Those, and segments about a coach, a doctor or the children. */
  anybodyElse: ReadonlySet<Segment>
}

/** Decides who each segment is about. No other code does. */
export function othersIn(text: Text, clauses: readonly Clause[]): Others {
  const others = new Set<Segment>()
  const anybodyElse = new Set<Segment>()
  if (childIn(text.said)) return { others, anybodyElse }
  if (recipientIn(text.said)) {
    const buyers = ofBuyerIn(text, clauses)
    return { others: buyers, anybodyElse: buyers }
  }
  let wasOthers = false
  let isKnown = false
  for (const clause of clauses) {
    let isOthers: boolean = wasOthers && GOES_ON.test(wordsOf(clause[0], text))
    let isElse = isOthers
    for (const segment of clause) {
      const words = wordsOf(segment, text)
      const saysI = SAYS_I.test(words)
      const names: boolean = namesOthers(segment, text) || (isKnown && IS_THEIRS.test(words))
      isKnown ||= names
      isOthers = (names && !FOR_ME.test(words)) || (isOthers && !saysI)
      isElse = !saysI && (isElse || names || SAYS_OTHER.test(words))
      if (isOthers) others.add(segment)
      if (isElse) anybodyElse.add(segment)
    }
    wasOthers = isOthers
  }
  return { others, anybodyElse }
}

/** What the buyer of somebody else's program says of themselves: `I'm 45 and fine`, until it turns to them. */
function ofBuyerIn(text: Text, clauses: readonly Clause[]): Set<Segment> {
  const found = new Set<Segment>()
  for (const clause of clauses) {
    let isBuyers = false
    for (const segment of clause) {
      const words = wordsOf(segment, text)
      isBuyers = isOfBuyer(words) || (isBuyers && isOfBuyer(`I ${words}`))
      if (isBuyers) found.add(segment)
    }
  }
  return found
}

/** `My mom says no deadlifts for me` */
const FOR_ME = /\b(?:for|per|para|pour|voor|f[uü]r) (?:me|mich|m[ií]|moi|mij)\W*$/i

const wordsOf = (segment: Segment | undefined, text: Text): string =>
  segment ? quoteOf(segment, { text }) : ''

const namesOthers = ({ terms }: Segment, { said, tokens }: Text): boolean =>
  terms.some((term) => {
    if (senseOf(term, 'cue') !== 'others') return false
    const start = tokens[term.from]?.start ?? 0
    return !BESIDE.test(said.slice(Math.max(0, start - FAR_BEFORE), start))
  })
/** Characters. */
const FAR_BEFORE = 8
