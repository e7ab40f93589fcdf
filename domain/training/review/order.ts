import { isCompound } from '../../exercises/vocabulary.ts'
import { when, type Objections, type Reviewed, type ProgramRule } from './program-rule.ts'

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

export const ORDER_RULES: readonly ProgramRule[] = [
  {
    over: 'program',
    id: 'R42',
    title: 'a warm-up opens the day',
    hard: false,
    source: 'PMC7558980; Iversen 2021',
    check: opensWithWarmUp,
  },
]
