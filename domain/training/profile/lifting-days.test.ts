import { describe, expect, it } from '@jest/globals'
import fc from 'fast-check'
import { byTier } from '../../../dev/testkit/tiers/tier.ts'
import { TODAY } from '../../../dev/testkit/today.ts'
import { daysToStartFrom, usualWeekdays } from '../../program/calendar-choice.ts'
import type { DayKind } from '../../program/day.ts'
import { WEEKDAYS, type Weekday } from '../../program/weeks.ts'
import { readByRule } from '../../reading/read-by-rule.ts'
import { liftingDays, sessionsBefore, WITH_LEGS, type WhenTold } from './lifting-days.ts'
import { otherTrainingDecision } from './lifting-days-told.ts'
import { daysIn, namedDaysOf } from './named-days.ts'
import { otherTrainingOf } from './other-training.ts'

const told = (text: string) => {
  const statements = readByRule(text, 'comments', TODAY)
  return { otherTraining: otherTrainingOf(statements), namedDays: namedDaysOf(statements) ?? undefined }
}
const whole = (days: number) => Array<DayKind>(days).fill('full-body')
const TWICE: readonly DayKind[] = ['upper', 'lower', 'upper', 'lower']
const PPL: readonly DayKind[] = ['push', 'pull', 'legs']

describe('the days to lift', () => {
  it.each([
    ['I can only train Tuesday and Saturday', whole(2), 'tue sat'],
    ['I can only train Tuesday and Saturday. Football on Sundays', whole(2), 'tue sat'],
    ['only Mon, Tue, Thu and Sat', whole(2), 'mon thu'],
    ["I can't train on Wednesdays", whole(3), 'mon thu sat'],
    ['my legs are dead on Wednesdays', TWICE, 'mon tue thu sat'],
    ['my legs are dead on Wednesdays', whole(3), 'mon thu sat'],
    ['I climb on Thursdays', TWICE, 'mon wed fri sat'],
    // Full-body days keep a day between them rather than sparing the back before a sport that leaves the legs alone.
    ['I swim on weekends', whole(3), 'mon wed fri'],
    ['I like swimming on weekends', whole(3), 'mon wed fri'],
    ['I climb on Saturdays and Sundays', whole(3), 'mon wed fri'],
    ['I swim on weekends', whole(2), 'mon thu'],
    ['I swim on weekends', TWICE, 'mon tue thu fri'],
    // Legs are slower for a day or more after lifting (Doma 2019).
    ['I run on Sundays', whole(2), 'tue fri'],
    ['I run on Sundays', whole(3), 'mon wed fri'],
    ['I run on Sundays', TWICE, 'mon tue thu fri'],
    ['I play football on Tuesday, Thursday and Saturday', whole(4), 'mon wed fri sun'],
    // Two days in a row at most, where four in a row keep the legs as fresh.
    ['I play football on Tuesdays and Thursdays', TWICE, 'wed fri sat sun'],
    // Day 1 need not be the first day of a week.
    ['I play football on Wednesday evening, no heavy legs the day after please', TWICE, 'thu fri sun mon'],
    ['I play football on Wednesdays', TWICE, 'thu fri sun mon'],
    ['I play football on Wednesdays', [...PPL, ...PPL], 'tue thu fri sat sun mon'],
    ['I run on Sundays', [...PPL, 'upper', 'lower'], 'sat mon tue wed fri'],
    [
      'I can only train Monday, Tuesday, Thursday and Friday. I play football on Saturdays',
      TWICE,
      'tue thu fri mon',
    ],
  ] as const)('after %j for %j are %s', (text, kinds, days) => {
    expect(liftingDays(told(text), kinds)?.join(' ')).toBe(days)
  })

  it('say which full-body day lies before a sport, and claim nothing fresh for it', () => {
    const kinds = whole(3)
    const who = { ...told('I swim on weekends'), redFlags: [], conditions: [], weeks: {} }
    const { says = '', claims } = otherTrainingDecision(who, { kinds, withLegs: [true, true, true] }) ?? {}
    expect(says).toContain('lift on Monday, Wednesday and Friday')
    expect(says).toContain('train on Friday, before your swimming')
    expect(says).not.toContain('fresh for it')
    expect(claims).not.toContainEqual(expect.objectContaining({ is: 'fresh-legs' }))
  })

  it('are not named without days', () => {
    expect(liftingDays(told('I play tennis'), whole(2))).toBeNull()
  })

  it('are named beside a full week of sport if the person names days', () => {
    const days = liftingDays(
      told("I run on Tue, Wed, Thu, Fri, Sat and Sun. I can't train on Mondays"),
      whole(2),
    )
    expect(days).toHaveLength(2)
    expect(days).not.toContain('mon')
  })

  it('go into a calendar', () => {
    const days = liftingDays(told('I play football on Wednesdays'), TWICE) ?? []
    expect(daysToStartFrom(days, 4)).toEqual(days)
    // A record without named days, or a week that has changed.
    for (const named of [undefined, days]) expect(daysToStartFrom(named, 2)).toEqual(usualWeekdays(2))
  })

  it('tell the sessions on the day before', () => {
    const days = [...(['tue', 'thu', 'sat'] as const)]
    expect(sessionsBefore([{ sport: 'football', days }], whole(4))).toEqual([0, 1, 2])
    expect(sessionsBefore([{ sport: 'yoga', days }], whole(4))).toEqual([])
    expect(sessionsBefore([{ sport: 'football', days: ['sun'] }], whole(4))).toEqual([])
  })

  it('spare no legs before climbing, but do when they are tired', () => {
    expect(sessionsBefore(told('I climb on Tue, Thu and Sat').otherTraining, whole(4))).toEqual([])
    const { otherTraining, namedDays } = told('I can only train Wed and Sat. My legs are dead on Wednesdays')
    expect(sessionsBefore(otherTraining, whole(2), namedDays)).toEqual([0])
  })
})

