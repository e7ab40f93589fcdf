import {
  BANS,
  CONDITIONS,
  CUES,
  EQUIPMENT,
  EVERYDAY,
  GEAR,
  HOWS,
  JOINTS,
  LIFTS,
  LINKS,
  MOVEMENTS,
  MUSCLES,
  SEVERAL,
  SIDES,
  SPORTS,
  TOOL_KINDS,
  WAYS,
} from '../lexicon/generated/words.ts'
import { phrasesOf } from '../lexicon/phrases.ts'
import { exerciseNames, isToldBy, sensesOf } from './exercise-names.ts'
import { speller } from './misspelt.ts'
import { wordsIn } from './tokens.ts'

type Phrases = Readonly<Record<string, readonly string[]>>

/** All word tables, by the kind of their names. */
const TABLES = {
  lift: LIFTS,
  way: WAYS,
  implement: EQUIPMENT,
  several: Object.fromEntries(Object.keys(SEVERAL).map((phrase) => [phrase, [phrase]])),
  tool: TOOL_KINDS,
  gear: GEAR,
  joint: JOINTS,
  muscle: MUSCLES,
  condition: CONDITIONS,
  sport: SPORTS,
  cue: CUES,
  how: HOWS,
  side: SIDES,
  movement: MOVEMENTS,
  ban: BANS,
  turn: { turn: LINKS.turn },
  and: { and: LINKS.and },
  filler: { filler: LINKS.filler },
} satisfies Record<string, Phrases>
/** `family`: that of an exercise with a name of its own, by which records and goals are told. */
export type Table = keyof typeof TABLES | 'family'

export interface Sense {
  of: Table
  is: string
}

/** A node of the phrase tree: the words that may follow, and the meanings of the path so far. */
export interface Branch {
  next: Map<string, Branch>
  senses: Sense[]
}

export interface TermTree {
  root: Branch
  known: ReadonlySet<string>
  /** Corrects the spelling of an unknown word. */
  meant: (word: string) => string
}

let grown: TermTree | undefined
/** The phrases of all tables. The tree is built with the first text, which takes a tenth of a second. */
export const termTree = (): TermTree => (grown ??= grow())

export const ARE_NAMES: readonly Table[] = [
  'lift',
  'way',
  'implement',
  'joint',
  'muscle',
  'condition',
  'sport',
]
const SHORTEST_GLUED = 6
/** `I had` alone means that something is gone, so `I had a stroke` is read as a whole. */
const WHO_HAD = ['i', 'ive']

const branch = (): Branch => ({ next: new Map(), senses: [] })

function learn(root: Branch, words: readonly string[], sense: Sense): void {
  let at = root
  for (const word of words) {
    const next = at.next.get(word) ?? branch()
    at.next.set(word, next)
    at = next
  }
  if (!at.senses.some(({ of, is }) => of === sense.of && is === sense.is)) at.senses.push(sense)
}

function grow(): TermTree {
  const root = branch()
  const known = new Set<string>(EVERYDAY)
  /** Names of things. People misspell these; the words between them are short. */
  const names = new Set<string>()
  /** Phrases of several words, which people also write as one: `legpress`. */
  const together: { word: string; sense: Sense }[] = []
  for (const { words, sense } of phrases()) {
    const isNamed = ARE_NAMES.includes(sense.of)
    learn(root, words, sense)
    if (sense.of === 'condition' && words[0] === 'had')
      for (const who of WHO_HAD) learn(root, [who, ...words], sense)
    for (const word of words) {
      known.add(word)
      if (isNamed) names.add(word)
    }
    const word = words.join('')
    if (words.length > 1 && word.length >= SHORTEST_GLUED && (sense.of === 'cue' || isNamed))
      together.push({ word, sense })
  }
  const unknown = new Set(together.flatMap(({ word }) => (known.has(word) ? [] : [word])))
  for (const { word, sense } of together) if (unknown.has(word)) learn(root, [word], sense)
  for (const word of unknown) known.add(word)
  for (const name of exerciseNames()) {
    if (isToldBy(root, name)) continue
    for (const sense of sensesOf(root, name)) learn(root, name.words, sense)
    for (const word of name.words) known.add(word)
  }
  return { root, known, meant: speller({ names, known }) }
}

function* phrases(): Generator<{ words: string[]; sense: Sense }> {
  for (const [of, table] of Object.entries(TABLES) as [Table, Phrases][])
    for (const [is, told] of Object.entries(table))
      for (const phrase of told.flatMap(phrasesOf)) {
        const words = wordsIn(phrase)
        if (words.length) yield { words, sense: { of, is } }
      }
}
