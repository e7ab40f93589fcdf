import { describe, expect, it } from '@jest/globals'
import { kgFromLb } from '../../../../domain/program/units.ts'
import { ACTIVITIES, GENDERS, GOALS } from '../../../texts/generated/macro.ts'
import { cmFromFeet, computeMacros } from './macros.ts'

type Person = readonly [
  age: number,
  gender: keyof typeof GENDERS,
  weight: number,
  height: number,
  activity: keyof typeof ACTIVITIES,
  goal: keyof typeof GOALS,
]
/** BMR, TDEE, calories, protein, carbs, fat; computed apart from this code, in decimal arithmetic. */
type Expected = readonly [number, number, number, number, number, number]

function macrosOf(weightKg: number, heightCm: number, [age, gender, , , activity, goal]: Person) {
  const { bmr, tdee, calories, protein, carbs, fat } = computeMacros({
    age,
    weightKg,
    heightCm,
    gender: GENDERS[gender],
    activity: ACTIVITIES[activity],
    goal: GOALS[goal],
  })
  return [bmr, tdee, calories, protein, carbs, fat]
}

describe('macros in metric units', () => {
  it.each<[Person, Expected]>([
    [
      [30, 'male', 80, 180, 'moderate', 'maintain'],
      [1780, 2759, 2759, 172, 345, 77],
    ],
    [
      [45, 'female', 62.5, 165, 'light', 'lose_fat'],
      [1270, 1747, 1485, 111, 167, 41],
    ],
    [
      [22, 'male', 72, 178, 'athlete', 'gain_muscle'],
      [1728, 3282, 3610, 226, 451, 100],
    ],
    [
      [61, 'female', 70, 160, 'sedentary', 'recomp'],
      [1234, 1481, 1481, 111, 167, 41],
    ],
    [
      [35, 'female', 58, 170, 'very_active', 'gain_muscle'],
      [1307, 2254, 2479, 155, 310, 69],
    ],
  ])('%j', (person, expected) => {
    expect(macrosOf(person[2], person[3], person)).toEqual(expected)
  })
})

describe('macros in imperial units, height in inches', () => {
  it.each<[Person, Expected]>([
    [
      [30, 'male', 180, 71, 'moderate', 'lose_fat'],
      [1799, 2788, 2370, 178, 267, 66],
    ],
    [
      [28, 'female', 140, 65, 'light', 'maintain'],
      [1366, 1878, 1878, 117, 235, 52],
    ],
    [
      [52, 'male', 205.5, 69, 'sedentary', 'recomp'],
      [1773, 2127, 2127, 160, 239, 59],
    ],
    [
      [19, 'female', 125, 62.5, 'athlete', 'gain_muscle'],
      [1303, 2476, 2724, 170, 340, 76],
    ],
  ])('%j', (person, expected) => {
    expect(macrosOf(kgFromLb(person[2]), cmFromFeet(0, person[3]), person)).toEqual(expected)
  })

  it('takes 0.453592 kg per lb, and 2.54 cm per inch', () => {
    expect(kgFromLb(1000)).toBeCloseTo(453.592, 9)
    expect(cmFromFeet(5, 11)).toBeCloseTo(180.34, 9)
    expect(cmFromFeet(0, 71)).toBeCloseTo(180.34, 9)
  })
})

describe('each choice', () => {
  const tdeeOf = (activity: keyof typeof ACTIVITIES) =>
    macrosOf(100, 200, [40, 'male', 0, 0, activity, 'maintain'])[1]

  it('multiplies 2055 kcal at rest by its activity', () => {
    expect(Object.keys(ACTIVITIES)).toEqual(['sedentary', 'light', 'moderate', 'very_active', 'athlete'])
    expect(tdeeOf('sedentary')).toBe(2466)
    expect(tdeeOf('light')).toBe(2826)
    expect(tdeeOf('moderate')).toBe(3185)
    expect(tdeeOf('very_active')).toBe(3545)
    expect(tdeeOf('athlete')).toBe(3905)
  })

  it.each([
    ['maintain', 2466, 25],
    ['lose_fat', 2096, 30],
    ['gain_muscle', 2713, 25],
    ['recomp', 2466, 30],
  ] as const)(
    '%s: %d kcal, %d percent of them protein, 25 fat, the rest carbs',
    (goal, calories, protein) => {
      const macros = computeMacros({
        age: 40,
        weightKg: 100,
        heightCm: 200,
        gender: GENDERS.male,
        activity: ACTIVITIES.sedentary,
        goal: GOALS[goal],
      })
      expect(macros.calories).toBe(calories)
      expect(Math.round(macros.shares.protein * 100)).toBe(protein)
      expect(Math.round(macros.shares.fat * 100)).toBe(25)
      expect(Math.round(macros.shares.carbs * 100)).toBe(75 - protein)
    },
  )

  it('differs by 166 kcal at rest between male and female', () => {
    const [male] = macrosOf(70, 170, [30, 'male', 0, 0, 'light', 'maintain'])
    const [female] = macrosOf(70, 170, [30, 'female', 0, 0, 'light', 'maintain'])
    expect([male, female]).toEqual([1618, 1452])
  })
})
