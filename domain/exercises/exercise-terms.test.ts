import { expect, it } from '@jest/globals'
import { exerciseTermsIn, variantsOf } from './exercise-terms.ts'

const termsIn = (clause: string) => exerciseTermsIn(clause).map((term) => term.join(' '))

it.each([
  ['heavy barbell squats and my knee', ['barbell squat']],
  ['I hate burpees and pull ups', ['pullup', 'burpee']],
  ['my knee hurts on stairs', []],
  ['no machine rows please', ['machine row']],
])('finds in %s: %j', (clause, terms) => {
  expect(new Set(termsIn(clause))).toEqual(new Set(terms))
})

it('finds the whole name behind an abbreviation', () => {
  expect(termsIn('RDLs').some((term) => term.includes('romanian deadlift'))).toBe(true)
})

it('matches every exercise that contains the words of a term', () => {
  const names = variantsOf(['barbell', 'squat']).map(({ name }) => name)
  expect(names).toEqual(expect.arrayContaining(['Barbell Back Squat', 'Barbell Front Squat']))
  expect(names).not.toContain('Dumbbell Goblet Squat')
  expect(variantsOf(['quantum', 'press'])).toEqual([])
})
