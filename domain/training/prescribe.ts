import type { TrainingProfile } from '../profile.ts'
import { isBarSquat, isSecondHinge } from './bar-lifts.ts'
import type { Row } from './draft.ts'
import { growsIn, growthOf as paceOf, isCareful } from './care.ts'
import { workingLevel } from './eligible.ts'
import { isBeforeMeet, peaksFor, preparesForMeet } from './event.ts'
import { isBallistic, isInLadders, isOfBands, type CatalogueEntry } from './exercise.ts'
import type { Growth } from './vocabulary.ts'
import { WEEKS, type Phase } from './phases.ts'
import { addsSetsIn, isPastFifty } from './person/age.ts'
import { comesInFewSizes } from './person/loading.ts'
import { repsWithHeaviest } from './person/owned-limits.ts'
import { accessoryReps } from './person/sex.ts'
import { repsBeforeNextSize } from './past-sizes.ts'
import { isLoadable, leastRir, restSeconds, roleOf, takesSmallSteps, type Range } from './scheme.ts'
import { singleIn, type Single } from './singles.ts'
import { stepIn, type Step, type Turn } from './step.ts'
import { takesTriples } from './triples.ts'
import { isCompound } from './vocabulary.ts'
import { isBrief, isForSize } from './volume.ts'
import { chartReps, waveReps } from './wave.ts'

/** One exercise in one week, in numbers. */
export interface Prescription {
  sets: number
  /** Reps, or seconds for what is held. */
  reps: Range
  rir: number
  restSeconds: number
  /** What to do beyond the last time, when the week asks for it. */
  step: Step | null
  /** The sets after a heavy first one; null where all sets are alike. */
  backOff: BackOff | null
  /** One repetition before these sets, in weeks before a meet. */
  single: Single | null
  /** Whether the first set is a test: as many repetitions as leave what the row keeps in reserve. */
  isTest: boolean
}

/** Where a row stands, counted from 0. */
export interface Place {
  ofDay: number
  ofWeek: number
  ofLift: Turn
  /** Weeks into a round until its day adds sets. */
  growsAfter: number
}

/** Lighter sets after a top set, of the same repetitions. */
export interface BackOff {
  sets: number
  /** Of the top set's weight. */
  share: number
}

const EASIEST = 5
const DELOAD_EASIER = 2
const TAPER_EASIER = 1
/** By the chart a single with so many left weighs what doubles of the week before did. */
const TAPER_SINGLE_RIR = 3
/** By the chart a single with so many left is 84 %. */
const LIGHT_PULL_RIR = EASIEST
const SECONDS_STEP = 5
/** Where between two steps neighbours begin to climb; where a week has few rows, one of them should climb in each week. */
const TURNS = [0.7, 0.3]
const TURNS_OF_FEW = [0.7, 0.3, 0.95, 0.05]
/** A wave of so few repetitions rests on its first ones for two weeks. */
const NARROW = 2
/** A single one, where health leaves no more, is given up halfway. */
const HALFWAY = 0.5
/**
 * @see ACSM, "Guidelines for exercise testing and prescription" (11th edition): for most adults sets that tire the muscle
 *   but do not exhaust it; Robinson and others (2024): strength does not depend on how near to failure sets are
 */
const LEAST_OF_MODERATE = 2

/**
 * What back-off sets have of the top set's weight: enough less to keep two more repetitions in reserve by the chart, and no
 * less than leaves them hard.
 *
 * @see Tuchscherer, "The Reactive Training Manual" (2008): a load drop of 5 % is a session of middling stress
 */
const BACK_OFF_SHARE = 0.95
/**
 * Repetitions between the ends of a range whose top adds weight: so many as the next weight takes away again.
 *
 * @see Baechle and Earle, "Essentials of Strength Training and Conditioning" (NSCA), the 2-for-2 rule: two repetitions
 *   more than asked for add weight; what has no small steps needs one more, and single joints, of which a step is a tenth
 *   or more, another, as the chart of reps and RPE falls by some 3 % a repetition; for bands, whose
 *   next one is far off, practice
 */
