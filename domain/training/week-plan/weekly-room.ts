import type { TrainingProfile } from '../profile/profile.ts'
import type { DayKind } from '../../program/day.ts'
import { belongsOn, holdsPattern } from '../draft/days.ts'
import { DAYS } from '../draft/generated/days.ts'
import { eligibleFor } from '../profile/eligible.ts'
import type { CatalogueEntry } from '../../exercises/exercise.ts'
import { maxLiftsAddingSets } from '../prescription/added-sets.ts'
import { bringsSomethingUp, isBroughtUp } from '../prescription/bring-up.ts'
import { MAJOR, type Group } from '../../program/muscle-groups.ts'
import {
  GOOD_SESSION,
  groupRecord,
  isBigEnough,
  isDirectFor,
  sessionCapacity,
  volumeTargets,
} from '../prescription/volume.ts'
import { weekOf } from './week-of.ts'

/** Weekly direct sets for size, for biceps and triceps each, and the time that they require (T2). */
const SETS_OF_SMALL = { sets: 4, inLongWeek: 6, days: 3, minutes: 45 } as const

/**
 * The sets for a small muscle, half as many again in a long week.
 *
 * @see Israetel, "Training volume landmarks" (RP, 2017): triceps grow from some six direct sets on, biceps and side delts
 *   from eight
 */
export const setsOfSmall = ({ days, minutes }: Pick<TrainingProfile, 'days' | 'minutes'>): number =>
  days * sessionCapacity(minutes) < LONG_WEEK ? SETS_OF_SMALL.sets : SETS_OF_SMALL.inLongWeek
/** Weekly sets: five days of 60 minutes, or four of 75. */
const LONG_WEEK = 75

export const asksForSmall = ({ goal, days, minutes }: TrainingProfile): boolean =>
  goal === 'hypertrophy' && days >= SETS_OF_SMALL.days && minutes >= SETS_OF_SMALL.minutes

/** What one week offers a muscle, with this split and the exercises that are open. */
export interface WeeklyRoom {
  /** The sets to aim for: the goal, or as many as fit on the days that train it. */
  aim: number
  /** The sets that fit on the days that train it. */
  room: number
  /** Sessions that should work it, directly or as a secondary muscle: two if split and days allow (R17). */
  sessions: number
}

/**
 * The share of the aim that other muscles keep while one is brought up.
 *
 * @see Bickel and others, "Exercise dosing to retain resistance training adaptations in young and older adults" (2011): a
 *   third of the sets maintains muscle in young people; the share is practice
 */
const KEPT_BY_OTHERS = 0.8

/**
 * What a week offers each group. Groups without a floor get nothing. The buyer's split and time come before
 * volume (docs/program-quality.md, Derived quantities), so both limit the aim.
 */
export function reachesFor(profile: TrainingProfile): Readonly<Record<Group, WeeklyRoom>> {
  const known = reachesOf(profile)
  return groupRecord((group) => known.get(group) ?? { aim: 0, room: 0, sessions: 0 })
}

function reachesOf(profile: TrainingProfile): Map<Group, WeeklyRoom> {
  const { goal, least } = volumeTargets(profile)
  const kept = (group: Group) => (isBigEnough(group, profile) ? least : undefined)
  const usual = profile.goal === 'strength' ? Math.min(6, goal) : goal
  const pays = (group: Group) => bringsSomethingUp(profile) && !isBroughtUp(group, profile)
  const often = twice(profile) ? 2 : 1
  const { kinds } = weekOf(profile)
  const open = eligibleFor(profile)
  const left = setsBesideArms(kinds, profile)
  return new Map(
    MAJOR.map((group) => {
      const direct = kinds.filter((kind) => trains(group, kind, open))
      const offeredBy = (setsOf: (kind: DayKind) => number) =>
        Math.floor(
          direct.reduce((sum, kind) => sum + Math.min(GOOD_SESSION, setsOf(kind) / DAYS[kind].muscles), 0),
        )
      const offered = offeredBy(left)
      return [
        group,
        {
          aim: Math.min(kept(group) ?? (pays(group) ? Math.ceil(KEPT_BY_OTHERS * usual) : usual), offered),
          room: offeredBy(() => sessionCapacity(profile.minutes)),
          sessions: Math.min(often, direct.length),
        },
      ]
    }),
  )
}

/**
 * The sets of a day for the large muscles, without those for biceps and triceps. If later weeks add two sets,
 * the first fits into the remaining time, and the second needs reserved room.
 */
function setsBesideArms(kinds: readonly DayKind[], profile: TrainingProfile): (kind: DayKind) => number {
  const whole = sessionCapacity(profile.minutes) - Math.max(0, maxLiftsAddingSets(profile) - 1)
  if (!asksForSmall(profile)) return () => whole
  const ofArms = (['curl', 'elbow-extension'] as const).map((pattern) => {
    const days = kinds.filter((kind) => holdsPattern(kind, pattern))
    return { days, sets: setsOfSmall(profile) / Math.max(1, days.length) }
  })
  return (kind) => whole - ofArms.reduce((sum, { days, sets }) => sum + (days.includes(kind) ? sets : 0), 0)
}

const twice = ({ days, split }: TrainingProfile): boolean =>
  days >= 4 || split === 'full-body' || split === 'upper-lower' || split === 'any'

const trains = (group: Group, kind: DayKind, open: readonly CatalogueEntry[]): boolean =>
  open.some((entry) => belongsOn(kind, entry) && isDirectFor(group, entry))
