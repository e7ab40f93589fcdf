import { expect, it } from '@jest/globals'
import { profileOf } from '../profile/profile-of.ts'
import { entryByName } from '../../exercises/catalogue.ts'
import { phasesOf } from '../draft/phases.ts'
import { USUAL } from '../../../dev/testkit/examples/rule-examples.ts'
import { chartReps, waveReps } from './wave.ts'
import { TODAY } from '../../../dev/testkit/today.ts'

const strength = profileOf({ ...USUAL, primaryGoal: 'Strength' }, TODAY)
const lifter = { ...strength, event: { kind: 'meet', weeks: 8 } } as const
const waveOf = (
  name: string,
  [repsLow, repsHigh]: readonly [number, number],
  phases = phasesOf(5),
  profile: typeof strength = strength,
) => phases.map((phase) => waveReps({ entry: entryByName(name)!, repsLow, repsHigh }, phase, profile).high)

it('comes down from six reps by two thirds of the range, and after the light week by all of it', () => {
  // Two thirds of three reps are two: 6 to 4. The second round begins a third of the way down, at 5.
  expect(waveOf('Barbell Bench Press', [3, 6])).toEqual([6, 5, 5, 4, 4, 5, 4, 3])
})

// T3: rows and pull-downs not below five.
it('keeps a row at five reps or more', () => {
  expect(Math.min(...waveOf('Barbell Bent-Over Row', [3, 6]))).toBe(5)
})

it('brings only the lifts of a meet to doubles, and to singles in the taper', () => {
  const before = phasesOf(4, 8)
  expect(waveOf('Barbell Back Squat', [3, 6], before, lifter).slice(4)).toEqual([3, 2, 2, 1])
  expect(Math.min(...waveOf('Barbell Front Squat', [3, 6], before, lifter))).toBe(3)
  expect(Math.min(...waveOf('Barbell Back Squat', [3, 6], before))).toBe(3)
})

it('never makes a lift with a known weight heavy, and ends each range two reps lower', () => {
  const repsOf = (repsLow: number, repsHigh: number) =>
    phasesOf(5).map((phase) => chartReps({ repsLow, repsHigh }, phase).high)
  expect([repsOf(8, 12)[0], repsOf(8, 12)[7]]).toEqual([10, 8])
  // R23 and R24: heavy are six reps and fewer.
  expect(Math.min(...repsOf(5, 12))).toBeGreaterThan(6)
})
