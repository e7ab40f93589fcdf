import { expect, it } from '@jest/globals'
import { namedLift } from './lift-entries.ts'

const namesOf = (...said: Parameters<typeof namedLift>) => namedLift(...said).entries.map(({ name }) => name)

it('reads barbell squats as those with a barbell, and squats as all', () => {
  expect(namesOf('squat', 'barbell squats')).toContain('Barbell Back Squat')
  expect(namesOf('squat', 'barbell squats')).not.toContain('Dumbbell Goblet Squat')
  expect(namesOf('squat', 'squats')).toEqual(
    expect.arrayContaining(['Barbell Back Squat', 'Dumbbell Goblet Squat']),
  )
  expect(namedLift('squat', 'barbell squats').spoken).toBe('barbell squats')
})

it('reads curls as arm curls, not leg curls', () => {
  expect(namesOf('curl', 'curls')).toContain('Dumbbell Curl')
  expect(namesOf('curl', 'curls')).not.toContain('Lying Leg Curl')
  expect(namesOf('leg-curl', 'leg curls')).not.toContain('Dumbbell Curl')
})

it('reads a standing lift as one done on the feet', () => {
  const names = namesOf('overhead-press', 'standing overhead press')
  expect(names).toContain('Barbell Overhead Press')
  expect(names).not.toContain('Seated Barbell Overhead Press')
})

it('has no entries for an unknown exercise', () => {
  expect(namesOf('thruster', 'thrusters')).toEqual([])
  expect(namesOf('running', 'running')).toEqual([])
})

it('reads side raises as all lateral raises', () => {
  expect(namesOf('lateral-raise', 'side raises')).toEqual(
    expect.arrayContaining(['Dumbbell Lateral Raise', 'Cable Lateral Raise']),
  )
})
