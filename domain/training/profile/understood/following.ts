import { inKg, type Facts } from '../../../forms/facts.ts'
import type { Statement } from '../../../reading/statement.ts'
import type { Level } from '../../../exercises/vocabulary.ts'

type Condition = Extract<Statement, { kind: 'condition' }>

/**
 * From these weights on a body is heavy to move: for somebody new to training, and for anybody.
 *
 * @see ACSM, "Guidelines for Exercise Testing and Prescription", 11th edition (2021): obesity of class 3, a BMI of
 *   40; the kilograms are those of a tall man, in our cautious reading
 */
const HEAVY_KG: Readonly<Record<'novice' | 'any', number>> = { novice: 140, any: 180 }
/** Weeks after an operation at the hand or the wrist in which the hand holds nothing. */
const HAND_RESTS = 6

/** Conditions that follow from what is told, though no words name them. The buyer can take each back. */
export function followingFrom(
  statements: readonly Statement[],
  facts: Facts,
  level: Level | undefined,
): Condition[] {
  return [...heavyBody(statements, facts, level), ...restingHand(statements)]
}

function heavyBody(statements: readonly Statement[], facts: Facts, level: Level | undefined): Condition[] {
  const said = statements.find((each) => each.kind === 'person' && each.weightKg !== undefined)
  const kg = facts.bodyWeight ? inKg(facts.bodyWeight) : said?.kind === 'person' ? said.weightKg : undefined
  if (!kg || kg < HEAVY_KG[level === 'novice' ? 'novice' : 'any']) return []
  return [{ kind: 'condition', what: 'high-body-weight', quote: said?.quote ?? `${kg} kg` }]
}

/** `Had my wrist operated on last week`: the hand is out of use. */
function restingHand(statements: readonly Statement[]): Condition[] {
  const operated = statements.find(
    (each) => each.kind === 'condition' && each.what === 'surgery' && (each.weeks ?? Infinity) <= HAND_RESTS,
  )
  const isAtHand = statements.some((each) => each.kind === 'pain' && each.joint === 'wrist')
  return operated && isAtHand ? [{ kind: 'condition', what: 'one-arm', quote: operated.quote }] : []
}
