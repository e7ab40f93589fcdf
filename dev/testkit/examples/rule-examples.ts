import { globSync, readFileSync } from 'node:fs'
import { parse } from 'yaml'
import { z } from 'zod'
import { TrainingAnswers } from '../../../domain/forms/program-request.ts'
import { profileOf } from '../../../domain/training/profile/profile-of.ts'
import {
  planningContextOf,
  type PlanningContext,
} from '../../../domain/training/week-plan/planning-context.ts'
import { entryByName } from '../../../domain/exercises/catalogue.ts'
import type { WeekQualityRule } from '../../../domain/training/rules/quality-rule.ts'
import {
  weekDay,
  weekOfDays,
  type Week,
  type WeekDay,
  type WeekRow,
} from '../../../domain/training/rules/week.ts'
import { SAMPLE_DAY } from '../../../domain/forms/sample-person.ts'

/** A typical buyer: four days of an hour in a gym, upper/lower, for size. */
export const USUAL: TrainingAnswers = {
  trainingDays: 4,
  sessionLength: 60,
  equipment: 'Commercial Gym',
  primaryGoal: 'Hypertrophy',
  experienceLevel: 'Intermediate',
  programmingSplit: 'Upper/Lower',
}

const Who = z.strictObject(TrainingAnswers.shape).partial() as z.ZodType<Partial<TrainingAnswers>>
const People = z.record(z.string(), Who)

/** A week that a rule just accepts, and the closest one that it rejects. */
const ExampleRecord = z.strictObject({
  /** Of `people.yaml` by name, or answers that differ from the usual buyer's, or several of both. */
  who: z.unknown().optional(),
  /** For a rule with a hard and a soft form, the hard one. */
  hard: z.literal(true).optional(),
  /** For several rules with one id: the message of the wanted rule, or that it gives no message. */
  says: z.string().optional(),
  felt: z.literal(true).optional(),
  /**
   * Days in order: `Lat Pulldown 3x8-10, Pull-Up 4+1 @ 55 | = | Leg Press 3!`. The last number of a day is
   * minutes; `+1` comes in later weeks; `!` marks an exercise without a swap; `=` repeats a day.
   */
  holds: z.string(),
  misses: z.string().default(''),
})
const ExampleFile = z.record(z.string(), z.array(ExampleRecord).nonempty())

export interface Example {
  rule: string
  hard: boolean
  says: RegExp | null
  felt: boolean
  who: Partial<TrainingAnswers>
  holds: readonly string[]
  misses: readonly string[]
}

const MINUTES_A_SET = 3

function rowOf(text: string): WeekRow {
  const [, name = '', sets = '', more = 0, low, high, alone] =
    /^(.+?) (\d+)(?:\+(\d))?(?:x(\d+)(?:-(\d+))?)?(!)?$/.exec(text.trim()) ?? []
  const entry = entryByName(name)
  if (!entry) throw new Error(`no exercise is called ${name}`)
  const least = Number(low ?? 8)
  return {
    entry,
    sets: Number(sets),
    mostSets: Number(sets) + Number(more),
    reps: { low: least, high: Number(high ?? low ?? 10) },
    minutesASet: MINUTES_A_SET,
    hasSwap: !alone,
    isSecond: false,
  }
}

function dayOf(text: string, at: number, { kinds }: PlanningContext): WeekDay {
  const [exercises = '', minutes] = text.split(' @ ')
  const rows = exercises.split(',').filter(Boolean).map(rowOf)
  return weekDay(kinds[at] ?? 'full-body', `Day ${at + 1}`, rows, Number(minutes ?? 50))
}

const weekIn = (days: readonly string[], context: PlanningContext): Week =>
  weekOfDays(context.kinds.map((_, at) => dayOf(days[at] ?? '', at, context)))

/**
 * The objections of an example's rules to one of its weeks. `felt` counts every miss, otherwise only misses
 * with a message.
 */
export function objections(
  { rule: id, hard, says, felt, who }: Example,
  days: readonly string[],
  rules: readonly WeekQualityRule[],
): string[] {
  const context = planningContextOf(profileOf({ ...USUAL, ...who }, SAMPLE_DAY))
  const week = weekIn(days, context)
  const misses = rules
    .filter((rule) => rule.id === id && rule.hard === hard)
    .flatMap((rule) => {
      if (rule.over === 'week') return rule.check(context)(week)
      if (rule.over === 'day') return week.days.flatMap(rule.check(context))
      const check = rule.check(context)
      return week.days.flatMap(({ rows }) => rows.flatMap(({ entry }) => check(entry)))
    })
  if (felt) return misses.map(({ amount, says: words }) => words?.() ?? String(amount))
  return misses
    .flatMap(({ says: words }) => (words ? [words()] : []))
    .filter((words) => !says || says.test(words))
}

const FOLDER = new URL('../../../domain/training/rules/examples/', import.meta.url)
const textOf = (file: string): unknown => parse(readFileSync(new URL(file, FOLDER), 'utf8'))
const PEOPLE = People.parse(textOf('people.yaml'))

const answersOf = (who: unknown): Partial<TrainingAnswers> =>
  Object.assign({}, ...[who ?? []].flat().map(named))

function named(one: unknown): Partial<TrainingAnswers> {
  if (typeof one !== 'string') return Who.parse(one)
  if (!PEOPLE[one]) throw new Error(`nobody is called ${one}`)
  return PEOPLE[one]
}

function daysOf(week: string): string[] {
  const days: string[] = []
  for (const day of week.split('|')) days.push(day.trim() === '=' ? (days.at(-1) ?? '') : day.trim())
  return days
}

/** The examples of each rule, for the tests: domain/training/rules/examples. */
export const EXAMPLES: readonly Example[] = globSync('*.yaml', { cwd: FOLDER })
  .filter((file) => file !== 'people.yaml')
  .sort()
  .flatMap((file) => Object.entries(ExampleFile.parse(textOf(file))))
  .flatMap(([rule, examples]) =>
    examples.map(({ who, hard = false, says, felt = false, holds, misses }) => ({
      rule,
      who: answersOf(who),
      hard,
      felt,
      says: says === undefined ? null : new RegExp(says),
      holds: daysOf(holds),
      misses: daysOf(misses),
    })),
  )
