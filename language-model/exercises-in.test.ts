import { expect, it } from '@jest/globals'
import { profileOf } from '../domain/training/profile/profile-of.ts'
import { exercisesIn } from './written-block.ts'
import { TODAY } from '../dev/testkit/today.ts'

const profile = profileOf(
  {
    trainingDays: 3,
    sessionLength: 45,
    equipment: 'Commercial Gym',
    primaryGoal: 'Hypertrophy',
    experienceLevel: 'Intermediate',
    programmingSplit: 'Full Body',
    exercisesToAvoid: 'no squats please',
  },
  TODAY,
)
const line = (id: string) => `"${id} 3x6-9 RIR3 load"`

it('an unfinished answer names the exercises whose lines have begun, each once', () => {
  const written = `{"days":[{"kind":"full","exercises":[${line('barbell-bench-press')},${line('lat-pulldown')},${line('barbell-bench-press')},"leg-pr`
  expect(exercisesIn(written, profile)).toEqual(['Barbell Bench Press', 'Lat Pulldown'])
})

it('leaves out what the buyer wants to avoid, what is in no catalogue, and what is no line', () => {
  const written = [line('barbell-back-squat'), line('dragon-dance'), '"barbell-bench-press"', 'Hello!'].join()
  expect(exercisesIn(written, profile)).toEqual([])
})
