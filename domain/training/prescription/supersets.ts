import type { TrainingProfile } from '../profile/profile.ts'
import type { Row } from '../draft/draft.ts'
import { workingLevel } from '../profile/eligible.ts'
import type { CatalogueEntry } from '../../exercises/exercise.ts'
import { placeOf } from '../profile/kept.ts'
import { runs } from '../profile/other-training.ts'
import { LOADED, LOADS, READY, STATIONS } from '../draft/generated/implements.ts'
import { isHeavyInSomeWeek, restSeconds } from './rep-ranges.ts'
import { isTestable, mayBeTested } from './test-week.ts'
import { isCompound, isLegs, isPull, type Pattern } from '../../exercises/vocabulary.ts'
import { isShortSession } from './volume.ts'

type Trainee = TrainingProfile

/** The partner of each row in a superset, in both directions. */
export type Supersets = ReadonlyMap<Row, Row>

const NONE: Supersets = new Map()

/** Minutes. Up to this length, lifts without loading are done in supersets. */
const SHORT = 45
/**
 * Whether a day uses supersets: every brief day, short days at home without loading between sets, and short
 * days of runners, whose calf work pairs with the upper body.
 *
 * @see r/bodyweightfitness, "Recommended Routine": its lifts are done in pairs, and trunk work in threes
 * @see Iversen and others, "No time to lift?" (2021): supersets halve the time of a session
 */
export const usesSupersets = (profile: Trainee): boolean =>
  isShortSession(profile) ||
  (profile.minutes <= SHORT &&
    profile.redFlags.length === 0 &&
    profile.person.age !== '65-plus' &&
    (runs(profile) || isReady(profile.equipment)))

const isReady = ({ kind, implements: there }: TrainingProfile['equipment']): boolean =>
  kind !== 'commercial' && there.every((each) => READY.includes(each))

/**
 * The supersets of such a day: one partner works while the other rests. The pairs save the most time; ties go
 * to the earliest pairs. The saving does not depend on the order of the rows.
 *
 * @see Robbins and others, "Agonist-antagonist paired set resistance training: a brief review" (2010): about
 *   half the time for about the same work; and Weakley and others, "The effects of traditional, superset, and
 *   tri-set resistance training structures on perceived intensity and physiological responses" (2017): it is
 *   harder, so people with longer sessions or pending clearance do not do it
 */
export function supersetsOf(all: readonly Row[], profile: Trainee): Supersets {
  // What closes the session is done alone.
  const rows = profile.order ? all.filter(({ entry }) => placeOf(entry, profile.order) !== 'last') : all
  return usesSupersets(profile)
    ? bestOf(rows, mayGoInTurn(rows, profile), profile)
    : pairsSmall(profile)
      ? bestOf(
          rows.filter(({ entry }) => OPPOSITES.some((pair) => pair.includes(entry.pattern))),
          areOpposite,
          profile,
        )
      : NONE
}

/** Small muscles on opposite sides of a joint. */
const OPPOSITES: readonly (readonly [Pattern, Pattern])[] = [
  ['curl', 'elbow-extension'],
  ['lateral-raise', 'rear-delt'],
  ['knee-extension', 'knee-flexion'],
]

/**
 * Whether opposing single joints are supersets for size, which leaves time for more sets.
 *
 * @see Burke and others, "Does supersetting alter muscle growth and strength?" (2024): opposite muscles in turn took about
 *   two thirds of the time, and grew as much
 */
export const pairsSmall = (profile: Trainee): boolean =>
  (profile.goal === 'hypertrophy' || profile.goal === 'powerbuilding') &&
  workingLevel(profile) !== 'novice' &&
  profile.redFlags.length === 0 &&
  profile.person.age !== '65-plus'

/** Paired row positions, and the time saved. */
interface Matching {
  pairs: readonly (readonly [number, number])[]
  savedSeconds: number
}

type MayPair = (one: Row, other: Row) => boolean

/** Caches the best pairs: the same rows always have the same ones. */
function bestOf(rows: readonly Row[], mayPair: MayPair, profile: Trainee): Supersets {
  const partnersOf = rows.map((row, at) =>
    rows.flatMap((other, place) => (place > at && mayPair(row, other) ? [place] : [])),
  )
  if (partnersOf.every(({ length }) => length === 0)) return NONE
  const saved = rows.map((row) => savedBy(row, profile))
  const found = new Map<number, Matching>()

  /** @param left - bit mask of the unplaced rows */
  function bestFrom(at: number, left: number): Matching {
    if (at >= rows.length) return ALONE
    if (!(left & (1 << at))) return bestFrom(at + 1, left)
    const known = found.get(left)
    if (known) return known
    const others = left & ~(1 << at)
    let best: Matching | undefined
    for (const partner of partnersOf[at] ?? []) {
      if (!(others & (1 << partner))) continue
      const rest = bestFrom(at + 1, others & ~(1 << partner))
      const savedSeconds = rest.savedSeconds + (saved[at] ?? 0) + (saved[partner] ?? 0)
      if (!best || savedSeconds > best.savedSeconds)
        best = { pairs: [[at, partner], ...rest.pairs], savedSeconds }
    }
    const alone = bestFrom(at + 1, others)
    if (!best || alone.savedSeconds > best.savedSeconds) best = alone
    found.set(left, best)
    return best
  }

  const pairs = new Map<Row, Row>()
  for (const [at, partner] of bestFrom(0, (1 << rows.length) - 1).pairs) {
    const [one, other] = [rows[at], rows[partner]]
    if (one && other) pairs.set(one, other).set(other, one)
  }
  return pairs
}

