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

type Limits = Readonly<Record<string, number>>

/** What a coach can edit of a rule; see docs/knowledge.md. */
export interface RuleRecord {
  id: string
  /** The requirement, in a few words. */
  title: string
  source: string
  /** A program that breaks a hard rule never reaches a buyer. Soft rules lower the score. */
  hard: boolean
  limits: Limits
}

export interface WeighedRecord extends RuleRecord {
  /** The search penalty per missed unit; 0 for hard rules, whose penalties exceed all soft ones together. */
  cost: number
}

interface Parts {
  exercise: CatalogueEntry
  day: WeekDay
  week: Week
}

/** A rule for one exercise, one day or one week. It checks drafts and printed programs. */
interface RuleOver<Over extends keyof Parts> extends WeighedRecord {
  over: Over
  /** Built once per person, applied to many parts. */
  check: (context: PlanningContext) => (part: Parts[Over]) => readonly Miss[]
  withLimits: (limits: Limits) => WeekQualityRule
}
export type WeekQualityRule = RuleOver<'exercise'> | RuleOver<'day'> | RuleOver<'week'>

type Check<Part, L extends Limits> = (context: PlanningContext, limits: L) => (part: Part) => readonly Miss[]
interface CheckOver<Over extends keyof Parts, L extends Limits> {
  over: Over
  check: Check<Parts[Over], L>
}

export const ofExercise = <L extends Limits>(check: Check<CatalogueEntry, L>): CheckOver<'exercise', L> => ({
  over: 'exercise',
  check,
})
export const ofDay = <L extends Limits>(check: Check<WeekDay, L>): CheckOver<'day', L> => ({
  over: 'day',
  check,
})
export const ofWeek = <L extends Limits>(check: Check<Week, L>): CheckOver<'week', L> => ({
  over: 'week',
  check,
})

type AnyCheck<L extends Limits> = CheckOver<'exercise', L> | CheckOver<'day', L> | CheckOver<'week', L>

/** Joins each record with its check. */
export const rulesOf = <Records extends Readonly<Record<string, WeighedRecord>>>(
  records: Records,
  checks: { readonly [Name in keyof NoInfer<Records>]: AnyCheck<Records[Name]['limits']> },
): readonly WeekQualityRule[] =>
  Object.keys(records).map((name) => {
    const [record, check] = [records[name], checks[name]]
    if (!record || !check) throw new Error(`${name} is no rule with a check`)
    return joined(record, check)
  })

const joined = <L extends Limits>(
  record: WeighedRecord & { limits: L },
  checked: AnyCheck<L>,
): WeekQualityRule =>
  ({
    ...record,
    over: checked.over,
    check: (context) => checked.check(context, record.limits),
    withLimits: (limits) => joined({ ...record, limits: { ...record.limits, ...limits } }, checked),
  }) as WeekQualityRule

/** A list with one miss, or an empty list. */
export const miss = (amount: number, says?: () => string, exercise?: string): readonly Miss[] =>
  amount > 0 ? [{ amount, ...(says && { says }), ...(exercise && { exercise }) }] : NOTHING
