import { describe, expect, it } from '@jest/globals'
import {
  CalendarChoice,
  daysToStartFrom,
  firstOn,
  nextMonday,
  opensOn,
  usualWeekdays,
} from './calendar-choice.ts'
import type { Weekday } from './weeks.ts'
import { describedOf } from '../calls/described.ts'

describe('the choices for a calendar', () => {
  it.each(['mon', 'sun,tue', 'mon,mon', 'mon,tue,wed,thu,fri,sat,sun'])('take the weekdays %s', (days) => {
    expect(CalendarChoice.parse({ days }).days).toEqual(
      ['mon', 'tue', 'wed', 'thu', 'fri', 'sat', 'sun'].filter((day) => days.includes(day)),
    )
  })

  it.each(['', 'moon', 'mon,', ',mon', 'mon tue', 'monday'])('take no “%s” for weekdays', (days) => {
    expect(CalendarChoice.safeParse({ days }).error?.issues).toEqual([
      expect.objectContaining({ path: ['days'], message: expect.stringMatching(/^Please choose weekdays/) }),
    ])
  })

  it('are described to callers as they are read', () => {
    const examples = {
      start: ['2026-01-05', '2026-13-05', 'tomorrow'],
      days: ['mon,wed', 'moon', ''],
      time: ['18:30', '25:00', '7:15'],
    }
    for (const [name, values] of Object.entries(examples)) {
      const described = describedOf('readCalendar').parameters.find((parameter) => parameter.name === name)
      const { pattern = '' } = described?.schema as { pattern?: string }
      for (const value of values)
        expect([value, new RegExp(pattern, 'u').test(value)]).toEqual([
          value,
          CalendarChoice.safeParse({ [name]: value }).success,
        ])
    }
  })
})

it('starts next Monday, a week later on a Monday', () => {
  expect(nextMonday(new Date(2026, 0, 4, 23))).toBe('2026-01-05')
  expect(nextMonday(new Date(2026, 0, 5, 1))).toBe('2026-01-12')
})

it('starts from the named weekdays if there are as many as sessions', () => {
  expect(daysToStartFrom(['tue', 'sat'], 2)).toEqual(['tue', 'sat'])
  expect(daysToStartFrom(['tue'], 2)).toEqual(usualWeekdays(2))
  expect(daysToStartFrom(undefined, 7)).toHaveLength(7)
})

it('begins on the weekday of day 1 if the days are those that the program names', () => {
  const named: Weekday[] = ['thu', 'fri', 'sun', 'mon']
  expect(opensOn(named, ['mon', 'thu', 'fri', 'sun'])).toBe('thu')
  expect(opensOn(named, ['mon', 'tue', 'thu', 'fri'])).toBeUndefined()
  expect(opensOn(undefined, named)).toBeUndefined()
  expect(firstOn('2026-01-05', 'thu')).toBe('2026-01-08')
  expect(firstOn('2026-01-05', 'sun')).toBe('2026-01-11')
  expect(firstOn('2026-01-05', 'mon')).toBe('2026-01-05')
  expect(firstOn('2026-01-07', undefined)).toBe('2026-01-07')
})
