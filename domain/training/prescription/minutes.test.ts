import { expect, it } from '@jest/globals'
import { profileOf } from '../profile/profile-of.ts'
import { entryByName } from '../../exercises/catalogue.ts'
import { minutesToWarmUp, setMinutes, setSeconds } from './minutes.ts'
import { usualRow } from './rows.ts'
import { USUAL } from '../../../dev/testkit/examples/rule-examples.ts'
import { TODAY } from '../../../dev/testkit/today.ts'

const entryOf = (name: string) => entryByName(name)!

// docs/program-quality.md, Derived quantities: 20 s to get ready, 7 s for each repetition, and the rest.
it.each([
  [5, 180, 3.9],
  [8, 120, 3.3],
  [12, 75, 3.0],
])('%i reps and %i s of rest take %f minutes', (reps, rest, minutes) => {
  expect(setSeconds(entryOf('Lat Pulldown'), reps, rest) / 60).toBeCloseTo(minutes, 1)
})

it('counts the seconds of a hold, and both sides as more than one but less than two', () => {
  expect(setSeconds(entryOf('Plank'), 45, 60)).toBe(20 + 45 + 60)
  const [one, two] = [
    setSeconds(entryOf('Seated Cable Row'), 10, 0),
    setSeconds(entryOf('Single-Arm Cable Row'), 10, 0),
  ]
  expect(two).toBeGreaterThan(one)
  // They share the pace: less than twice the time of the reps.
  expect(two - 20).toBeLessThan(2 * (one - 20))
})

it('gives a get-up more time than a rep of any lift', () => {
  expect(setSeconds(entryOf('Turkish Get-Up'), 1, 0)).toBeGreaterThan(
    setSeconds(entryOf('Kettlebell Goblet Squat'), 5, 0),
  )
})

it('counts the most reps of a row, and its rest', () => {
  const profile = profileOf(USUAL, TODAY)
  const row = { ...usualRow(entryOf('Lat Pulldown'), false, profile), repsLow: 6, repsHigh: 10 }
  expect(setMinutes(row, profile, 90)).toBe((20 + 70 + 90) / 60)
})

it('warms up longer from fifty on, if the session is long enough', () => {
  const minutesOf = (sessionLength: 30 | 60, ageBand: '18-49' | '50-64') =>
    minutesToWarmUp(profileOf({ ...USUAL, sessionLength, facts: { ageBand } }, TODAY))
  expect([minutesOf(60, '18-49'), minutesOf(30, '18-49')]).toEqual([8, 5])
  expect(minutesOf(60, '50-64')).toBeGreaterThan(8)
  expect(minutesOf(30, '50-64')).toBe(5)
})
