import { z } from 'zod'
import {
  AGE_BANDS,
  inKg,
  KNOWN_LIFTS,
  MAX_REPS,
  MAX_WEAK_POINTS,
  SEXES,
  WEAK_POINTS,
  type AgeBand,
  type BestSet,
  type Facts,
  type WeakPoint,
} from '../../../forms/facts.ts'
import { OWN_BARS } from '../../../exercises/vocabulary.ts'
import type { Condition } from '../../../reading/lexicon/condition-names.ts'
import type { Units } from '../../../program/units.ts'
import type { Statement } from '../../../reading/statement.ts'
import { KNOWN_LIFT_OF, WEAK_POINT_OF } from './generated/lifts.ts'
import { isTrainingMax, SHARE_OF_TRAINING_MAX } from './training-max.ts'
import { isWithSafetyBar } from './with-safety-bar.ts'

/** Facts about a person beyond the required answers. Any may be unknown. */
export const Person = z.object({
  age: z.enum(AGE_BANDS).optional(),
  sex: z.enum(SEXES).optional(),
  weightKg: z.number().optional(),
  /** The best set of each lift, taken as a set to failure. */
  lifts: z.array(
    z.object({
      lift: z.enum(KNOWN_LIFTS),
      kg: z.number(),
      reps: z.int(),
      /** A squat with a bar of its own kind. */
      bar: z.enum(OWN_BARS).optional(),
      /** A maximum that a told training max stands for. */
      isOfTrainingMax: z.literal(true).optional(),
    }),
  ),
  bringUp: z.array(z.enum(WEAK_POINTS)),
})
export type Person = z.infer<typeof Person>
export type KnownSet = Person['lifts'][number]

/**
 * The form fields, completed from the person's own words.
 *
 * @param words - as they were written
 */
export function personOf(
  facts: Facts,
  statements: readonly Statement[],
  conditions: readonly Condition[],
  words = '',
): Person {
  const said = saidOf(statements)
  const age = facts.ageBand ?? saidAge(said.age, conditions)
  const sex = facts.sex ?? said.sex
  const weightKg = facts.bodyWeight ? inKg(facts.bodyWeight) : said.weightKg
  const sets = facts.bestSets?.length ? facts.bestSets.map(knownSet) : saidSets(statements, words)
  const bringUp = facts.bringUp?.length ? facts.bringUp : saidWeakPoints(statements)
  return {
    ...(age && { age }),
    ...(sex && { sex }),
    ...(weightKg && { weightKg }),
    lifts: sets,
    bringUp: [...new Set(bringUp)].slice(0, MAX_WEAK_POINTS),
  }
}

/** Whether a condition is only an age. */
export const isOfAge = (condition: Condition): boolean => condition === 'over-65' || condition === 'under-16'

/** Sets the age conditions. The form's age overrides the one in the words. */
export function withAge(conditions: readonly Condition[], ageBand: AgeBand | undefined): Condition[] {
  if (!ageBand) return [...conditions]
  const others = conditions.filter((each) => !isOfAge(each))
  if (ageBand === '65-plus') return [...others, 'over-65']
  return ageBand === 'under-16' ? [...others, 'under-16'] : others
}

/** An age counts only if its condition is still there: the buyer may have taken it back. */
function saidAge(years: number | undefined, conditions: readonly Condition[]): AgeBand | undefined {
  if (years === undefined) return undefined
  if (years >= 65) return conditions.includes('over-65') ? '65-plus' : undefined
  if (years < 16) return conditions.includes('under-16') ? 'under-16' : undefined
  if (years < 18) return '16-17'
  return years < 50 ? '18-49' : '50-64'
}

/** The first statement of each fact. */
function saidOf(statements: readonly Statement[]) {
  const people = statements.filter((each) => each.kind === 'person')
  return {
    age: people.find(({ age }) => age !== undefined)?.age,
    sex: people.find(({ sex }) => sex !== undefined)?.sex,
    weightKg: people.find(({ weightKg }) => weightKg !== undefined)?.weightKg,
  }
}

/** Any weight, their own or of what they own. */
const WEIGHT = /\d ?(?:(?<kg>kgs?|kilos?)|lbs?|pounds?)(?!\p{L})/iu

/** The unit in which they wrote their weights; undefined if they wrote none. */
export function unitsOf(facts: Facts, words: string): Units | undefined {
  const chosen = facts.bestSets?.[0]?.unit ?? facts.bodyWeight?.unit
  const said = chosen ? null : WEIGHT.exec(words)
  return chosen ?? (said ? (said.groups?.['kg'] ? 'kg' : 'lb') : undefined)
}

const knownSet = ({ lift, weight, unit, reps }: BestSet): KnownSet => ({
  lift,
  kg: inKg({ value: weight, unit }),
  reps,
})

const saidSets = (statements: readonly Statement[], words: string): KnownSet[] =>
  statements.flatMap((each) => {
    const set = knownSetOf(each)
    if (!set) return []
    const lifted = set.reps === 1 && isTrainingMax(each.quote, words) ? maximumOf(set) : set
    return isOnSafetyBar(each, words) ? { ...lifted, bar: 'safety-bar' } : lifted
  })

const maximumOf = (set: KnownSet): KnownSet => ({
  ...set,
  kg: Math.round((set.kg / SHARE_OF_TRAINING_MAX) * 10) / 10,
  isOfTrainingMax: true,
})

const isOnSafetyBar = (each: Statement, words: string): boolean =>
  each.kind === 'lift' &&
  (each.lift === 'safety-bar-squat' ||
    (KNOWN_LIFT_OF[each.lift] === 'squat' && isWithSafetyBar(each.quote, words)))

/** A set that tells weights. A number without reps counts as a single, the lowest reading. */
export function knownSetOf(each: Statement): KnownSet | null {
  const lift = each.kind === 'lift' ? KNOWN_LIFT_OF[each.lift] : undefined
  if (each.kind !== 'lift' || !lift) return null
  const { kg = 0, reps = 1 } = each
  const isSet = reps >= 1 && reps <= MAX_REPS && (kg > 0 || (lift === 'pull-up' && each.reps !== undefined))
  return isSet ? { lift, kg, reps: Math.floor(reps) } : null
}

export const weakPointOf = ({ what }: Extract<Statement, { kind: 'bring-up' }>): WeakPoint | undefined =>
  WEAK_POINT_OF[what]

const saidWeakPoints = (statements: readonly Statement[]): WeakPoint[] =>
  statements.flatMap((each) => (each.kind === 'bring-up' ? (weakPointOf(each) ?? []) : []))
