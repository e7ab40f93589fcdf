import { describe, expect, it } from '@jest/globals'
import { daysToStartFrom, usualWeekdays } from '../../program/calendar-choice.ts'
import { readByRule } from '../../reading/read-by-rule.ts'
import { understandingOf } from './understood/understanding.ts'
import type { DayKind } from '../../program/day.ts'
import { liftingDays, sessionsBefore, weekBeside, type WhenTold } from './lifting-days.ts'
import { otherTrainingDecision } from './lifting-days-told.ts'
import { namedDaysOf } from './named-days.ts'
import { otherTrainingOf } from './other-training.ts'
import { TODAY } from '../../../dev/testkit/today.ts'

const saidOf = (told: WhenTold, kinds: readonly DayKind[], trainsLegs = true) =>
  otherTrainingDecision(told, { kinds, trainsLegs })?.says ?? null
const heard = (text: string) => otherTrainingOf(readByRule(text, 'comments', TODAY))

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
  ])('is read from %j', (text, others) => {
    expect(heard(text)).toEqual(others)
  })

  it('never counts as changing nothing', () => {
    const { notes } = understandingOf(
      { equipment: 'commercial', exercisesToAvoid: 'I run on Sundays' },
      TODAY,
    )
    expect(notes).toEqual(['Your program will say where in the week your running fits best.'])
  })

  // Legs are slower for a day or more after lifting (Doma 2019).
  it.each([
    [['sun'], ['full-body', 'full-body'], ['tue', 'thu']],
    [['sun'], ['full-body', 'full-body', 'full-body'], ['mon', 'wed', 'fri']],
    [
      ['tue', 'thu'],
      ['upper', 'lower', 'upper', 'lower'],
      ['mon', 'fri', 'sat', 'sun'],
    ],
  ] as const)('on %j leads to lifting on %j', (taken, kinds, days) => {
    expect(weekBeside(taken, kinds)).toEqual(days)
  })

  it('names the lifting days equally in words and for a calendar', () => {
    const kinds = ['full-body', 'full-body', 'full-body'] as const
    const football = heard('football on tuesday')
    const days = liftingDays({ otherTraining: football }, kinds) ?? []
    expect(days).toHaveLength(3)
    for (const day of days) expect(saidOf({ otherTraining: football }, kinds)?.toLowerCase()).toContain(day)
    expect(daysToStartFrom(days, 3)).toEqual(days)
    // A record without named days, or a week that has changed.
    for (const named of [undefined, days]) expect(daysToStartFrom(named, 2)).toEqual(usualWeekdays(2))
    expect(liftingDays({ otherTraining: heard('I play tennis') }, kinds)).toBeNull()
  })

  it('mentions the day before it if lifting must fall there', () => {
    const whole = Array<'full-body'>(4).fill('full-body')
    const thrice = ['tue', 'thu', 'sat'] as const
    expect(weekBeside(thrice, whole)).toEqual(['mon', 'wed', 'fri', 'sun'])
    expect(sessionsBefore([{ sport: 'football', days: [...thrice] }], whole)).toEqual([0, 1, 2])
    expect(sessionsBefore([{ sport: 'yoga', days: [...thrice] }], whole)).toEqual([])
    expect(sessionsBefore([{ sport: 'football', days: ['sun'] }], whole)).toEqual([])
  })

  it('that fills the week leads only to a general rule', () => {
    const days = ['mon', 'tue', 'wed', 'thu', 'fri', 'sat'] as const
    expect(weekBeside(days, ['full-body', 'full-body'])).toBeNull()
    expect(
      saidOf({ otherTraining: [{ sport: 'running', days: [...days] }] }, ['full-body', 'full-body']),
    ).toBe(
      'You told us of your running: lift after it or on another day, and never train legs on the day before what counts most.',
    )
  })

  it('that leaves the legs fresh changes nothing', () => {
    expect(saidOf({ otherTraining: heard('yoga on mondays') }, ['full-body', 'full-body'])).toBeNull()
  })

  const told = (text: string) => {
    const statements = readByRule(text, 'comments', TODAY)
    return {
      otherTraining: otherTrainingOf(statements),
      namedDays: namedDaysOf(statements) ?? undefined,
    }
  }
  const whole = (days: number) => Array<'full-body'>(days).fill('full-body')

  it.each([
    ['I can only train Tuesday and Saturday', whole(2), ['tue', 'sat']],
    ['I can only train Tuesday and Saturday. Football on Sundays', whole(2), ['tue', 'sat']],
    ['only Mon, Tue, Thu and Sat', whole(2), ['mon', 'thu']],
    ["I can't train on Wednesdays", whole(3), ['mon', 'thu', 'sat']],
    ['my legs are dead on Wednesdays', ['upper', 'lower', 'upper', 'lower'], ['mon', 'tue', 'thu', 'sat']],
    ['my legs are dead on Wednesdays', whole(3), ['mon', 'thu', 'sat']],
    ['I climb on Thursdays', ['upper', 'lower', 'upper', 'lower'], ['mon', 'wed', 'fri', 'sun']],
    ['I play tennis', whole(2), null],
  ] as const)('after %j puts %j on %j', (text, kinds, days) => {
    expect(liftingDays(told(text), kinds)).toEqual(days)
  })

  it.each([
    [
      'I can only train Tuesday and Saturday',
      2,
      'You can train on Tuesday and Saturday: lift on Tuesday and Saturday, in the order of the days.',
    ],
    [
      'my legs are dead on Wednesdays, I play football on Tuesdays',
      2,
      'You have tired legs on Wednesday and keep Tuesday for your football: lift on Thursday and Saturday, in the order of the days, so that your legs are fresh for it.',
    ],
    [
      'I climb on Thursdays',
      2,
      'You keep Thursday for your climbing: lift on Monday and Friday, in the order of the days, so that your back, arms and grip are fresh for it.',
    ],
    [
      'I climb. No time on Mondays',
      2,
      'You cannot train on Monday: lift on Tuesday and Thursday, in the order of the days. You told us of your climbing: lift after it or on another day, and never train back, arms and grip on the day before what counts most.',
    ],
  ])('gets a decision for %j', (text, days, sentence) => {
    expect(saidOf(told(text), whole(days))).toBe(sentence)
  })

  it.each([
    [
      'I can only train Tuesday and Sunday. I run on Tuesdays and Sundays',
      2,
      'You can train on Tuesday and Sunday and have running on Tuesday and Sunday: lift on Tuesday and Sunday, in the order of the days. On a day with both, lift after it, or some hours apart.',
    ],
    [
      'I can only train Monday and Thursday',
      3,
      'You can train on Monday and Thursday: lift on Monday, Thursday and Saturday, in the order of the days. Your week has fewer days than the 3 sessions that you chose: where Saturday cannot be, do that session on your next day, and go on in order.',
    ],
  ])('never keeps a day free that it lifts on: %j', (text, days, sentence) => {
    expect(saidOf(told(text), whole(days))).toBe(sentence)
  })

  it('says nothing of legs to somebody whose legs are not trained', () => {
    const upper = ['upper', 'upper'] as const
    const says = (text: string) => saidOf(told(text), upper, false)
    expect(says('I play hockey')).toContain('never train hard on the day before')
    expect(says('I play hockey on Wednesdays')).toMatch(/so that you are fresh for it\.$/)
    expect(says('my legs are dead on Wednesdays, hockey on Tuesdays')).not.toContain('legs')
  })

  it('does not spare the legs before climbing, but does on days when they are tired', () => {
    expect(sessionsBefore(told('I climb on Tue, Thu and Sat').otherTraining, whole(4))).toEqual([])
    const { otherTraining, namedDays } = told('I can only train Wed and Sat. My legs are dead on Wednesdays')
    expect(sessionsBefore(otherTraining, whole(2), namedDays)).toEqual([0])
  })

  it.each([
    [
      'I can only train Tuesday and Saturday',
      'You can train on Tuesday and Saturday. Your program will say on which days its sessions go best.',
    ],
    [
      'my legs are dead on Wednesdays',
      'You have tired legs on Wednesday. Your program will say on which days its sessions go best.',
    ],
  ])('is explained while a form is filled in: %s', (exercisesToAvoid, note) => {
    expect(understandingOf({ equipment: 'commercial', exercisesToAvoid }, TODAY).notes).toEqual([note])
  })
})
