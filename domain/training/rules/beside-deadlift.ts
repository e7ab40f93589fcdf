import { isDeadlift, tiresAfterDeadlift } from '../prescription/bar-lifts.ts'
import { isHipDominant } from '../../exercises/vocabulary.ts'
import { miss, NOTHING, ofDay, rulesOf } from './quality-rule.ts'
import { BESIDE_DEADLIFT } from './generated/records.ts'

/** What a day with a deadlift requires of its other leg lifts. */
export const BESIDE_DEADLIFT_RULES = rulesOf(BESIDE_DEADLIFT, {
  'no-squat-after': ofDay(({ profile }) => ({ rows }) => {
    const pull = rows.findIndex(({ entry }) => isDeadlift(entry))
    if (pull < 0) return NOTHING
    return rows
      .slice(pull)
      .filter(({ entry }) => tiresAfterDeadlift(entry, profile))
      .flatMap(({ entry }) =>
        miss(
          1,
          () => `${entry.name} follows a deadlift; a leg press or split squat spares the back.`,
          entry.name,
        ),
      )
  }),
  'one-main-hip-lift': ofDay(({ profile }, { most }) => ({ rows }) => {
    if (!rows.some(({ entry }) => isDeadlift(entry))) return NOTHING
    const hips = rows.filter(
      ({ entry }) => entry.main && isHipDominant(entry.pattern) && !profile.likes.includes(entry.id),
    ).length
    return miss(hips - most, () => `${hips} main lifts for the hips in one day; a deadlift is enough.`)
  }),
})
