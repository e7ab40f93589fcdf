import type { WeakPoint } from '../../forms/facts.ts'
import type { TrainingProfile } from '../profile/profile.ts'
import type { CatalogueEntry } from '../../exercises/exercise.ts'
import type { Group } from '../../program/muscle-groups.ts'
import { groupOf, isDirectFor, sessionCapacity, sharesOf } from './volume.ts'
import { inWords } from '../../exercises/words.ts'

type Trainee = Pick<TrainingProfile, 'person' | 'days' | 'minutes'>

interface Aim {
  /** The name in a sentence. */
  plain: string
  groups: readonly Group[]
  /** Catalogue ids: the lift, then the exercises that train it most. */
  lifts: readonly string[]
}

const muscle = (plain: string, ...groups: Group[]): Aim => ({ plain, groups, lifts: [] })

const AIMS: Readonly<Record<WeakPoint, Aim>> = {
  chest: muscle('chest', 'chest'),
  back: muscle('back', 'back'),
  shoulders: muscle('shoulders', 'delts'),
  arms: muscle('arms', 'biceps', 'triceps'),
  legs: muscle('legs', 'quads', 'hamstrings'),
  glutes: muscle('glutes', 'glutes'),
  calves: muscle('calves', 'calves'),
  abs: muscle('abs', 'core'),
  squat: {
    plain: 'squat',
    groups: ['quads'],
    lifts: ['barbell-back-squat', 'safety-bar-squat', 'barbell-pause-squat', 'barbell-front-squat'],
  },
  'bench-press': {
    plain: 'bench press',
    groups: ['chest'],
    lifts: ['barbell-bench-press', 'barbell-pause-bench-press', 'close-grip-bench-press'],
  },
  deadlift: {
    plain: 'deadlift',
    groups: ['hamstrings', 'glutes'],
    lifts: ['barbell-deadlift', 'barbell-romanian-deadlift', 'trap-bar-deadlift'],
  },
  'overhead-press': {
    plain: 'overhead press',
    groups: ['delts'],
    lifts: ['barbell-overhead-press', 'seated-barbell-overhead-press'],
  },
  'pull-up': {
    plain: 'pull-up',
    groups: ['back'],
    lifts: ['pull-up', 'weighted-pull-up', 'band-assisted-pull-up', 'machine-assisted-pull-up'],
  },
}

/** `bench press`, as in a sentence. */
export const plainNameOf = (point: WeakPoint): string => AIMS[point].plain

/**
 * The factor for weekly sets of what is brought up: the middle of 30 to 60 % more.
 *
 * @see Schoenfeld and others, "Dose-response relationship between weekly resistance training volume and increases in muscle
 *   mass" (2017): more sets, more growth; the share is practice (T7)
 */
const MORE_SETS = 1.4

export const setsAimedFor = (usual: number, most: number): number =>
  Math.min(most, Math.ceil(usual * MORE_SETS))

export const isBroughtUp = (group: Group, profile: Trainee): boolean =>
  hasRoom(profile) && isNamed(group, profile)

const isNamed = (group: Group, { person }: Trainee): boolean =>
  person.bringUp.some((each) => AIMS[each].groups.includes(group))

/** The weekly sets that bringing up a muscle requires. Two short sessions hold only the minimum. */
const ROOM = 20
const hasRoom = ({ days, minutes }: Trainee): boolean => days * sessionCapacity(minutes) >= ROOM

/** Whether a muscle or lift is brought up at the expense of others. */
export const bringsSomethingUp = (profile: Trainee): boolean =>
  profile.person.bringUp.length > 0 && hasRoom(profile)

/** Whether an exercise directly trains what is brought up. */
export const bringsUp = (entry: CatalogueEntry, profile: Trainee): boolean =>
  profile.person.bringUp.length > 0 &&
  (nearnessToLift(entry, profile) !== null ||
    profile.person.bringUp.some((each) => AIMS[each].groups.some((group) => isDirectFor(group, entry))))

/** Whether an exercise is mainly for what is brought up: the lift itself, or the muscle before all others. */
export function isMostlyFor(entry: CatalogueEntry, profile: Trainee): boolean {
  if (!bringsSomethingUp(profile)) return false
  const [first] = entry.primary
  const group = first ? groupOf(first) : null
  return profile.person.bringUp.some((each) => {
    const { lifts, groups } = AIMS[each]
    return lifts.length ? lifts.includes(entry.id) : group !== null && groups.includes(group)
  })
}

/**
 * The relation of an exercise to a lift that is brought up: the lift itself, what trains it most, or neither.
 */
export function nearnessToLift(
  { id }: CatalogueEntry,
  { person }: Pick<Trainee, 'person'>,
): 'it' | 'near' | null {
  const places = person.bringUp.map((each) => AIMS[each].lifts.indexOf(id)).filter((place) => place >= 0)
  if (!places.length) return null
  return places.includes(0) ? 'it' : 'near'
}

const isHelpedBy = (group: Group, entry: CatalogueEntry): boolean =>
  sharesOf(entry).some(([each]) => each === group)

/** Weekly direct sets of a muscle, or of a lift and the exercises that train it most. */
export interface DirectSets {
  ofWeek1: number
  /** If later weeks add sets. */
  most: number
}

/**
 * What is brought up, one sentence each.
 *
 * @param setsOf - counts the sets of matching exercises
 */
export const bringUpDecisions = (
  profile: Trainee,
  setsOf: (is: (entry: CatalogueEntry) => boolean) => DirectSets,
): string[] =>
  profile.person.bringUp.map((each) => {
    const { plain, groups, lifts } = AIMS[each]
    if (!hasRoom(profile))
      return `Your week is too short to give your ${plain} more sets than the rest. They come early in the session where the order allows.`
    if (!setsOf((entry) => groups.some((group) => isDirectFor(group, entry))).ofWeek1)
      return setsOf((entry) => groups.some((group) => isHelpedBy(group, entry))).ofWeek1
        ? `No exercise open to you is for your ${plain} alone. Other lifts train them along the way.`
        : `Nothing open to you trains your ${plain}, so we could not give it more.`
    const parts = lifts.length
      ? [
          setsSaid(
            'sets of it and its variants',
            setsOf(({ id }) => lifts.includes(id)),
          ),
        ]
      : groups.map((group) =>
          setsSaid(
            `sets for ${PLAIN_GROUPS[group] ?? group}`,
            setsOf((entry) => isDirectFor(group, entry)),
          ),
        )
    return `More for your ${plain}: ${inWords(parts)} a week. They come early in the session where the order allows.`
  })

/** `9 to 10 sets for biceps`. */
const setsSaid = (what: string, { ofWeek1, most }: DirectSets): string =>
  `${ofWeek1}${most > ofWeek1 ? ` to ${most}` : ''} ${what}`

const PLAIN_GROUPS: Readonly<Partial<Record<Group, string>>> = { delts: 'shoulders', core: 'abs' }
