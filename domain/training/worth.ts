import type { TrainingProfile } from '../profile.ts'
import { aimOf, floorOf, GOOD_SESSION } from './aims.ts'
import type { Draft } from './draft.ts'
import { eligibleFor } from './eligible.ts'
import type { CatalogueEntry } from './exercise.ts'
import { isBroughtUp } from './person/bring-up.ts'
import { isMajor, MAJOR, outOfReach, sessionCapacity, sharesOf, volumeTargets, type Group } from './volume.ts'
import { isHipDominant, isKneeDominant, isPull, isPush, type Pattern } from './vocabulary.ts'

/** Worth of each further weekly set of a muscle up to that many: steep below the floor, gentle above, then a price. */
type Slope = readonly [upTo: number, perSet: number]

/** What a week is worth to one person. */
interface Scale {
  slopes: Readonly<Record<Group, readonly Slope[]>>
  hasFloor: (group: Group) => boolean
  /** Whether this person can both push and pull: else the two need no balance. */
  bothWays: boolean
  wanted: readonly { is: (pattern: Pattern) => boolean; worth: number }[]
}

/** What a week holds so far. */
export interface Tally {
  week: Record<Group, number>
  sessions: Record<Group, number>[]
  /** Exercises of each wanted kind. */
  wanted: number[]
  pushes: number
  pulls: number
}

/** One exercise more or less in a day, or some of its sets. */
export interface Change {
  day: number
  entry: CatalogueEntry
  sets: number
  exercises: number
}

const NEVER = 1000
const ONE_EXERCISE = 2
/** The most hard sets of one muscle in one session (R18 allows twelve). */
const FULL_SESSION = 11
/** Sets from which a session counts as training a muscle, and the worth of one more such session where one is missing (R17). */
const COUNTS = 1
const OFTEN = 45

/** A small muscle that somebody brings up is wanted like a large one. */
const BROUGHT_UP: readonly Slope[] = [
  [8, 24],
  [12, 10],
  [14, 1],
  [Infinity, -10],
]

const scales = new WeakMap<TrainingProfile, Scale>()

function scaleOf(profile: TrainingProfile): Scale {
  const known = scales.get(profile)
  if (known) return known
  const { plenty, fine, most } = volumeTargets(profile)
  const major = (group: Group): readonly Slope[] => {
    const least = floorAimedAt(group, profile)
    const aim = Math.max(aimOf(group, profile).aim, least + 1)
    const enough = Math.min(Math.max(plenty, aim + 2), fine - 2)
    return [
      [least, 250],
      [least + 1, 40],
      [aim, 16],
      [aim + 2, 8],
      [enough, 2],
      [fine - 1, -3],
      [fine, -10],
      [most - 1, -60],
      [Infinity, -NEVER],
    ]
  }
  const sizeMatters = profile.goal === 'hypertrophy' || profile.goal === 'powerbuilding'
  const minor = (group: Group): readonly Slope[] => {
    // Who trains for size expects arms to be trained, not only to help.
    const more = sizeMatters && (group === 'biceps' || group === 'triceps') ? 3 : 0
    if (isBroughtUp(group, profile)) return BROUGHT_UP
    return [
      [3 + more, 7],
      [7 + more, 4],
      [11 + more, 1.5],
      [Infinity, -4],
    ]
  }
  const unreachable = outOfReach(profile)
  const hasFloor = (group: Group) => isMajor(group) && !unreachable.includes(group)
  const scale: Scale = {
    slopes: recordOf((group) => (hasFloor(group) ? major(group) : minor(group))),
    hasFloor,
    bothWays: [isPush, isPull].every((is) => eligibleFor(profile).some(({ pattern }) => is(pattern))),
    wanted: wantedOf(profile),
  }
  scales.set(profile, scale)
  return scale
}

/** Where a week has room for less than one exercise of two sets, one is still what it tries to give. */
const floorAimedAt = (group: Group, profile: TrainingProfile): number =>
  Math.max(ONE_EXERCISE, floorOf(group, profile))

/** Kinds of movement that a week must hold (R13), and those that it had better hold where there is time (R14). */
function wantedOf(profile: TrainingProfile): Scale['wanted'] {
  const roomForSix = profile.days * sessionCapacity(profile.minutes) >= 30
  const six: readonly Pattern[] = ['horizontal-push', 'vertical-push', 'horizontal-pull', 'vertical-pull']
  const must = [isKneeDominant, isHipDominant, isPush, isPull].map((is) => ({ is, worth: 400 }))
  const better = six.map((wanted) => ({ is: (pattern: Pattern) => pattern === wanted, worth: 70 }))
  const isOpen = ({ is }: Scale['wanted'][number]) => eligibleFor(profile).some(({ pattern }) => is(pattern))
  return [...must, ...(roomForSix ? better.filter((each) => isWellOpen(each.is, profile)) : [])].filter(
    isOpen,
  )
}

/** Whether there is anything for it beyond what a living room offers, in a place that has more than that. */
export const isWellOpen = (is: (pattern: Pattern) => boolean, profile: TrainingProfile): boolean =>
  profile.equipment.implements.length === 0 ||
  eligibleFor(profile).some(({ pattern, needs }) => is(pattern) && needs.length > 0)

