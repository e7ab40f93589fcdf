import { fewestRows } from '../structure.ts'
import { when, type Objections, type Reviewed, type Rule } from './finding.ts'

const WEEKS = 8

function eightWeeks({ weeks }: Reviewed): Objections {
  const numbers = weeks.map(({ number }) => number).join(', ')
  const right = Array.from({ length: WEEKS }, (_, index) => index + 1).join(', ')
  return when(numbers !== right, { says: `Weeks are ${numbers || 'missing'}; they must be ${right}.` })
}

function asManyDaysAsAsked({ weeks, profile }: Reviewed): Objections {
  const fewest = fewestRows(profile)
  return weeks.flatMap(({ number: week, days }) => [
    ...when(days.length !== profile.days, {
      week,
      says: `${days.length} days; the buyer trains ${profile.days}.`,
    }),
    ...days
      .filter(({ rows }) => rows.length < fewest)
      .map(({ day, rows }) => ({
        week,
        day,
        says: `${rows.length} exercises; at least ${fewest} are needed.`,
      })),
  ])
}

function sessionSize({ weeks }: Reviewed): Objections {
  return weeks.flatMap(({ number: week, days }) =>
    days.flatMap(({ day, rows }) => {
      const names = rows.map(({ entry, name }) => entry?.id ?? name)
      return [
        ...when(rows.length < 2 || rows.length > 10, {
          week,
          day,
          says: `${rows.length} exercises; 2 to 10 are sound.`,
        }),
        ...when(new Set(names).size < names.length, {
          week,
          day,
          says: 'An exercise stands twice in this session.',
        }),
      ]
    }),
  )
}

function comfortableSize({ weeks, profile }: Reviewed): Objections {
  const [fewest, most] = profile.minutes < 45 ? [2, 5] : [4, 8]
  return (weeks[0]?.days ?? [])
    .filter(({ rows }) => rows.length < fewest || rows.length > most)
    .map(({ day, rows }) => ({
      week: 1,
      day,
      says: `${rows.length} exercises; ${fewest} to ${most} are better.`,
    }))
}

export const SHAPE_RULES: readonly Rule[] = [
  { id: 'R1', hard: true, source: 'specification; wpl-eval', check: eightWeeks },
  { id: 'R2', hard: true, source: 'specification', check: asManyDaysAsAsked },
  { id: 'R19', hard: true, source: 'Liftosaur', check: sessionSize },
  { id: 'R19', hard: false, source: 'Liftosaur', check: comfortableSize },
]
