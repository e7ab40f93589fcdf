import type { Segment } from './clauses.ts'
import { senseOf, type Term } from '../words/find-terms.ts'
import type { Table } from '../words/term-tree.ts'
import { isMeant } from './doubt.ts'
import { healsInTime } from './healing.ts'
import type { Condition } from '../lexicon/condition-names.ts'
import type { BodyJoint } from '../lexicon/body.ts'
import { SIDES, WORDS } from '../lexicon/generated/words.ts'
import { cueOf, quoteOf, wordsAfter, type ReaderState } from './reader-state.ts'

/** Conditions without a fixed place. They affect the joint named beside them. */
export const AT_A_JOINT: readonly string[] = [
  'surgery',
  'joint-replacement',
  'osteoarthritis',
  'rheumatoid-arthritis',
  'fracture',
  'stress-fracture',
  'gout',
  'ligament-tear',
]

/** Facts of a segment besides its names. Each one is computed on first use and only once. */
export function factsOf(segment: Segment, reading: ReaderState) {
  const { terms, from, to } = segment
  const words = once(() => quoteOf(segment, reading))
  const first = (...tables: Table[]) =>
    terms.flatMap((term) => tables.map((table) => senseOf(term, table)).filter((name) => name !== null))[0]
  const how = once(() => first('how'))
  const begins = once(() => new Map(terms.map((term) => [term.from, term])))
  const ends = once(() => new Map(terms.map((term) => [term.to, term])))
  return {
    /** The number is a target. */
    isGoal: once(() => GOAL.test(words())),
    /** The statement holds only under a condition: `only when it is heavy`. */
    isQualified: once(
      () => Boolean(how()) || ONLY_WHEN.test(words()) || ONLY_NEXT.test(wordsAfter({ to }, reading)),
    ),
    /** Something is described as too weak. */
    isWeak: once(() => terms.some((term) => cueOf(term) === 'pain' && WEAK.test(quoteOf(term, reading)))),
    /** The segment has its own cue that turns something down. */
    turnsDown: once(() => terms.some((term) => cueOf(term) === 'out')),
    /** The thing exists but is unwanted. */
    isDisliked: once(() =>
      terms.some((term) => cueOf(term) === 'out' && DISLIKES.test(quoteOf(term, reading))),
    ),
    /** Other things exist but are unwanted. */
    isChosen: once(() => CHOOSES.test(words())),
    /** The writer tells what they do, or when. */
    isOfOneself: once(() => OF_ONESELF.test(words())),
    /** It also refers to the names before it. */
    pointsBack: once(() => POINTS_BACK.test(words())),
    isBroken: once(() => BREAKS.test(words())),
    side: once((): { side?: string } => {
      const side = first('side') ?? sideIn(segment, reading)
      return side ? { side } : {}
    }),
    /** The movement that hurts, and how it is done. */
    pain: once((): { movement?: string; how?: string } => {
      const movement = first('lift', 'movement') ?? first('way')
      const manner = how()
      return { ...(movement ? { movement } : {}), ...(manner ? { how: manner } : {}) }
    }),
    weeks: once((): { weeks?: number } => {
      const all = reading.weeks.filter(({ at }) => at >= from && at < to)
      // `Nothing heavy for 6 weeks` states a duration, not a start.
      const found = all.find(({ at }) => !LASTS.has(reading.text.tokens[at - 1]?.said ?? '')) ?? all[0]
      return found ? { weeks: found.weeks } : {}
    }),
    /** The writer allows something. This does not mean that anything has healed. */
    isAllowed: once(() =>
      terms.some((term) => cueOf(term) === 'fine' && ALLOWS.test(quoteOf(term, reading))),
    ),
    cleared: once((): { cleared?: true } => (IS_CLEARED.test(words()) ? { cleared: true } : {})),
    /** A condition or treatment at the joint named beside it. */
    isAtJoint: once(() =>
      terms.some((term) => {
        const what = senseOf(term, 'condition') as Condition | null
        const isOver = what && reading.isPast && healsInTime(what)
        return what && AT_A_JOINT.includes(what) && !isOver && isMeant(term, segment, reading.text)
      }),
    ),
    joints: once(() => terms.flatMap((term) => (senseOf(term, 'joint') as BodyJoint | null) ?? [])),
    beginningAt: (token: number): Term | undefined => begins().get(token),
    /** The term that ends right before a token. */
    endingAt: (token: number): Term | undefined => ends().get(token),
  }
}
export type Facts = ReturnType<typeof factsOf>

function once<Found>(find: () => Found): () => Found {
  let found: { is: Found } | null = null
  return () => (found ??= { is: find() }).is
}

const IS_CLEARED =
  /\b(cleared|clear|ok(ay)? (from|with|by)|signed off|green light|all clear|freigegeben|feu vert|d'accordo|autoriza\w*)\b/i

const ALLOWS =
  /^(?!all clear)(cleared|clear|clears|allow\w*|am allowed|ok.?d|okayed|oks|okays|ok with|okay with|signed off|green\w*|gave|passed|can\b.*|still do|permit\w*|happy.*|good with|fine with|welcome|yes|possible|doable|safe|released|puedo|permitido|darf|erlaubt|freigegeben|peux|autoris\w*|posso|mag)/i

const DISLIKES =
  /^((don.?t|do not|didn.?t) (like|enjoy)|hate\w*|dislike|loathe|detest|not a (big )?fan|no me gustan?|mag (ich )?nicht|odio|d[eé]teste)/i
const CHOOSES =
  /\bonly (wanna|want to|willing to|gonna|going to|will|like to)? ?us(e|ing)\b|\ball i.?m (willing to use|using)\b|\bjust want to use\b/i

const OF_ONESELF =
  /(?<!\p{L})(i|we|ich|wir|je|yo|io|eu|ik|mon|tue|wed|thu|fri|sat|sun|mondays?|tuesdays?|wednesdays?|thursdays?|fridays?|saturdays?|sundays?|weekends?|week|weekly|twice|club|team|class|league|\dx)(?!\p{L})/iu

const LASTS = new Set(WORDS.lasts)

/** Of a bone. German `kaputt` says of a joint that it is worn or sore. */
const BREAKS =
  /\b(broke|broken|snapped|cracked|fractur|rompi|roto|rota|gebrochen|cass[eé]|rott[oa]|quebr|gebroken)/i

const POINTS_BACK = /\b(they|them|em|it|those|these|that machine)\b|that off|leave that|none of that/i

/** `Lateral raises hurt, but only above shoulder height`. */
const ONLY_NEXT = /^\W*(but )?(only|unless)\b/i
/** A weak lift does not mean pain. */
const WEAK = /^(weak|zwak|zwakke|schwach|schwache|debil|debole|fraco|fraca|faibles?)$/i
const ONLY_WHEN =
  /\b(only|unless|if|when|above|past|wide|narrow|at the (bott|top)|the last|in the hole|too much)\b|bott[oe]m/i

const GOAL =
  /\b(goal|goals|want to hit|want a|reach|aim|aiming|target|chasing|get to|get back to|back to|need|by (jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec|xmas|christmas|summer)\w*|before|objetivo|quiero|ziel|objectif|obiettivo|meta)\b/i

const SIDE_OF_WORD = new Map(
  Object.entries(SIDES).flatMap(([side, phrases]) => phrases.map((phrase) => [phrase, side] as const)),
)
/** A side may stand inside a name: `broke my left wrist`. */
const sideIn = ({ from, to }: Segment, { text }: ReaderState): string | undefined =>
  text.tokens
    .slice(from, to)
    .map(({ said }) => SIDE_OF_WORD.get(said))
    .find(Boolean)
