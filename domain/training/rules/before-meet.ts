import { isBarSquat, isSecondHinge, isUnderBar } from '../prescription/bar-lifts.ts'
import { daysFor, isOpen } from '../week-plan/planning-context.ts'
import { peaksFor } from '../profile/event.ts'
import type { CatalogueEntry } from '../../exercises/exercise.ts'
import { once } from '../draft/memoize.ts'
import { exerciseRule, miss, NOTHING, weekRule, type WeekQualityRule } from './quality-rule.ts'
import { referenceLiftsFor } from './strength.ts'
import { setsWhere } from './week.ts'

/** A flat bench press: the meet lift, paused or with a narrow grip. */
const isFlatBench = (entry: CatalogueEntry): boolean =>
  entry.pattern === 'horizontal-push' &&
  entry.main &&
  isUnderBar(entry) &&
  entry.needs.includes('bench') &&
  !entry.traits.includes('incline')

const MEET_BENCH = 'barbell-bench-press'
const PAUSED_BENCH = 'barbell-pause-bench-press'
const MEET_SQUAT = 'barbell-back-squat'

/** What the meet lifts require of a week, beyond the usual strength rules. */
export const BEFORE_MEET_RULES: readonly WeekQualityRule[] = [
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
  exerciseRule({
    id: 'T90',
    title: 'before a meet the bench press itself, for it is paused anyway',
    source: 'IPF technical rules book: the bar lies still on the chest until the command to press',
    hard: false,
    cost: 60,
    limits: {},
    check: (brief) => {
      const isAsked = peaksFor(brief.profile) && isOpen(brief, ({ id }) => id === MEET_BENCH)
      return ({ id, name }) =>
        miss(
          Number(isAsked && id === PAUSED_BENCH),
          () => `${name} is the bench press of a meet, which is open itself.`,
          name,
        )
    },
  }),
  exerciseRule({
    id: 'T100',
    title: 'before a meet the squat itself on both of its days',
    source: 'Calgary Barbell 16-week program; TSA 9-week program: the competition squat twice a week',
    hard: false,
    cost: 60,
    limits: {},
    check: (brief) => {
      const isAsked = peaksFor(brief.profile) && isOpen(brief, ({ id }) => id === MEET_SQUAT)
      return (entry) =>
        miss(
          Number(isAsked && isBarSquat(entry) && entry.id !== MEET_SQUAT),
          () => `${entry.name} stands where the squat of a meet is open itself.`,
          entry.name,
        )
    },
  }),
  weekRule({
    id: 'T91',
    title: 'before a meet few sets of the arms alone',
    source: 'Calgary Barbell 16-week program: one exercise for the arms a day; practice for the number',
    hard: false,
    cost: 8,
    limits: { sets: 6 },
    check: ({ profile }, { sets }) => {
      const isArms = ({ pattern }: CatalogueEntry) => pattern === 'curl' || pattern === 'elbow-extension'
      return (week) => {
        if (!peaksFor(profile)) return NOTHING
        const found = setsWhere(week, isArms)
        return miss(found - sets, () => `${found} sets for the arms; before a meet ${sets} are enough.`)
      }
    },
  }),
  weekRule({
    id: 'T55',
    title: 'before a meet five sets of each of its lifts on a day',
    source: 'Calgary Barbell 16-week program: a top set and three to five back-offs; practice for the number',
    hard: false,
    cost: 24,
    limits: { sets: 5 },
    check: (brief, { sets }) => {
      const asked = peaksFor(brief.profile) ? referenceLiftsFor(brief) : []
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
