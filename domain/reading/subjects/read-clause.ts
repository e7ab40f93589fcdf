import type { Clause, Segment } from '../sentence/clauses.ts'
import { AT_A_JOINT } from '../sentence/facts.ts'
import { isName, senseOf, type Term } from '../words/find-terms.ts'
import { takeAway } from '../sentence/take-away.ts'
import { FEW } from '../sentence/lists.ts'
import { readSegment } from './read-segment.ts'
import { cueOf, type ReaderState, type Stance } from '../sentence/reader-state.ts'
import { comingAfter } from '../sentence/segment-cues.ts'
import { stancesIn, type Place } from '../sentence/stances.ts'
import { isNotYet, isOver } from '../sentence/not-now.ts'

/** State that one segment passes to the next. */
type Carried = Pick<
  Place,
  'carried' | 'isCarriedFirm' | 'isDenying' | 'isExcepted' | 'isSpared' | 'isOfJoints'
>

/**
 * Reads one clause.
 * @param given - the stance of an answer to it or an announcement before it
 * @returns the stance toward its last name
 */
export function readClause(clause: Clause, reading: ReaderState, given: Stance): Stance {
  const after = comingAfter(clause, reading.field)
  reading.begun = reading.statements.length
  const named: Term[] = []
  let left: Carried = {
    carried: given ?? (reading.isBareList ? 'out' : null),
    isCarriedFirm: false,
    isDenying: false,
    isExcepted: false,
    isSpared: false,
    isOfJoints: false,
  }
  for (const [index, segment] of clause.entries()) {
    if (reading.field === 'equipment') takeAway(segment, index > 0, reading)
    // Equipment is there, whoever lends or owns it.
    if (reading.others.has(segment) && reading.field !== 'equipment') continue
    const { stance: coming = null, isOr = false, isPraised = false } = after[index] ?? {}
    left = readPiece(segment, { ...left, index, given, coming, isOr, isPraised }, reading)
    named.push(...segment.terms.filter((term) => senseOf(term, 'lift') ?? senseOf(term, 'way')))
    if (named.length) reading.before = named
  }
  return left.carried
}

function readPiece(segment: Segment, place: Place, reading: ReaderState): Carried {
  const { of, firm, last, isExcepted, spared, isSpared, isOwn, goesOn } = stancesIn(segment, place, reading)
  const stances = isNotYet(segment, reading) ? new Map([...of.keys()].map((name) => [name, UNTRIED])) : of
  const isPast = place.given === 'past' || isOver(segment, reading)
  readSegment(segment, stances, { ...reading, isPast, firm, spared, isOr: place.isOr })
  // In an announced list, a segment without meaning ends nothing.
  const isEmpty = place.given !== null && !segment.terms.some((term) => isName(term) || cueOf(term))
  const isUnknown = isEmpty || (!segment.terms.length && segment.to - segment.from <= FEW)
  const goesFurther = !isOwn && (segment.isListed || goesOn || isUnknown)
  const carried = goesFurther ? (last ?? place.carried) : last
  const names = [...of].filter(([name]) => isName(name))
  const isDenying =
    names.length > 0 && names.every(([name, stance]) => isOfBody(name) && DENIES.includes(stance))
  return {
    carried: isPast && carried === 'out' ? null : carried,
    isCarriedFirm: firm.size > 0 || (isOwn && !names.length && last === 'out'),
    isDenying,
    isExcepted,
    isSpared,
    isOfJoints:
      [...of].some(([name, stance]) => isOfJoints(name) && !DENIES.includes(stance)) ||
      (place.isOfJoints && segment.isListed),
  }
}
const isOfJoints = (name: Term): boolean => AT_A_JOINT.includes(senseOf(name, 'condition') ?? '')
const UNTRIED: Stance = 'untried'
const DENIES: readonly Stance[] = ['out', 'fine']
const isOfBody = (name: Term): boolean =>
  senseOf(name, 'joint') !== null || senseOf(name, 'condition') !== null