function rangeWidth(row: Row, profile: TrainingProfile): number {
  const { entry, repsLow, repsHigh } = row
  if (isBallistic(entry)) return 0
  // Where the next weight is far off, or there is none, the range is as long as it was planned, or as that one asks.
  if (comesInFewSizes(entry, profile.ownedWeights))
    return (repsBeforeNextSize(row, profile) ?? repsHigh) - repsLow
  if ((repsWithHeaviest(entry, profile) ?? 0) >= repsHigh) return repsHigh - repsLow
  if (isOfBands(entry)) return 6
  if (isTurnedOut(entry)) return repsHigh - repsLow
  if (takesSmallSteps(entry)) return 2
  return isCompound(entry.pattern) ? 3 : 4
}

const isTurnedOut = ({ pattern }: CatalogueEntry): boolean => pattern === 'outward-rotation'

/** Below that nothing is left to back off to. */
const LEAST_SETS_WITH_TOP_SET = 3

/**
 * What one loaded week asks of an exercise; light weeks are cut from the week before them.
 *
 * @param place - neighbours take turns in getting harder, so that something does in every week
 */
export function prescribe(
  row: Row,
  growth: Growth,
  place: Place,
  phase: Phase,
  hasDeload: boolean,
  profile: TrainingProfile,
): Prescription {
  const more = accessoryReps(row, profile)
  const { low, high } = repsIn(growth, row, place, phase, hasDeload, profile)
  const reps = { low: low + more, high: high + more }
  const addsSet =
    row.addSet &&
    hasGrown(phase, hasDeload, place) &&
    addsSetsIn(phase.round, profile) &&
    growsIn(phase.round, profile)
  const single = hasSingle(row, place) ? singleIn(row.entry, phase, profile) : null
  const rir = rirIn(growth, row, reps.high, phase, hasDeload, profile)
  const sets = setsBeforeMeet(row, phase, single, profile) ?? row.sets + Number(addsSet)
  return {
    sets,
    reps,
    rir: rirBesideSingles(rir, single, place, profile),
    restSeconds: restSeconds(row, profile),
    step: stepIn(growth, row.entry, place.ofLift, phase, hasDeload, profile),
    backOff: growth === 'top-set' && !single && !isSecondOfMeet(place, profile) ? backOffIn(sets) : null,
    single,
    isTest: false,
  }
}

/** What follows a heavy single leaves no less than this. */
const AFTER_SINGLE_RIR = 2

/** The second day of a lift before a meet practises it: one repetition easier, and no set to its limit. */
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

const LEAST_SETS_AFTER_SINGLE = 2
/** Once a week, and where time leaves sets for it. */
const hasSingle = ({ sets }: Row, { ofLift }: Place): boolean =>
  ofLift.turn === 0 && sets > LEAST_SETS_AFTER_SINGLE

/** What work that is not for the lifts keeps of its sets, before the last two weeks and in them. */
const KEPT_OF_OTHERS = { early: 2 / 3, late: 1 / 2 } as const

/** Sets in the weeks that prepare for a meet: a single takes the place of one, and other work falls; null in other weeks. */
function setsBeforeMeet(
  { entry, progression, sets }: Row,
  { week, deload, taper }: Phase,
  single: Single | null,
  profile: TrainingProfile,
): number | null {
  if (single) return sets - 1
  if (!preparesForMeet(week, profile) || (deload && !taper)) return null
  if (takesTriples(entry) && progression === 'wave') return sets
  return Math.ceil(sets * (isBeforeMeet(week, profile) ? KEPT_OF_OTHERS.late : KEPT_OF_OTHERS.early) - 1e-9)
}

const backOffIn = (sets: number): BackOff | null =>
  sets < LEAST_SETS_WITH_TOP_SET ? null : { sets: sets - 1, share: BACK_OFF_SHARE }

/** The second round begins where the first days have grown; without a light week all sets stay. */
const hasGrown = ({ round, step, length }: Phase, hasDeload: boolean, { growsAfter }: Place) =>
  step >= Math.min(growsAfter - round, length - 1) || (round === 1 && !hasDeload)

