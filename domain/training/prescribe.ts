import type { TrainingProfile } from '../profile.ts'
import type { Row } from './draft.ts'
import { growsIn } from './care.ts'
import { workingLevel } from './eligible.ts'
import { isBeforeMeet } from './event.ts'
import type { CatalogueEntry } from './exercise.ts'
import { isBarPress, type Growth } from './growth.ts'
import type { Phase } from './phases.ts'
import { addsSetsIn } from './person/age.ts'
import { accessoryReps } from './person/sex.ts'
import {
  isLoadable,
  leastRir,
  loadStepKg,
  restSeconds,
  roleOf,
  takesSmallSteps,
  type Range,
} from './scheme.ts'
import { takesTriples } from './triples.ts'
import { isCompound } from './vocabulary.ts'
import { isBrief } from './volume.ts'
import { waveReps } from './wave.ts'

/** One exercise in one week, in numbers. */
export interface Prescription {
  sets: number
  /** Reps, or seconds for what is held. */
  reps: Range
  rir: number
  restSeconds: number
  /** What to add to last week's weight, when the week asks for it. */
  stepKg: number | null
  /** The sets after a heavy first one; null where all sets are alike. */
  backOff: BackOff | null
  /** Whether the first set is a test: as many repetitions as leave what the row keeps in reserve. */
  isTest: boolean
}

/** Where a row stands, counted from 0. */
export interface Place {
  ofDay: number
  ofWeek: number
  /** Among those that get harder by the same rule. */
  ofGrowth: number
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
const SECONDS_STEP = 5
/** Where between two steps neighbours begin to climb; where a week has few rows, one of them should climb in each week. */
const TURNS = [0.7, 0.3]
const TURNS_OF_FEW = [0.7, 0.3, 0.95, 0.05]
/** Reps in reserve that a round of double progression gives up: so effort moves in every two of its weeks (R30). */
const FALL_OF_DOUBLE = 2
/** Neighbours give them up early or late, so that no week is a copy of the last. */
const TURNS_OF_EFFORT = [0.7, 0]
/** Weeks in which effort moves often enough if it gives up a single one. */
const SHORT_ROUND = 3
const TURNS_OF_ONE = [0.5, 0]
/** After a light week nobody needs another easy one. */
const EASIEST_AFTER_LIGHT = 3
const DEADLIFT_STEP_KG = 5
/** A wave of so few repetitions rests on its first ones for two weeks. */
const NARROW = 2
/** A single one, where health leaves no more, is given up halfway. */
const HALFWAY = 0.5
/**
 * @see ACSM, "Guidelines for exercise testing and prescription" (11th edition): for most adults sets that tire the muscle
 *   but do not exhaust it; Robinson and others (2024): strength does not depend on how near to failure sets are
 */
const LAST_OF_MODERATE = 2

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
 *   or more, another, as the chart of reps and RPE falls by some 3 % a repetition
 */
const rangeWidth = (entry: CatalogueEntry): number =>
  takesSmallSteps(entry) ? 2 : isCompound(entry.pattern) ? 3 : 4
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
    hasGrown(phase, hasDeload) &&
    addsSetsIn(phase.round, profile) &&
    growsIn(phase.round, profile)
  const isCut = isBeforeMeet(phase.week, profile) && !takesTriples(row.entry)
  const sets = isCut ? Math.ceil(row.sets / 2) : row.sets + Number(addsSet)
  return {
    sets,
    reps,
    rir: rirIn(growth, row, place, reps.high, phase, hasDeload, profile),
    restSeconds: restSeconds(row, profile),
    stepKg: growth === 'linear' && stepsIn(phase, row.entry, hasDeload) ? stepOf(row.entry, profile) : null,
    backOff: growth === 'top-set' ? backOffIn(sets) : null,
    isTest: false,
  }
}

const backOffIn = (sets: number): BackOff | null =>
  sets < LEAST_SETS_WITH_TOP_SET ? null : { sets: sets - 1, share: BACK_OFF_SHARE }

/** The extra set comes late in each round; without a light week it stays. */
const hasGrown = ({ round, step }: Phase, hasDeload: boolean) =>
  round === 0 ? step >= 2 : step >= 1 || !hasDeload

/** Overhead a step comes every second week: half as much as elsewhere, for few own plates of less than 1.25 kg. */
const stepsIn = (phase: Phase, entry: CatalogueEntry, hasDeload: boolean): boolean =>
  comesAfterLoadedWeek(phase, hasDeload) && (!isBarPress(entry) || phase.step % 2 === 0)

/** @see Mehdi, "StrongLifts 5x5": 2.5 kg a step, and 5 kg of the deadlift, which comes once where others come twice */
const stepOf = (entry: CatalogueEntry, { goal }: TrainingProfile): number =>
  goal === 'strength' && entry.id === 'barbell-deadlift' ? DEADLIFT_STEP_KG : loadStepKg(entry)

