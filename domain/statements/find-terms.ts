import { IMPLEMENTS } from '../training/vocabulary.ts'
import { JOINTS, MUSCLES } from './lexicon/body.ts'
import { CONDITIONS } from './lexicon/conditions.ts'
import { ANDS, CUES, FILLERS, HOWS, MOVEMENTS, SIDES, TURNS } from './lexicon/cues.ts'
import { EQUIPMENT, SEVERAL } from './lexicon/equipment.ts'
import { LIFTS } from './lexicon/lifts.ts'
import { PLAIN_WORDS } from './lexicon/plain-words.ts'
import { SPORTS } from './lexicon/sports.ts'
import { BANS, WAYS } from './lexicon/ways.ts'
import { tokensOf, wordsIn, type Token } from './tokens.ts'

/** All tables of words, by what their names are. */
const TABLES = {
  lift: LIFTS,
  way: WAYS,
  implement: EQUIPMENT,
  several: Object.fromEntries(Object.keys(SEVERAL).map((phrase) => [phrase, phrase])),
  tool: {
    'free-weights': 'free weights',
    bodyweight: 'bodyweight|body weight|calisthenics; peso corporal|eigengewicht|poids du corps',
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

for (const [of, table] of Object.entries(TABLES) as [Table, Readonly<Record<string, string>>][])
  for (const [is, phrases] of Object.entries(table))
    for (const phrase of phrases.split(/[|;]/)) {
      const words = wordsIn(phrase)
      if (!words.length) continue
      let at = root
      for (const word of words) {
        KNOWN.add(word)
        if (ARE_NAMES.includes(of)) NAMES.add(word)
        const next = at.next.get(word) ?? node()
        at.next.set(word, next)
        at = next
      }
      if (!at.senses.some((sense) => sense.of === of && sense.is === is)) at.senses.push({ of, is })
    }

/**
 * Words of the tables by what is left of them without one letter: a misspelt word shares that with the right one. Made
 * when the first word is unknown.
 */
const MISSPELT = new Map<string, string[]>()
const SHORTEST_MISSPELT = 5
const SHORTEST_NAME = 4
/** No word of ours is longer. */
const LONGEST_MISSPELT = 20
const SHORTEST_TWICE_MISSPELT = 8
const withoutOne = (word: string): string[] =>
  Array.from(word, (_, index) => word.slice(0, index) + word.slice(index + 1))

function misspelt(): ReadonlyMap<string, string[]> {
  if (MISSPELT.size) return MISSPELT
  for (const word of NAMES)
    if (word.length >= SHORTEST_NAME && !PLAIN_WORDS.has(word) && /^[a-z]+$/.test(word))
      for (const part of [word, ...withoutOne(word)]) {
        const words = MISSPELT.get(part)
        if (words) words.push(word)
        else MISSPELT.set(part, [word])
      }
  return MISSPELT
}

/** The word of the tables that is meant; the same when it is known, short or too far from all of them. */
function meant(said: string): string {
  if (KNOWN.has(said) || said.length < SHORTEST_MISSPELT || said.length > LONGEST_MISSPELT) return said
  if (!/^[a-z]+$/.test(said)) return said
  const near = (parts: string[]) =>
    parts
      .flatMap((part) => misspelt().get(part) ?? [])
      .filter(
        (word) =>
          word[0] === said[0] &&
          Math.abs(word.length - said.length) <= (said.length < SHORTEST_TWICE_MISSPELT ? 1 : 2),
      )
  const [once] = near([said, ...withoutOne(said)])
  if (once || said.length < SHORTEST_TWICE_MISSPELT) return once ?? said
  return near(withoutOne(said).flatMap(withoutOne))[0] ?? said
}

export interface Text {
  said: string
  tokens: readonly Token[]
  terms: readonly Term[]
}

/** Finds the phrases of the tables in a text, the longest at each place, in linear time. */
export function termsIn(said: string): Text {
  const tokens = tokensOf(said).map((token) => ({ ...token, said: meant(token.said) }))
  const terms: Term[] = []
  for (let from = 0; from < tokens.length;) {
    let at: Node | undefined = root
    let found: Term | null = null
    for (let to = from; to < tokens.length && at; to++) {
      at = at.next.get(tokens[to]?.said ?? '')
      if (at?.senses.length) found = { senses: at.senses, from, to: to + 1 }
    }
    if (found) terms.push(found)
    from = found?.to ?? from + 1
  }
  return { said, tokens, terms }
}

/** What a phrase means in a table; null when nothing. */
export const senseOf = (term: Term, of: Table): string | null =>
  term.senses.find((sense) => sense.of === of)?.is ?? null

export const isImplement = (name: string): name is (typeof IMPLEMENTS)[number] =>
  IMPLEMENTS.some((each) => each === name)
