import type { PlanningContext } from '../week-plan/planning-context.ts'
import type { CatalogueEntry } from '../../exercises/exercise.ts'
import { once } from '../draft/memoize.ts'
import type { Miss, WeekQualityRule } from './quality-rule.ts'
import type { Week, WeekDay } from './week.ts'

/** More than all soft penalties of a week together. */
const HARD = { broken: 400, unit: 600 }
/** The extra penalty of a miss that the review reports. */
const BROKEN = 12

/** The penalty of each part: one number, lower is better. */
export interface Penalties {
  exercise: (entry: CatalogueEntry) => number
  /** The day without its exercises. */
  day: (day: WeekDay) => number
  week: (week: Week) => number
  /**
   * A day and its week together: exact below `enough`, otherwise any number at least as high. Most changes do
   * not improve a week, and the few most expensive rules so far suffice to tell.
   */
  bounded: (day: WeekDay, week: Week, enough: number) => number
  /** Whether every hard rule is kept. */
  isSound: (days: readonly WeekDay[], week: Week) => boolean
}

type Penalized = Pick<WeekQualityRule, 'hard' | 'cost'>

function penaltyOf(misses: readonly Miss[], { hard, cost }: Penalized): number {
  if (!misses.length) return 0
  let sum = 0
  let broken = false
  for (const { amount, says } of misses) {
    sum += amount
    broken ||= says !== undefined
  }
  if (hard) return broken ? HARD.broken + HARD.unit * sum : 0
  return cost * sum + (broken ? BROKEN : 0)
}

type Check<Part> = (part: Part) => readonly Miss[]

/** The penalties of the rules for one person. */
export function penaltiesFor(context: PlanningContext, rules: readonly WeekQualityRule[]): Penalties {
  const ofExercise: ((entry: CatalogueEntry) => number)[] = []
  const ofDay: ((day: WeekDay) => number)[] = []
  const ofWeek: ((week: Week) => number)[] = []
  const hard = {
    exercise: [] as Check<CatalogueEntry>[],
    day: [] as Check<WeekDay>[],
    week: [] as Check<Week>[],
  }
  for (const rule of rules)
    if (rule.over === 'exercise') {
      const check = rule.check(context)
      ofExercise.push((entry) => penaltyOf(check(entry), rule))
      if (rule.hard) hard.exercise.push(check)
    } else if (rule.over === 'day') {
      const check = rule.check(context)
      ofDay.push((day) => penaltyOf(check(day), rule))
      if (rule.hard) hard.day.push(check)
    } else {
      const check = rule.check(context)
      ofWeek.push((week) => penaltyOf(check(week), rule))
      if (rule.hard) hard.week.push(check)
    }
  const isAllowed = once((entry: CatalogueEntry) => isKept(hard.exercise, entry))
  return {
    exercise: once((entry: CatalogueEntry) => sumOf(ofExercise, entry)),
    day: (day) => sumOf(ofDay, day),
    week: (week) => sumOf(ofWeek, week),
    bounded: boundedOf(ofDay, ofWeek),
    isSound: (days, week) =>
      isKept(hard.week, week) &&
      days.every((day) => isKept(hard.day, day) && day.rows.every(({ entry }) => isAllowed(entry))),
  }
}

const isKept = <Part>(checks: readonly Check<Part>[], part: Part): boolean =>
  checks.every((check) => !check(part).length)

function sumOf<Part>(penalties: readonly ((part: Part) => number)[], part: Part): number {
  let sum = 0
  for (const penalty of penalties) sum += penalty(part)
  return sum
}

function boundedOf(
  ofDay: readonly ((day: WeekDay) => number)[],
  ofWeek: readonly ((week: Week) => number)[],
): Penalties['bounded'] {
  const all: { penalty: (day: WeekDay, week: Week) => number; paid: number }[] = [
    ...ofDay.map((penalty) => ({ penalty, paid: 0 })),
    ...ofWeek.map((penalty) => ({ penalty: (_day: WeekDay, week: Week) => penalty(week), paid: 0 })),
  ]
  return (day, week, enough) => {
    let sum = 0
    for (const each of all) {
      const more = each.penalty(day, week)
      each.paid += more
      sum += more
      if (sum >= enough) return sum
    }
    all.sort((one, other) => other.paid - one.paid)
    for (const each of all) each.paid /= 2
    return sum
  }
}
