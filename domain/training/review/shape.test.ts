import { expect, it } from '@jest/globals'
import { profileOf } from '../profile/profile-of.ts'
import { USUAL } from '../../../dev/testkit/examples/rule-examples.ts'
import { readRow, readWeeks, saidBy } from '../../../dev/testkit/examples/read-rows.ts'
import { SHAPE_RULES } from './shape.ts'
import { TODAY } from '../../../dev/testkit/today.ts'

const weeksOf = (length: number) => readWeeks(() => [readRow('Plank')], { length })

it('R1 requires eight weeks in order', () => {
  expect(saidBy(SHAPE_RULES, 'R1', { weeks: weeksOf(8) })).toEqual([])
  expect(saidBy(SHAPE_RULES, 'R1', { weeks: weeksOf(7) })).toHaveLength(1)
  expect(saidBy(SHAPE_RULES, 'R1', { weeks: weeksOf(8).toReversed() })).toHaveLength(1)
  expect(saidBy(SHAPE_RULES, 'R1', {})).toEqual([expect.stringContaining('Weeks are missing')])
})

it('R2 requires the requested number of days in each week', () => {
  const profile = { ...profileOf(USUAL, TODAY), days: 1 }
  expect(saidBy(SHAPE_RULES, 'R2', { weeks: weeksOf(8), profile })).toEqual([])
  expect(saidBy(SHAPE_RULES, 'R2', { weeks: weeksOf(8) })).toEqual(
    Array(8).fill(expect.stringContaining('the buyer trains 4')),
  )
})
