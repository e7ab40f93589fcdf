import { describe, expect, it } from '@jest/globals'
import type { TrainingAnswers } from '../../forms/program-request.ts'
import { profileOf } from '../profile/profile-of.ts'
import { USUAL } from '../../../dev/testkit/examples/rule-examples.ts'
import { EFFORT_RULES } from './effort.ts'
import { readRow, readWeeks, reps, rir, saidBy } from '../../../dev/testkit/examples/read-rows.ts'
import type { ReadRow } from './printed-program.ts'
import { TODAY } from '../../../dev/testkit/today.ts'

const said = (id: string, row: ReadRow, answers: Partial<TrainingAnswers> = {}, length = 1) =>
  saidBy(EFFORT_RULES, id, {
    weeks: readWeeks(() => [row], { length }),
    profile: profileOf({ ...USUAL, ...answers }, TODAY),
  })
const isFine = (...told: Parameters<typeof said>) => said(...told).length === 0
const novice = { experienceLevel: 'Novice' } as const

describe('R24', () => {
  it.each([
    [3, {}, true],
    [2, {}, false],
    [5, novice, true],
    [4, novice, false],
    [5, { facts: { ageBand: '16-17' } }, false],
  ] as const)('a squat for %i reps, %j: %s', (low, answers, fine) => {
    expect(isFine('R24', readRow('Barbell Back Squat', { reps: reps(low) }), answers)).toBe(fine)
  })

  it('requires six reps and more of a curl', () => {
    expect(isFine('R24', readRow('Dumbbell Curl', { reps: reps(6) }))).toBe(true)
    expect(said('R24', readRow('Dumbbell Curl', { reps: reps(5) }))).toEqual([
      'Other lifts have 6 to 20 reps.',
    ])
  })
})

it('R25 requires most sets for size at 6 to 15 reps', () => {
  expect(isFine('R25', readRow('Dumbbell Curl', { reps: reps(12) }))).toBe(true)
  expect(said('R25', readRow('Dumbbell Curl', { reps: reps(18) }))).toEqual([
    expect.stringContaining('Only 0 %'),
  ])
  expect(isFine('R25', readRow('Dumbbell Curl', { reps: reps(18) }), { primaryGoal: 'Strength' })).toBe(true)
})

it('R26 allows no weight on a push-up, and at most twenty reps', () => {
  expect(isFine('R26', readRow('Push-Up', { reps: reps(20) }))).toBe(true)
  expect(isFine('R26', readRow('Push-Up', { reps: reps(21) }))).toBe(false)
  expect(isFine('R26', readRow('Push-Up', { addsWeight: true }))).toBe(false)
})

it('R27 keeps novices away from failure', () => {
  expect(isFine('R27', readRow('Barbell Back Squat', rir(2)), novice)).toBe(true)
  expect(isFine('R27', readRow('Barbell Back Squat', rir(1)), novice)).toBe(false)
  expect(isFine('R27', readRow('Dumbbell Curl', rir(1)), novice)).toBe(true)
  expect(isFine('R27', readRow('Dumbbell Curl', { isTest: true }), novice)).toBe(false)
  expect(isFine('R27', readRow('Barbell Back Squat', rir(1)))).toBe(true)
})

it('R28 requires one rep in reserve for a squat, two from eight reps on, and allows a curl to failure from week 7', () => {
  const squat = (count: number, left: number) =>
    readRow('Barbell Back Squat', { reps: reps(count), ...rir(left) })
  expect([isFine('R28', squat(5, 1)), isFine('R28', squat(5, 0))]).toEqual([true, false])
  expect([isFine('R28', squat(8, 2)), isFine('R28', squat(8, 1))]).toEqual([true, false])
  // A curl to the limit in all eight weeks is wrong in six.
  expect(said('R28', readRow('Dumbbell Curl', rir(0)), {}, 8)).toHaveLength(6)
})

it('R29 requires an effort that suits the goal, and a larger reserve with a red flag', () => {
  const curl = (left: number) => readRow('Dumbbell Curl', rir(left))
  expect([isFine('R29', curl(2)), isFine('R29', curl(4))]).toEqual([true, false])
  expect(isFine('R29', curl(1), { primaryGoal: 'Strength' })).toBe(false)
  expect(isFine('R29', curl(2), { exercisesToAvoid: 'chest pain' })).toBe(false)
  expect(isFine('R29', curl(4), { exercisesToAvoid: 'chest pain' })).toBe(true)
})
