import { expect, it } from '@jest/globals'
import type { TrainingAnswers } from '../../forms/program-request.ts'
import type { WeakPoint } from '../../forms/facts.ts'
import { profileOf } from '../profile/profile-of.ts'
import { entryByName } from '../../exercises/catalogue.ts'
import { USUAL } from '../../../dev/testkit/examples/rule-examples.ts'
import {
  bringsSomethingUp,
  bringsUp,
  bringUpDecisions,
  isBroughtUp,
  isMostlyFor,
  nearnessToLift,
  setsAimedFor,
} from './bring-up.ts'
import { TODAY } from '../../../dev/testkit/today.ts'

const who = (bringUp: WeakPoint[], more: Partial<TrainingAnswers> = {}) =>
  profileOf({ ...USUAL, facts: { bringUp }, ...more }, TODAY)
const entryOf = (name: string) => entryByName(name)!

// T7: a third to a half more sets.
it('aims for a third to a half more sets, up to the maximum', () => {
  for (const usual of [6, 8, 10, 12]) {
    expect(setsAimedFor(usual, 99) / usual).toBeGreaterThanOrEqual(4 / 3)
    expect(setsAimedFor(usual, 99) / usual).toBeLessThanOrEqual(3 / 2)
  }
  expect(setsAimedFor(10, 12)).toBe(12)
})

it('reads arms as biceps and triceps, and legs as quads and hamstrings', () => {
  const [arms, legs] = [who(['arms']), who(['legs'])]
  expect([isBroughtUp('biceps', arms), isBroughtUp('triceps', arms), isBroughtUp('chest', arms)]).toEqual([
    true,
    true,
    false,
  ])
  expect([isBroughtUp('quads', legs), isBroughtUp('hamstrings', legs)]).toEqual([true, true])
})

it('has no room in a short week, and says so', () => {
  const short = who(['arms'], { trainingDays: 2, sessionLength: 30 })
  expect(bringsSomethingUp(short)).toBe(false)
  expect(isBroughtUp('biceps', short)).toBe(false)
  expect(bringUpDecisions(short, () => ({ ofWeek1: 4, most: 4 }))).toEqual([
    expect.stringContaining('too short to give your arms more sets'),
  ])
  expect(bringsSomethingUp(who(['arms']))).toBe(true)
  expect(bringsSomethingUp(who([]))).toBe(false)
})

it('distinguishes the lift, what trains it, and other lifts', () => {
  const profile = who(['squat'])
  expect(nearnessToLift(entryOf('Barbell Back Squat'), profile)).toBe('it')
  expect(nearnessToLift(entryOf('Barbell Front Squat'), profile)).toBe('near')
  expect(nearnessToLift(entryOf('Leg Press'), profile)).toBeNull()
  expect(isMostlyFor(entryOf('Leg Press'), profile)).toBe(false)
  // A leg press works the quads directly, so it helps.
  expect(bringsUp(entryOf('Leg Press'), profile)).toBe(true)
})

it('treats a curl as mostly for the arms, and a row as mostly for the back', () => {
  expect(isMostlyFor(entryOf('Dumbbell Curl'), who(['arms']))).toBe(true)
  expect(isMostlyFor(entryOf('Seated Cable Row'), who(['arms']))).toBe(false)
  expect(isMostlyFor(entryOf('Seated Cable Row'), who(['back']))).toBe(true)
})

it('states the sets of each muscle, and what could not be done', () => {
  const [told] = bringUpDecisions(who(['arms']), (is) =>
    is(entryOf('Dumbbell Curl')) ? { ofWeek1: 9, most: 11 } : { ofWeek1: 8, most: 8 },
  )
  expect(told).toContain('9 to 11 sets for biceps and 8 sets for triceps a week')
  expect(bringUpDecisions(who(['calves']), () => ({ ofWeek1: 0, most: 0 }))).toEqual([
    'Nothing open to you trains your calves, so we could not give it more.',
  ])
})

it('does not call a muscle untrained that other lifts train along', () =>
  expect(
    bringUpDecisions(who(['arms']), (is) =>
      is(entryOf('Seated Cable Row')) ? { ofWeek1: 8, most: 8 } : { ofWeek1: 0, most: 0 },
    ),
  ).toEqual(['No exercise open to you is for your arms alone. Other lifts train them along the way.']))
