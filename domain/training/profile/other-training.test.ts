import { describe, expect, it } from '@jest/globals'
import { readByRule } from '../../reading/read-by-rule.ts'
import type { Condition } from '../../reading/lexicon/condition-names.ts'
import { understandingOf } from './understood/understanding.ts'
import type { DayKind } from '../../program/day.ts'
import { WITH_LEGS, type WhenTold } from './lifting-days.ts'
import { otherTrainingDecision } from './lifting-days-told.ts'
import { namedDaysOf } from './named-days.ts'
import { otherTrainingNote, otherTrainingOf } from './other-training.ts'
import { TODAY } from '../../../dev/testkit/today.ts'

const saidOf = (
  told: WhenTold,
  kinds: readonly DayKind[],
  trainsLegs = true,
  redFlags: readonly Condition[] = [],
  conditions: readonly Condition[] = redFlags,
) =>
  otherTrainingDecision(
    { ...told, redFlags: [...redFlags], conditions: [...conditions], weeks: {} },
    { kinds, withLegs: kinds.map((kind) => trainsLegs && WITH_LEGS.includes(kind)) },
  )?.says ?? null
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

  it('that has no name calls no rehab a sport, and rests no legs for it', () => {
    const other = { otherTraining: [{ sport: 'other' as const, days: [] }] }
    const days: DayKind[] = ['full-body', 'full-body', 'full-body']
    expect(saidOf(other, days, true, ['heart-disease'])).toMatch(
      /^Your other training comes first: lift on the days between, or after it/,
    )
  })

  it('that has no name may be work, and is called no sport', () => {
    const other = { otherTraining: [{ sport: 'other' as const, days: [] }] }
    const says = saidOf(other, ['full-body', 'full-body', 'full-body'])
    expect(says).toMatch(/^Lift after your other activity or on another day/)
    expect(otherTrainingNote(other.otherTraining)).not.toContain('sport')
  })

  it('with contact waits until an injury can take a blow', () => {
    const rugby = { otherTraining: [{ sport: 'rugby' as const, days: [] }] }
    const says = saidOf(rugby, ['full-body', 'full-body'], true, [], ['shoulder-instability'])
    expect(says).toBe(
      'With an unstable shoulder, rugby waits until whoever treats you allows contact again. Once it is back, lift after it or on another day. Never train legs the day before your most important session.',
    )
    const running = { otherTraining: [{ sport: 'running' as const, days: [] }] }
    expect(saidOf(running, ['full-body'], true, [], ['shoulder-instability'])).not.toContain('waits')
    expect(saidOf(rugby, ['full-body'], true, [], ['meniscus'])).not.toContain('waits')
  })

  it('that fills the week leads only to a general rule', () => {
    const days = ['mon', 'tue', 'wed', 'thu', 'fri', 'sat'] as const
    expect(
      saidOf({ otherTraining: [{ sport: 'running', days: [...days] }] }, ['full-body', 'full-body']),
    ).toBe(
      'Lift after your running or on another day. Never train legs the day before your most important session.',
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
      'You can train on Tuesday and Saturday. So lift on Tuesday and Saturday, in the order of the days.',
    ],
    [
      'my legs are dead on Wednesdays, I play football on Tuesdays',
      2,
      'You have tired legs on Wednesday and keep Tuesday for your football. So lift on Thursday and Sunday, in the order of the days. That way your legs are fresh for it.',
    ],
    [
      'I climb on Thursdays',
      2,
      'You keep Thursday for your climbing. So lift on Monday and Friday, in the order of the days. That way your back, arms and grip are fresh for it.',
    ],
    [
      'I climb. No time on Mondays',
      2,
      'You cannot train on Monday. So lift on Tuesday and Friday, in the order of the days. Lift after your climbing or on another day. Never train back, arms and grip the day before your most important session.',
    ],
  ])('gets a decision for %j', (text, days, sentence) => {
    expect(saidOf(told(text), whole(days))).toBe(sentence)
  })

  it('names the sessions of a week that does not begin with its first', () => {
    const kinds = ['upper', 'lower', 'upper', 'lower'] as const
    expect(saidOf(told('I play football on Wednesday evening, no heavy legs the day after'), kinds)).toBe(
      'You have tired legs on Thursday and keep Wednesday for your football. So lift on Thursday (Day 1), Friday (Day 2), Sunday (Day 3) and Monday (Day 4). That way your legs are fresh for it.',
    )
  })

  it.each([
    [
      'my legs are dead on Mondays. I can only train Monday and Wednesday',
      'You can train on Monday and Wednesday and have tired legs on Monday. So lift on Monday and Wednesday, in the order of the days. Your legs train on one tired day whatever we choose: on Monday, do half of their sets.',
    ],
    [
      'I can only train Friday and Monday. I play football on Saturdays',
      'You can train on Monday and Friday and keep Saturday for your football. So lift on Monday and Friday, in the order of the days. Your legs train on Friday, before your football. Need them fresh? Do half of the sets for them.',
    ],
    [
      'I climb on Tue, Thu, Sat and Sun',
      'You keep Tuesday, Thursday, Saturday and Sunday for your climbing. So lift on Monday and Friday, in the order of the days. Your back, arms and grip train on Monday and Friday, before your climbing. Need them fresh? Do half of the sets for them.',
    ],
  ])('says what gives way: %j', (text, sentence) => {
    expect(saidOf(told(text), whole(2))).toBe(sentence)
  })

  it('says where a leg day comes after a sport', () => {
    const says = saidOf(told('I can only train Mon, Tue and Thu. I run on Sundays'), ['legs', 'push', 'pull'])
    const others = saidOf(told('I can only train Mon and Thu. I run on Wed and Sun'), ['legs', 'push'])
    expect(says).not.toContain('the day after')
    expect(others).toContain(
      'Legs tired on Monday, the day after your running? Do a set fewer of each leg exercise.',
    )
  })

  it.each([
    [
      'I can only train Tuesday and Sunday. I run on Tuesdays and Sundays',
      2,
      'You can train on Tuesday and Sunday and have running on Tuesday and Sunday. So lift on Tuesday and Sunday, in the order of the days. On a day with both, lift after it, or some hours apart.',
    ],
    [
      'I can only train Monday and Thursday',
      3,
      'You can train on Monday and Thursday. So lift on Monday, Thursday and Saturday, in the order of the days. Your week has fewer days than the 3 sessions you chose. If Saturday cannot be, train on your next day and go on in order.',
    ],
  ])('never keeps a day free that it lifts on: %j', (text, days, sentence) => {
    expect(saidOf(told(text), whole(days))).toBe(sentence)
  })

  it('says nothing of legs to somebody whose legs are not trained', () => {
    const upper = ['upper', 'upper'] as const
    const says = (text: string) => saidOf(told(text), upper, false)
    expect(says('I play hockey')).toContain('Never train hard the day before')
    expect(says('I play hockey on Wednesdays')).toMatch(/That way you are fresh for it\.$/)
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
