import type { Brief } from '../brief.ts'
import type { CatalogueEntry } from '../exercise.ts'
import type { Miss, PartRule } from './rule.ts'
import type { Week, WeekDay } from './week.ts'

/** More than all tastes of a week together. */
const HARD = { broken: 400, unit: 600 }
/** What the review judges, and does not only feel. */
const BROKEN = 12

/** What is wrong with a part, as one number: the less the better. */
export interface Prices {
  exercise: (entry: CatalogueEntry) => number
  day: (day: WeekDay) => number
  week: (week: Week) => number
}

type Priced = Pick<PartRule, 'hard' | 'cost'>

function priceOf(misses: readonly Miss[], { hard, cost }: Priced): number {
  let sum = 0
  let broken = false
  for (const { amount, says } of misses) {
    sum += amount
    broken ||= says !== undefined
  }
  if (hard) return broken ? HARD.broken + HARD.unit * sum : 0
  return cost * sum + (broken ? BROKEN : 0)
}

/** Prices of the rules of the table for one person. */
export function pricesFor(brief: Brief, rules: readonly PartRule[]): Prices {
  const ofExercise = rules.flatMap((rule) =>
    rule.over === 'exercise' ? [{ rule, check: rule.check(brief) }] : [],
  )
  const ofDay = rules.flatMap((rule) => (rule.over === 'day' ? [{ rule, check: rule.check(brief) }] : []))
  const ofWeek = rules.flatMap((rule) => (rule.over === 'week' ? [{ rule, check: rule.check(brief) }] : []))
  const known = new Map<CatalogueEntry, number>()
  const exercise = (entry: CatalogueEntry): number => {
    const price =
      known.get(entry) ?? ofExercise.reduce((sum, { rule, check }) => sum + priceOf(check(entry), rule), 0)
    known.set(entry, price)
    return price
  }
  return {
    exercise,
    day: (day) => {
      let price = 0
      for (const { entry } of day.rows) price += exercise(entry)
      for (const { rule, check } of ofDay) price += priceOf(check(day), rule)
      return price
    },
    week: (week) => {
      let price = 0
      for (const { rule, check } of ofWeek) price += priceOf(check(week), rule)
      return price
    },
  }
}
