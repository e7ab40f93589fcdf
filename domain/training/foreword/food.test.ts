import { describe, expect, it } from '@jest/globals'
import type { GeneratedProgram } from '../../program/program.ts'
import { profileOf } from '../profile/profile-of.ts'
import { SAMPLE_ANSWERS, SAMPLE_DAY } from '../../forms/sample-person.ts'
import { programFor } from '../../../dev/testkit/examples/written-once.ts'
import { isBesideOurFood } from './food.ts'

const programOf = (primaryGoal: 'Muscle Building' | 'Strength'): GeneratedProgram =>
  programFor(profileOf({ ...SAMPLE_ANSWERS, primaryGoal }, SAMPLE_DAY))
const isBeside = (sentence: string, program: GeneratedProgram): boolean =>
  isBesideOurFood(sentence, ` ${(sentence.toLowerCase().match(/[a-z0-9]+/g) ?? []).join(' ')} `, program)

describe('a sentence on food', () => {
  it.each([
    ['Muscle needs food: 200 to 300 kcal a day above what keeps your weight steady.', false],
    ['Muscle needs food: 200 to 300 calories a day above what keeps your weight steady.', false],
    ['Muscle needs food: 600 calories a day above what keeps your weight steady.', true],
    ['Eat a little more than you do now.', false],
    ['Muscle needs food: 600 kcal a day above what keeps your weight steady.', true],
    ['Eat 300 kcal a day below what keeps your weight steady.', true],
    ['Skip meals on the days between.', true],
    ['Food with 5 mg of it makes you strong.', true],
  ])('says what our lines say, for somebody who builds muscle: %s', (sentence, is) => {
    expect(isBeside(sentence, programOf('Muscle Building'))).toBe(is)
  })

  it.each([
    ['Eat enough, and do not start hungry.', false],
    ['Eat 200 to 300 kcal a day above what keeps your weight steady.', true],
  ])('says what our lines say, for somebody who gets strong: %s', (sentence, is) => {
    expect(isBeside(sentence, programOf('Strength'))).toBe(is)
  })
})
