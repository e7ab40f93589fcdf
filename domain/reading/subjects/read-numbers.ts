import type { Facts } from '../sentence/facts.ts'
import type { Term, Text } from '../words/find-terms.ts'
import type { Amount } from '../numbers/numbers.ts'
import { addStatement, cueOf, type ReaderState, type Stance } from '../sentence/reader-state.ts'
import { isNow } from '../numbers/bound-lifts.ts'
import { ENDS_SENTENCE } from '../words/tokens.ts'
import type { Statement } from '../statement.ts'

/**
 * Reads a lift's weight, its target, and whether it lags behind.
 * @returns whether the text says any of these
 */
export function readNumbers(
  term: Term,
  lift: string,
  stance: Stance,
  facts: Facts,
  reading: ReaderState,
): boolean {
  if (stance === 'out') return false
  const lags = stance === 'grow' || (stance === 'pain' && facts.isWeak() && !facts.joints().length)
  const amount = ofToday(reading.amountOf.get(term), reading)
  const goal =
    ofToday(reading.goalOf.get(term), reading) ??
    (facts.isGoal() && !reading.goalOf.size ? amount : undefined)
  if (lags) addStatement(reading, term, { kind: 'bring-up', what: lift })
  if (goal && reading.field === 'comments')
    addStatement(reading, withNumber(term, goal), { kind: 'goal', what: lift, ...numbersOf(goal) })
  if (amount && amount !== goal)
    addStatement(reading, withNumber(term, amount), { kind: 'lift', lift, ...numbersOf(amount) })
  return lags || amount !== undefined || goal !== undefined
}

/** Tokens. `Bench 140 at my best`, `squat 180 kg x 3 two years ago` */
const NEAR_AFTER = 7

const ofToday = (amount: Amount | undefined, reading: ReaderState): Amount | undefined =>
  amount && isOfThePast(amount, reading) ? undefined : amount

/** `Back then I was at bench 140`: nobody begins again with it. `Used to bench 140, now 100` tells what is lifted now. */
function isOfThePast({ at }: Amount, { text: { tokens, terms } }: ReaderState): boolean {
  const begin = tokens.findLastIndex(({ said }, index) => index < at && ENDS_SENTENCE.has(said))
  const pasts = terms.filter((term) => cueOf(term) === 'past').map(({ from }) => from)
  const isFresh = (from: number, to: number) =>
    tokens.slice(from, to).some(({ said }) => isNow(said) || ENDS_SENTENCE.has(said))
  const before = pasts.findLast((from) => from > begin && from < at)
  if (before !== undefined && !isFresh(before, at)) return true
  const after = pasts.find((from) => from > at && from <= at + NEAR_AFTER)
  return after !== undefined && tokens[after]?.said !== USED_TO && !isFresh(at, after)
}
/** It tells of the lift that follows. */
const USED_TO = 'used'

const numbersOf = ({ kg, value, unit, reps, seconds }: Amount) => ({
  ...(kg === undefined ? {} : { kg }),
  ...(value === undefined ? {} : { value }),
  ...(unit === undefined ? {} : { unit }),
  ...(reps === undefined ? {} : { reps }),
  ...(seconds === undefined ? {} : { seconds }),
})

/** `Press 135x5`, `pulled 405`. */
export const shortlyNamed = ({ said, tokens }: Text, amounts: readonly Amount[]): Statement[] =>
  amounts.flatMap((each): Statement[] => {
    if (!each.ofShort || each.isGoal) return []
    const quote = said.slice(tokens[each.at - 1]?.start, tokens[each.at]?.end)
    return [{ kind: 'lift', lift: each.ofShort, ...numbersOf(each), quote } as Statement]
  })

/** From the lift to its number, so that the quote holds both. */
const withNumber = ({ from, to }: Term, { at }: Amount): Pick<Term, 'from' | 'to'> => ({
  from: Math.min(from, at),
  to: Math.max(to, at + 1),
})
