import {
  isBarSquat,
  isDeadlift,
  isSecondHinge,
  isUnderBar,
  tiresAfterDeadlift,
} from '../prescription/bar-lifts.ts'
import { daysFor, isOpen, type PlanningContext } from '../week-plan/planning-context.ts'
import { peaksFor } from '../profile/event.ts'
import { once } from '../draft/memoize.ts'
import { isHipDominant } from '../../exercises/vocabulary.ts'
import { miss, NOTHING, ofDay, ofExercise, ofWeek, rulesOf } from './quality-rule.ts'
import { BEFORE_MEET, BESIDE_DEADLIFT } from './generated/records.ts'
import { inSets, NEVER, noneOf, type Is } from './amounts.ts'
import { referenceLiftsFor } from './strength.ts'

/** A flat bench press: the meet lift, paused or with a narrow grip. */
const isFlatBench: Is = (entry) =>
  entry.pattern === 'horizontal-push' &&
  entry.main &&
  isUnderBar(entry) &&
  entry.needs.includes('bench') &&
  !entry.traits.includes('incline')

const MEET_BENCH = 'barbell-bench-press'
const PAUSED_BENCH = 'barbell-pause-bench-press'
const MEET_SQUAT = 'barbell-back-squat'

const isAsked = (lift: string, context: PlanningContext): boolean =>
  peaksFor(context.profile) && isOpen(context, ({ id }) => id === lift)

/** What the meet lifts require of a week, beyond the usual strength rules. */
export const BEFORE_MEET_RULES = rulesOf(BEFORE_MEET, {
  'second-hinge': ofWeek(({ profile }, { sets }, says) =>
    peaksFor(profile) ? inSets({ is: isSecondHinge, most: sets }, says) : NEVER,
  ),
  'bench-days': ofWeek((context, { days, sets: counts }, says) => {
    const isBench = once(isFlatBench)
    const asked = peaksFor(context.profile) ? Math.min(days, daysFor(context, isBench)) : 0
    return (week) => {
      if (!asked) return NOTHING
      const found = week.days.filter(({ rows }) =>
        rows.some(({ entry, sets }) => sets >= counts && isBench(entry)),
      ).length
      return miss(asked - found, says, { found, asked })
    }
  }),
  'bench-itself': ofExercise((context, _limits, says) =>
    noneOf(isAsked(MEET_BENCH, context), ({ id }) => id === PAUSED_BENCH, says),
  ),
  'squat-itself': ofExercise((context, _limits, says) =>
    noneOf(isAsked(MEET_SQUAT, context), (entry) => isBarSquat(entry) && entry.id !== MEET_SQUAT, says),
  ),
  arms: ofWeek(({ profile }, { sets }, says) => {
    const is: Is = ({ pattern }) => pattern === 'curl' || pattern === 'elbow-extension'
    return peaksFor(profile) ? inSets({ is, most: sets }, says) : NEVER
  }),
  'sets-of-meet-lifts': ofWeek((context, { sets }, says) => {
    const asked = peaksFor(context.profile) ? referenceLiftsFor(context) : []
    return (week) =>
      asked.flatMap(({ named: lift, isIt }) => {
        let found = 0
        for (const { rows } of week.days)
          for (const row of rows) if (row.sets > found && isIt(row.entry)) found = row.sets
        return miss(sets - found, says, { found, lift })
      })
  }),
})

/** What a day with a deadlift requires of its other leg lifts. */
export const BESIDE_DEADLIFT_RULES = rulesOf(BESIDE_DEADLIFT, {
  'no-squat-after': ofDay(({ profile }, _limits, says) => ({ rows }) => {
    const pull = rows.findIndex(({ entry }) => isDeadlift(entry))
    if (pull < 0) return NOTHING
    return rows
      .slice(pull)
      .flatMap(({ entry }) => miss(tiresAfterDeadlift(entry, profile), says, { exercise: entry.name }))
  }),
  'one-main-hip-lift': ofDay(({ profile }, { most }, says) => ({ rows }) => {
    if (!rows.some(({ entry }) => isDeadlift(entry))) return NOTHING
    const hips = rows.filter(
      ({ entry }) => entry.main && isHipDominant(entry.pattern) && !profile.likes.includes(entry.id),
    ).length
    return miss(hips - most, says, { hips })
  }),
})