const ALONE: Matching = { pairs: [], savedSeconds: 0 }

const savedBy = (row: Row, profile: Trainee): number =>
  row.sets * (restSeconds(row, profile) - restInTurn(row, profile))

const isTestedMain = ({ entry }: Row, profile: Trainee): boolean =>
  entry.main && isTestable(entry) && mayBeTested(profile)

/** The rest before the partner's set (R36). That set provides most of the recovery. */
export const restInTurn = (row: Row, profile: Trainee): number =>
  isHeavyInSomeWeek(row) || isTestedMain(row, profile) ? 60 : 30

/**
 * A lift that opens the day and is tested at the end is done rested, if time allows: not in a superset with
 * other large muscles.
 *
 * @see Weakley and others (2017), as above: in turn with another lift each set is harder
 */
function leavesTestAlone([first]: readonly Row[], profile: Trainee): MayPair {
  const alone = first && !isShortSession(profile) && isTestedMain(first, profile) ? first : undefined
  const tires = (row: Row, other: Row) => row === alone && isCompound(other.entry.pattern)
  return (one, other) => !tires(one, other) && !tires(other, one) && goInTurn(one, other)
}

function mayGoInTurn(rows: readonly Row[], profile: Trainee): MayPair {
  const mayPair = leavesTestAlone(rows, profile)
  // Little time is worth more than a rested grip.
  const rested: MayPair = isShortSession(profile)
    ? mayPair
    : (one, other) => mayPair(one, other) && !tireOneGrip(one.entry, other.entry)
  return profile.equipment.kind === 'commercial'
    ? (one, other) => rested(one, other) && !areBothStations(one.entry, other.entry)
    : rested
}

/** With at most one set more, only the last set has no partner set. */
const goInTurn = (one: Row, other: Row): boolean =>
  Math.abs(one.sets - other.sets) <= 1 && areUnrelated(one.entry, other.entry)

const areOpposite = (one: Row, other: Row): boolean =>
  OPPOSITES.some((pair) => pair.includes(one.entry.pattern) && pair.includes(other.entry.pattern)) &&
  one.entry.pattern !== other.entry.pattern &&
  Math.abs(one.sets + Number(one.addSet) - other.sets - Number(other.addSet)) <= 1 &&
  goInTurn(one, other)

/**
 * Whether a set of one lift leaves the other fresh. Neither works the other's muscles or needs its bar, and
 * only one of them loads the legs.
 */
export const areUnrelated = (one: CatalogueEntry, other: CatalogueEntry): boolean =>
  !spends(one, other) &&
  !spends(other, one) &&
  !(loadsLegs(one) && loadsLegs(other)) &&
  !LOADED.some((each) => one.needs.includes(each) && other.needs.includes(each))

/** Lifted off the floor or carried in the hands or arms, with no bar on the back. */
const isHeavyInHands = ({ pattern, needs, traits }: CatalogueEntry): boolean =>
  (pattern === 'carry' || (pattern === 'hinge' && !needs.includes('rack'))) &&
  needs.some((each) => LOADS.includes(each)) &&
  !traits.includes('ballistic')

const isHeld = (entry: CatalogueEntry): boolean =>
  isHeavyInHands(entry) ||
  entry.positions.includes('hanging') ||
  (isPull(entry.pattern) && entry.needs.length > 0)

/**
 * Whether both hold on with the same hands, and one of them holds heavily: then the grip ends a set before its muscles do.
 *
 * @see Weakley and others (2017), as above; that the grip is what tires is practice
 */
const tireOneGrip = (one: CatalogueEntry, other: CatalogueEntry): boolean =>
  isHeld(one) && isHeld(other) && (isHeavyInHands(one) || isHeavyInHands(other))

const areBothStations = (one: CatalogueEntry, other: CatalogueEntry): boolean =>
  [one, other].every(({ needs }) => needs.some((each) => STATIONS.includes(each)))

const loadsLegs = ({ pattern, needs }: CatalogueEntry): boolean =>
  isLegs(pattern) && isCompound(pattern) && needs.length > 0

const spends = ({ primary, secondary }: CatalogueEntry, other: CatalogueEntry): boolean =>
  other.primary.some((muscle) => primary.includes(muscle) || secondary.includes(muscle))

/** Rest after each set of a row on its day, in seconds. */
export const restOn = (supersets: Supersets, row: Row, profile: Trainee): number =>
  supersets.has(row) ? restInTurn(row, profile) : restSeconds(row, profile)

/** The extra rest in seconds for the last set of a longer lower row, after the upper row is done. */
export const waitForLast = (upper: number, lower: number, rest: number): number => (lower > upper ? rest : 0)

/** The rows in performing order, with partners next to each other. */
export function besidePartners(rows: readonly Row[], profile: Trainee): Row[] {
  const supersets = supersetsOf(rows, profile)
  const placed = new Set<Row>()
  for (const row of rows) {
    placed.add(row)
    const partner = supersets.get(row)
    if (partner) placed.add(partner)
  }
  return [...placed]
}
