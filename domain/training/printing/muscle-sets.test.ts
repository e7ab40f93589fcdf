import { expect, it } from '@jest/globals'
import { programFor } from '../../../dev/testkit/examples/written-once.ts'
import { profileOf } from '../profile/profile-of.ts'
import { muscleSetsOf } from './muscle-sets.ts'
import { TODAY } from '../../../dev/testkit/today.ts'

const profile = profileOf(
  {
    trainingDays: 3,
    sessionLength: 60,
    equipment: 'Commercial Gym',
    primaryGoal: 'Hypertrophy',
    experienceLevel: 'Intermediate',
    programmingSplit: 'Full Body',
  },
  TODAY,
)
const program = programFor(profile)
const only = (name: string, sets: number) => ({
  ...program,
  weeks: [3, 1].map((times, index) => ({
    weekNumber: index + 1,
    deload: index === 1,
    workouts: [
      { day: 'Day 1', exercises: [{ name, sets: sets * times, reps: '8', intensity: 'RIR 2', notes: '' }] },
    ],
  })),
})

it('counts a set fully for its main muscle and half for a secondary one, without light weeks', () => {
  const sets = new Map(muscleSetsOf(only('Barbell Bench Press', 1))?.map((each) => [each.muscle, each.sets]))
  expect([sets.get('chest'), sets.get('shoulders'), sets.get('triceps'), sets.get('quads')]).toEqual([
    3, 1.5, 1.5, 0,
  ])
})

it('returns null for programs with unknown exercises', () => {
  expect(muscleSetsOf(only('Underwater Press', 1))).toBeNull()
})
