import { when } from '../draft/when.ts'
import { programRulesOf, type Objections, type Reviewed } from './program-rule.ts'
import { SHAPE, ORDER } from './generated/records.ts'
import { isCompound } from '../../exercises/vocabulary.ts'

const WEEKS = 8

function eightWeeks({ weeks }: Reviewed): Objections {
  const numbers = weeks.map(({ number }) => number).join(', ')
  const right = Array.from({ length: WEEKS }, (_, index) => index + 1).join(', ')
  return when(numbers !== right, { says: `Weeks are ${numbers || 'missing'}; they must be ${right}.` })
}

function asManyDaysAsAsked({ weeks, profile }: Reviewed): Objections {
  return weeks.flatMap(({ number: week, days }) =>
    when(days.length !== profile.days, {
      week,
      says: `${days.length} days; the buyer trains ${profile.days}.`,
    }),
  )
}

/** A short day is a day; an empty one is not. */
const noDayIsEmpty = ({ weeks }: Reviewed): Objections =>
  weeks.flatMap(({ number: week, days }) =>
    days.flatMap(({ day, rows }) => when(!rows.length, { week, day, says: 'No exercise at all.' })),
  )

export const SHAPE_RULES = programRulesOf(SHAPE, {
  'eight-weeks': eightWeeks,
  'days-asked': asManyDaysAsAsked,
  'no-empty-day': noDayIsEmpty,
})

function opensWithWarmUp({ weeks }: Reviewed): Objections {
  return weeks.flatMap(({ number: week, days }) =>
    days.flatMap(({ day, rows }) => {
      const first = rows.find(({ entry }) => entry && isCompound(entry.pattern))
      return when(first && !first.warmsUp, {
        week,
        day,
        exercise: first?.name ?? '',
        says: 'No warm-up is stated.',
      })
    }),
  )
}

export const ORDER_RULES = programRulesOf(ORDER, {
  'warm-up': opensWithWarmUp,
})
