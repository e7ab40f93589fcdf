import { describe, expect, it } from '@jest/globals'
import { daysToStartFrom, usualWeekdays } from '../calendar-choice.ts'
import { readByRule } from '../statements/read-by-rule.ts'
import { understandingOf } from '../understanding.ts'
import {
  liftingDaysOf,
  otherTrainingDecision,
  otherTrainingOf,
  sessionsBefore,
  weekBeside,
} from './other-training.ts'

const heard = (text: string) => otherTrainingOf(readByRule(text, 'comments'))

describe('other training', () => {
  it.each([
    ['I run on Sundays', [{ sport: 'running', days: ['sun'] }]],
    ['I run 40k a week, long run on Sunday', [{ sport: 'running', days: ['sun'] }]],
    ['football tue and thu', [{ sport: 'football', days: ['tue', 'thu'] }]],
    ['fußball dienstags und donnerstags', [{ sport: 'football', days: ['tue', 'thu'] }]],
    ['nado los lunes', [{ sport: 'swimming', days: ['mon'] }]],
    ['long rides at the weekend, I cycle', [{ sport: 'cycling', days: ['sat', 'sun'] }]],
    ['I play tennis. Sunday is rest day', [{ sport: 'tennis', days: [] }]],
    ['yoga', [{ sport: 'yoga', days: [] }]],
  ])('is heard in %j', (text, others) => {
    expect(heard(text)).toEqual(others)
  })

  it('is never said to change nothing', () => {
    const { notes } = understandingOf({ equipment: 'commercial', exercisesToAvoid: 'I run on Sundays' })
    expect(notes).toEqual(['Your program will say where in the week your running fits best.'])
  })

  // Legs that were lifted with are slower for a day or more (Doma 2019).
  it.each([
    [['sun'], ['full-body', 'full-body'], ['tue', 'thu']],
    [['sun'], ['full-body', 'full-body', 'full-body'], ['mon', 'wed', 'fri']],
    [
      ['tue', 'thu'],
      ['upper', 'lower', 'upper', 'lower'],
      ['mon', 'fri', 'sat', 'sun'],
    ],
  ] as const)('on %j leaves %j other days', (taken, kinds, days) => {
    expect(weekBeside(taken, kinds)).toEqual(days)
  })

  it('has the days to lift on named in words and for a calendar alike', () => {
    const kinds = ['full-body', 'full-body', 'full-body'] as const
    const football = heard('football on tuesday')
    const days = liftingDaysOf(football, kinds) ?? []
    expect(days).toHaveLength(3)
    for (const day of days) expect(otherTrainingDecision(football, kinds)?.toLowerCase()).toContain(day)
    expect(daysToStartFrom(days, 3)).toEqual(days)
    // Of a record without them, or of a week that has become another.
    for (const named of [undefined, days]) expect(daysToStartFrom(named, 2)).toEqual(usualWeekdays(2))
    expect(liftingDaysOf(heard('I play tennis'), kinds)).toBeNull()
  })

  it('has the day before it named, where lifting must fall there', () => {
    const whole = Array<'full-body'>(4).fill('full-body')
    const thrice = ['tue', 'thu', 'sat'] as const
    expect(weekBeside(thrice, whole)).toEqual(['mon', 'wed', 'fri', 'sun'])
    expect(sessionsBefore([{ sport: 'football', days: [...thrice] }], whole)).toEqual([0, 1, 2])
    expect(sessionsBefore([{ sport: 'yoga', days: [...thrice] }], whole)).toEqual([])
    expect(sessionsBefore([{ sport: 'football', days: ['sun'] }], whole)).toEqual([])
  })

  it('that fills the week leaves a rule alone', () => {
    const days = ['mon', 'tue', 'wed', 'thu', 'fri', 'sat'] as const
    expect(weekBeside(days, ['full-body', 'full-body'])).toBeNull()
    expect(otherTrainingDecision([{ sport: 'running', days: [...days] }], ['full-body', 'full-body'])).toBe(
      'You told us of your running: lift after it or on another day, and never train legs on the day before what counts most.',
    )
  })

  it('that leaves legs fresh asks for nothing', () => {
    expect(otherTrainingDecision(heard('yoga on mondays'), ['full-body', 'full-body'])).toBeNull()
  })
})
