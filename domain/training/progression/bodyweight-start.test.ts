import { expect, it } from '@jest/globals'
import { TrainingAnswers } from '../../forms/program-request.ts'
import { profileOf } from '../profile/profile-of.ts'
import { entryById } from '../../exercises/catalogue.ts'
import { placementFor } from './bodyweight-start.ts'
import { TODAY } from '../../../dev/testkit/today.ts'

const placed = (ids: string[], answers: Partial<TrainingAnswers> = {}): string =>
  placementFor(
    ids.map((id) => entryById(id)!),
    profileOf(
      TrainingAnswers.parse({
        trainingDays: 3,
        sessionLength: 30,
        equipment: 'bodyweight',
        primaryGoal: 'General Fitness',
        experienceLevel: 'Beginner',
        programmingSplit: 'No Preference',
        ...answers,
      }),
      TODAY,
    ),
  ).join(' ')

it('finds the step by clean reps, on a ladder of open exercises', () => {
  expect(placed(['incline-push-up', 'single-leg-glute-bridge'])).toMatch(
    /^First session: .* Bridges, easy to hard: Glute Bridge, Marching Glute Bridge, Single-Leg Glute Bridge\. 20 clean reps of Glute Bridge\? Move up a step\. Push-ups, easy to hard: Wall Push-Up, Incline Push-Up, Push-Up, Staggered Push-Up\. 15 clean reps of Push-Up\? Move up a step\. Fewer than 10: go back a step\.$/,
  )
})

it('names no excluded exercise', () => {
  const text = placed(['incline-push-up', 'glute-bridge'], { exercisesToAvoid: 'no staggered push-ups' })
  expect(text).toContain('Bridges')
  expect(text).not.toContain('Staggered')
})

it('says where pull-ups start if there is a bar', () => {
  expect(placed(['negative-pull-up'], { equipment: 'Home Gym: pull-up bar' })).toMatch(
    / Pull-ups, easy to hard: .*Negative Pull-Up, Chin-Up.*10 clean reps of Chin-Up\? Move up a step\. Fewer than 5: go back a step\.$/,
  )
})

it.each([
  ['has no such lift', ['plank'], {}],
  ['owns weights', ['push-up'], { equipment: 'Home Gym: dumbbells' }],
  ['must be cleared first', ['push-up'], { exercisesToAvoid: 'I am pregnant' }],
] as const)('says nothing to someone who %s', (_who, ids, answers) => {
  expect(placed([...ids], answers)).toBe('')
})
