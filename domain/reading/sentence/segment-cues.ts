import type { Field } from '../statement.ts'
import type { Clause, Segment } from './clauses.ts'
import { isName, type Term } from '../words/find-terms.ts'
import { cueOf, quoteOf, type ReaderState, type Stance } from './reader-state.ts'
import { WORDS } from '../lexicon/generated/words.ts'

/** Cues that may follow their subject: `lunges and leg press hurt`, `deads are out`. */
const MAY_FOLLOW: readonly Stance[] = ['pain', 'fine', 'grow', 'past', 'out', 'like', 'gone', 'only']

const PRAISES: readonly Stance[] = ['fine', 'like', 'only']

export const ownStance = ({ terms }: Segment): Stance => terms.map(cueOf).find((cue) => cue) ?? null

function endsWithCue({ terms, to }: Segment): boolean {
  const last = terms.at(-1)
  return last !== undefined && last.to === to && cueOf(last) !== null
}

function beginsWithName({ terms }: Segment): boolean {
  const firstName = terms.findIndex(isName)
  const firstCue = terms.findIndex(cueOf)
  return firstName < 0 || firstCue > firstName
}

/** `dumbbells yes bench yes barbell no`. */
export function isAnswered(segment: Segment, reading: ReaderState): boolean {
  const last = segment.terms.at(-1)
  return beginsWithName(segment) && endsWithCue(segment) && last !== undefined && isAnswer(last, reading)
}
const isAnswer = (term: Term, reading: ReaderState): boolean =>
  /^(yes|no|nope|yep|yeah|none|si|ja|nein|oui|non|nee|nao|sim)$/i.test(quoteOf(term, reading))

/** The next cue after each term of a segment. */
export function nextCues({ terms }: Segment): Stance[] {
  const cues: Stance[] = []
  let next: Stance = null
  for (const term of terms.toReversed()) {
    cues.push(next)
    next = cueOf(term) ?? next
  }
  return cues.toReversed()
}

/** What follows a segment. */
export interface Coming {
  /** The stance of the next segment that is more than names, if this one is only names. */
  stance: Stance
  isOr: boolean
  /** The next segment is joined to this one, and its praise covers both: `leg press and lunges are fine`. */
  isPraised: boolean
}

/**
 * What follows each segment. A comma separates equipment: in `rack, bar, leg curl is broken` the rack is
 * intact.
 */
export function comingAfter(clause: Clause, field: Field): Coming[] {
  const coming: Coming[] = []
  let next: { stance: Stance; isOr: boolean } = { stance: null, isOr: false }
  for (const [at, segment] of [...clause.entries()].toReversed()) {
    const joined = clause[at + 1]
    const isPraised =
      joined?.isAfterAnd === true && beginsWithName(joined) && PRAISES.includes(ownStance(joined))
    coming.push({ ...next, isOr: next.isOr || (!segment.isAfterComma && clause.length > 1), isPraised })
    if (!segment.isListed) {
      const stance = ownStance(segment)
      const goesOn = stance === 'out' && !endsWithCue(segment)
      next = {
        ...next,
        stance: MAY_FOLLOW.includes(stance) && !goesOn && beginsWithName(segment) ? stance : null,
      }
    }
    const isApart = field === 'equipment' && segment.isAfterComma && next.stance !== 'fine'
    next = { stance: isApart ? null : next.stance, isOr: next.isOr || !segment.isAfterComma }
  }
  return coming.toReversed()
}

/** For each term, the start of the next cue that turns something down: `dips: god no`. */
export function nextBans({ terms }: Segment): number[] {
  const places: number[] = []
  let next = Infinity
  for (const term of terms.toReversed()) {
    places.push(next)
    if (cueOf(term) === 'out') next = term.from
  }
  return places.toReversed()
}

/** For each term, the next cue that may follow its subject. */
export function laterCues({ terms, to }: Segment, reading: ReaderState): Stance[] {
  const later: Stance[] = []
  let next: Stance = null
  for (const term of terms.toReversed()) {
    later.push(next)
    const cue = isOfAnother(term, reading) || GIVES.test(quoteOf(term, reading)) ? null : cueOf(term)
    // `lunges are out` ends with its cue. `dumbbells no bench` continues.
    if (
      cue &&
      MAY_FOLLOW.includes(cue) &&
      (cue !== 'out' || term.to === to || OPINION.test(quoteOf(term, reading)))
    )
      next = cue
  }
  return later.toReversed()
}

/** `Dips give me chest pain`. */
const GIVES = /^give me$/i

/** `One dumbbell, the other got stolen`. */
export const isOfAnother = (term: Term, { text }: ReaderState): boolean =>
  cueOf(term) === 'gone' && [1, 2, 3].some((off) => OTHER.has(text.tokens[term.from - off]?.said ?? ''))
const OTHER = new Set(WORDS.other)

/** Opinions that always follow their subject. */
const OPINION =
  /^(pointless|boring|awful|sucks?|(is|are) |(need|have|has|got|should|must)\w* (to )?(go|be)|no(ne| thank)|(darf|kann|will|soll) ich nicht|isn.?t|aren.?t|off (limits|the)|interdit|proscrit|déconseill|prohibi|banned|forbidden|verboten|vietat|proibi|verboden|contraindic|(ist|sind|est|sont) |geht|gehen|fallen|fällt)/iu
