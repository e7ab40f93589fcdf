import { expect, it } from '@jest/globals'
import { entryByName } from '../../exercises/catalogue.ts'
import { worksWithOneArm } from './one-arm.ts'

it.each([
  ['Machine Hack Squat', false],
  ['Machine Standing Calf Raise', false],
  ['Leg Press', true],
  ['Leg Extension', true],
  ['Barbell Back Squat', false],
])('with one arm, %s: %s', (name, works) => expect(worksWithOneArm(entryByName(name)!)).toBe(works))
