import { IMPLEMENTS } from '../training/vocabulary.ts'
import { SIDES } from './lexicon/cues.ts'
import { compoundIn } from './compounds.ts'
import { isSlipAway, isSwapped } from './misspelt.ts'
import { ARE_NAMES, type Branch, type Sense, type Table, termTree } from './term-tree.ts'
import { tokensOf, wordsIn, type Token } from './tokens.ts'

/** A phrase that stands in the text, with all that it may mean. */
export interface Term {
  senses: readonly Sense[]
  /** Its first token and the one after its last. */
  from: number
  to: number
}

export const isName = ({ senses }: Term): boolean => senses.some(({ of }) => ARE_NAMES.includes(of))

/** What a word means by itself. */
const sensesOf = (word: string): readonly Sense[] => termTree().root.next.get(word)?.senses ?? []

/** `Knieschmerzen` is a word for two. */
const isCue = (word: string): boolean => sensesOf(word).some(({ of }) => of === 'cue')
const isBodyPart = (word: string): boolean => sensesOf(word).some(({ of }) => of === 'joint')

/** @param spelt - what the unknown words of this text mean, as far as it has been read */
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

/** Finds the phrases of the tables in a text, the longest at each place, in linear time. */
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

/** `No standing` turns down all that is done on one's feet; `no standing calf raises` those alone. */
function isOfNext({ senses, to }: Term, tokens: readonly Token[]): boolean {
  if (!senses.some(({ of, is }) => of === 'ban' && is === 'standing')) return false
  if (tokens[to - 1]?.said !== 'standing') return false
  const next = [longestAt(tokens, to - 1), longestAt(tokens, to)].flatMap((term) => term?.senses ?? [])
  return next.some(({ of, is }) => of === 'lift' || (of === 'way' && is !== 'standing'))
}

/** One word of a longer name may be mistyped, even into another word: `flat beach`, `pull uo bar`. */
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
    if (!next && at !== root && !isMistyped && !isExercise(said)) {
      next = mistypedAmong(at, said)
      isMistyped = true
    }
    at = next
    const senses: readonly Sense[] = isMistyped ? (at?.senses.filter(isOfExercise) ?? []) : (at?.senses ?? [])
    if (senses.length && said) found = { senses, from, to: to + 1 }
  }
  return found
}

const SIDE_WORDS: ReadonlySet<string> = new Set(Object.values(SIDES).flatMap(wordsIn))
const isExercise = (word: string): boolean => sensesOf(word).some(isOfExercise)
const isOfExercise = ({ of }: Sense): boolean => of === 'lift' || of === 'implement' || of === 'several'

/** The branch whose word is a slip away; a short word needs another one after it to be sure. */
function mistypedAmong({ next }: Branch, said: string): Branch | undefined {
  // `pres` lost its s as a plural.
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

/** What a phrase means in a table; null when nothing. */
export const senseOf = (term: Term, of: Table): string | null =>
  term.senses.find((sense) => sense.of === of)?.is ?? null

export const isImplement = (name: string): name is (typeof IMPLEMENTS)[number] =>
  IMPLEMENTS.some((each) => each === name)
