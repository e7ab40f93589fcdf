import { IMPLEMENTS } from '../training/vocabulary.ts'
import { JOINTS, MUSCLES } from './lexicon/body.ts'
import { CONDITIONS } from './lexicon/conditions.ts'
import { ANDS, CUES, FILLERS, HOWS, MOVEMENTS, SIDES, TURNS } from './lexicon/cues.ts'
import { EQUIPMENT, SEVERAL } from './lexicon/equipment.ts'
import { LIFTS } from './lexicon/lifts.ts'
import { PLAIN_WORDS } from './lexicon/plain-words.ts'
import { SPORTS } from './lexicon/sports.ts'
import { BANS, WAYS } from './lexicon/ways.ts'
import { compoundIn } from './compounds.ts'
import { isSlipAway, isSwapped, speller } from './misspelt.ts'
import { tokensOf, wordsIn, type Token } from './tokens.ts'

/** All tables of words, by what their names are. */
const TABLES = {
  lift: LIFTS,
  way: WAYS,
  implement: EQUIPMENT,
  several: Object.fromEntries(Object.keys(SEVERAL).map((phrase) => [phrase, phrase])),
  tool: {
    'free-weights':
      'free weights|free weight stuff|free weight; freie gewichte|freien gewichten|pesos libres|poids libres|pesi liberi|pesos livres|losse gewichten',
    bodyweight:
      'corpo libero|corpo livre|eigenem korpergewicht|eigenes korpergewicht|korpergewicht|lichaamsgewicht|eigen lichaamsgewicht|peso corporeo|own body|my own body|own bodyweight|own weight|peso do corpo|peso del cuerpo|peso del corpo|eigenes gewicht|eigenem gewicht|bodyweight|body weight|calisthenics; peso corporal|eigengewicht|poids du corps',
  },
  joint: JOINTS,
  muscle: MUSCLES,
  condition: CONDITIONS,
  sport: SPORTS,
  cue: CUES,
  how: HOWS,
  side: SIDES,
  movement: MOVEMENTS,
  ban: BANS,
  turn: { turn: TURNS },
  and: { and: ANDS },
  filler: { filler: FILLERS },
} as const satisfies Record<string, Readonly<Record<string, string>>>
export type Table = keyof typeof TABLES

/** One meaning of a phrase. */
export interface Sense {
  of: Table
  is: string
}

/** A phrase that stands in the text, with all that it may mean. */
export interface Term {
  senses: readonly Sense[]
  /** Its first token and the one after its last. */
  from: number
  to: number
}

interface Node {
  next: Map<string, Node>
  senses: Sense[]
}
const node = (): Node => ({ next: new Map(), senses: [] })
const root = node()
/** Every word of the tables. */
const KNOWN = new Set<string>(PLAIN_WORDS)
/** Names of things, which are misspelt; what stands between them is short. */
const NAMES = new Set<string>()
const ARE_NAMES: readonly Table[] = ['lift', 'way', 'implement', 'joint', 'muscle', 'condition', 'sport']
export const isName = ({ senses }: Term): boolean => senses.some(({ of }) => ARE_NAMES.includes(of))

function learn(words: readonly string[], sense: Sense): void {
  let at = root
  for (const word of words) {
    const next = at.next.get(word) ?? node()
    at.next.set(word, next)
    at = next
  }
  if (!at.senses.some(({ of, is }) => of === sense.of && is === sense.is)) at.senses.push(sense)
}

/** Phrases of several words, which are written together as well: `legpress`. */
const GLUED: { word: string; sense: Sense }[] = []
const SHORTEST_GLUED = 6

/** `I had` says by itself that something is gone: `I had a stroke` is told whole. */
const WHO_HAD = ['i', 'ive']

for (const [of, table] of Object.entries(TABLES) as [Table, Readonly<Record<string, string>>][])
  for (const [is, phrases] of Object.entries(table))
    for (const phrase of phrases.split(/[|;]/)) {
      const words = wordsIn(phrase)
      if (!words.length) continue
      learn(words, { of, is })
      if (of === 'condition' && words[0] === 'had')
        for (const who of WHO_HAD) learn([who, ...words], { of, is })
      for (const word of words) {
        KNOWN.add(word)
        if (ARE_NAMES.includes(of)) NAMES.add(word)
      }
      const glued = words.join('')
      if (words.length > 1 && glued.length >= SHORTEST_GLUED && (of === 'cue' || ARE_NAMES.includes(of)))
        GLUED.push({ word: glued, sense: { of, is } })
    }
const unknown = new Set(GLUED.flatMap(({ word }) => (KNOWN.has(word) ? [] : [word])))
for (const { word, sense } of GLUED) if (unknown.has(word)) learn([word], sense)
for (const word of unknown) KNOWN.add(word)

const meant = speller({ names: NAMES, known: KNOWN })

/** `Knieschmerzen` is a word for two. */
const isCue = (word: string): boolean => root.next.get(word)?.senses.some(({ of }) => of === 'cue') ?? false
const isBodyPart = (word: string): boolean =>
  root.next.get(word)?.senses.some(({ of }) => of === 'joint') ?? false

/** @param spelt - what the unknown words of this text mean, as far as it has been read */
function partsOf(token: Token, spelt: Map<string, string>): Token[] {
  const known = KNOWN.has(token.said) ? token.said : spelt.get(token.said)
  if (known !== undefined) return [known === token.said ? token : { ...token, said: known }]
  const two = compoundIn(token.said, isBodyPart, isCue)
  if (!two) {
    const said = meant(token.said)
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
  let at: Node | undefined = root
  let found: Term | null = null
  let isMistyped = false
  let isSided = false
  for (let to = from; to < end && at; to++) {
    const said: string = tokens[to]?.said ?? ''
    let next: Node | undefined = at.next.get(said)
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
const isExercise = (word: string): boolean => root.next.get(word)?.senses.some(isOfExercise) ?? false
const isOfExercise = ({ of }: Sense): boolean => of === 'lift' || of === 'implement' || of === 'several'

/** The branch whose word is a slip away; a short word needs another one after it to be sure. */
function mistypedAmong({ next }: Node, said: string): Node | undefined {
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
