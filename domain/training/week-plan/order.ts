import type { TrainingProfile } from '../profile/profile.ts'
import { isBarSquat, isUnderBar } from '../prescription/bar-lifts.ts'
import { mayFall } from '../profile/health/care.ts'
import type { DayKind } from '../../program/day.ts'
import type { Row } from '../draft/draft.ts'
import { workingLevel } from '../profile/eligible.ts'
import { peaksFor } from '../profile/event.ts'
import { isGetUp, type CatalogueEntry } from '../../exercises/exercise.ts'
import { isForFirstGoal, isForGoal } from '../prescription/rep-goals.ts'
import { runs } from '../profile/other-training.ts'
import { bringsUp, isBroughtUp, isMostlyFor, nearnessToLift } from '../prescription/bring-up.ts'
import {
  isCompound,
  isHipDominant,
  isKneeDominant,
  isLegs,
  isPull,
  isTrunk,
  type Muscle,
} from '../../exercises/vocabulary.ts'

type Opens = Pick<TrainingProfile, 'goal' | 'level' | 'redFlags' | 'person' | 'days' | 'minutes' | 'said'>
type Trainee = Pick<TrainingProfile, 'goal' | 'person' | 'days' | 'minutes' | 'otherTraining'>

/** Right after the opener, while the calves are fresh. */
const CALVES_OF_RUNNERS = 0.5

/** A muscle that is brought up comes first among its kind. */
const EARLIER = 0.4

/** R22: main lifts for strength, other multi-joint work, single joints, calves, then trunk. */
function usualRank({ entry, repsHigh }: Row, forStrength: boolean): number {
  if (isTrunk(entry.pattern)) return 4
  if (entry.pattern === 'calf') return 3
  if (!isCompound(entry.pattern)) return 2
  if (entry.main && (forStrength || repsHigh <= 6)) return 0
  // Leg lifts under a bar are the most tiring. Unloaded pulls on the floor are the least.
  if (entry.main && isLegs(entry.pattern) && isUnderBar(entry)) return 0
  return isPull(entry.pattern) && entry.positions.includes('prone') && !entry.needs.length ? 1.5 : 1
}

/** Small muscles that do not tire later lifts that load the spine. */
const SMALL: readonly Muscle[] = ['biceps', 'triceps', 'side-delts', 'calves']
/** After the main lifts, before all others. */
const SECOND = 0.5

/**
 * Whether an exercise is single-joint work for a small muscle that is brought up.
 *
 * @see Simão and others, "Exercise order in resistance training" (2012): the most important muscle comes
 *   first, large or small
 */
export const isPutEarly = (entry: CatalogueEntry, profile: Trainee): boolean =>
  !isCompound(entry.pattern) &&
  SMALL.some((muscle) => entry.primary[0] === muscle) &&
  isMostlyFor(entry, profile)

/**
 * Whether a day opens with the arms: arms chosen to be brought up for size, twice a week. A word in passing gives them
 * more sets and no more. An arm day opens with a press for the triceps instead.
 *
 * @see Simão and others, as above
 */
export const opensWithArms = (kind: DayKind, profile: Opens): boolean =>
  (kind === 'upper' || kind === 'shoulders-arms') &&
  profile.said.bringUp === true &&
  profile.goal === 'hypertrophy' &&
  workingLevel(profile) !== 'novice' &&
  isBroughtUp('biceps', profile)

/** Whether arm work closes a leg day. */
const closesWithArms = (kind: DayKind, { pattern }: CatalogueEntry): boolean =>
  kind === 'lower-arms' && !isLegs(pattern) && !isTrunk(pattern)

/** After all leg work, before the trunk. */
const BEHIND_LEGS = 3.5

/** The rank of a row on a day of a kind. `elsewhere` is its usual rank. */
export const rankOn = (kind: DayKind, { entry }: Row, elsewhere: number): number =>
  closesWithArms(kind, entry) ? BEHIND_LEGS : elsewhere

/** Squats come before pulls from the floor if squats share one weight over the week or are for a meet. */
const squatsFirst = (profile: TrainingProfile): boolean =>
  workingLevel(profile) === 'novice' || peaksFor(profile)

