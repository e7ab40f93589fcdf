import type { Clause, Segment } from './clauses.ts'
import { senseOf, type Term } from './find-terms.ts'
import { FEW } from './lists.ts'
import { readSegment } from './read-segment.ts'
import type { Reading, Stance } from './reading.ts'
import { comingAfter } from './segment-cues.ts'
import { stancesIn, type Place } from './stances.ts'
import { isAboutOthers, isNotYet, isOver } from './whose-and-when.ts'

/** What one piece of a thought leaves to the next. */
type Carried = Pick<Place, 'carried' | 'isCarriedFirm' | 'isExcepted'>

/**
 * Reads one thought.
 * @param given - how it is answered or announced as a whole
 * @returns how it stands to what it names last
 */
export function readClause(clause: Clause, reading: Reading, given: Stance): Stance {
  const after = comingAfter(clause)
  const named: Term[] = []
  let isOfOthers = false
  let left: Carried = {
    carried: given ?? (reading.isBareList ? 'out' : null),
    isCarriedFirm: false,
    isExcepted: false,
  }
  for (const [index, segment] of clause.entries()) {
    isOfOthers = isAboutOthers(segment, isOfOthers, reading)
    // Whatever it is that somebody lends or owns, it is there.
    if (isOfOthers && reading.field !== 'equipment') continue
    const { stance: coming = null, isOr = false } = after[index] ?? {}
    left = readPiece(segment, { ...left, index, given, coming, isOr }, reading)
    named.push(...segment.terms.filter((term) => senseOf(term, 'lift')))
  }
  if (named.length) reading.before = named
  return left.carried
}

function readPiece(segment: Segment, place: Place, reading: Reading): Carried {
  const { of, firm, last, isExcepted, isOwn, goesOn } = stancesIn(segment, place, reading)
  const stances = isNotYet(segment, reading) ? new Map([...of.keys()].map((name) => [name, UNTRIED])) : of
  const isPast = place.given === 'past' || isOver(segment, reading)
  readSegment(segment, stances, { ...reading, isPast, firm, isOr: place.isOr })
  const isUnknown = !segment.terms.length && segment.to - segment.from <= FEW
  const isList = isOwn || segment.isListed || goesOn || isUnknown
  return { carried: isList ? (last ?? place.carried) : last, isCarriedFirm: firm.size > 0, isExcepted }
}
const UNTRIED: Stance = 'untried'
