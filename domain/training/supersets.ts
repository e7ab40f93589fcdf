import type { TrainingProfile } from '../profile.ts'
import type { Row } from './draft.ts'
import { workingLevel } from './eligible.ts'
import type { CatalogueEntry } from './exercise.ts'
import { runs } from './other-training.ts'
import { isHeavyInSomeWeek, restSeconds } from './scheme.ts'
import { isTestable, mayBeTested } from './test-week.ts'
import { isCompound, isLegs, type Implement, type Pattern } from './vocabulary.ts'
import { isBrief } from './volume.ts'

type Whose = TrainingProfile

/** The partner of each row that is done in turn with another, named both ways. */
export type Supersets = ReadonlyMap<Row, Row>

const NONE: Supersets = new Map()

/** Up to this many minutes, lifts that need no loading are done in turn. */
const SHORT = 45
/** What stays as it is from set to set. */
const READY: readonly Implement[] = [
  'kettlebell',
  'bands',
  'mini-band',
  'suspension',
  'pull-up-bar',
  'dip-bars',
  'bench',
  'incline-bench',
  'box',
  'ab-wheel',
  'stability-ball',
  'medicine-ball',
]

/**
 * Whether a day does lifts in turn: every brief one, and short ones at home where nothing is loaded between two sets, or of
 * runners, whose calves go beside the upper body.
 *
 * @see r/bodyweightfitness, "Recommended Routine": its lifts are done in pairs, and trunk work in threes
 * @see Iversen and others, "No time to lift?" (2021): supersets halve the time of a session
 */
export const takesTurns = (profile: Whose): boolean =>
  isBrief(profile) ||
  (profile.minutes <= SHORT &&
    profile.redFlags.length === 0 &&
    profile.person.age !== '65-plus' &&
    (runs(profile) || isReady(profile.equipment)))

const isReady = ({ kind, implements: there }: TrainingProfile['equipment']): boolean =>
  kind !== 'commercial' && there.every((each) => READY.includes(each))

/**
 * Which lifts of such a day are done in turn, so that the rest of one is the work of the other: the pairs that save most
 * time, the earliest first where some save as much. It does not depend on the order of the rows how much they save.
 *
 * @see Robbins and others, "Agonist-antagonist paired set resistance training: a brief review" (2010): about half the time
 *   for about the same work; and Weakley and others, "The effects of traditional, superset, and tri-set resistance
 *   training structures on perceived intensity and physiological responses" (2017): it is harder, so nobody with longer
 *   sessions, or with something to be cleared first, is asked for it
 */
export const supersetsOf = (rows: readonly Row[], profile: Whose): Supersets =>
  takesTurns(profile)
    ? bestOf(rows, mayGoInTurn(rows, profile), profile)
    : pairsSmall(profile)
      ? bestOf(
          rows.filter(({ entry }) => OPPOSITES.some((pair) => pair.includes(entry.pattern))),
          areOpposite,
          profile,
        )
      : NONE

/** Small muscles across a joint from each other. */
const OPPOSITES: readonly (readonly [Pattern, Pattern])[] = [
  ['curl', 'elbow-extension'],
  ['lateral-raise', 'rear-delt'],
  ['knee-extension', 'knee-flexion'],
]

/**
 * Whether single joints are done in turn with their opposites for size, which leaves time for more sets of them.
 *
 * @see Burke and others, "Does supersetting alter muscle growth and strength?" (2024): opposite muscles in turn took about
 *   two thirds of the time, and grew as much
 */
export const pairsSmall = (profile: Whose): boolean =>
  (profile.goal === 'hypertrophy' || profile.goal === 'powerbuilding') &&
  workingLevel(profile) !== 'novice' &&
  profile.redFlags.length === 0 &&
  profile.person.age !== '65-plus'

/** Rows by their places, and what going in turn saves of them. */
interface Matching {
  pairs: readonly (readonly [number, number])[]
  savedSeconds: number
}

type MayPair = (one: Row, other: Row) => boolean

