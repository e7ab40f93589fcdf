import { isCompound } from '../../exercises/vocabulary.ts'
import { when } from '../draft/when.ts'
import { programRulesOf, type Objections, type Reviewed } from './program-rule.ts'
import { ORDER } from './generated/records.ts'

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