/**
 * The light week: the same exercise and repetitions, fewer sets, and well away from failure. Before a date the weight
 * stays, and so all but the effort of a single repetition.
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
 * A deadlift in the taper before a meet: its last heavy day lies two weeks back, for it takes longest to recover from.
 *
 * @see Sheiko's and Calgary Barbell's peaks: the last heavy deadlift comes 10 to 14 days before the meet
 */
export const lightPull = (loaded: Prescription): Prescription => ({ ...loaded, rir: LIGHT_PULL_RIR })

/**
 * The first set to the stated effort, short of failure, with a weight that is stated or was last week's; what follows a heavy
 * one is lighter.
 */
export const tested = (loaded: Prescription, isHeavy: boolean): Prescription => ({
  ...loaded,
  rir: Math.max(1, loaded.rir),
  step: null,
  backOff: isHeavy && loaded.sets > 1 ? { sets: loaded.sets - 1, share: BACK_OFF_SHARE } : null,
  isTest: true,
})

/** Whoever must be cleared first, or whose weeks may not ask for more. */
export const keepsItsWeight = (profile: TrainingProfile): boolean =>
  profile.redFlags.length > 0 || paceOf(profile) === 'none'

function repsIn(
  growth: Growth,
  row: Row,
  place: Place,
  phase: Phase,
  hasDeload: boolean,
  profile: TrainingProfile,
): Range {
  const { entry, repsLow, repsHigh } = row
  if (growth === 'linear') return { low: repsLow, high: repsLow }
  if (growth === 'double')
    return {
      low: repsLow,
      high: Math.min(
        comesInFewSizes(entry, profile.ownedWeights) ? Infinity : repsHigh,
        repsLow + rangeWidth(row, profile),
      ),
    }
  if (isPractised(growth, entry, profile)) return PRACTICE.reps
  if (growth === 'chart') return chartReps({ repsLow, repsHigh }, phase)
  if (growth !== 'climb') return waveReps({ entry, repsLow, repsHigh }, phase, profile)

  // Without a weight to add, before anybody has cleared it, or the next one far off, the second round goes on from where
  // the first was: fewer repetitions with the same weight would be a step back.
  const keepsWeight = isLoadable(entry, profile) && keepsItsWeight(profile)
  const goesOn =
    !isLoadable(entry, profile) ||
    keepsWeight ||
    (entry.timed && comesInFewSizes(entry, profile.ownedWeights))
  const steps = goesOn ? 8 - Number(hasDeload) : phase.length
  const step = goesOn && phase.round === 1 ? phase.step + steps - phase.length : phase.step
  if (entry.timed) {
    const seconds = roundTo(repsLow + ((repsHigh - repsLow) * step) / Math.max(1, steps - 1), SECONDS_STEP)
    return { low: seconds, high: seconds }
  }
  if (isInLadders(entry)) {
    const reps = phase.round === 0 ? repsLow : repsHigh
    return { low: reps, high: reps }
  }
  if (repsLow === repsHigh) return { low: repsLow, high: repsHigh }
  const least = keepsWeight ? 0 : 1
  const width = isBallistic(entry) ? 0 : Math.max(least, Math.min(2, repsHigh - repsLow - (goesOn ? 4 : 2)))
  const room = repsHigh - repsLow - width
  const turn = isBrief(profile) ? turnOf(place.ofWeek, TURNS_OF_FEW) : turnOf(place.ofDay, TURNS)
  const climbed = Math.floor((room * step) / Math.max(1, steps - 1) + turn)
  return { low: repsLow + climbed, high: repsLow + climbed + width }
}

/**
 * The second squat of a week before a meet is done well, and not hard: triples at 81 to 84 % of its maximum.
 *
 * @see Prilepin's table: three repetitions a set at 70 to 90 %, some fifteen of them at 80 %
 */
const PRACTICE = { reps: { low: 3, high: 3 }, rir: 4 } as const

/** Few repetitions under a bar rest as heavy ones do (R36), in the time that more of them would take. */
export const REST_OF_PRACTICE = 120

export const isPractised = (growth: Growth, entry: CatalogueEntry, profile: TrainingProfile): boolean =>
  growth === 'chart' && isBarSquat(entry) && takesTriples(entry) && peaksFor(profile)

