import type { Facts } from '../sentence/facts.ts'
import type { Term, Text } from '../words/find-terms.ts'
import type { Amount } from '../numbers/numbers.ts'
import { addStatement, type ReaderState, type Stance } from '../sentence/reader-state.ts'
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
  const amount = reading.amountOf.get(term)
  const goal = reading.goalOf.get(term) ?? (facts.isGoal() && !reading.goalOf.size ? amount : undefined)
  if (lags) addStatement(reading, term, { kind: 'bring-up', what: lift })
  if (goal && reading.field === 'comments')
    addStatement(reading, withNumber(term, goal), { kind: 'goal', what: lift, ...numbersOf(goal) })
  if (amount && amount !== goal)
    addStatement(reading, withNumber(term, amount), { kind: 'lift', lift, ...numbersOf(amount) })
  return lags || amount !== undefined || goal !== undefined
}

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
