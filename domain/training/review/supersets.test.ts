import { expect, it } from '@jest/globals'
import { readRow, readWeeks, reps, saidBy } from '../../../dev/testkit/examples/read-rows.ts'
import { NOTATION_RULES, fullRest } from './notation.ts'
import type { ReadRow } from './printed-program.ts'

const pair = (one: string, other: string, more: Partial<ReadRow> = {}): [ReadRow, ReadRow] => [
  readRow(one, { restSeconds: 30, inTurnWith: other }),
  readRow(other, { restSeconds: 30, inTurnWith: one, reps: reps(10), ...more }),
]
const fits = (rows: readonly ReadRow[]) =>
  saidBy(NOTATION_RULES, 'R36', { weeks: readWeeks(() => rows, { length: 1 }) }).length === 0

// Getting ready takes 20 s, a rep 7 s: ten reps of the partner and two rests of 30 s are 150 s.
it('counts the set of the partner as rest', () => {
  const [curl, pushdown] = pair('Dumbbell Curl', 'Cable Triceps Pushdown')
  const day = { day: 'Day 1 - Upper', rows: [curl, pushdown] }
  expect(fullRest(curl, day)).toBe(30 + 20 + 70 + 30)
  expect(fullRest(curl, { ...day, rows: [curl] })).toBe(30)
  expect(fullRest({ ...curl, restSeconds: null }, day)).toBeNull()
})

it('allows pairs that leave each other fresh, with equal sets or one more', () => {
  expect(fits(pair('Dumbbell Curl', 'Cable Triceps Pushdown'))).toBe(true)
  expect(fits(pair('Dumbbell Curl', 'Cable Triceps Pushdown', { sets: 4 }))).toBe(true)
  expect(fits(pair('Dumbbell Curl', 'Cable Triceps Pushdown', { sets: 5 }))).toBe(false)
  expect(fits(pair('Dumbbell Curl', 'Cable Curl'))).toBe(false)
})

it('requires both rows to name each other', () => {
  const [curl, pushdown] = pair('Dumbbell Curl', 'Cable Triceps Pushdown')
  expect(fits([curl, { ...pushdown, inTurnWith: null }])).toBe(false)
})
