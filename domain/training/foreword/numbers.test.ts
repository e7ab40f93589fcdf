import { expect, it } from '@jest/globals'
import { numbersIn } from './numbers.ts'

it.each([
  ['three sets of 8 to 10 reps', ['3 sets', '8 reps', '10 reps']],
  ['92.5 kg (205 lb) in week 3', ['92.5 kg', '205 lb', '3 weeks']],
  ['RIR 2, so two more good reps', ['2 reps', '2 reps']],
  ['five hundred kilos, or twenty five', ['500 kg', '25 any']],
  ['60 minutes on day 2', ['60 minutes', '2 days']],
  ['80% of your 1,000 lb', ['80 percent', '1000 lb']],
  ['eight of them', ['8 any']],
  ['whether your 20 moves within eight weeks', ['20 any', '8 weeks']],
  ['about 33 in the week 8 test', ['33 any', '8 weeks']],
])('finds the numbers of a sentence and what they count: %s', (text, found) => {
  const told = numbersIn(text).map(({ value, unit }) => `${value} ${unit}`)
  expect(told).toEqual(found)
})
