import type { TrainingProfile } from '../profile/profile.ts'
import type { Progression, Row } from '../draft/draft.ts'
import {
  isBallistic,
  isGetUp,
  isInLadders,
  isOfBands,
  type CatalogueEntry,
} from '../../exercises/exercise.ts'
import { canBeHeavy, isForStrength } from './bar-lifts.ts'
import {
  isLoadable,
  leastRir,
  repLimits,
  roleOf,
  usualReps,
  isKeptLight,
  takesSmallSteps,
  type Range,
} from './rep-ranges.ts'
import { repsForGoal } from './rep-goals.ts'
import { usesSupersets } from './supersets.ts'
import { bestOf, withinBest } from './within-best.ts'
import { limitsOn, withinLimits } from '../profile/limits.ts'
import { isShortSession } from './volume.ts'
import { isCareful, isCarefulIn, mayFall } from '../profile/health/care.ts'
import { workingLevel } from '../profile/eligible.ts'
import { peaksFor } from '../profile/event.ts'
import { isAlwaysLoadable } from './loads.ts'
import { allowsTriples } from '../draft/triples.ts'
import type { ProgressionKind } from '../../exercises/vocabulary.ts'

const EASIEST_START = 4
/**
 * The minimum width of a range to climb in: in general, at one weight, and without weight for all eight
 * weeks.
 */
const CLIMB = 3
const CLIMB_AT_ONE_WEIGHT = 5
const CLIMB_BODYWEIGHT = 6
const CLIMB_SECONDS = 25
/** Holds are printed in steps of it. */
export const SECONDS_STEP = 5

const within = (value: number, low: number, high: number) => Math.min(high, Math.max(low, Math.round(value)))

/**
 * Short time reduces sets before lifts.
 *
 * @see Garber and others, ACSM position stand (2011): two to four sets of each exercise for most adults
 */
export const mostSets = (profile: Pick<TrainingProfile, 'goal' | 'minutes'>): number =>
  isShortSession(profile) ? 3 : profile.goal === 'general' ? 4 : 6

/** The initial number of sets. */
export const usualSets = ({ main }: CatalogueEntry): number => (main ? 3 : 2)

/** The default prescription of an exercise. */
export function usualRow(entry: CatalogueEntry, leads: boolean, profile: TrainingProfile): Row {
  const { low, high } = usualReps(entry, roleOf(entry, leads), profile)
  const row: Row = {
    entry,
    sets: 2,
    repsLow: low,
    repsHigh: high,
    rir: 3,
    progression: usualProgression(entry, leads, profile),
    addSet: false,
  }
  return soundRow(row, leads, profile)
}

function usualProgression(entry: CatalogueEntry, leads: boolean, { goal }: TrainingProfile): Progression {
  if (roleOf(entry, leads) !== 'main') return 'reps'
  return goal === 'strength' || goal === 'powerbuilding' ? 'wave' : 'load'
}

/** Fits a prescription to the exercise and the person. Sound parts stay unchanged. */
export function soundRow(row: Row, leads: boolean, profile: TrainingProfile): Row {
  const { entry } = row
  const progression = progressionOf(row.progression, entry, profile)
  const { rir, ...reps } = soundSet(row, leads, profile, progression)
  return {
    ...row,
    progression,
    repsLow: reps.low,
    repsHigh: reps.high,
    rir,
    sets: within(row.sets, 2, Math.min(mostSets(profile), limitsOn(entry, profile.limits).sets)),
    addSet: row.addSet && !usesSupersets(profile),
  }
}

/** Reps and reserve that suit each other. */
function soundSet(
  row: Row,
  leads: boolean,
  profile: TrainingProfile,
  progression: Progression,
): Range & Pick<Row, 'rir'> {
  const { entry } = row
  const reps = soundReps(row, leads, profile, progression)
  const forGoal = repsForGoal(entry, profile)
  const least = leastRir(entry, Math.min(reps.high, bestOf(entry, profile) ?? Infinity), profile)
  const rir = within(forGoal ? EASIEST_START : row.rir, least + 1, EASIEST_START)
  const asked = { ...reps, rir }
  return forGoal ? asked : withinBest(asked, entry, least + 1, profile)
}

