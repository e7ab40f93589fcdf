import { expect, it } from '@jest/globals'
import { entryByName } from './catalogue.ts'
import {
  exercises,
  isBallistic,
  isCleanAndPress,
  isGetUp,
  isInLadders,
  isOfBands,
  isOfTwoBells,
  slugOf,
} from './exercise.ts'

it('makes an id from a name', () => {
  expect(slugOf("Dumbbell Farmer's Carry")).toBe('dumbbell-farmers-carry')
  expect(slugOf('Low-to-High Cable Fly')).toBe('low-to-high-cable-fly')
})

it('fills in the defaults of a catalogue line, and keeps the rest', () => {
  const [entry] = exercises('curl', [{ name: 'Rope Curl', primary: ['biceps'], level: 'advanced' }])
  expect(entry).toMatchObject({ id: 'rope-curl', pattern: 'curl', level: 'advanced', main: false, needs: [] })
})

it.each([
  ['Kettlebell Swing', 'is thrown', true, isBallistic],
  ['Kettlebell Deadlift', 'is thrown', false, isBallistic],
  ['Turkish Get-Up', 'is a get-up', true, isGetUp],
  ['Sit-Up', 'is a get-up', false, isGetUp],
  ['Band Curl', 'gets harder by its band', true, isOfBands],
  // Here a thicker band helps, so it is no weight.
  ['Band-Assisted Pull-Up', 'gets harder by its band', false, isOfBands],
  ['Double Kettlebell Front Squat', 'takes a bell in each hand', true, isOfTwoBells],
  ['Kettlebell Goblet Squat', 'takes a bell in each hand', false, isOfTwoBells],
  ['Dumbbell Bench Press', 'takes a bell in each hand', false, isOfTwoBells],
  ['Double Kettlebell Clean and Press', 'is cleaned before each press', true, isCleanAndPress],
  // Ladders pass the bell from hand to hand.
  ['Kettlebell Clean and Press', 'goes up in ladders', true, isInLadders],
  ['Double Kettlebell Clean and Press', 'goes up in ladders', false, isInLadders],
] as const)('%s %s: %s', (name, _what, answer, is) => {
  expect(is(entryByName(name)!)).toBe(answer)
})