/** Beside the deadlift of a meet a second hinge only keeps the hips in work. */
const isLightHinge = (growth: Growth, entry: CatalogueEntry, profile: TrainingProfile): boolean =>
  (growth === 'chart' || growth === 'double') && isSecondHinge(entry) && peaksFor(profile)

const turnOf = (place: number, turns: readonly number[]): number => turns[place % turns.length] ?? 0

const roundTo = (value: number, unit: number) => Math.round(value / unit) * unit

function rirIn(
  growth: Growth,
  row: Row,
  topReps: number,
  phase: Phase,
  hasDeload: boolean,
  profile: TrainingProfile,
): number {
  const progress = phase.step / Math.max(1, phase.length - 1)
  const least = leastRir(row.entry, topReps, profile)
  if (isPractised(growth, row.entry, profile) || isLightHinge(growth, row.entry, profile))
    return Math.max(least, PRACTICE.rir - phase.round)
  if (growth === 'linear' || growth === 'double' || growth === 'chart')
    return steadyRir(row, least, phase, profile)
  // Without a light week in between, effort rises once over all eight weeks.
  const most = isInLadders(row.entry)
    ? Math.min(row.rir - least, hardening(row, profile))
    : hardening(row, profile)
  // With one weight for a round, repetitions and effort cannot rise in turn: the same set would be both.
  const isAtOneWeight = growth === 'climb' && isLoadable(row.entry, profile) && isCareful(profile)
  const given = (isAtOneWeight ? phase.round : hasDeload ? progress : (phase.week - 1) / 7) * most
  // Reps round, effort floors: so one of the two moves while the other rests; where reps hardly move, effort goes before.
  const isNarrow =
    isInLadders(row.entry) ||
    (growth !== 'climb' && row.repsHigh - row.repsLow <= NARROW && row.rir - least > 1)
  const harder = hasDeload ? Math.floor(given + (isNarrow ? HALFWAY : 0) + 1e-9) : Math.round(given)
  // A light week lies behind, and a meet is near: these weeks begin no easier than that one was.
  const usual = isOfMeet(row, phase, profile) ? Math.min(BEFORE_MEET_RIR, row.rir - harder) : row.rir - harder
  return Math.max(least, usual)
}

/** @see Tuchscherer, "The Reactive Training Manual" (2008): RPE 8 is where most of the work is done */
const BEFORE_MEET_RIR = 2
const isOfMeet = ({ entry, progression }: Row, { week }: Phase, profile: TrainingProfile): boolean =>
  takesTriples(entry) && progression === 'wave' && preparesForMeet(week, profile)

/**
 * A repetition more is progress only at the same effort, so that stays: week 1 is a repetition easier, to find the weight,
 * and for size the last week is one harder. Single joints that are to grow stop one nearer to failure.
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
  const floor = Math.max(least, goal === 'hypertrophy' || growsNear ? 1 : LEAST_OF_MODERATE)
  const usual = Math.max(floor, row.rir - (growsNear ? 2 : 1))
  if (week === 1) return Math.min(EASIEST, usual + 1)
  return week === WEEKS && !deload && goal === 'hypertrophy' ? Math.max(floor, usual - 1) : usual
}

/**
 * Past the first year each round for size comes nearer to failure: from three in reserve to one, single joints a week or two
 * before the others, and those of the last week to none.
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
    isSingle && week === WEEKS && !deload && least === 1 && !isPastFifty(profile) && !isOverFace(entry)
  return Math.max(mayFail ? 0 : least, rir - 1 - Number(isNear) - Number(mayFail))
}

/** @see Baechle and Earle, "Essentials of Strength Training and Conditioning" (NSCA): what is moved over the face is spotted */
const isOverFace = ({ pattern, positions }: CatalogueEntry): boolean =>
  pattern === 'elbow-extension' && positions.includes('supine')

/** How many reps in reserve are given up from the first to the last week of a round. */
function hardening({ entry, progression }: Row, profile: TrainingProfile): number {
  if (workingLevel(profile) === 'novice' || profile.goal === 'general') return 1
  if (profile.goal === 'hypertrophy') return 2
  return progression === 'wave' || roleOf(entry, false) === 'isolation' ? 2 : 1
}
