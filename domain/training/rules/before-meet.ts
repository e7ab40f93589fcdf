import { isBarSquat, isSecondHinge, isUnderBar } from '../prescription/bar-lifts.ts'
import { daysFor, isOpen } from '../week-plan/planning-context.ts'
import { peaksFor } from '../profile/event.ts'
import type { CatalogueEntry } from '../../exercises/exercise.ts'
import { once } from '../draft/memoize.ts'
import { miss, NOTHING, ofExercise, ofWeek, rulesOf } from './quality-rule.ts'
import { BEFORE_MEET } from './generated/records.ts'
import { inSets } from './amounts.ts'
import { referenceLiftsFor } from './strength.ts'

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
export const BEFORE_MEET_RULES = rulesOf(BEFORE_MEET, {
  'second-hinge': ofWeek(({ profile }, { sets }) =>
    peaksFor(profile)
      ? inSets({
          is: isSecondHinge,
          most: sets,
          says: (found) => `${found} sets of a second hinge; before a meet ${sets} are enough.`,
        })
      : () => NOTHING,
  ),
  'bench-days': ofWeek((context, { days, sets: counts }) => {
    const isBench = once(isFlatBench)
    const asked = peaksFor(context.profile) ? Math.min(days, daysFor(context, isBench)) : 0
    return (week) => {
      if (!asked) return NOTHING
      const found = week.days.filter(({ rows }) =>
        rows.some(({ entry, sets }) => sets >= counts && isBench(entry)),
      ).length
      return miss(asked - found, () => `The bench press is trained on ${found} days; ${asked} suit a meet.`)
    }
  }),
  'bench-itself': ofExercise((context) => {
    const isAsked = peaksFor(context.profile) && isOpen(context, ({ id }) => id === MEET_BENCH)
    return ({ id, name }) =>
      miss(
        Number(isAsked && id === PAUSED_BENCH),
        () => `${name} is the bench press of a meet, which is open itself.`,
        name,
      )
  }),
  'squat-itself': ofExercise((context) => {
    const isAsked = peaksFor(context.profile) && isOpen(context, ({ id }) => id === MEET_SQUAT)
    return (entry) =>
      miss(
        Number(isAsked && isBarSquat(entry) && entry.id !== MEET_SQUAT),
        () => `${entry.name} stands where the squat of a meet is open itself.`,
        entry.name,
      )
  }),
  arms: ofWeek(({ profile }, { sets }) =>
    peaksFor(profile)
      ? inSets({
          is: ({ pattern }) => pattern === 'curl' || pattern === 'elbow-extension',
          most: sets,
          says: (found) => `${found} sets for the arms; before a meet ${sets} are enough.`,
        })
      : () => NOTHING,
  ),
  'sets-of-meet-lifts': ofWeek((context, { sets }) => {
    const asked = peaksFor(context.profile) ? referenceLiftsFor(context) : []
    return (week) =>
      asked.flatMap(({ named, isIt }) => {
        let found = 0
        for (const { rows } of week.days)
          for (const row of rows) if (row.sets > found && isIt(row.entry)) found = row.sets
        return miss(sets - found, () => `${found} sets of the ${named} itself; ${sets} suit a meet.`)
      })
  }),
})
