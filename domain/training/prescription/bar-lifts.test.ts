import { expect, it } from '@jest/globals'
import { entryByName } from '../../exercises/catalogue.ts'
import {
  isBarSquat,
  isDeadlift,
  isFrontSquat,
  isSecondHinge,
  isSquatOffBar,
  isUnderBar,
  tiresAfterDeadlift,
} from './bar-lifts.ts'
import { isFromFloor } from '../../exercises/exercise.ts'

const entryOf = (name: string) => entryByName(name)!
const among = (names: readonly string[], is: (entry: ReturnType<typeof entryOf>) => boolean) =>
  names.filter((name) => is(entryOf(name)))

const HINGES = [
  'Barbell Deadlift',
  'Trap-Bar Deadlift',
  'Rack Pull',
  'Barbell Romanian Deadlift',
  'Kettlebell Deadlift',
]

it('distinguishes a deadlift from a hinge for the hamstrings', () => {
  expect(among(HINGES, isDeadlift)).toEqual(['Barbell Deadlift', 'Trap-Bar Deadlift', 'Rack Pull'])
  expect(among(HINGES, isFromFloor)).not.toContain('Barbell Romanian Deadlift')
  expect(among(HINGES, isUnderBar)).not.toContain('Kettlebell Deadlift')
})

it('accepts a Romanian deadlift or a rack pull as the second hinge of a week', () => {
  const second = among(HINGES, isSecondHinge)
  expect(second).toEqual(expect.arrayContaining(['Rack Pull', 'Barbell Romanian Deadlift']))
  expect(second).not.toContain('Barbell Deadlift')
})

const SQUATS = ['Barbell Back Squat', 'Barbell Front Squat', 'Leg Press', 'Dumbbell Goblet Squat']

it('distinguishes squats under a bar from others', () => {
  expect(among(SQUATS, isBarSquat)).toEqual(['Barbell Back Squat', 'Barbell Front Squat'])
  expect(among(SQUATS, isSquatOffBar)).toEqual(['Leg Press', 'Dumbbell Goblet Squat'])
  expect(among(SQUATS, isFrontSquat)).toEqual(['Barbell Front Squat'])
})

// T42; nSuns 5/3/1 LP: a front squat follows the deadlift.
it('lets only a front squat for strength follow a deadlift', () => {
  const tired = (goal: 'strength' | 'hypertrophy') =>
    among(SQUATS, (entry) => tiresAfterDeadlift(entry, { goal }))
  expect(tired('strength')).toEqual(['Barbell Back Squat'])
  expect(tired('hypertrophy')).toEqual(['Barbell Back Squat', 'Barbell Front Squat'])
})
