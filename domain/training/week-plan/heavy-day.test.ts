import { expect, it } from '@jest/globals'
import type { TrainingAnswers } from '../../forms/program-request.ts'
import { profileOf } from '../profile/profile-of.ts'
import { USUAL } from '../rules/examples.ts'
import { briefOf } from './brief.ts'
import { needsHeavyLift } from './heavy-day.ts'

const who = (answers: Partial<TrainingAnswers> = {}) =>
  profileOf({ ...USUAL, primaryGoal: 'Strength', ...answers })

it('requires a heavy lift of a day only if there is a choice', () => {
  expect(needsHeavyLift('lower', briefOf(who()))).toBe(true)
  expect(needsHeavyLift('arms', briefOf(who({ equipment: 'Home Gym: dumbbells' })))).toBe(false)
  expect(needsHeavyLift('lower', briefOf(who({ equipment: 'Home Gym: dumbbells' })))).toBe(false)
  expect(needsHeavyLift('lower', briefOf(who({ exercisesToAvoid: 'osteoporosis' })))).toBe(false)
})
