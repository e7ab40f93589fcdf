import { expect, it } from '@jest/globals'
import type { TrainingAnswers } from '../../forms/program-request.ts'
import { profileOf } from '../profile/profile-of.ts'
import { USUAL } from '../../../dev/testkit/examples/rule-examples.ts'
import { planningContextOf } from './planning-context.ts'
import { needsHeavyLift } from './heavy-day.ts'
import { TODAY } from '../../../dev/testkit/today.ts'

const who = (answers: Partial<TrainingAnswers> = {}) =>
  profileOf({ ...USUAL, primaryGoal: 'Strength', ...answers }, TODAY)

it('requires a heavy lift of a day only if there is a choice', () => {
  expect(needsHeavyLift('lower', planningContextOf(who()))).toBe(true)
  expect(needsHeavyLift('arms', planningContextOf(who({ equipment: 'Home Gym: dumbbells' })))).toBe(false)
  expect(needsHeavyLift('lower', planningContextOf(who({ equipment: 'Home Gym: dumbbells' })))).toBe(false)
  expect(needsHeavyLift('lower', planningContextOf(who({ exercisesToAvoid: 'osteoporosis' })))).toBe(false)
  expect(needsHeavyLift('lower', planningContextOf(who({ exercisesToAvoid: 'no sets under 6 reps' })))).toBe(
    true,
  )
  expect(needsHeavyLift('lower', planningContextOf(who({ exercisesToAvoid: 'no sets under 7 reps' })))).toBe(
    false,
  )
})
