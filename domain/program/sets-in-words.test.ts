import { expect, it } from '@jest/globals'
import { setsInWords } from './sets-in-words.ts'

it.each([
  [4, '5', '4 x 5 = 4 sets of 5 reps.'],
  [3, '8-10', '3 x 8-10 = 3 sets of 8 to 10 reps.'],
  [2, '10/side', '2 x 10/side = 2 sets of 10 reps a side.'],
  [1, '30 s', '1 x 30 s = 1 set of 30 seconds.'],
  [2, 'AMRAP', null],
])('says what %i x %s is', (sets, reps, words) => {
  expect(setsInWords({ sets, reps })).toBe(words)
})

it.each([
  [3, '5', '2 x 5, 5-8 = 2 sets of 5 reps, then 1 of 5 to 8.'],
  [1, '5', '1 x 5-8 = 1 set of 5 to 8 reps.'],
])('says what %i x %s is, where the last set goes on', (sets, reps, words) => {
  expect(setsInWords({ sets, reps, facts: { lastSet: { upToReps: 8, rir: 3 } } })).toBe(words)
})

it('leaves a row with another first set to its own sentence', () => {
  expect(
    setsInWords({ sets: 4, reps: '6', facts: { firstSet: { of: 'top set', reps: 3, rir: 1 } } }),
  ).toBeNull()
})
