import { expect, it } from '@jest/globals'
import { aboutTime } from './dates.ts'

it.each([
  [0.4, 'about 5 seconds'],
  [5.4, 'about 5 seconds'],
  [8, 'about 10 seconds'],
  [10.9, 'about 10 seconds'],
  [12, 'about 15 seconds'],
  [17, 'about 20 seconds'],
  [29, 'about 30 seconds'],
  [40, 'about 45 seconds'],
  [58, 'about a minute'],
  [70, 'about 2 minutes'],
  [200, 'about 5 minutes'],
  [630, 'about 10 minutes'],
])('%d measured seconds are %s', (seconds, words) => {
  expect(aboutTime(seconds)).toBe(words)
})

it('a time well over ten minutes is not put into words', () => {
  expect(aboutTime(700)).toBeNull()
})
