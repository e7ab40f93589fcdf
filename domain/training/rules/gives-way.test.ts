import { describe, expect, it } from '@jest/globals'
import { RULES } from '../review/review.ts'
import { CONCESSIONS } from '../../program/concessions.ts'
import { concessionOf } from './table.ts'

const named = (given: boolean) => [
  ...new Set(
    RULES.filter((rule) => rule.hard && (concessionOf(rule) !== null) === given).map(
      ({ id, over }) => `${id} ${over}`,
    ),
  ),
]

describe('what gives way', () => {
  it('is never health, equipment, what was left out, or what our own printing decides', () => {
    expect(named(false).toSorted()).toEqual(
      [
        ...['R1', 'R2', 'R3', 'R4', 'R5', 'R6', 'R7', 'R8', 'R9', 'R10', 'R20', 'R24', 'R26', 'R27', 'R28'],
        ...['R36', 'R38', 'R40', 'R41', 'R44', 'level'],
      ]
        .map((id) => `${id} program`)
        .toSorted(),
    )
  })

  it('has a hard rule behind each concession, and what the buyer asked for last', () => {
    const rules = RULES.filter(({ hard }) => hard).map(concessionOf)
    expect(CONCESSIONS.filter((each) => !rules.includes(each))).toEqual([])
    expect(CONCESSIONS.slice(-2)).toEqual(['minutes', 'asked'])
  })

  it('is never a taste', () => {
    expect(RULES.filter(({ hard }) => !hard).map(concessionOf)).toEqual(
      RULES.filter(({ hard }) => !hard).map(() => null),
    )
  })
})
