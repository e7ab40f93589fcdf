import { expect, it } from '@jest/globals'
import { CATALOGUE, entryByName } from '../../exercises/catalogue.ts'
import { GOES_WITH, POSITION_NAMES, TURNED_DOWN_WITH, WAYS_OF_MOVING } from './ways-of-moving.ts'

const covers = (way: keyof typeof WAYS_OF_MOVING, name: string): boolean => {
  const { patterns = [], positions = [], is } = WAYS_OF_MOVING[way]!
  const entry = entryByName(name)!
  return (
    patterns.includes(entry.pattern) ||
    entry.positions.some((each) => positions.includes(each)) ||
    (is?.(entry) ?? false)
  )
}

it.each([
  ['overhead', 'Barbell Overhead Press', true],
  ['overhead', 'Barbell Bench Press', false],
  ['standing-overhead', 'Barbell Overhead Press', true],
  ['standing-overhead', 'Machine Shoulder Press', false],
  ['bending-over', 'Barbell Bent-Over Row', true],
  ['bending-over', 'Machine Row', false],
  ['bending-over', 'Barbell Deadlift', true],
  ['twisting', 'Cable Woodchop', true],
  ['gripping', 'Pull-Up', true],
  ['one-leg', 'Dumbbell Walking Lunge', true],
  ['one-leg', 'Leg Press', false],
  ['one-leg', 'Cable Glute Kickback', true],
  ['one-leg', 'Standing Machine Leg Curl', true],
  ['one-leg', 'Single-Arm Dumbbell Row', false],
  ['one-leg', 'Seated Leg Curl', false],
  ['floor', 'Barbell Hip Thrust', true],
  ['floor', 'Machine Hip Thrust', false],
  ['spotter-lifts', 'Barbell Bench Press', true],
  ['spotter-lifts', 'Dumbbell Bench Press', false],
  ['jumps', 'Box Jump', true],
  ['leg-work', 'Machine Standing Calf Raise', true],
  ['upper-body', 'Dumbbell Curl', true],
  ['upper-body', 'Leg Press', false],
  ['core-work', 'Plank', true],
] as const)('a ban on %s covers %s: %s', (way, name, answer) => {
  expect(covers(way, name)).toBe(answer)
})

it('covers the whole body with upper body, legs and trunk', () => {
  const left = CATALOGUE.filter(
    ({ name }) => !(['upper-body', 'lower-body', 'core-work'] as const).some((way) => covers(way, name)),
  )
  expect(left).toEqual([])
})

it('cannot follow a ban on failure, and has words for the others', () => {
  const unnamed = Object.entries(WAYS_OF_MOVING).flatMap(([way, found]) => (found?.named ? [] : [way]))
  expect(unnamed).toEqual(['failure'])
  expect(POSITION_NAMES.supine).toBe('lying on your back')
})

it('excludes the trap bar with barbells, and allows plates beside them', () => {
  expect(TURNED_DOWN_WITH.barbell?.implements).toContain('trap-bar')
  expect(TURNED_DOWN_WITH.machines?.implements).not.toContain('cable')
  expect(GOES_WITH.barbell).toEqual(expect.arrayContaining(['rack', 'plates']))
  expect(GOES_WITH.bodyweight).toContain('pull-up-bar')
})
