import { expect, it } from '@jest/globals'
import { mondayAfter, weekBegins } from './week-starts.ts'

const at = (time: string) => new Date(time).getTime()
const day = (time: number) => new Date(time).toISOString()

it.each([
  ['a Sunday', '2026-01-04T23:59:00Z', '2026-01-05T00:00:00.000Z'],
  ['a Monday', '2026-01-05T00:01:00Z', '2026-01-12T00:00:00.000Z'],
  ['a Wednesday', '2026-01-07T12:00:00Z', '2026-01-12T00:00:00.000Z'],
])('after %s comes the next Monday', (_day, from, monday) => {
  expect(day(mondayAfter(at(from)))).toBe(monday)
})

it('week 1 begins on that Monday, each other week seven days later', () => {
  const delivered = at('2026-01-07T12:00:00Z')
  expect(day(weekBegins(1, delivered))).toBe('2026-01-12T00:00:00.000Z')
  expect(day(weekBegins(8, delivered))).toBe('2026-03-02T00:00:00.000Z')
})