/** Of the same rows, however one came to them, the best pairs are the same: looked for once. */
function bestOf(rows: readonly Row[], mayPair: MayPair, profile: Whose): Supersets {
  const partnersOf = rows.map((row, at) =>
    rows.flatMap((other, place) => (place > at && mayPair(row, other) ? [place] : [])),
  )
  if (partnersOf.every(({ length }) => length === 0)) return NONE
  const saved = rows.map((row) => savedBy(row, profile))
  const found = new Map<number, Matching>()

  /** @param left - a bit for each row that is still to be placed */
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

const savedBy = (row: Row, profile: Whose): number =>
  row.sets * (restSeconds(row, profile) - restInTurn(row, profile))

const isTestedMain = ({ entry }: Row, profile: Whose): boolean =>
  entry.main && isTestable(entry) && mayBeTested(profile)

/** Rest of a lift whose partner's set comes before its next one (R36): that set is most of its rest. */
export const restInTurn = (row: Row, profile: Whose): number =>
  isHeavyInSomeWeek(row) || isTestedMain(row, profile) ? 60 : 30

/**
 * What opens a day and is tested at the end is done rested, where there is time: not beside other large muscles.
 *
 * @see Weakley and others (2017), as above: in turn with another lift each set is harder
 */
function leavesTestAlone([first]: readonly Row[], profile: Whose): MayPair {
  const alone = first && !isBrief(profile) && isTestedMain(first, profile) ? first : undefined
  const tires = (row: Row, other: Row) => row === alone && isCompound(other.entry.pattern)
  return (one, other) => !tires(one, other) && !tires(other, one) && goInTurn(one, other)
}

function mayGoInTurn(rows: readonly Row[], profile: Whose): MayPair {
  const mayPair = leavesTestAlone(rows, profile)
  return profile.equipment.kind === 'commercial'
    ? (one, other) => mayPair(one, other) && !areBothStations(one.entry, other.entry)
    : mayPair
}

/** With one set more at most, only the last one has nothing in between. */
const goInTurn = (one: Row, other: Row): boolean =>
  Math.abs(one.sets - other.sets) <= 1 && areUnrelated(one.entry, other.entry)

const areOpposite = (one: Row, other: Row): boolean =>
  OPPOSITES.some((pair) => pair.includes(one.entry.pattern) && pair.includes(other.entry.pattern)) &&
  one.entry.pattern !== other.entry.pattern &&
  Math.abs(one.sets + Number(one.addSet) - other.sets - Number(other.addSet)) <= 1 &&
  goInTurn(one, other)

/** What is loaded for one lift and would have to be loaded anew for each set of the other. */
const LOADED: readonly Implement[] = ['barbell', 'trap-bar', 'ez-bar', 'smith-machine', 'landmine', 'cable']

/**
 * Whether a set of the one leaves the other fresh: neither works what the other is for, nor needs its bar, and the legs do
 * not lift weights in both.
 */
export const areUnrelated = (one: CatalogueEntry, other: CatalogueEntry): boolean =>
  !spends(one, other) &&
  !spends(other, one) &&
  !(loadsLegs(one) && loadsLegs(other)) &&
  !LOADED.some((each) => one.needs.includes(each) && other.needs.includes(each))

/** What stands in a place of a gym: nobody holds two of them at once. */
const STATIONS: readonly Implement[] = [
  ...LOADED,
  'rack',
  'machines',
  'leg-press',
  'lat-pulldown',
  'leg-curl',
  'leg-extension',
]
const areBothStations = (one: CatalogueEntry, other: CatalogueEntry): boolean =>
  [one, other].every(({ needs }) => needs.some((each) => STATIONS.includes(each)))

const loadsLegs = ({ pattern, needs }: CatalogueEntry): boolean =>
  isLegs(pattern) && isCompound(pattern) && needs.length > 0

const spends = ({ primary, secondary }: CatalogueEntry, other: CatalogueEntry): boolean =>
  other.primary.some((muscle) => primary.includes(muscle) || secondary.includes(muscle))

/** Rest after each set of a row on its day, in seconds. */
export const restOn = (supersets: Supersets, row: Row, profile: Whose): number =>
  supersets.has(row) ? restInTurn(row, profile) : restSeconds(row, profile)

/** What is left of a lower row when the upper one is done waits for as long again, in seconds. */
export const waitForLast = (upper: number, lower: number, rest: number): number => (lower > upper ? rest : 0)

/** The same rows with partners next to each other, as they are done. */
export function besidePartners(rows: readonly Row[], profile: Whose): Row[] {
  const supersets = supersetsOf(rows, profile)
  const placed = new Set<Row>()
  for (const row of rows) {
    placed.add(row)
    const partner = supersets.get(row)
    if (partner) placed.add(partner)
  }
  return [...placed]
}
