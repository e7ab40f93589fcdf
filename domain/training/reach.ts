import type { TrainingProfile } from '../profile.ts'
import { belongsOn, holdsPattern, type DayKind } from './days.ts'
import { eligibleFor } from './eligible.ts'
import type { CatalogueEntry } from './exercise.ts'
import { mostGrowing } from './growing.ts'
import { bringsSomethingUp, isBroughtUp } from './person/bring-up.ts'
import {
  GOOD_SESSION,
  groupRecord,
  isDirectFor,
  MAJOR,
  sessionCapacity,
  volumeTargets,
  type Group,
} from './volume.ts'
import { weekOf } from './week-of.ts'

/** Major muscles that share a day's time, counted as whole ones: half sets of helpers make them fewer than they are. */
const MUSCLES_OF_DAY: Readonly<Record<DayKind, number>> = {
  'full-body': 4.5,
  upper: 2.25,
  lower: 2.25,
  'lower-arms': 2.25,
  legs: 2.25,
  push: 1.6,
  pull: 1,
  'chest-triceps': 1,
  'back-biceps': 1,
  'legs-shoulders': 3.25,
  'shoulders-arms': 1,
  chest: 1,
  back: 1,
  shoulders: 1,
  arms: 1,
}

/** Direct sets a week that size asks for biceps and triceps each, and from how much time on (T2). */
export const SETS_OF_SMALL = { sets: 4, inLongWeek: 6, days: 3, minutes: 45 } as const

/**
 * The same, and half as many more in a week that holds enough.
 *
 * @see Israetel, "Training volume landmarks" (RP, 2017): triceps grow from some six direct sets on, biceps and side delts
 *   from eight
 */
export const setsOfSmall = ({ days, minutes }: Pick<TrainingProfile, 'days' | 'minutes'>): number =>
  days * sessionCapacity(minutes) < LONG_WEEK ? SETS_OF_SMALL.sets : SETS_OF_SMALL.inLongWeek
/** Five days of an hour, or four of five quarters. */
const LONG_WEEK = 75

export const asksForSmall = ({ goal, days, minutes }: TrainingProfile): boolean =>
  goal === 'hypertrophy' && days >= SETS_OF_SMALL.days && minutes >= SETS_OF_SMALL.minutes

/** What one week offers a muscle, given the split that was asked for and what is open to this person. */
export interface Reach {
  /** Sets to aim for: the goal, or what the days that may train it have room for. */
  aim: number
  /** Sets that the days which may train it have room for. */
  room: number
  /** Sessions that should work it, directly or as a helper: two where split and days allow (R17). */
  sessions: number
}

/**
 * What is not brought up pays: it keeps so much of its aim.
 *
 * @see Bickel and others, "Exercise dosing to retain resistance training adaptations in young and older adults" (2011): a
 *   third of the sets keeps what the young have; the share is practice
 */
const KEPT_BY_OTHERS = 0.8

/**
 * What a week offers every group; those that no floor holds for are offered nothing. The buyer's split and time come
 * before volume (docs/program-quality.md, Derived quantities), so both bound what can be aimed for.
 */
export function reachesFor(profile: TrainingProfile): Readonly<Record<Group, Reach>> {
  const known = reachesOf(profile)
  return groupRecord((group) => known.get(group) ?? { aim: 0, room: 0, sessions: 0 })
}

function reachesOf(profile: TrainingProfile): Map<Group, Reach> {
  const { goal } = volumeTargets(profile)
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
          direct.reduce((sum, kind) => sum + Math.min(GOOD_SESSION, setsOf(kind) / MUSCLES_OF_DAY[kind]), 0),
        )
      const offered = offeredBy(left)
      return [
        group,
        {
          aim: Math.min(pays(group) ? Math.ceil(KEPT_BY_OTHERS * usual) : usual, offered),
          room: offeredBy(() => sessionCapacity(profile.minutes)),
          sessions: Math.min(often, direct.length),
        },
      ]
    }),
  )
}

/**
 * Sets of a day for the large muscles: those of biceps and triceps come from the days that hold them. Where later weeks add
 * two, the first comes into what is left over, and the second has to be left room for.
 */
function setsBesideArms(kinds: readonly DayKind[], profile: TrainingProfile): (kind: DayKind) => number {
  const whole = sessionCapacity(profile.minutes) - Math.max(0, mostGrowing(profile) - 1)
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
