import { expect, it } from '@jest/globals'
import { entryByName } from '../../exercises/catalogue.ts'
import { accessoryReps, accessoryRest, sexDecision } from './sex.ts'

const who = (sex: 'female' | 'male', minutes = 60) => ({ person: { lifts: [], bringUp: [], sex }, minutes })
const [curl, row, squat, plank] = ['Dumbbell Curl', 'Seated Cable Row', 'Barbell Back Squat', 'Plank'].map(
  (name) => entryByName(name)!,
) as [never, never, never, never]

// Hunter 2014: at the same effort women tire less from set to set.
it('lets women rest a little less between small exercises, and men as usual', () => {
  expect(accessoryRest(curl, 90, who('female'))).toBeLessThan(90)
  expect(accessoryRest(curl, 90, who('male'))).toBe(90)
})

// R36: 90 s at least after lifts of several joints, and 60 s after others.
it('never cuts a rest below what is sound', () => {
  expect(accessoryRest(row, 95, who('female'))).toBe(90)
  expect(accessoryRest(curl, 65, who('female'))).toBe(60)
  expect(accessoryRest(curl, 60, who('female', 20))).toBe(60)
})

it('adds one rep if the rest is already short, only for small exercises', () => {
  const repsOf = (entry: never, repsHigh: number, ...whose: Parameters<typeof who>) =>
    accessoryReps({ entry, repsHigh }, who(...whose))
  expect(repsOf(curl, 12, 'female', 45)).toBe(1)
  expect(repsOf(curl, 12, 'female', 60)).toBe(0)
  expect(repsOf(curl, 12, 'male', 45)).toBe(0)
  expect([repsOf(squat, 8, 'female', 45), repsOf(plank, 45, 'female', 45)]).toEqual([0, 0])
  // R25: fifteen at most.
  expect(repsOf(curl, 15, 'female', 45)).toBe(0)
})

it('says which of the two applies', () => {
  expect(sexDecision(who('female'))).toContain('less rest')
  expect(sexDecision(who('female', 45))).toContain('one more rep a set')
  expect([sexDecision(who('male')), sexDecision(who('female', 20))]).toEqual([null, null])
})
