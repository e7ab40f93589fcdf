import type { WeakPoint } from '../../forms/facts.ts'
import type { TrainingProfile } from '../../profile.ts'
import type { CatalogueEntry } from '../exercise.ts'
import { groupOf, sessionCapacity, sharesOf, type Group } from '../volume.ts'

type Whose = Pick<TrainingProfile, 'person' | 'days' | 'minutes'>

interface Aim {
  /** As it is said in a sentence. */
  plain: string
  groups: readonly Group[]
  /** Catalogue ids of a lift, and then of what trains it most. */
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
    lifts: ['barbell-back-squat', 'barbell-pause-squat', 'barbell-front-squat'],
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

/**
 * Weekly sets of what is brought up, for each that it would have otherwise: in the middle of 30 to 60 % more.
 *
 * @see Schoenfeld and others, "Dose-response relationship between weekly resistance training volume and increases in muscle
 *   mass" (2017): more sets, more growth; the share is practice (T7)
 */
const MORE_SETS = 1.4

export const setsAimedFor = (usual: number, most: number): number =>
  Math.min(most, Math.ceil(usual * MORE_SETS))

export const isBroughtUp = (group: Group, profile: Whose): boolean =>
  hasRoom(profile) && isNamed(group, profile)

const isNamed = (group: Group, { person }: Whose): boolean =>
  person.bringUp.some((each) => AIMS[each].groups.includes(group))

/** Sets that a week must hold before anything can have more than its share: two short sessions just hold the least. */
const ROOM = 20
const hasRoom = ({ days, minutes }: Whose): boolean => days * sessionCapacity(minutes) >= ROOM

/** Whether an exercise works directly at what somebody brings up. */
export const bringsUp = (entry: CatalogueEntry, profile: Whose): boolean =>
  profile.person.bringUp.length > 0 &&
  (nearnessToLift(entry, profile) !== null ||
    sharesOf(entry).some(([group, share]) => share === 1 && isNamed(group, profile)))

/** Whether what somebody brings up is what an exercise is for: their lift, or their muscle before any other. */
export function isMostlyFor(entry: CatalogueEntry, profile: Whose): boolean {
  if (!hasRoom(profile)) return false
  const [first] = entry.primary
  const group = first ? groupOf(first) : null
  return profile.person.bringUp.some((each) => {
    const { lifts, groups } = AIMS[each]
    return lifts.length ? lifts.includes(entry.id) : group !== null && groups.includes(group)
  })
}

/** How near an exercise is to a lift that somebody brings up: the lift itself, what trains it most, or neither. */
export function nearnessToLift(
  { id }: CatalogueEntry,
  { person }: Pick<Whose, 'person'>,
): 'it' | 'near' | null {
  const places = person.bringUp.map((each) => AIMS[each].lifts.indexOf(id)).filter((place) => place >= 0)
  if (!places.length) return null
  return places.includes(0) ? 'it' : 'near'
}

/** What is brought up, with its sets of one week, a sentence each. */
export const bringUpDecisions = (profile: Whose, setsOf: (group: Group) => number): string[] =>
  profile.person.bringUp.map((each) => {
    const { plain, groups, lifts } = AIMS[each]
    const sets = Math.round(groups.reduce((sum, group) => sum + setsOf(group), 0))
    if (sets === 0) return `Nothing that is open to you trains your ${plain}, so we could not bring it up.`
    if (!hasRoom(profile))
      return `Your week is too short to give your ${plain} more sets than the rest; what trains it comes early in the day where the order allows.`
    const worked = lifts.length ? `what works for your ${plain}` : `your ${plain}`
    return `To bring up your ${plain}, we gave ${worked} more of the time: about ${sets} sets in week 1, early in the day where the order allows.`
  })
