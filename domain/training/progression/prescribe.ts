import type { TrainingProfile } from '../profile/profile.ts'
import { repsForGoal } from '../prescription/rep-goals.ts'
import { SECONDS_STEP } from '../prescription/rows.ts'
import { isBarSquat, isSecondHinge } from '../prescription/bar-lifts.ts'
import type { Row } from '../draft/draft.ts'
import {
  growsIn,
  isCarefulIn,
  learningReserve,
  reserveOf,
  setGrowthOf,
  TOLD_RESERVE,
} from '../profile/health/care.ts'
import { workingLevel } from '../profile/eligible.ts'
import { isBeforeMeet, peaksFor, preparesForMeet } from '../profile/event.ts'
import { isBallistic, isInLadders, type CatalogueEntry } from '../../exercises/exercise.ts'
import type { ProgressionKind } from '../../exercises/vocabulary.ts'
import { WEEKS } from '../../program/weeks.ts'
import type { Phase } from '../draft/phases.ts'
import { addsSetsIn, isPastFifty } from '../profile/age.ts'
import { comesInFewSizes } from '../profile/weights/loading.ts'
import { extraReps, topOfRange } from '../prescription/printed-reps.ts'
import { isKeptLight, isLoadable, leastRir, roleOf, type Range } from '../prescription/rep-ranges.ts'
import { singleIn, type Single } from './meet.ts'
import type { Step } from '../../program/row-facts.ts'
import { stepIn, type Turn } from '../prescription/load-step.ts'
import { allowsTriples } from '../draft/triples.ts'
import { isShortSession, isForSize } from '../prescription/volume.ts'
import { chartReps, waveReps } from './wave.ts'

export interface Prescription {
  sets: number
  /** Reps; seconds for holds. */
  reps: Range
  rir: number
  restSeconds: number
  /** The increase over last time, if the week asks for one. */
  step: Step | null
  /** The sets after a heavy top set; null if all sets are alike. */
  backOff: BackOff | null
  /** One rep before these sets, in the weeks before a meet. */
  single: Single | null
  /** Percent of the newest trial, which each set is. */
  trialShare?: number
  /** The first set is a test: as many reps as leave the row's reserve. */
  isTest: boolean
}

/** The position of a row, zero-based. */
export interface Place {
  ofDay: number
  ofWeek: number
  ofLift: Turn
  /** Weeks into a round before the day adds sets. */
  addsSetsAfter: number
}

/** Lighter sets after a top set, for the same reps. */
interface BackOff {
  sets: number
  /** The share of the top set's weight. */
  share: number
}

const EASIEST = 5
const DELOAD_EASIER = 2
const TAPER_EASIER = 1
/** By the chart, a single with this reserve has the weight of the doubles in the week before. */
const TAPER_SINGLE_RIR = 3
/** By the chart, a single with this reserve is 84 % of the maximum. */
const LIGHT_PULL_RIR = EASIEST
/**
 * The point between two steps at which each neighbour climbs. In a week with few rows, one of them should
 * climb every week.
 */
const TURNS = [0.7, 0.3]
const TURNS_OF_FEW = [0.7, 0.3, 0.95, 0.05]
/** A wave this narrow stays at its first reps for two weeks. */
const NARROW = 2
/** If health allows only one rep in reserve to be given up, that happens halfway through the round. */
const HALFWAY = 0.5
/**
 * @see ACSM, "Guidelines for exercise testing and prescription" (11th edition): for most adults sets that tire the muscle
 *   but do not exhaust it; Robinson and others (2024): strength does not depend on how near to failure sets are
 */
const MIN_OF_MODERATE = 2

/**
 * The share of the top set's weight for back-off sets. It is low enough to keep two more reps in reserve by
 * the chart, and high enough to stay hard.
 *
 * @see Tuchscherer, "The Reactive Training Manual" (2008): a load drop of 5 % is a session of middling stress
 */
