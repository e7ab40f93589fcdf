import { describe, expect, it } from '@jest/globals'
import { effortText, setsText } from './notation.ts'

it('prints no effort that the share of a usual weight denies', () => {
  expect(effortText({ intensity: 'RPE 6', facts: { share: 50 } })).toBe('easy')
  expect(effortText({ intensity: 'RPE 6', facts: {} })).toBe('RPE 6')
  expect(effortText({ intensity: 'RIR 3', facts: { isForBalance: true } })).toBe('steady')
})

it('is a word in a light week, for a hold and for the trunk, where nobody counts what is left', () => {
  const special = { of: 'deload', by: 'tenth' } as const
  expect(effortText({ intensity: 'RIR 5', facts: { special } })).toBe('easy')
  expect(effortText({ intensity: 'RIR 3', reps: '25 s' })).toBe('clean')
  expect(effortText({ intensity: 'RIR 3', reps: '12', facts: { isByForm: true } })).toBe('clean')
  expect(effortText({ intensity: 'RIR 4', reps: '11', facts: { isFarFromBest: true } })).toBe('easy')
  expect(effortText({ intensity: 'RIR 3', reps: '8-10' })).toBe('RIR 3')
})

describe('the sets of a row', () => {
  const backOff = { sets: 3, percentLighter: 5 }
  it.each([
    ['3 × 8-10', { sets: 3, reps: '8-10' }],
    ['test, 3 × 11', { sets: 4, reps: '11', facts: { firstSet: { of: 'trial', rir: 1 } } }],
    ['1 × test', { sets: 1, reps: '3', facts: { firstSet: { of: 'test', rir: 1, asLastWeek: true } } }],
    ['5+, 3 × 5', { sets: 4, reps: '5', facts: { firstSet: { of: 'top set', reps: 5, rir: 3 }, backOff } }],
    ['8, 8-11', { sets: 2, reps: '8', facts: { lastSet: { upToReps: 11, rir: 4 } } }],
    ['1 × 8-11', { sets: 1, reps: '8', facts: { lastSet: { upToReps: 11, rir: 4 } } }],
  ] as const)('are printed as %s', (told, row) => {
    expect(setsText(row)).toBe(told)
  })
})
