import { expect, it } from '@jest/globals'
import { readRow, readWeeks, saidBy } from '../../../dev/testkit/examples/read-rows.ts'
import { ORDER_RULES } from './shape.ts'

it('R42 requires a warm-up before the first large lift, in any position', () => {
  const said = (warmsUp: boolean) =>
    saidBy(ORDER_RULES, 'R42', {
      weeks: readWeeks(() => [readRow('Dumbbell Curl'), readRow('Leg Press', { warmsUp })], { length: 1 }),
    })
  expect(said(true)).toEqual([])
  expect(said(false)).toEqual(['No warm-up is stated.'])
})

it('requires no warm-up on a day without one', () => {
  const weeks = readWeeks(() => [readRow('Dumbbell Curl')], { length: 1 })
  expect(saidBy(ORDER_RULES, 'R42', { weeks })).toEqual([])
})