const BACK_OFF_SHARE = 0.95
/** With fewer sets, there is nothing to back off to. */
const MIN_SETS_WITH_TOP_SET = 3

/**
 * The prescription of an exercise in one loaded week. Deload weeks are cut from the week before them.
 *
 * @param place - neighbours alternate in getting harder, so that every week has progress
 */
export function prescribe(
  row: Row,
  growth: ProgressionKind,
  place: Place,
  phase: Phase,
  hasDeload: boolean,
  profile: TrainingProfile,
): Omit<Prescription, 'restSeconds'> {
  const more = extraReps(row, profile)
  const { low, high } = repsIn(growth, row, place, phase, hasDeload, profile)
  const reps = { low: low + more, high: high + more }
  const addsSet =
    row.addSet &&
    (isInLadders(row.entry) ? growsWithRungs(phase, place) : hasGrown(phase, hasDeload, place)) &&
    addsSetsIn(phase.round, profile) &&
    growsIn(phase.round, profile)
  const single = hasSingle(row, place) ? singleIn(row.entry, phase, profile) : null
  const rir = rirIn(growth, row, reps.high, phase, hasDeload, profile)
  const sets = setsBeforeMeet(row, phase, single, profile) ?? row.sets + Number(addsSet)
  return {
    sets,
    reps,
    rir: rirBesideSingles(rir, single, place, profile),
    step: stepIn(growth, row.entry, place.ofLift, phase, hasDeload, profile),
    backOff: growth === 'top-set' && !single && !isSecondOfMeet(place, profile) ? backOffIn(sets) : null,
    single,
    isTest: false,
  }
}

/** The smallest reserve of the sets after a heavy single. */
const AFTER_SINGLE_RIR = 2

/** The second day of a meet lift is practice: one rep easier, without a set to its limit. */
const isSecondOfMeet = ({ ofLift: { turn } }: Place, profile: TrainingProfile): boolean =>
  turn > 0 && peaksFor(profile)

function rirBesideSingles(
  rir: number,
  single: Single | null,
  place: Place,
  profile: TrainingProfile,
): number {
  if (single) return Math.max(AFTER_SINGLE_RIR, rir)
  return isSecondOfMeet(place, profile) ? Math.min(PRACTICE.rir, rir + 1) : rir
}

const MIN_SETS_AFTER_SINGLE = 2
/** Once a week, if the session has enough sets. */
const hasSingle = ({ sets }: Row, { ofLift }: Place): boolean =>
  ofLift.turn === 0 && sets > MIN_SETS_AFTER_SINGLE

/** The share of sets that other work keeps, before the last two weeks and during them. */
const KEPT_OF_OTHERS = { early: 2 / 3, late: 1 / 2 } as const

/**
 * Sets in the weeks that prepare for a meet; null in other weeks. A single replaces one set, and other work
 * decreases.
 */
function setsBeforeMeet(
  { entry, progression, sets }: Row,
  { week, deload, taper }: Phase,
  single: Single | null,
  profile: TrainingProfile,
): number | null {
  if (single) return sets - 1
  if (!preparesForMeet(week, profile) || (deload && !taper)) return null
  if (allowsTriples(entry) && progression === 'wave') return sets
  return Math.ceil(sets * (isBeforeMeet(week, profile) ? KEPT_OF_OTHERS.late : KEPT_OF_OTHERS.early) - 1e-9)
}

const backOffIn = (sets: number): BackOff | null =>
  sets < MIN_SETS_WITH_TOP_SET ? null : { sets: sets - 1, share: BACK_OFF_SHARE }

/** The same with fewer sets. */
export const withSets = (loaded: Prescription, sets: number): Prescription => ({
  ...loaded,
  sets,
  backOff: loaded.backOff && backOffIn(sets),
})

/**
 * The second round starts with the sets that the first days have gained. Without a deload, all added sets
 * stay.
 */
