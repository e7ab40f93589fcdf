import { describe, expect, it } from '@jest/globals'
import { readByRule } from '../../reading/read-by-rule.ts'
import { understandingOf } from './understood/understanding.ts'
import type { DayKind } from '../../program/day.ts'
import { WITH_LEGS, type WhenTold } from './lifting-days.ts'
import { otherTrainingDecision } from './lifting-days-told.ts'
import { namedDaysOf } from './named-days.ts'
import { otherTrainingOf } from './other-training.ts'
import { TODAY } from '../../../dev/testkit/today.ts'

const saidOf = (told: WhenTold, kinds: readonly DayKind[], trainsLegs = true) =>
  otherTrainingDecision(told, {
    kinds,
    withLegs: kinds.map((kind) => trainsLegs && WITH_LEGS.includes(kind)),
  })?.says ?? null
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

  it('that fills the week leads only to a general rule', () => {
    const days = ['mon', 'tue', 'wed', 'thu', 'fri', 'sat'] as const
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
    [
      'I can only train Tuesday and Saturday',
      2,
      'You can train on Tuesday and Saturday: lift on Tuesday and Saturday, in the order of the days.',
    ],
    [
      'my legs are dead on Wednesdays, I play football on Tuesdays',
      2,
      'You have tired legs on Wednesday and keep Tuesday for your football: lift on Thursday and Sunday, in the order of the days, so that your legs are fresh for it.',
    ],
    [
      'I climb on Thursdays',
      2,
      'You keep Thursday for your climbing: lift on Monday and Friday, in the order of the days, so that your back, arms and grip are fresh for it.',
    ],
    [
      'I climb. No time on Mondays',
      2,
      'You cannot train on Monday: lift on Tuesday and Friday, in the order of the days. You told us of your climbing: lift after it or on another day, and never train back, arms and grip on the day before what counts most.',
    ],
  ])('gets a decision for %j', (text, days, sentence) => {
    expect(saidOf(told(text), whole(days))).toBe(sentence)
  })

  it('names the sessions of a week that does not begin with its first', () => {
    const kinds = ['upper', 'lower', 'upper', 'lower'] as const
    expect(saidOf(told('I play football on Wednesday evening, no heavy legs the day after'), kinds)).toBe(
      'You have tired legs on Thursday and keep Wednesday for your football: lift on Thursday (day 1, Upper A), Friday (day 2, Lower A), Sunday (day 3, Upper B) and Monday (day 4, Lower B), so that your legs are fresh for it.',
    )
  })

  it.each([
    [
      'my legs are dead on Mondays. I can only train Monday and Wednesday',
      'You can train on Monday and Wednesday and have tired legs on Monday: lift on Monday and Wednesday, in the order of the days. No choice of your days keeps your legs off every tired day: on Monday, do half of their sets.',
    ],
    [
      'I can only train Friday and Monday. I play football on Saturdays',
      'You can train on Monday and Friday and keep Saturday for your football: lift on Monday and Friday, in the order of the days. Not each day before your football spares your legs: on Friday, do half of the sets for them if you need them fresh.',
    ],
    [
      'I climb on Tue, Thu, Sat and Sun',
      'You keep Tuesday, Thursday, Saturday and Sunday for your climbing: lift on Monday and Friday, in the order of the days. Not each day before your climbing spares your back, arms and grip: on Monday and Friday, do half of the sets for them if you need them fresh.',
    ],
  ])('says what gives way: %j', (text, sentence) => {
    expect(saidOf(told(text), whole(2))).toBe(sentence)
  })

  it('says where a leg day comes after a sport', () => {
    const says = saidOf(told('I can only train Mon, Tue and Thu. I run on Sundays'), ['legs', 'push', 'pull'])
    const others = saidOf(told('I can only train Mon and Thu. I run on Wed and Sun'), ['legs', 'push'])
    expect(says).not.toContain('the day after')
    expect(others).toContain('On Monday, the day after your running, do a set less of each leg exercise')
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
