import { expect, it } from '@jest/globals'
import { entryByName } from '../../exercises/catalogue.ts'
import { canReplace } from './swaps.ts'

// R20, and NousResearch/hermes-agent#43583: a substitute that trains another muscle is none.
it.each([
  ['Dumbbell Bench Press', 'Barbell Bench Press', true],
  ['Machine Row', 'Seated Cable Row', true],
  ['Leg Extension', 'Barbell Back Squat', false],
  ['Close-Grip Bench Press', 'Dumbbell Bench Press', false],
  ['Reverse Crunch', 'Crunch', false],
  ['Plank', 'Dead Bug', false],
  ['Barbell Bench Press', 'Barbell Bench Press', false],
])('%s stands in for %s: %s', (substitute, name, fits) => {
  expect(canReplace(entryByName(substitute)!, entryByName(name)!)).toBe(fits)
})
