import type { TrainingProfile } from '../profile.ts'
import { isAddedFor } from './care.ts'
import { CATALOGUE } from './catalogue.ts'
import { eligibleFor, workingLevel } from './eligible.ts'
import type { CatalogueEntry } from './exercise.ts'
import { isTooHeavyFor } from './person/body-weight.ts'
import { bringsUp, nearnessToLift } from './person/bring-up.ts'
import { isKnownLift } from './person/known-max.ts'
import { fractionOf } from './seed.ts'
import { hasStandIn } from './stand-ins.ts'
import { isPull, type Implement, type Pattern } from './vocabulary.ts'

const FIXED_GYM: readonly Implement[] = [
  'barbell',
  'dumbbells',
  'machines',
  'cable',
  'smith-machine',
  'leg-press',
  'lat-pulldown',
  'leg-curl',
  'leg-extension',
  'ez-bar',
  'trap-bar',
]
const GUIDED: readonly Implement[] = [
  'machines',
  'leg-press',
  'lat-pulldown',
  'leg-curl',
  'leg-extension',
  'dumbbells',
  'cable',
]

const uses = (entry: CatalogueEntry, tools: readonly Implement[]) =>
  entry.needs.some((need) => tools.includes(need))

const PASSED_OVER = -9

/** Whether what they own does the job better than a doorframe, or than legs and overhead work with nothing to hold. */
const isPassedOver = ({ needs, pattern }: CatalogueEntry, owned: readonly Implement[]): boolean =>
  !needs.length &&
  ((isPull(pattern) && owned.some((each) => PULLED.includes(each))) ||
    (BETTER_LOADED.includes(pattern) && owned.some((each) => CARRIED.includes(each))))
const BETTER_LOADED: readonly Pattern[] = ['squat', 'lunge', 'hinge', 'vertical-push']
const CARRIED: readonly Implement[] = ['dumbbells', 'kettlebell', 'barbell', 'trap-bar', 'bands']
const PULLED: readonly Implement[] = [...CARRIED, 'suspension', 'pull-up-bar', 'cable', 'lat-pulldown']

/** How well the implement suits the place: a bodyweight row is out of place in a gym, and all there is at home. */
function toolFit(entry: CatalogueEntry, { equipment }: TrainingProfile): number {
  if (equipment.kind === 'bodyweight') return 0
  const trunk = entry.pattern.startsWith('trunk')
  if (equipment.kind === 'home' && isPassedOver(entry, equipment.implements)) return PASSED_OVER
  if (equipment.kind === 'commercial')
    return uses(entry, FIXED_GYM) ? 3 : trunk || uses(entry, ['pull-up-bar']) ? 0 : -5
  return uses(entry, FIXED_GYM) || uses(entry, ['kettlebell']) ? 3 : entry.needs.length ? 1.5 : trunk ? 1 : -1
}

function goalFit(entry: CatalogueEntry, profile: TrainingProfile, leads: boolean): number {
  const { redFlags, equipment } = profile
  const heavy = profile.goal === 'strength' || profile.goal === 'powerbuilding'
  const novice = workingLevel(profile) === 'novice'
  if (leads && heavy && uses(entry, ['barbell', 'trap-bar'])) return CONTESTED.has(entry.id) ? 5 : 3
  if (!leads && uses(entry, ['barbell']) && entry.main) return -1.5
  if (novice && uses(entry, GUIDED)) return 1
  if (!novice && entry.traits.includes('assisted')) return -3
  // Past the first year, legs and hips outgrow what can be held in the hands.
  if (!novice && equipment.kind === 'commercial' && HEAVY_LEGS.includes(entry.pattern) && uses(entry, HELD))
    return -4
  if (!novice && entry.traits.includes('easy')) return -4
  if (redFlags.length && uses(entry, ['barbell', 'trap-bar'])) return -4
  return !novice && !entry.needs.length && (entry.level !== 'novice' || entry.traits.includes('slow')) ? 2 : 0
}

/** The lifts that strength is judged by. */
const CONTESTED = new Set([
  'barbell-back-squat',
  'barbell-bench-press',
  'barbell-deadlift',
  'barbell-overhead-press',
])

const HEAVY_LEGS: readonly Pattern[] = ['squat', 'hip-extension']
const HELD: readonly Implement[] = ['dumbbells', 'kettlebell']

const profileKeys = new WeakMap<TrainingProfile, string>()