const hasGrown = ({ round, step, length }: Phase, hasDeload: boolean, { addsSetsAfter }: Place) =>
  step >= Math.min(addsSetsAfter - round, length - 1) || (round === 1 && !hasDeload)

/**
 * The first week of a round takes a set from a ladder. It adds one no sooner than a week after that set is back,
 * or with its fourth rung: two sets at once would be too many (R31).
 */
const growsWithRungs = ({ round, step }: Phase, { addsSetsAfter }: Place): boolean =>
  round === 1 || step >= Math.max(2, addsSetsAfter)

/**
 * A deload week: the same exercise and reps, fewer sets, far from failure. A taper also keeps the weight and
 * changes the effort only by one rep, except for singles.
 */
export const lighter = (
  loaded: Prescription,
  sets: number,
  { taper }: Pick<Phase, 'taper'>,
): Prescription => ({
  ...loaded,
  sets,
  rir: Math.min(
    EASIEST,
    taper && loaded.reps.high === 1
      ? Math.max(TAPER_SINGLE_RIR, loaded.rir + TAPER_EASIER)
      : loaded.rir + (taper ? TAPER_EASIER : DELOAD_EASIER),
  ),
  step: null,
  backOff: null,
})

/**
 * A deadlift in the taper before a meet. Its last heavy day is two weeks before, because it takes the longest
 * to recover from.
 *
 * @see Sheiko's and Calgary Barbell's peaks: the last heavy deadlift comes 10 to 14 days before the meet
 */
export const lightPull = (loaded: Prescription): Prescription => ({ ...loaded, rir: LIGHT_PULL_RIR })

/**
 * A test: the first set goes to the stated effort, short of failure, with the stated weight or last week's.
 * The sets after a heavy test are lighter.
 */
export const tested = (loaded: Prescription, isHeavy: boolean): Prescription => ({
  ...loaded,
  rir: Math.max(1, loaded.rir),
  step: null,
  backOff: isHeavy && loaded.sets > 1 ? { sets: loaded.sets - 1, share: BACK_OFF_SHARE } : null,
  isTest: true,
})

/** Someone who needs clearance first, or whose weeks may not ask for more. */
export const keepsItsWeight = (profile: TrainingProfile): boolean =>
  profile.redFlags.length > 0 || setGrowthOf(profile) === 'none'

function repsIn(
  growth: ProgressionKind,
  row: Row,
  place: Place,
  phase: Phase,
  hasDeload: boolean,
  profile: TrainingProfile,
): Range {
  const { entry, repsLow, repsHigh } = row
  if (growth === 'linear') return { low: repsLow, high: repsLow }
  if (growth === 'double') return { low: repsLow, high: topOfRange(row, profile) }
  if (isPractised(growth, entry, profile)) return PRACTICE.reps
  if (growth === 'chart') return chartReps({ repsLow, repsHigh }, phase)
  if (growth !== 'climb') return waveReps({ entry, repsLow, repsHigh }, phase, profile)

  // The second round continues from the first if there is no weight to add, no clearance yet, or the next
  // weight is far off. Fewer reps with the same weight would be a step back.
  const keepsWeight = isLoadable(entry, profile) && keepsItsWeight(profile)
  const goesOn =
    !isLoadable(entry, profile) ||
    keepsWeight ||
    (entry.timed && comesInFewSizes(entry, profile.ownedWeights))
  const steps = goesOn ? 8 - Number(hasDeload) : phase.length
  const step = goesOn && phase.round === 1 ? phase.step + steps - phase.length : phase.step
  if (repsForGoal(entry, profile)) {
    const reps = repsLow + ((repsHigh - repsLow) * step) / Math.max(1, steps - 1)
    const own = roundTo(reps * shareOfGoalDay(row, place.ofLift), entry.timed ? SECONDS_STEP : 1)
    return { low: own, high: own }
  }
  if (entry.timed) {
    const seconds = roundTo(repsLow + ((repsHigh - repsLow) * step) / Math.max(1, steps - 1), SECONDS_STEP)
    return { low: seconds, high: seconds }
  }
  if (isInLadders(entry)) {
    const reps = phase.round === 0 ? repsLow : repsHigh
    return { low: reps, high: reps }
  }
  if (repsLow === repsHigh) return { low: repsLow, high: repsHigh }
  const least = keepsWeight || repsHigh - repsLow < NARROW ? 0 : 1
  const width = isBallistic(entry) ? 0 : Math.max(least, Math.min(2, repsHigh - repsLow - (goesOn ? 4 : 2)))
  const room = repsHigh - repsLow - width
  const turn = isShortSession(profile) ? turnOf(place.ofWeek, TURNS_OF_FEW) : turnOf(place.ofDay, TURNS)
  const climbed = Math.floor((room * step) / Math.max(1, steps - 1) + turn)
  return { low: repsLow + climbed, high: repsLow + climbed + width }
}

