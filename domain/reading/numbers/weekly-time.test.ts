import { expect, it } from '@jest/globals'
import { weeklyMinutesIn } from './weekly-time.ts'

it.each([
  ['max 3 hours a week', 180],
  ['I have three hours a week in total.', 180],
  ['2.5 hours per week is all I have', 150],
  ['nothing that keeps me in the gym more than three hours a week in total', 180],
  ['I only have 2h/week', 120],
  ['2 and a half hours a week at most', 150],
  ['I ride my bike 6 hours a week at most', null],
  ['I work up to 60 hours a week', null],
  ['I sleep only 5 hours a night', null],
  ['I can do more than 3 hours a week', null],
])('finds the time of a week: %s', (said, minutes) => {
  expect(weeklyMinutesIn(said)).toBe(minutes)
})
