import { expect, it } from '@jest/globals'
import { entryByName } from '../../exercises/catalogue.ts'
import { MIN_REPS_OF_OTHERS, allowsTriples } from './triples.ts'

// T3: few reps suit squat, bench press, deadlift and overhead press with a bar.
it.each([
  ['Barbell Back Squat', true],
  ['Barbell Front Squat', true],
  ['Barbell Bench Press', true],
  ['Barbell Overhead Press', true],
  ['Barbell Deadlift', true],
  ['Trap-Bar Deadlift', true],
  ['Barbell Romanian Deadlift', false],
  ['Barbell Bent-Over Row', false],
  ['Leg Press', false],
  ['Dumbbell Bench Press', false],
  ['Barbell Curl', false],
])('%s may be done for three: %s', (name, may) => {
  expect(allowsTriples(entryByName(name)!)).toBe(may)
})

it('requires five reps of every other lift', () => {
  expect(MIN_REPS_OF_OTHERS).toBe(5)
})