function along(slopes: readonly Slope[], amount: number): number {
  let worth = 0
  let from = 0
  for (const [upTo, perSet] of slopes) {
    worth += (Math.min(amount, upTo) - from) * perSet
    if (amount <= upTo) break
    from = upTo
  }
  return worth
}

const recordOf = <T>(value: (group: Group) => T): Record<Group, T> => ({
  chest: value('chest'),
  back: value('back'),
  quads: value('quads'),
  hamstrings: value('hamstrings'),
  glutes: value('glutes'),
  delts: value('delts'),
  biceps: value('biceps'),
  triceps: value('triceps'),
  calves: value('calves'),
  core: value('core'),
})
const zero = () => 0

export function tallyOf(draft: Draft, profile: TrainingProfile): Tally {
  const tally: Tally = {
    week: recordOf(zero),
    sessions: draft.days.map(() => recordOf(zero)),
    wanted: scaleOf(profile).wanted.map(zero),
    pushes: 0,
    pulls: 0,
  }
  for (const [day, { rows }] of draft.days.entries())
    for (const { entry, sets } of rows) addTo(tally, profile, { day, entry, sets, exercises: 1 })
  return tally
}

export function addTo(tally: Tally, profile: TrainingProfile, change: Change): void {
  const { day, entry, sets, exercises } = change
  const session = tally.sessions[day]
  for (const [group, share] of sharesOf(entry)) {
    tally.week[group] += share * sets
    if (session) session[group] += share * sets
  }
  for (const [index, { is }] of scaleOf(profile).wanted.entries())
    if (is(entry.pattern)) tally.wanted[index] = (tally.wanted[index] ?? 0) + exercises
  if (isPush(entry.pattern)) tally.pushes += sets
  if (isPull(entry.pattern)) tally.pulls += sets
}

/** How much better or worse a week gets by one change. */
export function gainOf(tally: Tally, profile: TrainingProfile, change: Change): number {
  const { day, entry, sets, exercises } = change
  const { slopes, wanted } = scaleOf(profile)
  const session = tally.sessions[day]
  let gain = 0
  for (const [group, share] of sharesOf(entry)) {
    const now = tally.week[group]
    gain += along(slopes[group], now + share * sets) - along(slopes[group], now)
    const today = session?.[group] ?? 0
    gain -= sessionPrice(today + share * sets) - sessionPrice(today)
    gain += oftenEnough(tally, profile, group, today, today + share * sets)
  }
  for (const [index, { is, worth }] of wanted.entries()) {
    if (!is(entry.pattern)) continue
    const held = tally.wanted[index] ?? 0
    gain += worth * (Number(held + exercises > 0) - Number(held > 0))
  }
  const pushes = tally.pushes + (isPush(entry.pattern) ? sets : 0)
  const pulls = tally.pulls + (isPull(entry.pattern) ? sets : 0)
  return scaleOf(profile).bothWays
    ? gain - lopsided(pushes, pulls) + lopsided(tally.pushes, tally.pulls)
    : gain
}

/** What it is worth that a session begins to count for a muscle that is trained too seldom, or ceases to. */
function oftenEnough(
  { sessions }: Tally,
  profile: TrainingProfile,
  group: Group,
  before: number,
  after: number,
): number {
  if (before >= COUNTS === after >= COUNTS) return 0
  const others = sessions.filter((session) => session[group] >= COUNTS).length - Number(before >= COUNTS)
  if (others >= aimOf(group, profile).sessions) return 0
  return after >= COUNTS ? OFTEN : -OFTEN
}

/** Whether a change helps a muscle that has less than there is room for. */
export function servesAim(tally: Tally, profile: TrainingProfile, { entry }: Change): boolean {
  const { hasFloor } = scaleOf(profile)
  return sharesOf(entry).some(
    ([group, share]) => share === 1 && hasFloor(group) && tally.week[group] < aimOf(group, profile).aim,
  )
}

/** Whether a change helps a muscle that is short of what is sound. */
export function servesFloor(tally: Tally, profile: TrainingProfile, { entry }: Change): boolean {
  return sharesOf(entry).some(([group]) => isShort(tally, profile, group))
}

/** Whether any muscle is short of what is sound. */
export function missesFloor(tally: Tally, profile: TrainingProfile): boolean {
  return MAJOR.some((group) => isShort(tally, profile, group))
}

const isShort = (tally: Tally, profile: TrainingProfile, group: Group): boolean =>
  scaleOf(profile).hasFloor(group) && tally.week[group] < floorAimedAt(group, profile)

const over = (amount: number, limit: number) => Math.max(0, amount - limit)
const sessionPrice = (sets: number) => 25 * over(sets, GOOD_SESSION) + NEVER * over(sets, FULL_SESSION)

/** Pulling should be about as much as pushing, rather more than less (R37). */
const lopsided = (pushes: number, pulls: number): number =>
  40 * over(0.95 * pushes, pulls) +
  20 * over(pulls, 1.5 * pushes) +
  60 * over(0.75 * pushes, pulls) +
  60 * over(pulls, 2.3 * pushes)