/**
 * The second of three days or more of a lift that is trained for a number is easier, where its sets are long enough
 * to be shortened.
 *
 * @see Armstrong, "Pull-up Program" of the Marine Corps: days of full sets and days of training sets in turn
 */
export function shareOfGoalDay({ entry, repsLow }: Row, { turn, timesAWeek }: Turn): number {
  const isEasy = turn === 1 && timesAWeek >= 3 && repsLow * EASY_DAY >= (entry.timed ? 20 : 6)
  return isEasy ? EASY_DAY : 1
}
const EASY_DAY = 0.75

/**
 * The second squat of a week before a meet is practice, not hard work: triples at 81 to 84 % of the maximum.
 *
 * @see Prilepin's table: three repetitions a set at 70 to 90 %, some fifteen of them at 80 %
 */
const PRACTICE = { reps: { low: 3, high: 3 }, rir: 4 } as const

/** Low-rep bar work rests as long as heavy work (R36), in the time that more reps would take. */
export const REST_OF_PRACTICE = 120

export const isPractised = (
  growth: ProgressionKind,
  entry: CatalogueEntry,
  profile: TrainingProfile,
): boolean => growth === 'chart' && isBarSquat(entry) && allowsTriples(entry) && peaksFor(profile)

/** Beside a meet deadlift, a second hinge only keeps the hips working. */
const isLightHinge = (growth: ProgressionKind, entry: CatalogueEntry, profile: TrainingProfile): boolean =>
  (growth === 'chart' || growth === 'double') && isSecondHinge(entry) && peaksFor(profile)

const turnOf = (place: number, turns: readonly number[]): number => turns[place % turns.length] ?? 0

const roundTo = (value: number, unit: number) => Math.round(value / unit) * unit

function rirIn(
  growth: ProgressionKind,
  row: Row,
  topReps: number,
  phase: Phase,
  hasDeload: boolean,
  profile: TrainingProfile,
): number {
  const progress = phase.step / Math.max(1, phase.length - 1)
  const least = Math.max(leastRir(row.entry, topReps, profile), learningReserve(phase.week, profile))
  if (isKeptLight(row.entry, profile)) return Math.max(least, PRACTICE.rir)
  if (isPractised(growth, row.entry, profile) || isLightHinge(growth, row.entry, profile))
    return Math.max(least, PRACTICE.rir - phase.round)
  if (growth === 'linear' || growth === 'double' || growth === 'chart')
    return steadyRir(row, least, phase, profile)
  // Without a deload, effort rises once over all eight weeks.
  const most = isInLadders(row.entry)
    ? Math.min(row.rir - least, hardening(row, profile))
    : hardening(row, profile)
  // With one weight for a round, reps and effort cannot alternate: both would change the same set.
  const isAtOneWeight =
    growth === 'climb' && isLoadable(row.entry, profile) && isCarefulIn(row.entry, profile)
  const given = (isAtOneWeight ? phase.round : hasDeload ? progress : (phase.week - 1) / 7) * most
  // Reps are rounded and effort is floored, so one changes while the other rests. If reps hardly change,
  // effort moves first.
  const isNarrow =
    isInLadders(row.entry) ||
    (growth !== 'climb' && row.repsHigh - row.repsLow <= NARROW && row.rir - least > 1)
  const harder = hasDeload ? Math.floor(given + (isNarrow ? HALFWAY : 0) + 1e-9) : Math.round(given)
  // After a deload and close to a meet, these weeks start no easier than the deload.
  const usual = isOfMeet(row, phase, profile) ? Math.min(BEFORE_MEET_RIR, row.rir - harder) : row.rir - harder
  return Math.max(least, usual)
}

