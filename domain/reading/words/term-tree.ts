import { CONDITIONS } from '../lexicon/condition-names.ts'
import { JOINTS, MUSCLES } from '../lexicon/body.ts'
import { ANDS, CUES, FILLERS, HOWS, MOVEMENTS, SIDES, TURNS } from '../lexicon/cues.ts'
import { EQUIPMENT, SEVERAL } from '../lexicon/equipment.ts'
import { LIFTS } from '../lexicon/lifts.ts'
import { PLAIN_WORDS } from '../lexicon/plain-words.ts'
import { SPORTS } from '../lexicon/sports.ts'
import { BANS, WAYS } from '../lexicon/ways.ts'
import { speller } from './misspelt.ts'
import { wordsIn } from './tokens.ts'

/** All word tables, by the kind of their names. */
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
  const known = new Set<string>(PLAIN_WORDS)
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
  return { root, known, meant: speller({ names, known }) }
}

function* phrases(): Generator<{ words: string[]; sense: Sense }> {
  for (const [of, table] of Object.entries(TABLES) as [Table, Readonly<Record<string, string>>][])
    for (const [is, told] of Object.entries(table))
      for (const phrase of told.split(/[|;]/)) {
        const words = wordsIn(phrase)
        if (words.length) yield { words, sense: { of, is } }
      }
}
