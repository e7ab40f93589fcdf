import { expect, it } from '@jest/globals'
import type { TrainingAnswers } from '../../../forms/program-request.ts'
import { entryByName } from '../../../exercises/catalogue.ts'
import { objectionTo } from '../eligible.ts'
import { profileOf } from '../profile-of.ts'
import { USUAL } from '../../../../dev/testkit/examples/rule-examples.ts'
import { TODAY } from '../../../../dev/testkit/today.ts'

const owner = (
  what: string,
  facts: TrainingAnswers['facts'],
  experienceLevel: TrainingAnswers['experienceLevel'] = 'Novice',
) => profileOf({ ...USUAL, equipment: `Home Gym: ${what}`, experienceLevel, facts }, TODAY)
const of = (value: number, more: TrainingAnswers['facts'] = {}): TrainingAnswers['facts'] => ({
  sex: 'male',
  bodyWeight: { value, unit: 'kg' },
  ...more,
})
const TENS = 'two 10 kg dumbbells'
const boy = owner(TENS, of(52, { ageBand: 'under-16' }))
const closed = (name: string, whose: typeof boy) => objectionTo(entryByName(name)!, whose) === 'level'

// Strength Level: a novice of 15 and 52 kg curls some 9 kg in each hand once.
it.each([
  'Dumbbell Curl',
  'Dumbbell Hammer Curl',
  'Dumbbell Lateral Raise',
  'Dumbbell Front Raise',
  'Dumbbell Shoulder Press',
  'Dumbbell Svend Press',
])('closes a %s to a beginner whose one size is too heavy for it', (name) => {
  expect(closed(name, boy)).toBe(true)
})

it.each([
  'Dumbbell Floor Press',
  'Hand-Supported Dumbbell Row',
  'Overhead Dumbbell Triceps Extension',
  'Dumbbell Goblet Squat',
])('leaves a %s, which the same size is light enough for', (name) => {
  expect(objectionTo(entryByName(name)!, boy)).toBeNull()
})

it('goes by the body, the sex and the lightest size', () => {
  expect(closed('Dumbbell Curl', owner(TENS, of(80)))).toBe(false)
  expect(closed('Dumbbell Lateral Raise', owner(TENS, of(80)))).toBe(true)
  expect(closed('Dumbbell Curl', owner(TENS, of(65, { sex: 'female' })))).toBe(true)
  expect(closed('Dumbbell Curl', owner('dumbbells 4, 6 and 10 kg', of(52)))).toBe(false)
})

it('closes only what is clearly too heavy, and goes by the age', () => {
  const woman = owner('two 8 kg dumbbells', of(62, { sex: 'female' }))
  expect(closed('Dumbbell Shoulder Press', woman)).toBe(false)
  expect(closed('Dumbbell Curl', woman)).toBe(true)
  const twenties = 'two 20 kg dumbbells'
  expect(closed('Dumbbell Shoulder Press', owner(twenties, of(93)))).toBe(false)
  expect(closed('Dumbbell Shoulder Press', owner(twenties, of(93, { ageBand: '50-64' })))).toBe(true)
})

it('closes nothing to who can load less, has trained, or tells no weight', () => {
  expect(closed('Dumbbell Lateral Raise', owner('adjustable dumbbells up to 20 kg', of(52)))).toBe(false)
  expect(closed('Dumbbell Lateral Raise', owner(TENS, of(52), 'Intermediate'))).toBe(false)
  expect(closed('Dumbbell Lateral Raise', owner('dumbbells', of(52)))).toBe(false)
})

it('leaves what they call fine', () => {
  expect(closed('Dumbbell Curl', { ...boy, fine: ['dumbbell-curl'] })).toBe(false)
})
