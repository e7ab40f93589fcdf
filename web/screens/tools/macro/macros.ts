import type { ACTIVITIES, GENDERS, GOALS } from '../../../texts/generated/macro.ts'

/** @see the product's specification, section 9, for every number in this file */
const CM_PER_INCH = 2.54
const INCHES_PER_FOOT = 12

const KCAL_PER_GRAM = { protein: 4, carbs: 4, fat: 9 }

/** The same for every goal; carbs are the remainder. */
const FAT_SHARE = 0.25

export const cmFromFeet = (feet: number, inches: number): number =>
  (feet * INCHES_PER_FOOT + inches) * CM_PER_INCH

export interface Body {
  age: number
  weightKg: number
  heightCm: number
  gender: (typeof GENDERS)[keyof typeof GENDERS]
  activity: (typeof ACTIVITIES)[keyof typeof ACTIVITIES]
  goal: (typeof GOALS)[keyof typeof GOALS]
}

/**
 * Energy in kcal a day and nutrients in grams a day, rounded to whole numbers at the end.
 * @see Mifflin and St Jeor, American Journal of Clinical Nutrition 51 (1990): the resting energy of adults
 */
export function computeMacros({ age, weightKg, heightCm, gender, activity, goal }: Body) {
  const bmr = 10 * weightKg + 6.25 * heightCm - 5 * age + gender.offset
  const tdee = bmr * activity.factor
  const calories = tdee * goal.factor
  const shares = { protein: goal.proteinShare, carbs: 1 - goal.proteinShare - FAT_SHARE, fat: FAT_SHARE }
  return {
    bmr: Math.round(bmr),
    tdee: Math.round(tdee),
    calories: Math.round(calories),
    protein: Math.round((calories * shares.protein) / KCAL_PER_GRAM.protein),
    carbs: Math.round((calories * shares.carbs) / KCAL_PER_GRAM.carbs),
    fat: Math.round((calories * shares.fat) / KCAL_PER_GRAM.fat),
    shares,
  }
}
export type Macros = ReturnType<typeof computeMacros>
