import type { Segment } from './clauses.ts'
import { senseOf, type Table, type Term } from './find-terms.ts'
import type { BodyJoint } from './lexicon/body.ts'
import { SIDES } from './lexicon/cues.ts'
import { cueOf, quoteOf, wordsAfter, type Reading } from './reading.ts'

/** What a piece says beside the names in it, found once for all of them. */
export interface Facts {
  /** A number to reach. */
  isGoal: boolean
  /** A bench that is named does more than lie flat. */
  inclines: boolean
  /** Something holds under a condition only: `only when it is heavy`. */
  isQualified: boolean
  /** What is not strong enough yet. */
  isWeak: boolean
  /** A bench that is said not to. */
  isFlatOnly: boolean
  /** A cue of its own turns something down. */
  turnsDown: boolean
  /** What was named before is meant as well. */
  pointsBack: boolean
  side: { side?: string }
  /** Movement and manner of a pain. */
  pain: { movement?: string; how?: string }
  weeks: { weeks?: number }
  cleared: { cleared?: true }
  /** Something that is done to or happens in a joint which is named beside it. */
  isAtJoint: boolean
  /** Nothing but names. */
  isListed: boolean
  /** The joints that are named. */
  joints: readonly BodyJoint[]
  isBroken: boolean
  next: ReadonlyMap<number, Term>
  ends: ReadonlyMap<number, Term>
}

/** Conditions of no fixed place: the joint that is named beside them is meant. */
export const AT_A_JOINT: readonly string[] = [
  'surgery',
  'joint-replacement',
  'osteoarthritis',
  'rheumatoid-arthritis',
  'fracture',
  'gout',
  'ligament-tear',
]

export function factsOf(segment: Segment, reading: Reading): Facts {
  const { terms } = segment
  const first = (...tables: Table[]) =>
    terms.flatMap((term) => tables.map((table) => senseOf(term, table)).filter((name) => name !== null))[0]
  const side = first('side') ?? sideIn(segment, reading)
  const movement = first('lift', 'movement') ?? first('way')
  const how = first('how')
  const words = quoteOf(segment, reading)
  const weeks = reading.weeks.find(({ at }) => at >= segment.from && at < segment.to)
  return {
    isGoal: GOAL.test(words),
    inclines: INCLINES.test(words),
    isFlatOnly: IS_FLAT.test(words),
    isQualified:
      Boolean(how) || ONLY_WHEN.test(words) || ONLY_NEXT.test(wordsAfter({ to: segment.to }, reading)),
    isWeak: terms.some((term) => cueOf(term) === 'pain' && WEAK.test(quoteOf(term, reading))),
    turnsDown: terms.some((term) => cueOf(term) === 'out'),
    pointsBack: POINTS_BACK.test(words),
    side: side ? { side } : {},
    pain: { ...(movement ? { movement } : {}), ...(how ? { how } : {}) },
    weeks: weeks ? { weeks: weeks.weeks } : {},
    cleared: IS_CLEARED.test(words) ? { cleared: true } : {},
    isAtJoint: terms.some((term) => AT_A_JOINT.includes(senseOf(term, 'condition') ?? '')),
    joints: terms.flatMap((term) => (senseOf(term, 'joint') as BodyJoint | null) ?? []),
    isListed: segment.isListed,
    isBroken: BREAKS.test(words),
    next: new Map(terms.map((term) => [term.from, term])),
    ends: new Map(terms.map((term) => [term.to, term])),
  }
}

const IS_CLEARED =
  /\b(cleared|clear|ok(ay)? (from|with|by)|signed off|green light|all clear|freigegeben|feu vert|d'accordo|autoriza\w*)\b/i

const BREAKS =
  /\b(broke|broken|snapped|cracked|fractur|rompi|roto|rota|gebrochen|kaputt|cass[eé]|rott[oa]|quebr|gebroken)/i

const POINTS_BACK = /\b(they|them|it|those|these)\b|that off/i

const IS_FLAT =
  /\b(not|doesn.?t|does not|no|non|nicht|niet|isn.?t|won.?t|can.?t|cannot|pas) ((actually|even|really) )?(inclin|adjust|reclin|verstell|regul|reglable)/i
const INCLINES =
  /inclin|adjust|(?<!not )reclin|moves|goes up|up and down|degrees|verstell|regul|reglable|fid\b/i

/** `Lateral raises hurt, but only above shoulder height`. */
const ONLY_NEXT = /^\W*(but )?(only|unless)\b/i
/** A lift that is weak hurts nobody. */
const WEAK = /^(weak|zwak|zwakke|schwach|schwache|debil|debole|fraco|fraca)$/i
const ONLY_WHEN = /\b(only|unless|if|when|above|past)\b/i

const GOAL =
  /\b(goal|goals|want to hit|want a|reach|aim|aiming|target|chasing|get to|get back to|back to|need|by (jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec|xmas|christmas|summer)\w*|before|objetivo|quiero|ziel|objectif|obiettivo|meta)\b/i

const SIDE_OF_WORD = new Map(
  Object.entries(SIDES).flatMap(([side, phrases]) =>
    phrases.split(/[|;]/).map((phrase) => [phrase.trim(), side] as const),
  ),
)
/** A side may stand within a name: `broke my left wrist`. */
const sideIn = ({ from, to }: Segment, { text }: Reading): string | undefined =>
  text.tokens
    .slice(from, to)
    .map(({ said }) => SIDE_OF_WORD.get(said))
    .find(Boolean)