const comesAfterLoadedWeek = ({ round, step }: Phase, hasDeload: boolean): boolean =>
  step > 0 || (round === 1 && !hasDeload)

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
  rir: Math.min(EASIEST, loaded.rir + (taper ? TAPER_EASIER : DELOAD_EASIER)),
  stepKg: null,
  backOff: null,
})

/** The first set to the stated effort, with a weight that is stated or was last week's; what follows a heavy one is lighter. */
export const tested = (loaded: Prescription, isHeavy: boolean): Prescription => ({
  ...loaded,
  backOff: isHeavy && loaded.sets > 1 ? { sets: loaded.sets - 1, share: BACK_OFF_SHARE } : null,
  isTest: true,
})

function repsIn(
  growth: Growth,
  { entry, repsLow, repsHigh }: Row,
  place: Place,
  phase: Phase,
  hasDeload: boolean,
  profile: TrainingProfile,
): Range {
  if (growth === 'linear') return { low: repsLow, high: repsLow }
  if (growth === 'double') return { low: repsLow, high: Math.min(repsHigh, repsLow + rangeWidth(entry)) }
  if (growth !== 'climb') return waveReps({ entry, repsLow, repsHigh }, phase, profile)

  // Without a weight to add, the second round goes on from where the first was, not from its start.
  const goesOn = !isLoadable(entry, profile)
  const steps = goesOn ? 8 - Number(hasDeload) : phase.length
  const step = goesOn && phase.round === 1 ? phase.step + steps - phase.length : phase.step
  if (entry.timed) {
    const seconds = roundTo(repsLow + ((repsHigh - repsLow) * step) / Math.max(1, steps - 1), SECONDS_STEP)
    return { low: seconds, high: seconds }
  }
  const width = Math.max(1, Math.min(2, repsHigh - repsLow - (goesOn ? 4 : 2)))
  const room = repsHigh - repsLow - width
  const turn = isBrief(profile) ? turnOf(place.ofWeek, TURNS_OF_FEW) : turnOf(place.ofDay, TURNS)
  const climbed = Math.floor((room * step) / Math.max(1, steps - 1) + turn)
  return { low: repsLow + climbed, high: repsLow + climbed + width }
}

const turnOf = (place: number, turns: readonly number[]): number => turns[place % turns.length] ?? 0

const roundTo = (value: number, unit: number) => Math.round(value / unit) * unit

function rirIn(
  growth: Growth,
  row: Row,
  place: Place,
  topReps: number,
  phase: Phase,
  hasDeload: boolean,
  profile: TrainingProfile,
): number {
  const progress = phase.step / Math.max(1, phase.length - 1)
  const least = leastRir(row.entry, topReps, profile)
  if (growth === 'double') {
    const last = Math.max(least, lastOfDouble(row, profile))
    const usual = Math.min(EASIEST, Math.max(row.rir, last + FALL_OF_DOUBLE))
    const isShort = phase.length <= SHORT_ROUND
    const first =
      phase.round === 1 && isShort ? Math.max(last + 1, Math.min(usual, EASIEST_AFTER_LIGHT)) : usual
    const fall = Math.min(FALL_OF_DOUBLE, first - last)
    const turns = fall === FALL_OF_DOUBLE ? TURNS_OF_EFFORT : isShort ? TURNS_OF_ONE : [HALFWAY]
    const turn = turnOf(place.ofGrowth, turns)
    return first - Math.floor(progress * fall + turn + 1e-9)
  }
  // Without a light week in between, effort rises once over all eight weeks.
  const given = (hasDeload ? progress : (phase.week - 1) / 7) * hardening(row, profile)
  // Reps round, effort floors: so one of the two moves while the other rests; where reps hardly move, effort goes before.
  const isNarrow = growth !== 'climb' && row.repsHigh - row.repsLow <= NARROW && row.rir - least > 1
  const harder = hasDeload ? Math.floor(given + (isNarrow ? HALFWAY : 0) + 1e-9) : Math.round(given)
  return Math.max(least, row.rir - harder)
}

/** Where effort ends: beside heavy lifts, and where health is the goal, further from failure than for size. */
const lastOfDouble = ({ entry }: Row, { goal }: TrainingProfile): number => {
  const isForSize = goal === 'hypertrophy' || (goal !== 'general' && roleOf(entry, false) === 'isolation')
  return isForSize ? 0 : LAST_OF_MODERATE
}

/** How many reps in reserve are given up from the first to the last week of a round. */
function hardening({ entry, progression }: Row, profile: TrainingProfile): number {
  if (workingLevel(profile) === 'novice' || profile.goal === 'general') return 1
  if (profile.goal === 'hypertrophy') return 2
  return progression === 'wave' || roleOf(entry, false) === 'isolation' ? 2 : 1
}
