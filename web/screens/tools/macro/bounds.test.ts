import { expect, it } from '@jest/globals'
import { wrongIn } from './bounds.ts'

it.each([
  ['lb', { weight: '1500' }, ['Weight: 67 to 551 lbs.']],
  ['kg', { weight: '29' }, ['Weight: 30 to 250 kg.']],
  ['lb', { feet: '5', inches: '14' }, ['Inches: 0 to 11.9. Twelve are a foot.']],
  ['lb', { feet: '9' }, ['Feet: 3 to 8.']],
  ['kg', { cm: '3' }, ['Height: 90 to 270 cm.']],
  ['kg', { age: 'abc' }, ['Age: a number from 13 to 100.']],
  ['kg', { age: '7' }, ['Age: a number from 13 to 100.']],
  ['kg', { bodyFat: '90' }, ['Body fat: 3 to 70%.']],
] as const)('in %s, says what cannot be: %j', (units, inputs, wrong) => {
  expect(wrongIn(inputs, units)).toEqual(wrong)
})

it('says nothing of what is blank, typed in the other unit, or possible', () => {
  expect(wrongIn({}, 'lb')).toEqual([])
  expect(wrongIn({ cm: '3' }, 'lb')).toEqual([])
  expect(wrongIn({ age: '34', weight: '180,5', feet: '5', inches: '0', bodyFat: '' }, 'lb')).toEqual([])
})
