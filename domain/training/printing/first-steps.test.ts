import { expect, it } from '@jest/globals'
import { TrainingAnswers } from '../../forms/program-request.ts'
import { entryByName } from '../../exercises/catalogue.ts'
import { profileOf } from '../profile/profile-of.ts'
import { usualRow } from '../prescription/rows.ts'
import { TODAY } from '../../../dev/testkit/today.ts'
import { firstStepsFor } from './first-steps.ts'

const stepsOf = (answers: Partial<TrainingAnswers> = {}) => {
  const profile = profileOf(
    TrainingAnswers.parse({
      ...{ trainingDays: 3, sessionLength: 30, equipment: 'Bodyweight Only' },
      ...{ primaryGoal: 'General Fitness', experienceLevel: 'Beginner', programmingSplit: 'No Preference' },
      ...answers,
    }),
    TODAY,
  )
  const rows = ['Push-Up', 'Glute Bridge'].map((name) => usualRow(entryByName(name)!, false, profile))
  return firstStepsFor({ deloadWeek: 5, days: [{ kind: 'full-body', rows }] }, profile)
}

it.each(['Beginner', 'Advanced'] as const)('let whoever trains without weights find a step: %s', (level) => {
  const [find, ...ladders] = stepsOf({ experienceLevel: level })
  expect(find).toMatch(/^First session: find your step\. It takes about 5 minutes\./)
  expect(ladders.map((each) => each.split(',')[0])).toEqual(['Bridges', 'Push-ups'])
})

it('come before the ladders for somebody who does not know how to begin', () => {
  const steps = stepsOf({ exercisesToAvoid: 'I have no clue what to do there' })
  expect(steps[0]).toMatch(/^Your first session is Day 1/)
  expect(steps[1]).toMatch(/^First session: find your step/)
})

it('have no ladder with weights, or before clearance', () => {
  expect(stepsOf({ equipment: 'Home Gym: dumbbells' })).toEqual([])
  expect(stepsOf({ exercisesToAvoid: 'I had a heart attack three weeks ago' })).toEqual([])
})