/** Two people with the same answers get the same exercises; others differ where the choice is even. */
function keyOf(profile: TrainingProfile): string {
  const { days, minutes, goal, level, split, equipment, avoid, likes, redFlags } = profile
  const known =
    profileKeys.get(profile) ??
    String(fractionOf(JSON.stringify([days, minutes, goal, level, split, equipment, avoid, likes, redFlags])))
  profileKeys.set(profile, known)
  return known
}

/** For the conditions of somebody. */
const DOES_GOOD = 2

/** Both sides take half as long again: short sessions can seldom pay for it. */
const perSideCost = (minutes: number) =>
  minutes < 30 ? -9 : minutes < 45 ? -5 : minutes < 60 ? -3 : minutes < 75 ? -1 : 0

export interface Choice {
  /** Whether it opens the day. */
  leads: boolean
  /** Ids already in the week: the same exercise twice is dull, though not wrong. */
  used: ReadonlySet<string>
  /** The movement wanted most, where others would do. */
  pattern?: Pattern
  /** Which day asks, so that equal choices fall differently on each. */
  day: number
}

/** Pulling down or hinging with nothing to hold is the last resort where there is anything else. */
const MAKESHIFT = -8
const isMakeshift = ({ pattern, needs }: CatalogueEntry, { equipment }: TrainingProfile): boolean =>
  !needs.length && (pattern === 'vertical-pull' || (pattern === 'hinge' && equipment.implements.length > 0))

/** One kind of pull from the floor a week is plenty; other hinges spare the back. */
const ANOTHER_FLOOR_PULL = -4
const floorPulls = new Set(
  CATALOGUE.filter(({ pattern, primary }) => pattern === 'hinge' && primary.length > 1).map(({ id }) => id),
)

/** Exercises come best with something to take instead when the place is taken (R21). */
const WITHOUT_SWAP = -7

/** Asked for by name, it beats whatever is about as good. */
const LIKED = 8
/** Who names a lift without more means the one with the bar. */
const LIKED_MOST = 11

/** Numbers are told of lifts that are done, and a weight can be printed for them. */
const KNOWN_LIFT = 3
const LIFT_BROUGHT_UP = { it: 13, near: 9 }
const MUSCLE_BROUGHT_UP = 1
const TOO_HEAVY = -12

function personFit(entry: CatalogueEntry, profile: TrainingProfile): number {
  const nearness = nearnessToLift(entry, profile)
  return (
    (isKnownLift(entry, profile.person) ? KNOWN_LIFT : 0) +
    (nearness ? LIFT_BROUGHT_UP[nearness] : bringsUp(entry, profile) ? MUSCLE_BROUGHT_UP : 0) +
    (isTooHeavyFor(entry, profile) ? TOO_HEAVY : 0)
  )
}

/** The merit of what code never picks by itself. */
export const NEVER_CHOSEN = -100

/** How much a coach would want this exercise here; higher is better. */
export function merit(
  entry: CatalogueEntry,
  profile: TrainingProfile,
  { leads, used, pattern, day }: Choice,
): number {
  if (entry.pattern === 'jump' || entry.primary[0] === 'lower-back') return NEVER_CHOSEN
  const chance = 2.5 * fractionOf(`${keyOf(profile)}|${day}|${entry.id}`)
  const repeated = used.has(entry.id) ? -6 : 0
  return (
    (entry.staple ? 4.5 : 0) +
    (isAddedFor(entry, profile) ? DOES_GOOD : 0) +
    (profile.likes.includes(entry.id) ? (leads && uses(entry, ['barbell']) ? LIKED_MOST : LIKED) : 0) +
    (leads && entry.main ? 6 : 0) +
    (entry.perSide ? perSideCost(profile.minutes) : 0) +
    (isMakeshift(entry, profile) ? MAKESHIFT : 0) +
    (floorPulls.has(entry.id) && [...used].some((id) => floorPulls.has(id)) ? ANOTHER_FLOOR_PULL : 0) +
    personFit(entry, profile) +
    toolFit(entry, profile) +
    goalFit(entry, profile, leads) +
    (entry.pattern === pattern ? 4 : 0) +
    repeated +
    (hasStandIn(entry, profile) ? 0 : WITHOUT_SWAP) +
    chance
  )
}

/** The best of the exercises open to this person that pass a test. */
export function choose(
  profile: TrainingProfile,
  suits: (entry: CatalogueEntry) => boolean,
  choice: Choice,
): CatalogueEntry | undefined {
  let best: CatalogueEntry | undefined
  let highest = -Infinity
  for (const entry of eligibleFor(profile)) {
    if (!suits(entry)) continue
    const worth = merit(entry, profile, choice)
    if (worth > highest) [best, highest] = [entry, worth]
  }
  return best
}
