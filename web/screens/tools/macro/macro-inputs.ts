import { z } from 'zod'
import { kgFromLb, UNITS, type Units } from '../../../../domain/program/units.ts'
import { linked, typedNumber } from '../calculator/linked-inputs.tsx'
import { numberIn } from '../calculator/number-in.ts'
import { ACTIVITIES, cmFromFeet, GENDERS, GOALS, type Body } from './macros.ts'

const Gender = z.enum(['male', 'female'])
const Activity = z.enum(['sedentary', 'light', 'moderate', 'very_active', 'athlete'])
const Goal = z.enum(['maintain', 'lose_fat', 'gain_muscle', 'recomp'])

/** The options, with the words by which an address names them. */
export const GENDER_OPTIONS = Gender.options.map((key) => ({ key, ...GENDERS[key] }))
export const ACTIVITY_OPTIONS = Activity.options.map((key) => ({ key, ...ACTIVITIES[key] }))
export const GOAL_OPTIONS = Goal.options.map((key) => ({ key, ...GOALS[key] }))

/** The inputs, as the address of a result holds them. */
export const MacroInputs = z.object({
  units: linked(z.enum(UNITS)),
  gender: linked(Gender),
  age: linked(typedNumber),
  weight: linked(typedNumber),
  feet: linked(typedNumber),
  inches: linked(typedNumber),
  cm: linked(typedNumber),
  bodyFat: linked(typedNumber),
  activity: linked(Activity),
  goal: linked(Goal),
})
export type MacroInputs = z.infer<typeof MacroInputs>

/** The inputs that count in these units. */
function measured(inputs: MacroInputs, units: Units) {
  const number = (text: string | undefined) => numberIn(text ?? '')
  const weight = number(inputs.weight)
  const height =
    units === 'lb' ? cmFromFeet(number(inputs.feet) ?? 0, number(inputs.inches) ?? 0) : number(inputs.cm)
  return { age: number(inputs.age), weightKg: weight && (units === 'lb' ? kgFromLb(weight) : weight), height }
}

export function missingIn(inputs: MacroInputs, units: Units): string[] {
  const { age, weightKg, height } = measured(inputs, units)
  return [
    !inputs.gender && 'gender',
    !age && 'age',
    !weightKg && 'weight',
    !height && 'height',
    !inputs.activity && 'activity level',
    !inputs.goal && 'goal',
  ].filter((name) => name !== false)
}

/** Null while anything is missing. */
export function bodyOf(inputs: MacroInputs, units: Units): Body | null {
  const { gender, activity, goal } = inputs
  const { age, weightKg, height } = measured(inputs, units)
  if (!age || !weightKg || !height || !gender || !activity || !goal) return null
  return {
    ...{ age, weightKg, heightCm: height },
    ...{ gender: GENDERS[gender], activity: ACTIVITIES[activity], goal: GOALS[goal] },
  }
}

/** Leaves out what was typed in the other unit. */
export const linkOf = ({ feet, inches, cm, ...inputs }: MacroInputs, units: Units) => ({
  ...inputs,
  ...(units === 'lb' ? { feet, inches } : { cm }),
  units,
})
