import type { Brief } from '../brief.ts'
import type { CatalogueEntry } from '../exercise.ts'
import type { ProgramRule } from '../review/finding.ts'
import type { Week, WeekDay } from './week.ts'

/** What a rule misses. */
export interface Miss {
  /** How far off, in the rule's own unit, mostly sets: the search feels a slope. */
  amount: number
  /** What is wrong and what is asked, in words that a model can act on. Without words it is felt, and not judged. */
  says?: () => string
  /** Name of the exercise that it is about. */
  exercise?: string
}

export const NOTHING: readonly Miss[] = []

interface Stated {
  id: string
  /** What it asks for, in a few words. */
  title: string
  /** Where it comes from. */
  source: string
  /** A program that breaks a hard rule never reaches a buyer; a soft one costs points. */
  hard: boolean
  /** What one unit missed costs in the search; hard rules cost more than all soft ones. */
  cost: number
}

type Limits = Readonly<Record<string, number>>

interface Over<Part> extends Stated {
  /** The numbers that it turns on; each is pinned by an example. */
  limits: Limits
  /** Made once for a person, asked of many parts. */
  check: (brief: Brief) => (part: Part) => readonly Miss[]
}

/** Rules of one exercise, of one day and of one week: both a draft and a printed program can be asked. */
export type ExerciseRule = Over<CatalogueEntry> & {
  over: 'exercise'
  withLimits: (limits: Limits) => ExerciseRule
}
export type DayRule = Over<WeekDay> & { over: 'day'; withLimits: (limits: Limits) => DayRule }
export type WeekRule = Over<Week> & { over: 'week'; withLimits: (limits: Limits) => WeekRule }
export type PartRule = ExerciseRule | DayRule | WeekRule
export type Rule = PartRule | ProgramRule

type Written<Part, L extends Limits> = Omit<Over<Part>, 'limits' | 'check'> & {
  limits: L
  check: (brief: Brief, limits: L) => (part: Part) => readonly Miss[]
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

/** One miss, if there is any. */
export const miss = (amount: number, says?: () => string, exercise?: string): readonly Miss[] =>
  amount > 0 ? [{ amount, ...(says && { says }), ...(exercise && { exercise }) }] : NOTHING
