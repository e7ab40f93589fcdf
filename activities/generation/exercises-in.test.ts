import { expect, it } from '@jest/globals'
import { profileOf } from '../../domain/profile-of.ts'
import { exercisesIn } from './exercises-in.ts'

const profile = profileOf({
  trainingDays: 3,
  sessionLength: 45,
  equipment: 'Commercial Gym',
  primaryGoal: 'Hypertrophy',
  experienceLevel: 'Intermediate',
  programmingSplit: 'Full Body',
  exercisesToAvoid: 'no squats please',
})
const line = (id: string) => `"${id} 3x6-9 RIR3 load"`

it('an answer that is still coming tells the exercises whose lines have begun, each once', () => {
  const written = `{"days":[{"kind":"full","exercises":[${line('barbell-bench-press')},${line('lat-pulldown')},${line('barbell-bench-press')},"leg-pr`
  expect(exercisesIn(written, profile)).toEqual(['Barbell Bench Press', 'Lat Pulldown'])
})

it('nothing is told that the buyer wants to avoid, that is in no catalogue, or that is no line', () => {
  const written = [line('barbell-back-squat'), line('dragon-dance'), '"barbell-bench-press"', 'Hello!'].join()
  expect(exercisesIn(written, profile)).toEqual([])
})
