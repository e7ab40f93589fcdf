import { expect, it } from '@jest/globals'
import type { TrainingProfile } from '../profile/profile.ts'
import { inBoth } from '../../program/phrase.ts'
import { profileOf } from '../profile/profile-of.ts'
import { entryByName } from '../../exercises/catalogue.ts'
import { isMeetLift, meetDecisions, weekOfMeet } from './meet.ts'
import { USUAL } from '../../../dev/testkit/examples/rule-examples.ts'
import { TODAY } from '../../../dev/testkit/today.ts'

type Lift = 'squat' | 'bench-press' | 'deadlift' | 'front-squat'
const lifter = (...maxes: [Lift, number][]): TrainingProfile => ({
  ...profileOf(
    {
      ...USUAL,
      primaryGoal: 'Strength',
      facts: { bestSets: maxes.map(([lift, weight]) => ({ lift, weight, unit: 'kg', reps: 1 })) },
    },
    TODAY,
  ),
  event: { kind: 'meet', weeks: 8 },
})

const saidTo = (...maxes: Parameters<typeof lifter>) =>
  meetDecisions(lifter(...maxes))
    .map(({ says }) => says)
    .join(' ')

it('has three lifts', () => {
  const names = ['Barbell Back Squat', 'Barbell Bench Press', 'Barbell Deadlift', 'Barbell Front Squat']
  expect(names.map((name) => isMeetLift(entryByName(name)!))).toEqual([true, true, true, false])
})

// Elitefts: 88 to 93 %, 94 to 98 %, and 99 to 102 % and more, in steps of 2.5 kg.
it('opens with a safe weight, and goes to the max', () => {
  const told = weekOfMeet(lifter(['squat', 200]))
    .map(inBoth)
    .join(' ')
  const [, ...kgs] = /squat ([\d.]+), ([\d.]+) and ([\d.]+) kg/.exec(told)!
  for (const [at, [least, most]] of [
    [176, 186],
    [188, 196],
    [198, 204],
  ].entries()) {
    expect(Number(kgs[at])).toBeGreaterThanOrEqual(least!)
    expect(Number(kgs[at])).toBeLessThanOrEqual(most!)
    expect(Number(kgs[at]) % 2.5).toBe(0)
  }
  // 200 kg are 441 lb.
  expect(told).toContain('441 lb')
})

it('rounds an opener down, since a missed one does not count', () => {
  // 89 % of 100 kg are 89 kg, nearer to 90 than to 87.5.
  expect(
    weekOfMeet(lifter(['bench-press', 100]))
      .map(inBoth)
      .join(' '),
  ).toContain('bench press 87.5, 95 and 100 kg')
})

it('replaces week 8, or comes after it', () => {
  expect(weekOfMeet(lifter()).map(inBoth)[0]).toMatch(/^Week 8 is the meet’s own/)
  expect(weekOfMeet({ ...lifter(), event: { kind: 'meet', weeks: 9 } }).map(inBoth)[0]).toMatch(
    /^In the meet’s own week/,
  )
  expect(weekOfMeet(profileOf({ ...USUAL, primaryGoal: 'Strength' }, TODAY))).toEqual([])
})

it('explains singles if a meet lift is known, and the pause if it is the bench press', () => {
  expect(meetDecisions(lifter())).toEqual([])
  expect(meetDecisions(lifter(['front-squat', 100]))).toEqual([])
  expect(saidTo(['squat', 100])).not.toContain('not paused')
  expect(saidTo(['bench-press', 100])).toContain('not paused on the chest')
})

it('has no squat where none is lifted, or none is trained', () => {
  const pushPull = {
    ...lifter(['squat', 200], ['bench-press', 120], ['deadlift', 220]),
    event: { kind: 'meet', weeks: 8, lifts: ['bench-press', 'deadlift'] },
  } satisfies TrainingProfile
  const spared = lifter(['squat', 200], ['bench-press', 120], ['deadlift', 220])
  spared.avoid.ids.push('barbell-back-squat')
  for (const whose of [pushPull, spared]) {
    const told = [...meetDecisions(whose).map(({ says }) => says), ...weekOfMeet(whose).map(inBoth)].join(' ')
    expect(told).toContain('bench press: start, press, rack; deadlift: down.')
    expect(told).not.toMatch(/squat/i)
  }
  const squat = entryByName('Barbell Back Squat')!
  expect([isMeetLift(squat, pushPull), isMeetLift(squat, lifter())]).toEqual([false, true])
})