/**
 * Legs come first if leg strength prevents falls.
 *
 * @see ACSM, "Progression models in resistance training" (2009): large muscles before small, what matters most while fresh
 */
const legsFirst = (profile: TrainingProfile): boolean => profile.person.age === '65-plus' || mayFall(profile)

/** Moves a row ahead of its equals only. */
const JUST_EARLIER = 0.1

/** Before all that is trained for no number. */
const FIRST = -0.5

/**
 * Whether a lift of several joints, trained for a number of reps, opens its days.
 *
 * @see Simão and others, as above, and ACSM, as above: what matters most while fresh
 */
export const opensForGoal = (entry: CatalogueEntry, profile: TrainingProfile): boolean =>
  isCompound(entry.pattern) &&
  isForGoal(entry, profile) &&
  profile.goal !== 'strength' &&
  profile.goal !== 'powerbuilding' &&
  !legsFirst(profile)

/** The rank of a row in a session, smallest first. */
export function rankOf(row: Row, profile: TrainingProfile): number {
  const { entry } = row
  if (opensForGoal(entry, profile)) return isForFirstGoal(entry, profile) ? FIRST - JUST_EARLIER : FIRST
  const usual = usualPlace(row, profile)
  const isEarlier =
    (usual === 0 && isBarSquat(entry) && squatsFirst(profile)) ||
    (isLegs(entry.pattern) && isCompound(entry.pattern) && legsFirst(profile))
  return isEarlier ? usual - JUST_EARLIER : usual
}

function usualPlace(row: Row, profile: Trainee): number {
  if (isPutEarly(row.entry, profile)) return SECOND
  if (row.entry.pattern === 'calf' && runs(profile)) return CALVES_OF_RUNNERS
  const usual = usualRank(row, profile.goal === 'strength')
  // The day still opens with a strength lift, even if a muscle is brought up.
  const isMoved = usual > 0 ? bringsUp(row.entry, profile) : nearnessToLift(row.entry, profile) !== null
  return usual - (isMoved ? EARLIER : 0)
}

/** The order of a session: by rank, stable, with arms first if asked. */
export function inOrder(rows: readonly Row[], rank: (row: Row) => number, armsFirst: boolean): Row[] {
  const ranked = rows.toSorted((one, other) => rank(one) - rank(other))
  const sorted = getUpsEarly(armsFirst ? ranked : openedByWhole(ranked))
  const clash = sorted.findIndex((row, index) => heavyPair(row, sorted[index + 1]))
  if (clash < 0) return sorted
  // A heavy squat and a heavy hinge in a row overload the lower back (R23).
  const between = sorted.findIndex(
    (row, index) => index > clash + 1 && !isLegs(row.entry.pattern) && isCompound(row.entry.pattern),
  )
  const moved = sorted[between]
  return moved ? sorted.toSpliced(between, 1).toSpliced(clash + 1, 0, moved) : sorted
}

/**
 * A get-up is practised fresh, right after the opener.
 *
 * @see Tsatsouline, "Simple & Sinister" (2013): get-ups with full attention, and none when tired
 */
function getUpsEarly(rows: Row[]): Row[] {
  const [first, ...others] = rows
  const early = others.filter(({ entry }) => isGetUp(entry))
  return first && early.length ? [first, ...early, ...others.filter((row) => !early.includes(row))] : rows
}

/** A multi-joint lift opens every day that has one (T25). */
function openedByWhole(rows: Row[]): Row[] {
  const opener = rows.find(({ entry }) => isCompound(entry.pattern))
  return opener && opener !== rows[0] ? [opener, ...rows.filter((row) => row !== opener)] : rows
}

function heavyPair(row: Row, next: Row | undefined): boolean {
  if (!next || row.repsHigh > 6 || next.repsHigh > 6) return false
  const [one, other] = [row.entry.pattern, next.entry.pattern]
  return (isKneeDominant(one) && isHipDominant(other)) || (isHipDominant(one) && isKneeDominant(other))
}
