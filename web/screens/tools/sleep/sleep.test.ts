import { describe, expect, it } from '@jest/globals'
import { adviseSleep, AVAILABLE_HOURS, hoursNeeded, QUESTIONS } from './sleep.ts'

/** Section 9 of the specification: how each answer changes the base of 7 hours. */
const SPECIFIED = [
  ['age', { 'Under 25': 7.5, '26-40': 7, '41-60': 7.5, 'Over 60': 8 }],
  ['intensity', { None: 6.5, Light: 7, Moderate: 7.5, Heavy: 8.5 }],
  ['soreness', { 'Not sore': 7, 'Slightly sore': 7.5, 'Very sore': 8 }],
  ['lastNight', { Poor: 8, Fair: 7.5, Good: 7 }],
  ['stress', { Low: 7, Medium: 7.5, High: 8 }],
] as const

describe.each(SPECIFIED)('sleep by %s', (question, expected) => {
  const { hours: added } = QUESTIONS[question]

  it('offers the specified answers', () => expect(Object.keys(added)).toEqual(Object.keys(expected)))

  it.each(Object.entries(expected))('%s alone makes it %d hours', (said, hours) => {
    expect(hoursNeeded([added[said] ?? NaN])).toBe(hours)
  })
})

describe('the sum of the answers', () => {
  it('is never under 6 or over 10 hours', () => {
    const sums = Object.values(QUESTIONS)
      .reduce<number[][]>(
        (all, { hours }) => all.flatMap((before) => Object.values(hours).map((more) => [...before, more])),
        [[]],
      )
      .map(hoursNeeded)
    expect(sums).toHaveLength(432)
    expect(Math.max(...sums)).toBe(10)
    // The mildest possible answers do not reach the lower bound.
    expect(Math.min(...sums)).toBe(6.5)
    expect(hoursNeeded([-3])).toBe(6)
  })
})

describe('the advice', () => {
  const nineHours = [0, 1.5, 0.5, 0, 0]

  it('is Perfect! with 3 tips when the available hours are at least the recommendation', () => {
    for (const available of [9, 10]) {
      const { recommendedHours, message, tips } = adviseSleep(nineHours, available)
      expect(recommendedHours).toBe(9)
      expect(message).toMatch(/^Perfect!/)
      expect(tips).toHaveLength(3)
    }
  })

  it('names the shortfall with the 4 specified tips otherwise', () => {
    const { message, tips } = adviseSleep([...nineHours, 0.5], 8)
    expect(message).toBe('You are 1.5 hours short of what you need tonight.')
    expect(tips).toHaveLength(4)
    expect(tips[0]).toMatch(/bed 30-60 minutes earlier/)
    expect(tips[1]).toMatch(/15-30 minute nap/)
    expect(tips[2]).toMatch(/reduced volume/)
    expect(tips[3]).toMatch(/No screens for 1 hour before bed/)
  })

  it('offers 4 to 10 available hours', () => expect(AVAILABLE_HOURS).toEqual([4, 5, 6, 7, 8, 9, 10]))
})
