import { WEEKS } from '../../program/weeks.ts'
import { isCompound } from '../../exercises/vocabulary.ts'
import { when } from '../draft/when.ts'
import { programRulesOf } from './program-rule.ts'
import { ORDER, SHAPE } from './generated/records.ts'
import { eachRow } from './notation.ts'

export const SHAPE_RULES = programRulesOf(SHAPE, {
  'eight-weeks': ({ weeks }, _limits, says) => {
    const numbers = weeks.map(({ number }) => number).join(', ')
    const right = Array.from({ length: WEEKS }, (_, index) => index + 1).join(', ')
    return when(numbers !== right, { says: says({ weeks: numbers || 'missing', right }) })
  },
  'days-asked': ({ weeks, profile: { days: asked } }, _limits, says) =>
    weeks.flatMap(({ number: week, days: { length: count } }) =>
      when(count !== asked, { week, says: says({ count, asked }) }),
    ),
  /** A short day is a day; an empty one is not. */
  'no-empty-day': ({ weeks }, _limits, says) =>
    weeks.flatMap(({ number: week, days }) =>
      days.flatMap(({ day, rows }) => when(!rows.length, { week, day, says: says() })),
    ),
})

export const ORDER_RULES = programRulesOf(ORDER, {
  'warm-up': (reviewed, _limits, says) =>
    eachRow(reviewed, (row, _week, { rows }) => {
      const first = rows.find(({ entry }) => entry && isCompound(entry.pattern))
      return row === first && !row.warmsUp && says()
    }),
})
