import { expect, it } from '@jest/globals'
import { termsIn } from '../words/find-terms.ts'
import { toolLimitsIn } from './tool-limit.ts'

const limits = (said: string) =>
  toolLimitsIn(termsIn(said)).flatMap((each) => (each.kind === 'has' ? [`${each.what} ${each.maxKg}`] : []))

it.each([
  ['the dumbbell rack stops at the 50 pounders', 'dumbbells 22.7'],
  ['dumbbells only up to 25 kg', 'dumbbells 25'],
  ['Kettlebells gehen nur bis 24 kg', 'kettlebell 24'],
])('%s', (said, limit) => expect(limits(said)).toEqual([limit]))

it.each([
  'the dumbbells go up 2 kg a week',
  'dumbbells up to 20',
  'dumbbell press up to 40 kg',
  'dumbbells, barbell up to 100 kg',
])('is no limit of a tool: %s', (said) => expect(limits(said)).toEqual([]))