function soundReps(row: Row, leads: boolean, profile: TrainingProfile, progression: Progression): Range {
  const { entry } = row
  const limits = repLimits(entry, profile)
  const usual = withinLimits(usualReps(entry, roleOf(entry, leads), profile), entry, profile.limits)
  if (isBallistic(entry) || isInLadders(entry) || repsForGoal(entry, profile)) return usual
  // What is followed by other repetitions may prepare for them.
  if (leads && !row.then && row.repsHigh > 6 && canBeHeavy(entry, profile)) return usual

  const step = entry.timed ? SECONDS_STEP : 1
  const sound = (reps: number) => within(Math.floor(reps / step) * step, limits.low, limits.high)
  const low = sound(row.repsLow)
  const high = sound(Math.max(row.repsHigh, low))
  const room = roomNeeded(entry, progression, profile)
  // Only weight is added, so there is one rep target.
  if (progression === 'load') return { low, high: low }
  if (high - low >= room) return { low, high }
  const raised = Math.min(limits.high, low + room)
  return { low: Math.max(limits.low, raised - room), high: raised }
}

function roomNeeded(entry: CatalogueEntry, progression: Progression, profile: TrainingProfile): number {
  if (entry.timed) return CLIMB_SECONDS
  if (progression !== 'reps' || isGetUp(entry)) return 0
  if (!isLoadable(entry, profile)) return CLIMB_BODYWEIGHT
  return profile.redFlags.length ? CLIMB_AT_ONE_WEIGHT : CLIMB
}

/**
 * @see ACSM, "Progression models in resistance training for healthy adults" (2009): novices add weight at the same
 *   repetitions, others as soon as they can do one or two more than asked for; Plotkin and others (2022): weight and
 *   repetitions do equally well over eight weeks
 */
export function progressionKindOf(
  { entry, progression }: Pick<Row, 'entry' | 'progression'>,
  profile: TrainingProfile,
): ProgressionKind {
  const asked = progressionOf(progression, entry, profile)
  if (asked === 'load') return 'linear'
  if (asked === 'wave') return allowsTriples(entry) ? 'top-set' : 'wave'
  const isAtOneWeight = entry.timed || isGetUp(entry) || isInLadders(entry)
  const getsHeavier = isLoadable(entry, profile) || isOfBands(entry)
  if (!getsHeavier || isAtOneWeight || climbsOnly(entry, profile)) return 'climb'
  return takesSmallSteps(entry) && isAlwaysLoadable(entry, profile) ? 'chart' : 'double'
}

/** With a large reserve, effort cannot rise. Heavy strength lifts keep their usual progression. */
const climbsOnly = (entry: CatalogueEntry, profile: TrainingProfile): boolean =>
  isCarefulIn(entry, profile) && (profile.redFlags.length > 0 || !isForStrength(profile))

/**
 * Whether the printed weights of the second round include the expected gain of the first. Meet attempts and
 * the work before them use only known numbers.
 */
export const countsOnGain = (profile: TrainingProfile): boolean => !isCareful(profile) && !peaksFor(profile)

/**
 * The share of a round's step that the person gains.
 *
 * @see ACSM, "Progression models in resistance training for healthy adults" (2009): about 20 % more strength in studies of
 *   the moderately trained, and 10 % of the advanced
 */
export const paceOfGain = (profile: TrainingProfile): number =>
  workingLevel(profile) === 'advanced' ? 0.5 : 1

/** The progression closest to the requested one that the exercise can follow. */
export function progressionOf(
  asked: Progression,
  entry: CatalogueEntry,
  profile: TrainingProfile,
): Progression {
  // If a fall could break a bone, reps must rise before the weight does.
  const isOfReps = climbsOnly(entry, profile) || mayFall(profile) || isKeptLight(entry, profile)
  if (!takesSmallSteps(entry) || isOfReps) return 'reps'
  const isNovice = workingLevel(profile) === 'novice'
  // After the first year, nobody adds weight every session. Overhead lifts raise reps first, except a bar
  // press for strength.
  if (isNovice) {
    const isSteady = entry.pattern !== 'vertical-push' || (profile.goal === 'strength' && isBarPress(entry))
    return isSteady && (entry.main || asked !== 'reps') ? 'load' : 'reps'
  }
  if (asked === 'reps') return 'reps'
  return canBeHeavy(entry, profile) ? 'wave' : 'reps'
}

/** The barbell overhead press: small plates allow small steps. */
const isBarPress = ({ id }: CatalogueEntry): boolean => id === 'barbell-overhead-press'
