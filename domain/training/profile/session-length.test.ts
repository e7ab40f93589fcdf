import { expect, it } from '@jest/globals'
import { SAMPLE_ANSWERS, SAMPLE_DAY } from '../../forms/sample-person.ts'
import { profileOf } from './profile-of.ts'

const profileWith = (exercisesToAvoid: string) =>
  profileOf({ ...SAMPLE_ANSWERS, trainingDays: 4, sessionLength: 60, exercisesToAvoid }, SAMPLE_DAY)

it.each([
  ['I need to be done in 40 minutes', 40],
  ['has to be over in 45 min', 45],
  ['max 3 hours a week', 45],
  ['max 6 hours a week', 60],
  ['max 3 hours a week, 30 minutes a session', 30],
  ['I run 5 miles and am done in 40 minutes', 60],
])('keeps to the time that the words give: %s', (said, minutes) => {
  const { minutes: planned, unread } = profileWith(said)
  expect(planned).toBe(minutes)
  if (!said.includes('run')) expect(unread).toEqual([])
})
