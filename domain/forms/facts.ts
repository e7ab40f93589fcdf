import { z } from 'zod'
import { kgFromLb, lbFromKg, UNITS, type Units } from '../program/units.ts'
import { pleaseChoose } from './field-messages.ts'

/** Age bands, only as fine as a program needs. */
export const AGE_BANDS = ['under-16', '16-17', '18-49', '50-64', '65-plus'] as const
export type AgeBand = (typeof AGE_BANDS)[number]

export const SEXES = ['female', 'male'] as const
export type Sex = (typeof SEXES)[number]

/** Lifts that people know numbers for. For pull-ups, the weight is the load on the belt. */
export const KNOWN_LIFTS = [
  'squat',
  'front-squat',
  'bench-press',
  'incline-bench-press',
  'deadlift',
  'romanian-deadlift',
  'overhead-press',
  'barbell-row',
  'hip-thrust',
  'pull-up',
] as const
export type KnownLift = (typeof KNOWN_LIFTS)[number]

/** Lifts that may use body weight alone. */
export const liftsOneself = (lift: KnownLift): boolean => lift === 'pull-up'

/** Muscles and lifts that a buyer may bring up. */
export const WEAK_POINTS = [
  'chest',
  'back',
  'shoulders',
  'arms',
  'legs',
  'glutes',
  'calves',
  'abs',
  'squat',
  'bench-press',
  'deadlift',
  'overhead-press',
  'pull-up',
] as const
export type WeakPoint = (typeof WEAK_POINTS)[number]

export const MAX_BEST_SETS = 4
export const MAX_WEAK_POINTS = 2
/** The number of columns in the rep-and-RPE chart. Longer sets say little about strength. */
export const MAX_REPS = 12

/** Kilograms. A value outside these limits is probably a typing error. */
export const BODY_WEIGHT = { least: 30, most: 250 }
const HEAVIEST_LIFT = 500

export const inKg = ({ value, unit }: { value: number; unit: Units }): number =>
  unit === 'kg' ? value : kgFromLb(value)

const BODY_WEIGHT_MESSAGE = 'Please enter a body weight from 30 to 250 kg, which is 67 to 551 lb.'
const LIFT_WEIGHT_MESSAGE = 'Please enter a weight of up to 500 kg, which is 1,102 lb.'
const REPS_MESSAGE = `Please enter 1 to ${MAX_REPS} reps: longer sets tell too little of strength.`

const unit = z.enum(UNITS, { error: pleaseChoose('a unit', UNITS) })
const liftWeight = z.number(LIFT_WEIGHT_MESSAGE).min(0, LIFT_WEIGHT_MESSAGE)

/** Limits for the API description, in each unit: JSON Schema cannot convert. */
function limitedByUnit(key: string, { least, most }: { least: number; most: number }) {
  const inUnit = (kg: number, each: Units) => (each === 'kg' ? kg : lbFromKg(kg))
  return {
    anyOf: UNITS.map((each) => ({
      properties: {
        unit: { const: each },
        [key]: { minimum: Math.ceil(inUnit(least, each)), maximum: Math.floor(inUnit(most, each)) },
      },
    })),
  }
}

export const BodyWeight = z
  .strictObject({ value: z.number(BODY_WEIGHT_MESSAGE), unit })
  .refine((weight) => inKg(weight) >= BODY_WEIGHT.least && inKg(weight) <= BODY_WEIGHT.most, {
    error: BODY_WEIGHT_MESSAGE,
  })
  .meta(limitedByUnit('value', BODY_WEIGHT))
export type BodyWeight = z.infer<typeof BodyWeight>

export const BestSet = z
  .strictObject({
    lift: z.enum(KNOWN_LIFTS, { error: pleaseChoose('a lift', KNOWN_LIFTS) }),
    weight: liftWeight,
    unit,
    reps: z.int(REPS_MESSAGE).min(1, REPS_MESSAGE).max(MAX_REPS, REPS_MESSAGE),
  })
  .refine((set) => inKg({ value: set.weight, unit: set.unit }) <= HEAVIEST_LIFT, {
    path: ['weight'],
    error: LIFT_WEIGHT_MESSAGE,
  })
  .refine(({ lift, weight }) => weight > 0 || liftsOneself(lift), {
    path: ['weight'],
    error: LIFT_WEIGHT_MESSAGE,
  })
  .meta({
    ...limitedByUnit('weight', { least: 0, most: HEAVIEST_LIFT }),
    if: { properties: { weight: { const: 0 } } },
    then: { properties: { lift: { enum: KNOWN_LIFTS.filter(liftsOneself) } } },
  })
export type BestSet = z.infer<typeof BestSet>

export const Facts = z
  .strictObject({
    ageBand: z.enum(AGE_BANDS, { error: pleaseChoose('an age', AGE_BANDS) }),
    sex: z.enum(SEXES, { error: pleaseChoose('one', SEXES) }),
    bodyWeight: BodyWeight,
    bestSets: z.array(BestSet).max(MAX_BEST_SETS, `Please send ${MAX_BEST_SETS} lifts at most.`),
    bringUp: z
      .array(z.enum(WEAK_POINTS, { error: pleaseChoose('what to bring up', WEAK_POINTS) }))
      .max(MAX_WEAK_POINTS, `Please choose ${MAX_WEAK_POINTS} at most.`),
  })
  .partial()
export type Facts = z.infer<typeof Facts>
