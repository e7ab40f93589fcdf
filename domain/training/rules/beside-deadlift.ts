import { isDeadlift, tiresAfterDeadlift } from '../prescription/bar-lifts.ts'
import { isHipDominant } from '../../exercises/vocabulary.ts'
import { dayRule, miss, NOTHING, type WeekQualityRule } from './quality-rule.ts'

/** What a day with a deadlift requires of its other leg lifts. */
export const BESIDE_DEADLIFT_RULES: readonly WeekQualityRule[] = [
  dayRule({
    id: 'T42',
    title: 'no squat under a bar after a deadlift, but for strength a front squat',
    source:
      'Rippetoe, Starting Strength; StrongLifts 5x5: squats first, deadlifts last; nSuns 5/3/1 LP: a front squat follows the deadlift',
    hard: false,
    cost: 30,
    limits: {},
    check:
      ({ profile }) =>
      ({ rows }) => {
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
      },
  }),
  dayRule({
    id: 'T43',
    title: 'no further main lift for the hips beside a deadlift',
    source: 'RP hamstring training: deadlifts tire more than they build; practice',
    hard: false,
    cost: 16,
    limits: { most: 1 },
    check:
      ({ profile }, { most }) =>
      ({ rows }) => {
        if (!rows.some(({ entry }) => isDeadlift(entry))) return NOTHING
        const hips = rows.filter(
          ({ entry }) => entry.main && isHipDominant(entry.pattern) && !profile.likes.includes(entry.id),
        ).length
        return miss(hips - most, () => `${hips} main lifts for the hips in one day; a deadlift is enough.`)
      },
  }),
]
