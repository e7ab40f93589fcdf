import { expect, it } from '@jest/globals'
import type { TrainingAnswers } from '../../forms/program-request.ts'
import { profileOf } from '../profile/profile-of.ts'
import { mayAddSets, addsSetsAfter, maxLiftsAddingSets } from './added-sets.ts'
import { USUAL } from '../../../dev/testkit/examples/rule-examples.ts'
import { TODAY } from '../../../dev/testkit/today.ts'

const who = (answers: Partial<TrainingAnswers> = {}) => profileOf({ ...USUAL, ...answers }, TODAY)

it.each<[string, boolean, Partial<TrainingAnswers>]>([
  ['somebody well', true, {}],
  ['somebody of fifty, later on', true, { facts: { ageBand: '50-64' } }],
  ['somebody of seventy', false, { facts: { ageBand: '65-plus' } }],
  ['a pregnancy', false, { exercisesToAvoid: '20 weeks pregnant' }],
  ['lifts in turn', false, { equipment: 'Bodyweight Only', sessionLength: 45 }],
])('adds sets for %s: %s', (_who, grows, answers) => {
  expect(mayAddSets(who(answers))).toBe(grows)
  expect(maxLiftsAddingSets(who(answers)) > 0).toBe(grows)
})

// T64: size: sets rise by two on each day, and by three on long ones.
it.each<[number, Partial<TrainingAnswers>]>([
  [1, { sessionLength: 45 }],
  [2, { sessionLength: 60 }],
  [3, { sessionLength: 75 }],
  [3, { sessionLength: 90 }],
  [1, { sessionLength: 90, primaryGoal: 'Strength' }],
  [1, { sessionLength: 90, experienceLevel: 'Novice' }],
])('lets a day add %i sets: %j', (sets, answers) => {
  expect(maxLiftsAddingSets(who(answers))).toBe(sets)
})

it('adds sets week by week, starting with the first days, all sets of a day at once', () => {
  const weeks = (growing: number[]) => growing.map((_, day) => addsSetsAfter(day, growing))
  expect(weeks([2, 2, 2])).toEqual([1, 2, 3])
  expect(weeks([2, 2, 2, 2])).toEqual([1, 1, 2, 3])
  // A day without a set to add is no turn lost.
  expect(addsSetsAfter(2, [2, 0, 2])).toBe(2)
  // One set a day comes late and on all days alike.
  expect(new Set(weeks([1, 1, 1])).size).toBe(1)
})