const KINDS: readonly (readonly DayKind[])[] = [
  ...[2, 3, 4, 5, 6].map(whole),
  TWICE,
  ['upper', 'lower', 'full-body'],
  [...TWICE, 'upper', 'lower'],
  PPL,
  [...PPL, 'full-body'],
  [...PPL, 'upper', 'lower'],
  [...PPL, ...PPL],
  ['chest', 'back', 'legs', 'shoulders', 'arms'],
  ['chest-triceps', 'back-biceps', 'legs-shoulders'],
  ['upper', 'upper', 'upper'],
]
const someDays = fc.subarray([...WEEKDAYS], { maxLength: 3 })
const people = fc.record({
  otherTraining: fc.uniqueArray(
    fc.record({ sport: fc.constantFrom('football', 'running', 'climbing', 'yoga'), days: someDays }),
    { selector: ({ sport }) => sport, maxLength: 2 },
  ),
  named: fc
    .record({ only: fc.oneof(fc.constant<Weekday[]>([]), someDays), never: someDays, noLegs: someDays })
    .map(({ only, never, noLegs }) => ({ only: only.filter((day) => !never.includes(day)), never, noLegs })),
  kinds: fc.constantFrom(...KINDS),
})

const next = (day: Weekday): Weekday => WEEKDAYS[(WEEKDAYS.indexOf(day) + 1) % 7] ?? day

/** The days of a week on which a wish gives way, one list for each wish. */
function broken(days: readonly Weekday[], { otherTraining, namedDays }: WhenTold, kinds: readonly DayKind[]) {
  const { only = [], never = [], noLegs = [] } = namedDays ?? {}
  const legs = days.filter((_, at) => WITH_LEGS.some((kind) => kind === kinds[at]))
  const matches = otherTraining.flatMap((each) =>
    ['football', 'running'].includes(each.sport) ? each.days : [],
  )
  return {
    closed: days.filter((day) => never.includes(day) || (only.length > 0 && !only.includes(day))),
    tired: legs.filter((day) => noLegs.includes(day)),
    before: legs.filter((day) => matches.includes(next(day))),
    both: days.filter((day) =>
      otherTraining.some((each) => each.sport !== 'yoga' && each.days.includes(day)),
    ),
  }
}
const keepsAll = (...of: Parameters<typeof broken>) =>
  Object.values(broken(...of)).every((days) => !days.length)

/** All weeks with so many sessions in turn, whatever day the first is on. */
const weeksOf = (sessions: number): Weekday[][] =>
  Array.from({ length: 2 ** 7 }, (_, bits) => WEEKDAYS.filter((_day, at) => (bits >> at) & 1))
    .filter((days) => days.length === sessions)
    .flatMap((days) => days.map((_, from) => [...days.slice(from), ...days.slice(0, from)]))

describe('for whoever trains beside something', () => {
  it('the days keep every wish if any week does, and else the sentence names what gives way', () => {
    fc.assert(
      fc.property(people, ({ otherTraining, named, kinds }) => {
        const who = { otherTraining, namedDays: named }
        const days = liftingDays(who, kinds) ?? []
        expect(weeksOf(kinds.length).map(String)).toContain(String(days))
        if (weeksOf(kinds.length).some((week) => keepsAll(week, who, kinds)))
          expect(broken(days, who, kinds)).toEqual({ closed: [], tired: [], before: [], both: [] })
        const withLegs = kinds.map((kind) => WITH_LEGS.includes(kind))
        const { says = '' } =
          otherTrainingDecision({ ...who, redFlags: [], conditions: [], weeks: {} }, { kinds, withLegs }) ??
          {}
        const { closed, tired, before, both } = broken(days, who, kinds)
        expect(says.includes(`If ${daysIn(closed)} cannot be`)).toBe(closed.length > 0)
        expect(says.includes(`one tired day whatever we choose: on ${daysIn(tired)},`)).toBe(tired.length > 0)
        expect(says.includes(`Your legs train on ${daysIn(before)}, before`)).toBe(before.length > 0)
        expect(says.includes('On a day with both')).toBe(both.length > 0)
        if (before.length) expect(says).not.toContain('fresh for it')
      }),
      { numRuns: byTier({ quick: 200, all: 2_000, nightly: 20_000 }) },
    )
  })

  it('up to four sessions never fall on three days in a row if none is bound to a day', () => {
    fc.assert(
      fc.property(fc.constantFrom(...WEEKDAYS), fc.constantFrom(...KINDS), (day, kinds) => {
        const days = liftingDays({ otherTraining: [{ sport: 'football', days: [day] }] }, kinds) ?? []
        const inTurn = days.filter((each) => days.includes(next(each)) && days.includes(next(next(each))))
        if (kinds.length <= 4) expect(inTurn).toEqual([])
      }),
      { numRuns: 100 },
    )
  })
})
