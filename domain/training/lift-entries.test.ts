import { expect, it } from '@jest/globals'
import { namedLift } from './lift-entries.ts'

const namesOf = (...said: Parameters<typeof namedLift>) => namedLift(...said).entries.map(({ name }) => name)

it('means the squats of a barbell by barbell squats, and all of them by squats', () => {
  expect(namesOf('squat', 'barbell squats')).toContain('Barbell Back Squat')
  expect(namesOf('squat', 'barbell squats')).not.toContain('Dumbbell Goblet Squat')
  expect(namesOf('squat', 'squats')).toEqual(
    expect.arrayContaining(['Barbell Back Squat', 'Dumbbell Goblet Squat']),
  )
  expect(namedLift('squat', 'barbell squats').spoken).toBe('barbell squats')
})

it('means the arms by curls, and no legs', () => {
  expect(namesOf('curl', 'curls')).toContain('Dumbbell Curl')
  expect(namesOf('curl', 'curls')).not.toContain('Lying Leg Curl')
  expect(namesOf('leg-curl', 'leg curls')).not.toContain('Dumbbell Curl')
})

it('means what is done on the feet by a standing lift', () => {
  const names = namesOf('overhead-press', 'standing overhead press')
  expect(names).toContain('Barbell Overhead Press')
  expect(names).not.toContain('Seated Barbell Overhead Press')
})

it('has nothing for what is no exercise of ours', () => {
  expect(namesOf('thruster', 'thrusters')).toEqual([])
  expect(namesOf('running', 'running')).toEqual([])
})

it('means all lateral raises by side raises', () => {
  expect(namesOf('lateral-raise', 'side raises')).toEqual(
    expect.arrayContaining(['Dumbbell Lateral Raise', 'Cable Lateral Raise']),
  )
})
