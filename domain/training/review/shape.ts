import { when, type Objections, type Reviewed, type ProgramRule } from './program-rule.ts'

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

export const SHAPE_RULES: readonly ProgramRule[] = [
  {
    over: 'program',
    id: 'R1',
    title: 'eight weeks in order',
    hard: true,
    source: 'specification; wpl-eval',
    check: eightWeeks,
  },
  {
    over: 'program',
    id: 'R2',
    title: 'as many days as asked, each with enough exercises',
    hard: true,
    source: 'specification',
    check: asManyDaysAsAsked,
  },
  {
    over: 'program',
    id: 'R2',
    title: 'as many days as asked, each with enough exercises',
    hard: true,
    source: 'specification',
    check: noDayIsEmpty,
  },
]
