import { isSecondHinge, isUnderBar } from '../bar-lifts.ts'
import { daysFor } from '../brief.ts'
import { peaksFor } from '../event.ts'
import type { CatalogueEntry } from '../exercise.ts'
import { once } from '../once.ts'
import { miss, NOTHING, weekRule, type PartRule } from './rule.ts'
import { judgedFor } from './strength.ts'
import { setsWhere } from './week.ts'

/** On a flat bench: the lift of the meet, paused or with a narrow grip. */
const isFlatBench = (entry: CatalogueEntry): boolean =>
  entry.pattern === 'horizontal-push' &&
  entry.main &&
  isUnderBar(entry) &&
  entry.needs.includes('bench') &&
  !entry.traits.includes('incline')

/** What the lifts of a meet ask of a week, beside what strength asks of any. */
export const BEFORE_MEET_RULES: readonly PartRule[] = [
  weekRule({
    id: 'T53',
    title: 'before a meet few sets of a second hinge',
    source: 'Calgary Barbell 16-week program; practice: a deadlift takes longest to recover from',
    hard: false,
    cost: 10,
    limits: { sets: 3 },
    check: ({ profile }, { sets }) => {
      return (week) => {
        if (!peaksFor(profile)) return NOTHING
        const found = setsWhere(week, isSecondHinge)
        return miss(found - sets, () => `${found} sets of a second hinge; before a meet ${sets} are enough.`)
      }
    },
  }),
  weekRule({
    id: 'T54',
    title: 'before a meet the bench press on three days, paused and with a narrow grip counted',
    source: 'Sheiko; Calgary Barbell 16-week program: bench press three times a week and more',
    hard: false,
    cost: 40,
    limits: { days: 3, sets: 3 },
    check: (brief, { days, sets: counts }) => {
      const isBench = once(isFlatBench)
      const asked = peaksFor(brief.profile) ? Math.min(days, daysFor(brief, isBench)) : 0
      return (week) => {
        if (!asked) return NOTHING
        const found = week.days.filter(({ rows }) =>
          rows.some(({ entry, sets }) => sets >= counts && isBench(entry)),
        ).length
        return miss(asked - found, () => `The bench press is trained on ${found} days; ${asked} suit a meet.`)
      }
    },
  }),
  weekRule({
    id: 'T55',
    title: 'before a meet four sets of each of its lifts on a day',
    source: 'Calgary Barbell 16-week program: a top set and three to five back-offs; practice for the number',
    hard: false,
    cost: 24,
    limits: { sets: 4 },
    check: (brief, { sets }) => {
      const asked = peaksFor(brief.profile) ? judgedFor(brief) : []
      return (week) =>
        asked.flatMap(({ named, isIt }) => {
          let found = 0
          for (const { rows } of week.days)
            for (const row of rows) if (row.sets > found && isIt(row.entry)) found = row.sets
          return miss(sets - found, () => `${found} sets of the ${named} itself; ${sets} suit a meet.`)
        })
    },
  }),
]
