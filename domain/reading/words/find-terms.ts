import { IMPLEMENTS } from '../../exercises/vocabulary.ts'
import { SIDES } from '../lexicon/generated/words.ts'
import { compoundIn } from './compounds.ts'
import { isSlipAway, isSwapped } from './misspelt.ts'
import { ARE_NAMES, type Branch, type Sense, type Table, termTree } from './term-tree.ts'
import { tokensOf, wordsIn, type Token } from './tokens.ts'

/** A phrase found in the text, with all its possible meanings. */
export interface Term {
  senses: readonly Sense[]
  /** The first token, and the token after the last. */
  from: number
  to: number
}

export const isName = ({ senses }: Term): boolean => senses.some(({ of }) => ARE_NAMES.includes(of))

/** The meanings of a single word. */
const sensesOf = (word: string): readonly Sense[] => termTree().root.next.get(word)?.senses ?? []

/** `Knieschmerzen` combines two words. */
const isCue = (word: string): boolean => sensesOf(word).some(({ of }) => of === 'cue')
const isBodyPart = (word: string): boolean => sensesOf(word).some(({ of }) => of === 'joint')

/** @param spelt - the corrected spelling of unknown words in this text so far */
function partsOf(token: Token, spelt: Map<string, string>): Token[] {
  const tree = termTree()
  const known = tree.known.has(token.said) ? token.said : spelt.get(token.said)
  if (known !== undefined) return [known === token.said ? token : { ...token, said: known }]
  const two = compoundIn(token.said, isBodyPart, isCue)
  if (!two) {
    const said = tree.meant(token.said)
    spelt.set(token.said, said)
    return [{ ...token, said }]
  }
  const middle = token.end - two[1].length
  return [
    { ...token, said: two[0], end: middle },
    { ...token, said: two[1], start: middle, isJoined: true },
  ]
}

export interface Text {
  said: string
  tokens: readonly Token[]
  terms: readonly Term[]
}

/** Finds the phrases of the tables in a text, always the longest match, in linear time. */
export function termsIn(said: string): Text {
  const spelt = new Map<string, string>()
  const tokens = tokensOf(said).flatMap((token) => partsOf(token, spelt))
  const terms: Term[] = []
  for (let from = 0; from < tokens.length;) {
    const whole = longestAt(tokens, from)
    const found = whole && isOfNext(whole, tokens) ? longestAt(tokens, from, whole.to - 1) : whole
    if (found) terms.push(found)
    from = found?.to ?? from + 1
  }
  return { said, tokens, terms }
}

/**
 * `No standing` excludes everything done on the feet. `No standing calf raises` excludes only those, and `no
 * weighted dips` is no mention of a `no weighted`.
 */
function isOfNext({ senses, from, to }: Term, tokens: readonly Token[]): boolean {
  if (to - from > 1 && senses.every(({ of }) => of === 'cue')) {
    const name = longestAt(tokens, to - 1)
    return name !== null && name.to > to && name.senses.some(({ of }) => of === 'lift')
  }
  if (!senses.some(({ of, is }) => of === 'ban' && is === 'standing')) return false
  if (tokens[to - 1]?.said !== 'standing') return false
  const next = [longestAt(tokens, to - 1), longestAt(tokens, to)].flatMap((term) => term?.senses ?? [])
  return next.some(({ of, is }) => of === 'lift' || (of === 'way' && is !== 'standing'))
}

/** One word of a longer name may be mistyped, even as another word: `flat beach`, `pull uo bar`. */
function longestAt(tokens: readonly Token[], from: number, end = tokens.length): Term | null {
  const { root } = termTree()
  let at: Branch | undefined = root
  let found: Term | null = null
  let isMistyped = false
  let isSided = false
  for (let to = from; to < end && at; to++) {
    const said: string = tokens[to]?.said ?? ''
    let next: Branch | undefined = at.next.get(said)
    // `broke my left wrist`
    if (!next && at !== root && !isSided && SIDE_WORDS.has(said)) {
      isSided = true
      continue
    }
    // `Wall side planks`: no wall slide.
    const isBegun = root.next.get(said)?.next.has(tokens[to + 1]?.said ?? '')
    if (!next && at !== root && !isMistyped && !isBegun && !isExercise(said)) {
      next = mistypedAmong(at, said)
      isMistyped = true
    }
    at = next
    const senses: readonly Sense[] = isMistyped ? (at?.senses.filter(isOfExercise) ?? []) : (at?.senses ?? [])
    if (senses.length && said) found = { senses, from, to: to + 1 }
  }
  return found
}

/** Marks that may stand in a name as well. */
const MARKS = ['|', ';']
const SIDE_WORDS: ReadonlySet<string> = new Set([...MARKS, ...Object.values(SIDES).flat().flatMap(wordsIn)])
const isExercise = (word: string): boolean => sensesOf(word).some(isOfExercise)
const isOfExercise = ({ of }: Sense): boolean => of === 'lift' || of === 'implement' || of === 'several'

/**
 * The branch for a word that is one typing error away. A short word counts only if another word of the name
 * follows.
 */
function mistypedAmong({ next }: Branch, said: string): Branch | undefined {
  // `pres` is `press` without its final s, which was taken for a plural.
  const plural = `${said}s`
  for (const [word, branch] of next) {
    if (!isSlipAway(said, word) && !isSlipAway(plural, word)) continue
    if (word.length >= SHORTEST_MISTYPED || isSwapped(said, word)) return branch
    if (!branch.senses.length) return branch
    return { next: branch.next, senses: [] }
  }
  return undefined
}
const SHORTEST_MISTYPED = 4

/** The meaning of a phrase in one table; null if it has none. */
export const senseOf = (term: Term, of: Table): string | null =>
  term.senses.find((sense) => sense.of === of)?.is ?? null

/** The lift that a record or a goal is told of. */
export const familyOf = (term: Term): string | null => senseOf(term, 'family') ?? senseOf(term, 'lift')

export const isImplement = (name: string): name is (typeof IMPLEMENTS)[number] =>
  IMPLEMENTS.some((each) => each === name)
