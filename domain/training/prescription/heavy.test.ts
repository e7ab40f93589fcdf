import { expect, it } from '@jest/globals'
import type { TrainingAnswers } from '../../forms/program-request.ts'
import { profileOf } from '../profile/profile-of.ts'
import { entryByName } from '../../exercises/catalogue.ts'
import { canBeHeavy, canLead, isForStrength } from './bar-lifts.ts'
import { USUAL } from '../../../dev/testkit/examples/rule-examples.ts'
import { TODAY } from '../../../dev/testkit/today.ts'

const who = (answers: Partial<TrainingAnswers> = {}) =>
  profileOf({ ...USUAL, primaryGoal: 'Strength', ...answers }, TODAY)

// R24: heavy where strength is the goal, after the first year.
it.each<[string, string, boolean, Partial<TrainingAnswers>]>([
  ['for strength', 'Barbell Back Squat', true, {}],
  ['for strength and size', 'Barbell Back Squat', true, { primaryGoal: 'Powerbuilding' }],
  ['for size', 'Barbell Back Squat', false, { primaryGoal: 'Hypertrophy' }],
  ['in the first year', 'Barbell Back Squat', false, { experienceLevel: 'Novice' }],
  ['under eighteen', 'Barbell Back Squat', false, { facts: { ageBand: '16-17' } }],
  ['on a hurt knee', 'Barbell Back Squat', false, { exercisesToAvoid: 'knee pain' }],
  ['beside a hurt knee', 'Barbell Bench Press', true, { exercisesToAvoid: 'knee pain' }],
  ['with dumbbells', 'Dumbbell Bench Press', false, {}],
  ['for one joint', 'Barbell Curl', false, {}],
])('%s a %s is heavy: %s', (_when, name, heavy, answers) => {
  expect(canBeHeavy(entryByName(name)!, who(answers))).toBe(heavy)
})

it('lets the squat of a novice for strength lead, but not heavy', () => {
  expect(canLead(entryByName('Barbell Back Squat')!, who({ experienceLevel: 'Novice' }))).toBe(true)
  expect(
    (['strength', 'powerbuilding', 'hypertrophy', 'general'] as const).map((goal) => isForStrength({ goal })),
  ).toEqual([true, true, false, false])
})
