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
/** What a message names beside limits of its rule. `exercise` is also the exercise concerned. */
type Values = Readonly<Record<string, string | number>>
export type Says = (values?: Values) => string

/** What a coach can edit of a rule; see docs/knowledge.md. */
export interface RuleRecord {
  id: string
  /** The requirement, in a few words. */
  title: string
  source: string
  /** A program that breaks a hard rule never reaches a buyer. Soft rules lower the score. */
  hard: boolean
  limits: Limits
  /** Its message, or several by name. Limits and other values stand in braces. */
  says?: string | Readonly<Record<string, string>>
}

export interface WeighedRecord extends RuleRecord {
  /** The search penalty per missed unit; 0 for hard rules, whose penalties exceed all soft ones together. */
  cost: number
}

/** The messages of a record, by the names that it has for them. */
export type SaysOf<Rule> = Rule extends { says: infer Text }
  ? Text extends string
    ? Says
    : { readonly [Name in keyof Text]: Says }
  : undefined

/** The messages of a record, ready to be filled. */
export function messagesOf({ says, limits }: RuleRecord): Says | Readonly<Record<string, Says>> | undefined {
  const filling =
    (text: string): Says =>
    (values = {}) =>
      text.replaceAll(/\{(\w+)\}/g, (braces, name: string) => String(values[name] ?? limits[name] ?? braces))
  if (says === undefined) return undefined
  if (typeof says === 'string') return filling(says)
  return Object.fromEntries(Object.entries(says).map(([name, text]) => [name, filling(text)]))
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

type Check<Part, L, S> = (context: PlanningContext, limits: L, says: S) => (part: Part) => readonly Miss[]
interface CheckOver<Over extends keyof Parts, L, S> {
  over: Over
  check: Check<Parts[Over], L, S>
}
const checkOver =
  <Over extends keyof Parts>(over: Over) =>
  <L, S>(check: Check<Parts[Over], L, S>): CheckOver<Over, L, S> => ({ over, check })

export const ofExercise = checkOver('exercise')
export const ofDay = checkOver('day')
export const ofWeek = checkOver('week')

type AnyCheck<L, S> = CheckOver<'exercise', L, S> | CheckOver<'day', L, S> | CheckOver<'week', L, S>

/** Joins each record with its check. */
export const rulesOf = <Records extends Readonly<Record<string, WeighedRecord>>>(
  records: Records,
  checks: {
    readonly [Name in keyof NoInfer<Records>]: AnyCheck<Records[Name]['limits'], SaysOf<Records[Name]>>
  },
): readonly WeekQualityRule[] =>
  Object.keys(records).map((name) => {
    const [record, check] = [records[name], checks[name]]
    if (!record || !check) throw new Error(`${name} is no rule with a check`)
    return joined(record, check)
  })

const joined = (record: WeighedRecord, checked: AnyCheck<never, never>): WeekQualityRule =>
  ({
    ...record,
    over: checked.over,
    check: (context) => checked.check(context, record.limits as never, messagesOf(record) as never),
    withLimits: (limits) => joined({ ...record, limits: { ...record.limits, ...limits } }, checked),
  }) as WeekQualityRule

/** A list with one miss, or an empty list. Without a message, only the search counts it. */
export function miss(amount: number | boolean | undefined, says?: Says, values?: Values): readonly Miss[] {
  const by = Number(amount)
  if (!(by > 0)) return NOTHING
  const exercise = values?.['exercise']
  return [
    {
      amount: by,
      ...(says && { says: () => says(values) }),
      ...(exercise !== undefined && { exercise: String(exercise) }),
    },
  ]
}
