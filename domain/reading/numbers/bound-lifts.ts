import { senseOf, type Term, type Text } from '../words/find-terms.ts'
import { ENDS_SENTENCE } from '../words/tokens.ts'
import { WORDS } from '../lexicon/generated/words.ts'

/** Tokens. Maximum distance between a lift and its number. */
const NEAR_AFTER = 5
/** `95 kg x 3 bench` */
const NEAR_BEFORE = 5
/** `Squat, bench and deadlift`: each piece has its own number. */
const PARTS = new Set([...',;/&+|', '\n'])
/** What follows is about the writer's body. */
const OF_BODY = new Set(WORDS['of-body'])
/** A new subject: what follows in the next piece is no longer about the lift. */
const OF_ONESELF = new Set([...OF_BODY, ...WORDS['of-oneself']])
const NOW = new Set(WORDS.now)
export const isNow = (said = ''): boolean => NOW.has(said)
const DIGITS = /^\d/
/** Spanish and French `in` is Dutch `and`. */
const IN = new Set(['en'])
/** `120 against a squat of 135`: the number before it is of another lift. */
const AGAINST = new Set(WORDS.against)
/** Between the lifts and numbers of `squat/bench/deadlift 225/165/275`. */
const JOINS = new Set(['/', '-', ',', '|', ':', '=', 'and', 'is', 'at'])

/** Which lift each number belongs to. */
export interface BoundLifts {
  /** @param isNumber - whether a token may be a weight or a number of reps */
  of(at: number, isNumber: (at: number) => boolean): Term | undefined
  /** The lift has its weight: later numbers belong to something else. */
  claim(lift: Term): void
  isFree(lift: Term): boolean
}

/**
 * A number belongs to a lift of its own piece of the sentence, in the order in which that piece begins (`squat
 * 225`, `225 squat`); else to the last lift before it that has no weight yet. A word about the writer ends the
 * search.
 *
 * @param isTaken - whether a token states something else, such as a body weight
 */
export function boundLifts({ tokens, terms }: Text, isTaken: (at: number) => boolean): BoundLifts {
  const lifts = terms.filter((each) => senseOf(each, 'lift'))
  const inLift = new Set(
    lifts.flatMap(({ from, to }) => Array.from({ length: to - from }, (_, off) => from + off)),
  )
  const ends = new Map(lifts.map((each) => [each.to, each]))
  const begins = new Map(lifts.map((each) => [each.from, each]))
  const ands = new Set(
    terms.flatMap((each) =>
      (senseOf(each, 'and') && !IN.has(tokens[each.from]?.said ?? '')) || senseOf(each, 'turn')
        ? [each.from]
        : [],
    ),
  )
  const partOf: number[] = []
  const beginOf: number[] = []
  let part = 0
  for (const [at, { said }] of tokens.entries()) {
    const isBreak = (PARTS.has(said) || ENDS_SENTENCE.has(said) || ands.has(at)) && !inLift.has(at)
    if (isBreak || at === 0) beginOf[isBreak ? ++part : part] = at + (isBreak ? 1 : 0)
    partOf[at] = part
  }
  const zipped = listsIn()
  const claimed = new Set<Term>()

  return {
    of: (at, isNumber) => zipped.get(at) ?? inOwnPart(at, isNumber) ?? beforeIn(at),
    claim: (lift) => void claimed.add(lift),
    isFree: (lift) => !claimed.has(lift),
  }

  /** `A 100 kg squat (now 72.5x5)`: what is lifted now counts. */
  function isOpen(term: Term, at: number): boolean {
    return !claimed.has(term) || [1, 2].some((off) => isNow(tokens[at - off]?.said))
  }

  function inOwnPart(at: number, isNumber: (at: number) => boolean): Term | undefined {
    const part = partOf[at]
    const before = () => {
      for (let off = 0; off < NEAR_AFTER && partOf[at - off - 1] === part; off++) {
        const term = ends.get(at - off)
        if (term) return isOpen(term, at) ? term : undefined
        if (OF_BODY.has(tokens[at - off - 1]?.said ?? '')) return undefined
      }
      return undefined
    }
    const after = () => {
      for (let off = 1; off <= NEAR_BEFORE && partOf[at + off] === part; off++) {
        if (AGAINST.has(tokens[at + off]?.said ?? '')) return undefined
        const term = begins.get(at + off)
        if (term) return term
      }
      return undefined
    }
    return isNumberFirst(part ?? 0, isNumber) ? (after() ?? before()) : (before() ?? after())
  }

  /** `225 squat` rather than `squat 225`. */
  function isNumberFirst(part: number, isNumber: (at: number) => boolean): boolean {
    for (let at = beginOf[part] ?? 0; partOf[at] === part; at++) {
      if (begins.has(at)) return false
      if (isNumber(at) && !isTaken(at)) return true
    }
    return false
  }

  function beforeIn(at: number): Term | undefined {
    let isNewSentence = false
    for (let off = 0; off < NEAR_AFTER; off++) {
      const term = ends.get(at - off)
      if (term) return isOpen(term, at) ? term : undefined
      const said = tokens[at - off - 1]?.said ?? ''
      if (OF_ONESELF.has(said) || isTaken(at - off - 1)) return undefined
      if (isNewSentence && DIGITS.test(said)) return undefined
      isNewSentence ||= ENDS_SENTENCE.has(said)
    }
    return undefined
  }

  /** `Squat/bench/deadlift 225/165/275`, either way round. */
  function listsIn(): Map<number, Term> {
    const found = new Map<number, Term>()
    const at = (place: number) => tokens[place]?.said ?? ''
    for (const [index, first] of lifts.entries()) {
      const run = [first]
      while (
        lifts[index + run.length]?.from === (run.at(-1)?.to ?? 0) + 1 &&
        JOINS.has(at(run.at(-1)?.to ?? 0))
      )
        run.push(lifts[index + run.length] as Term)
      if (run.length < 2) continue
      for (const places of [numbersAfter(run.at(-1)?.to ?? 0), numbersBefore(first.from)])
        if (places.length === run.length)
          for (const [order, place] of places.entries())
            if (!found.has(place)) found.set(place, run[order] as Term)
    }
    return found
  }

  function numbersAfter(from: number): number[] {
    const places: number[] = []
    for (let place = from; place < tokens.length; place++) {
      const said = tokens[place]?.said ?? ''
      if (DIGITS.test(said)) places.push(place)
      else if (!JOINS.has(said)) break
    }
    return places
  }

  function numbersBefore(from: number): number[] {
    const places: number[] = []
    for (let place = from - 1; place >= 0; place--) {
      const said = tokens[place]?.said ?? ''
      if (DIGITS.test(said)) places.unshift(place)
      else if (!JOINS.has(said)) break
    }
    return places
  }
}
