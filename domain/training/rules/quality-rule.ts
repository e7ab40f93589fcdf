import type { PlanningContext } from '../week-plan/planning-context.ts'
import type { CatalogueEntry } from '../../exercises/exercise.ts'
import type { Week, WeekDay } from './week.ts'

/** A violation of a rule. */
export interface Miss {
  /** The distance from the rule in its own unit, mostly sets. It gives the search a slope. */
  amount: number
  /**
   * The problem and the requirement, in words that a model can act on. Without it, only the search counts the
   * miss; the review does not report it.
   */
  says?: () => string
  /** The name of the exercise concerned. */
  exercise?: string
}

export const NOTHING: readonly Miss[] = []

interface Stated {
  id: string
  /** The requirement, in a few words. */
  title: string
  source: string
  /** A program that breaks a hard rule never reaches a buyer. Soft rules lower the score. */
  hard: boolean
  /** The search penalty per missed unit. Hard penalties exceed all soft ones together. */
  cost: number
}

type Limits = Readonly<Record<string, number>>

interface Over<Part> extends Stated {
  /** The numbers of the rule. An example pins each one. */
  limits: Limits
  /** Built once per person, applied to many parts. */
  check: (brief: PlanningContext) => (part: Part) => readonly Miss[]
}

/** A rule for one exercise, one day or one week. It checks drafts and printed programs. */
export type ExerciseRule = Over<CatalogueEntry> & {
  over: 'exercise'
  withLimits: (limits: Limits) => ExerciseRule
}
export type DayRule = Over<WeekDay> & { over: 'day'; withLimits: (limits: Limits) => DayRule }
export type WeekRule = Over<Week> & { over: 'week'; withLimits: (limits: Limits) => WeekRule }
export type WeekQualityRule = ExerciseRule | DayRule | WeekRule

type Written<Part, L extends Limits> = Omit<Over<Part>, 'limits' | 'check'> & {
  limits: L
  check: (brief: PlanningContext, limits: L) => (part: Part) => readonly Miss[]
}

const bound = <Part, L extends Limits>({ limits, check, ...stated }: Written<Part, L>): Over<Part> => ({
  ...stated,
  limits,
  check: (brief) => check(brief, limits),
})

export const exerciseRule = <L extends Limits>(rule: Written<CatalogueEntry, L>): ExerciseRule => ({
  ...bound(rule),
  over: 'exercise',
  withLimits: (limits) => exerciseRule({ ...rule, limits: { ...rule.limits, ...limits } }),
})
export const dayRule = <L extends Limits>(rule: Written<WeekDay, L>): DayRule => ({
  ...bound(rule),
  over: 'day',
  withLimits: (limits) => dayRule({ ...rule, limits: { ...rule.limits, ...limits } }),
})
export const weekRule = <L extends Limits>(rule: Written<Week, L>): WeekRule => ({
  ...bound(rule),
  over: 'week',
  withLimits: (limits) => weekRule({ ...rule, limits: { ...rule.limits, ...limits } }),
})

/** A list with one miss, or an empty list. */
export const miss = (amount: number, says?: () => string, exercise?: string): readonly Miss[] =>
  amount > 0 ? [{ amount, ...(says && { says }), ...(exercise && { exercise }) }] : NOTHING