/** @see Tuchscherer, "The Reactive Training Manual" (2008): RPE 8 is where most of the work is done */
const BEFORE_MEET_RIR = 2
const isOfMeet = ({ entry, progression }: Row, { week }: Phase, profile: TrainingProfile): boolean =>
  allowsTriples(entry) && progression === 'wave' && preparesForMeet(week, profile)

/**
 * An extra rep is progress only at the same effort, so effort stays constant. Week 1 is one rep easier, to
 * find the weight. For size, the last week is one rep harder. Single joints trained for size stop one rep
 * closer to failure.
 *
 * @see Tuchscherer, "The Reactive Training Manual" (2008): on the chart a repetition more with one less in reserve is the
 *   same set; Robinson and others (2024): nearer to failure muscles grow more
 */
function steadyRir(row: Row, least: number, phase: Phase, profile: TrainingProfile): number {
  const { goal } = profile
  const { week, deload } = phase
  const isSingle = roleOf(row.entry, false) === 'isolation'
  if (goal === 'hypertrophy' && workingLevel(profile) !== 'novice')
    return nearerRir(row, isSingle, least, phase, profile)
  const growsNear = isSingle && isForSize(profile)
  const floor = Math.max(least, goal === 'hypertrophy' || growsNear ? 1 : MIN_OF_MODERATE)
  const usual = Math.max(floor, row.rir - (growsNear ? 2 : 1))
  if (week === 1) return Math.min(EASIEST, usual + 1)
  return week === WEEKS && !deload && goal === 'hypertrophy' ? Math.max(floor, usual - 1) : usual
}

/**
 * After the first year, each round for size comes closer to failure: from RIR 3 to RIR 1. Single joints get
 * there a week or two earlier, and in the last week they reach failure.
 *
 * @see Israetel and others, "Scientific Principles of Hypertrophy Training" (2021): three or four in reserve in the first
 *   week of a block, one or none in its last; Robinson and others (2024): nearer to failure muscles grow more
 */
function nearerRir(
  { entry, rir }: Row,
  isSingle: boolean,
  least: number,
  { week, round, step, length, deload }: Phase,
  profile: TrainingProfile,
): number {
  if (week === 1) return Math.min(EASIEST, Math.max(least, rir - 1) + 1)
  const isNear = isSingle ? step + round >= 2 : step === length - 1
  const mayFail =
    isSingle &&
    week === WEEKS &&
    !deload &&
    least === 1 &&
    !isPastFifty(profile) &&
    !isOverFace(entry) &&
    reserveOf(profile) < TOLD_RESERVE
  return Math.max(mayFail ? 0 : least, rir - 1 - Number(isNear) - Number(mayFail))
}

/**
 * @see Baechle and Earle, "Essentials of Strength Training and Conditioning" (NSCA): lifts over the face need
 *   a spotter
 */
const isOverFace = ({ pattern, positions }: CatalogueEntry): boolean =>
  pattern === 'elbow-extension' && positions.includes('supine')

/** The reps in reserve that are given up from the first to the last week of a round. */
function hardening({ entry, progression }: Row, profile: TrainingProfile): number {
  if (workingLevel(profile) === 'novice' || profile.goal === 'general') return 1
  if (profile.goal === 'hypertrophy') return 2
  return progression === 'wave' || roleOf(entry, false) === 'isolation' ? 2 : 1
}
