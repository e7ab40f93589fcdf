import { expect, it } from '@jest/globals'
import type { TrainingAnswers } from '../../forms/program-request.ts'
import { profileOf } from '../profile/profile-of.ts'
import { entryByName } from '../../exercises/catalogue.ts'
import { USUAL } from '../../../dev/testkit/examples/rule-examples.ts'
import { isOutdoneBy, repsForNextSize, repsWithHeaviest } from './owned-limits.ts'
import { TODAY } from '../../../dev/testkit/today.ts'

const entryOf = (name: string) => entryByName(name)!
const owner = (mostKg: number, more: Partial<TrainingAnswers> = {}) => ({
  ...profileOf({ ...USUAL, ...more, facts: { bodyWeight: { value: 80, unit: 'kg' }, ...more.facts } }, TODAY),
  ownedWeights: { dumbbells: { mostKg } },
})

// Strength Level: a man of 80 kg presses some 40 kg in each hand once. By the chart, 30 kg are 75 % of it: nine
// reps to failure and some, so seven with two in reserve.
it('allows seven dumbbell presses with three quarters of the max', () => {
  expect(repsWithHeaviest(entryOf('Dumbbell Bench Press'), owner(30))).toBe(7)
})

it('allows fewer with more weight, and women fewer than men', () => {
  const reps = (mostKg: number, sex: 'female' | 'male') =>
    repsWithHeaviest(entryOf('Dumbbell Bench Press'), owner(mostKg, { facts: { sex } }))!
  expect(reps(35, 'male')).toBeLessThan(reps(25, 'male'))
  expect(reps(20, 'female')).toBeLessThan(reps(20, 'male'))
  // R26: twenty at most, however light.
  expect(reps(1, 'male')).toBe(20)
})

it('does not know it for novices, older people, and without weights', () => {
  const press = entryOf('Dumbbell Bench Press')
  expect(repsWithHeaviest(press, owner(30, { experienceLevel: 'Novice' }))).toBeNull()
  expect(repsWithHeaviest(press, owner(30, { facts: { ageBand: '65-plus' } }))).toBeNull()
  expect(repsWithHeaviest(press, profileOf(USUAL, TODAY))).toBeNull()
})

it('prefers one leg to two if the weight is light', () => {
  const [goblet, split] = [entryOf('Dumbbell Goblet Squat'), entryOf('Dumbbell Bulgarian Split Squat')]
  // 22.5 kg are 47 % of a goblet squat of 48 kg, and 70 % of a split squat with 32 kg in each hand.
  expect(isOutdoneBy(split, goblet, owner(22.5))).toBe(true)
  expect(isOutdoneBy(goblet, split, owner(22.5))).toBe(false)
  expect(isOutdoneBy(split, goblet, owner(45))).toBe(false)
})

it('climbs to the reps that the next size requires', () => {
  const owned = (...sizesKg: number[]) => ({ dumbbells: { mostKg: Math.max(...sizesKg), sizesKg } })
  const curl = entryOf('Dumbbell Curl')
  // Eight with two in reserve are ten to failure, 73.9 %. A tenth more weight asks for 67.2 % with the lighter
  // one: thirteen to failure, so eleven.
  expect(repsForNextSize(8, curl, owned(10, 11))).toBe(11)
  expect(repsForNextSize(8, curl, owned(10, 15))!).toBeGreaterThan(11)
  expect(repsForNextSize(8, curl, owned(10))).toBeNull()
})
