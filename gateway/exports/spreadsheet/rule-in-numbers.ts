import type { LoadChange, RuleLoads } from '../../../domain/program/rule-loads.ts'
import type { Units } from '../../../domain/program/units.ts'

/** A change of weight in the unit of the sheet: a number, or a step that the lifter enters on the first sheet. */
export type Amount = number | 'size' | 'least'

export interface RuleInNumbers {
  /** Which earlier lift it builds on: the last occurrence, or the same day of the previous week. */
  from: 'last time' | 'last week'
  /** Added each time. */
  hit: Amount | null
  /** From this many reps in the last set, `hit` is added twice, or one step more than printed. */
  manyReps: number | null
  /** Added when every set reached the top of its range. */
  top: Amount | null
  /** The maximum for `top`. */
  heaviest: number | null
  /** Added for each extra rep, at most two, in the set that counts. */
  perRepOver: { set: 'first' | 'last'; amount: Amount } | null
  tooEasy: Amount | null
  /** Whether it must be too easy twice in a row. */
  isSlow: boolean
  /** Subtracted after a miss; null keeps the weight. */
  missed: Amount | null
  /** True: after a miss, the printed progression continues, shifted. False: the weight stays. */
  missMovesOn: boolean
  /** From this week on, the weight stays after a miss; null if there is no such week. */
  missesUntil: number | null
  missedTwice: Amount | 'tenth' | 'two sizes' | null
}

/** A row's rule in one unit. A row without one keeps its weight. */
export function ruleInNumbers(loads: RuleLoads | undefined, units: Units): RuleInNumbers {
  const { hit, top, tooEasy, missed, perRepOver, heaviest, ...rule } = loads ?? {}
  const amount = (change: LoadChange | undefined): Amount | null =>
    typeof change === 'object' ? (units === 'kg' ? change.kg : change.kg * 2) : (change ?? null)
  return {
    from: rule.isFromLastTime ? 'last time' : 'last week',
    hit: amount(hit),
    manyReps: rule.manyReps ?? null,
    top: amount(top),
    heaviest: heaviest?.[units] ?? null,
    perRepOver: perRepOver ? { set: perRepOver.set, amount: amount(perRepOver.amount) ?? 0 } : null,
    tooEasy: amount(tooEasy),
    isSlow: rule.isSlow ?? false,
    missed: amount(missed),
    missMovesOn: rule.missMovesOn ?? false,
    missesUntil: rule.missesUntil ?? null,
    missedTwice: rule.missedTwice ?? null,
  }
}
