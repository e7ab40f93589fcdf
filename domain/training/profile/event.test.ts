import { describe, expect, it } from '@jest/globals'
import type { TrainingAnswers } from '../../forms/program-request.ts'
import type { TrainingProfile } from './profile.ts'
import { profileOf } from './profile-of.ts'
import {
  eventDecision,
  isBeforeMeet,
  peaksFor,
  preparesForMeet,
  tapersFor,
  taperWeek,
  weekOfTry,
} from './event.ts'
import { USUAL } from '../../../dev/testkit/examples/rule-examples.ts'
import { TODAY } from '../../../dev/testkit/today.ts'

const in_ = (
  weeks: number,
  kind: 'meet' | 'other' = 'meet',
  answers: Partial<TrainingAnswers> = {},
): TrainingProfile => ({
  ...profileOf({ ...USUAL, primaryGoal: 'Strength', ...answers }, TODAY),
  event: { kind, weeks },
})

describe('a program before an event', () => {
  // Bosquet 2007: a taper of one to two weeks.
  it.each([
    [7, false],
    [8, true],
    [9, true],
    [10, false],
  ])('in %i weeks ends in a taper: %s', (weeks, tapers) => {
    expect(tapersFor(in_(weeks))).toBe(tapers)
    expect(tapersFor(in_(weeks, 'other'))).toBe(tapers)
  })

  it('peaks only for a meet, if strength is a goal, even with ten weeks to go', () => {
    expect([8, 9, 10, 11].map((weeks) => peaksFor(in_(weeks)))).toEqual([true, true, true, false])
    expect(peaksFor(in_(8, 'other'))).toBe(false)
    expect(peaksFor(in_(8, 'meet', { primaryGoal: 'Hypertrophy' }))).toBe(false)
  })

  it('does neither for a novice, nor for people who must be cleared first', () => {
    for (const answers of [{ experienceLevel: 'Novice' }, { exercisesToAvoid: 'chest pain' }] as const)
      expect([tapersFor(in_(8, 'meet', answers)), peaksFor(in_(8, 'meet', answers))]).toEqual([false, false])
  })

  // Pritchard 2016: accessory work goes about two weeks before the meet.
  it('prepares for the meet in the second half, and cuts other work in the last two weeks', () => {
    const weeks = [1, 2, 3, 4, 5, 6, 7, 8]
    expect(weeks.filter((week) => preparesForMeet(week, in_(8)))).toEqual([5, 6, 7, 8])
    expect(weeks.filter((week) => isBeforeMeet(week, in_(8)))).toEqual([7, 8])
    expect(weeks.filter((week) => preparesForMeet(week, in_(10)))).toEqual([])
  })
})

it('tapers in the week of what comes soon, for anybody, and tries what is tested the week before', () => {
  for (const kind of ['meet', 'other'] as const)
    expect([1, 2, 3, 4].map((weeks) => taperWeek(in_(weeks, kind)))).toEqual([1, 2, 3, null])
  expect(taperWeek(in_(2, 'other', { experienceLevel: 'Novice' }))).toBe(2)
  expect([1, 2, 3, 4].map((weeks) => weekOfTry(in_(weeks)))).toEqual([null, 1, 2, null])
})

it.each<[string, string | null, TrainingProfile]>([
  ['is silent without an event', null, profileOf(USUAL, TODAY)],
  ['names openers before a meet', 'Week 7 tries your openers', in_(8)],
  ['tapers before a race', 'week 8 is a taper', in_(9, 'other')],
  ['peaks later for a later meet', 'weeks 7 and 8 are the peak', in_(10)],
  ['builds up to what is far off', 'these eight weeks build up to it', in_(20)],
  ['makes the week of a race light', 'so that week is a taper', in_(7, 'other')],
  ['makes the week of a race light', 'so week 6 is light', in_(6, 'other')],
  ['tapers before a race for a novice', 'week 8 is a taper', in_(8, 'other', { experienceLevel: 'Novice' })],
  [
    'makes the only week before an event easy',
    'Your meet is in a week, so week 1 is easy on purpose',
    in_(1),
  ],
  ['begins with the way to what comes soon', 'week 1 builds. Week 2 is a taper', in_(2, 'other')],
  ['begins with the way to what comes soon', 'weeks 1 to 2 build. Week 3 is a taper', in_(3, 'other')],
])('the overview %s', (_what, words, profile) => {
  if (words === null) return expect(eventDecision(profile)).toBeNull()
  expect(eventDecision(profile)).toContain(words)
})
