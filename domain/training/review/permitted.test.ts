import { expect, it } from '@jest/globals'
import type { TrainingAnswers } from '../../forms/program-request.ts'
import { profileOf } from '../profile/profile-of.ts'
import { USUAL } from '../../../dev/testkit/examples/rule-examples.ts'
import { readRow, readWeeks, rir, saidBy } from '../../../dev/testkit/examples/read-rows.ts'
import { PERMITTED_RULES } from './permitted.ts'
import type { ReadRow } from './printed-program.ts'
import { TODAY } from '../../../dev/testkit/today.ts'

const said = (id: string, row: ReadRow, answers: Partial<TrainingAnswers> = {}) =>
  saidBy(PERMITTED_RULES, id, {
    weeks: readWeeks(() => [row], { length: 1 }),
    profile: profileOf({ ...USUAL, ...answers }, TODAY),
  })

it.each<[string, string, Partial<TrainingAnswers>]>([
  ['R7', 'Leg Press', { equipment: 'Home Gym: dumbbells' }],
  ['R8', 'Barbell Back Squat', { exercisesToAvoid: 'no squats' }],
  ['R9', 'Barbell Overhead Press', { exercisesToAvoid: 'shoulder pain' }],
  ['R10', 'Glute Bridge', { exercisesToAvoid: '20 weeks pregnant' }],
  ['level', 'Pistol Squat', { experienceLevel: 'Novice' }],
])('%s forbids a %s as an exercise and as a swap: %j', (id, name, answers) => {
  const objections = (row: ReadRow) => said(id, row, answers).filter((says) => says.startsWith(name))
  expect(objections(readRow(name, rir(3)))).toHaveLength(1)
  expect(objections(readRow('Dumbbell Curl', { ...rir(3), swaps: [name] }))).toHaveLength(1)
  expect(objections(readRow('Dumbbell Curl', rir(3)))).toEqual([])
})

it('looks at what is done at the second place, with what is there', () => {
  const saidAt = (id: string, elsewhere: string, exercisesToAvoid: string) =>
    saidBy(PERMITTED_RULES, id, {
      weeks: readWeeks(() => [readRow('Crunch', { ...rir(3), elsewhere })], { length: 1 }),
      profile: {
        ...profileOf({ ...USUAL, equipment: 'Bodyweight', exercisesToAvoid }, TODAY),
        secondPlace: { has: ['dumbbells'] },
      },
    }).filter((says) => says.startsWith(elsewhere))
  expect(saidAt('R7', 'Kettlebell Goblet Squat', '')).toHaveLength(1)
  expect(saidAt('R7', 'Dumbbell Goblet Squat', '')).toEqual([])
  expect(saidAt('R9', 'Dumbbell Goblet Squat', 'knee pain')).toHaveLength(1)
  expect(saidAt('R8', 'Dumbbell Goblet Squat', 'no squats')).toHaveLength(1)
})

it('R7 finds equipment in the free text of a note', () => {
  const home = { equipment: 'Home Gym: dumbbells' }
  expect(said('R7', readRow('Dumbbell Curl', { words: ['Lean on the rack.'] }), home)).toHaveLength(1)
  expect(said('R7', readRow('Dumbbell Curl', { words: ['Stand tall.'] }), home)).toEqual([])
})

it('R10 requires the notice, and three reps in reserve', () => {
  const flag = { exercisesToAvoid: 'chest pain' }
  expect(said('R10', readRow('Dumbbell Curl', rir(3)), flag)).toEqual([
    'The notice to clear the program with a professional is missing.',
  ])
  expect(said('R10', readRow('Dumbbell Curl', rir(2)), flag)).toHaveLength(2)
})

it('R20 requires swaps that train the same', () => {
  const swaps = (name: string) => said('R20', readRow('Barbell Bench Press', { swaps: [name] }))
  expect(swaps('Dumbbell Bench Press')).toEqual([])
  expect(swaps('Leg Extension')).toHaveLength(1)
  expect(swaps('Quantum Press')).toHaveLength(1)
})
