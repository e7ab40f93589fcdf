import { describe, expect, it } from '@jest/globals'
import type { AgeBand } from '../../forms/facts.ts'
import {
  addsSetsIn,
  ageDecision,
  extraWarmUpMinutes,
  isMinor,
  isPastFifty,
  MIN_REPS_OF_MINORS,
  rampShares,
  reserveFor,
} from './age.ts'

const who = (age?: AgeBand) => ({ person: { lifts: [], bringUp: [], ...(age && { age }) } })

describe('the reserve of a set', () => {
  // Halperin 2022: people are off by about one rep, so two are sure of no failure. da Silva 2018: sets short
  // of failure gain as much.
  it.each([
    ['18-49', true, 1, 1],
    ['16-17', true, 1, 2],
    ['16-17', false, 1, 2],
    ['50-64', true, 1, 2],
    ['50-64', false, 1, 1],
    ['65-plus', true, 2, 3],
    ['65-plus', false, 1, 2],
  ] as const)('at %s, multi-joint %s, when others keep %i: %i', (age, isCompound, usual, rir) => {
    expect(reserveFor(who(age), isCompound, usual)).toBe(rir)
  })
})

it('knows minors and people past fifty', () => {
  const ages = ['under-16', '16-17', '18-49', '50-64', '65-plus'] as const
  expect(ages.filter((age) => isMinor(who(age)))).toEqual(['under-16', '16-17'])
  expect(ages.filter((age) => isPastFifty(who(age)))).toEqual(['50-64', '65-plus'])
  expect([isMinor(who()), isPastFifty(who())]).toEqual([false, false])
})

// Faigenbaum 2009: 6 to 15 reps.
it('gives minors at least six reps, and says so', () => {
  expect(MIN_REPS_OF_MINORS).toBe(6)
  expect(ageDecision({ ...who('16-17'), redFlags: [] })).toContain('No set has fewer than 6 reps')
})

it('adds sets late at fifty and never at 65', () => {
  const rounds = (age?: AgeBand) => ([0, 1] as const).map((round) => addsSetsIn(round, who(age)))
  expect([rounds(), rounds('50-64'), rounds('65-plus')]).toEqual([
    [true, true],
    [false, true],
    [false, false],
  ])
})

it('adds one warm-up set from fifty on, each heavier than the last', () => {
  expect(rampShares(who('50-64'))).toHaveLength(rampShares(who('18-49')).length + 1)
  for (const shares of [rampShares(who()), rampShares(who('65-plus'))]) {
    expect(shares).toEqual(shares.toSorted((one, other) => one - other))
    expect(Math.max(...shares)).toBeLessThan(100)
  }
  expect(extraWarmUpMinutes({ ...who('50-64'), minutes: 30 })).toBe(0)
  expect(extraWarmUpMinutes({ ...who('50-64'), minutes: 45 })).toBeGreaterThan(0)
})

it('says nothing about an age that changes nothing', () => {
  expect([ageDecision({ ...who('18-49'), redFlags: [] }), ageDecision({ ...who(), redFlags: [] })]).toEqual([
    null,
    null,
  ])
})
