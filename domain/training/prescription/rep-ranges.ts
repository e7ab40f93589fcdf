import type { TrainingProfile } from '../profile/profile.ts'
import type { Progression } from '../draft/draft.ts'
import { fewestReps, hasThinBones, reserveIn } from '../profile/health/care.ts'
import { CATALOGUE } from '../../exercises/catalogue.ts'
import { workingLevel } from '../profile/eligible.ts'
import { withinLimits } from '../profile/limits.ts'
import { runs } from '../profile/other-training.ts'
import { isOfSkill } from '../profile/skills.ts'
import { pullUpsOf } from '../profile/body-weight.ts'
import { isMinor, isPastFifty, MIN_REPS_OF_MINORS, reserveFor } from '../profile/age.ts'
import { comesInFewSizes } from '../profile/weights/loading.ts'
import { repsForNextSize, repsWithHeaviest } from './owned-limits.ts'
import { BODYWEIGHT, BRIEF_BODYWEIGHT, NOVICE_MAIN, RANGES, REPS } from './generated/reps.ts'
import { GUIDED, LOADS, STEADY_LOADS } from '../draft/generated/implements.ts'
import { accessoryRest } from './sex.ts'
import {
  isBallistic,
  isCleanAndPress,
  isGetUp,
  isInLadders,
  type CatalogueEntry,
} from '../../exercises/exercise.ts'
import { MIN_REPS_OF_OTHERS, allowsTriples } from '../draft/triples.ts'
import type { Need } from '../../exercises/vocabulary.ts'
import {
  isCompound,
  isHipDominant,
  isKneeDominant,
  isLegs,
  isPull,
  isTrunk,
} from '../../exercises/vocabulary.ts'
import { repsForGoal } from './rep-goals.ts'
import { isShortSession } from './volume.ts'

/** The role of an exercise in its day: it leads, or is multi-joint, single-joint or trunk work. */
export type Role = 'main' | 'compound' | 'isolation' | 'trunk'

export interface Range {
  low: number
  high: number
}

export const roleOf = (entry: CatalogueEntry, leads: boolean): Role => {
  if (isTrunk(entry.pattern)) return 'trunk'
  if (!isCompound(entry.pattern)) return 'isolation'
  return leads && entry.main && takesSmallSteps(entry) ? 'main' : 'compound'
}

const needsOneOf = (entry: CatalogueEntry, tools: readonly Need[]) =>
  entry.needs.some((each) => tools.includes(each))

const loadable = new Set(
  CATALOGUE.filter(
    (entry) =>
      needsOneOf(entry, LOADS) && !entry.traits.includes('assisted') && !entry.traits.includes('own-weight'),
  ),
)
const steady = new Set(
  [...loadable].filter(
    (entry) => needsOneOf(entry, STEADY_LOADS) && isCompound(entry.pattern) && !entry.perSide,
  ),
)

/** Whether this person can add weight to it. */
export const isLoadable = (
  entry: CatalogueEntry,
  { oneWeight }: Pick<TrainingProfile, 'oneWeight'>,
): boolean =>
  loadable.has(entry) && entry.needs.some((each) => LOADS.includes(each) && !oneWeight.includes(each))

/** Whether all loaded exercises come in so few sizes that the next one is far off. */
export const allInFewSizes = (
  entries: readonly CatalogueEntry[],
  profile: Pick<TrainingProfile, 'oneWeight' | 'ownedWeights'>,
): boolean =>
  entries.every((entry) => !isLoadable(entry, profile) || comesInFewSizes(entry, profile.ownedWeights))

/** Whether weight can be added in small steps, week after week. */
export const takesSmallSteps = (entry: CatalogueEntry): boolean => steady.has(entry)

const BARS: readonly Need[] = ['barbell', 'ez-bar']

function singleForSize(entry: CatalogueEntry): Range {
  const isOfArms = entry.pattern === 'curl' || entry.pattern === 'elbow-extension'
  if (isOfArms && needsOneOf(entry, BARS)) return RANGES.ofBar
  if (needsOneOf(entry, GUIDED)) return RANGES.ofCable
  return isOfArms && needsOneOf(entry, ['dumbbells']) ? RANGES.ofDumbbell : REPS.hypertrophy.isolation
}

const isHeavyForRunner = (entry: CatalogueEntry, profile: TrainingProfile): boolean =>
  runs(profile) && profile.goal === 'general' && !profile.redFlags.length && isLegs(entry.pattern)

export const isLowered = ({ traits }: CatalogueEntry): boolean =>
  traits.includes('assisted') && traits.includes('whole-body')

/**
 * Pull-ups that are only lowered: few at any age, for nothing but the own weight is lowered, and slowly. Whoever pulls up a few
 * times lowers hardly more often.
 */
function loweredReps(profile: TrainingProfile): Range {
  const { low, high } = RANGES.lowered
  const able = pullUpsOf(profile)
  return { low, high: able === null ? high : Math.min(high, Math.max(low, able) + 1) }
}

/** What the lower back alone holds up stays short while it is new, from 50 on, and for thin bones. */
export const isShortHold = ({ pattern, primary }: CatalogueEntry, profile: TrainingProfile): boolean =>
  isTrunk(pattern) &&
  primary.includes('lower-back') &&
  (workingLevel(profile) === 'novice' || isPastFifty(profile) || hasThinBones(profile))

/** Harder than a pull-up: a set ends after a few reps. */
export const isHardPull = (entry: CatalogueEntry): boolean => isOfSkill(entry) && isPull(entry.pattern)

export const MAX_BALLISTIC_REPS = RANGES.ballistic.high
const REST_OF_BALLISTIC = 40

/**
 * Each set is a ladder: one, two and three reps a side are six; a fourth rung makes ten.
 *
 * @see Tsatsouline, "Enter the Kettlebell" (2006), "Rite of Passage": ladders of three rungs first, then of four and five
 */
const RUNGS: Range = { low: 3, high: 4 }
const repsOf = (rungs: number): number => (rungs * (rungs + 1)) / 2
const LADDER: Range = { low: repsOf(RUNGS.low), high: repsOf(RUNGS.high) }

/** The reps of each side on the rungs of a ladder with at most this many reps of a side. */
export const rungsFor = (reps: number): number[] =>
  Array.from({ length: reps }, (_, rung) => rung + 1).filter((rung) => repsOf(rung) <= reps)

/** Whether a lift is open to this person only with little weight. */
export const isKeptLight = ({ id }: CatalogueEntry, { avoid }: Pick<TrainingProfile, 'avoid'>): boolean =>
  avoid.light?.includes(id) === true

/** Whether the movement itself loads an injured joint, even in a mild variation. The low back bears squats and presses of the legs too. */
export const loadsInjuredJoint = (
  { pattern }: CatalogueEntry,
  { avoid }: Pick<TrainingProfile, 'avoid'>,
): boolean =>
  (isKneeDominant(pattern) && avoid.injuries.some((joint) => joint === 'knee' || joint === 'lower-back')) ||
  (isHipDominant(pattern) && avoid.injuries.includes('lower-back'))

/**
 * The limit for brief sessions, for main lifts (R24), and where more reps would leave time for too few sets.
 */
const LESS_LONG = 12
/** Reps beyond those that the heaviest weight allows at RIR 2, to leave a target. */
const BEYOND = 2
const MIN_WIDE = 5

/** Extends a range if the heaviest weight owned allows more reps. */
function longer({ low, high }: Range, allowed: number, most: number): Range {
  const top = Math.max(high, Math.min(most, allowed + BEYOND))
  return { low: Math.max(low, Math.min(RANGES.long.low, allowed - MIN_WIDE)), high: top }
}

/**
 * Adapts a range to the weights owned: longer if the heaviest is too light, and long enough to reach the next
 * size.
 */
function withOwned(range: Range, entry: CatalogueEntry, profile: TrainingProfile): Range {
  const allowed = repsWithHeaviest(entry, profile) ?? 0
  if (!isLoadable(entry, profile)) {
    if (allowed <= range.high) return range
    return profile.minutes < 45 ? BODYWEIGHT.easy : RANGES.strongLegs
  }
  const most = isShortSession(profile) || entry.main ? LESS_LONG : RANGES.long.high
  const { low, high } = allowed > range.high ? longer(range, allowed, most) : range
  const next = comesInFewSizes(entry, profile.ownedWeights)
    ? repsForNextSize(low, entry, profile.ownedWeights)
    : null
  return { low, high: Math.max(high, Math.min(next ?? 0, LESS_LONG)) }
}

/** The default rep range of an exercise. */
export function usualReps(entry: CatalogueEntry, role: Role, profile: TrainingProfile): Range {
  const forGoal = repsForGoal(entry, profile)
  if (forGoal) return forGoal
  const range = repsByGoal(entry, role, profile)
  const isOfItself = isGetUp(entry) || entry.timed || isBallistic(entry) || isInLadders(entry)
  return isOfItself ? range : unstrained(withOwned(range, entry, profile), entry, profile)
}

/** Reps that a range keeps above its lowest if health raises that. */
const WIDE = 3

/** Without the few reps that are done with held breath, where a condition forbids straining. */
function unstrained({ low, high }: Range, entry: CatalogueEntry, profile: TrainingProfile): Range {
  const least = isLoadable(entry, profile) ? fewestReps(profile) : 0
  return low < least ? { low: least, high: Math.max(high, least + WIDE) } : { low, high }
}

function repsByGoal(entry: CatalogueEntry, role: Role, profile: TrainingProfile): Range {
  if (isGetUp(entry)) return RANGES.getUp
  if (entry.timed) return isOfSkill(entry) || isShortHold(entry, profile) ? RANGES.hardHold : RANGES.timed
  if (isBallistic(entry)) return RANGES.ballistic
  if (isInLadders(entry)) return LADDER
  if (isHardPull(entry) && !isMinor(profile)) return RANGES.hardPull
  if (isLowered(entry)) return loweredReps(profile)
  if (!isLoadable(entry, profile) && role !== 'trunk') return bodyweightReps(entry, profile)
  if (entry.pattern === 'outward-rotation' && isLoadable(entry, profile)) return RANGES.turnedOut
  // Neupert, "The Giant": sets of five to eight with a weight that could be pressed ten times.
  if (isCleanAndPress(entry)) return RANGES.few
  if (isKeptLight(entry, profile)) return RANGES.light
  const careful = profile.redFlags.length > 0
  const goal = careful ? 'general' : profile.goal
  // Fewer reps leave time for another set.
  const brief = isShortSession(profile) && !careful && role !== 'main'
  // Rows and pull-downs are heavy enough at five reps (T3).
  if (
    role === 'main' &&
    isPull(entry.pattern) &&
    REPS[goal].main.low < RANGES.heavyPull.low &&
    workingLevel(profile) !== 'novice'
  )
    return RANGES.heavyPull
  if (role === 'main' && (loadsInjuredJoint(entry, profile) || isMinor(profile))) return REPS[goal].compound
  if (role === 'main' && workingLevel(profile) === 'novice') return NOVICE_MAIN[goal]
  if (isHeavyForRunner(entry, profile) && workingLevel(profile) !== 'novice') {
    if (role === 'main') return RANGES.ofRunner
    if (role === 'compound') return RANGES.few
  }
  if (isShortSession(profile) && !careful && (role === 'compound' || (role === 'main' && goal === 'general')))
    return RANGES.few
  if (goal === 'hypertrophy' && role === 'isolation' && !brief && workingLevel(profile) !== 'novice')
    return singleForSize(entry)
  const { low, high } = REPS[brief ? 'strength' : goal][role]
  return { low: Math.max(low, leastReps(entry)), high }
}

/** The fewest reps that suit a lift, whatever the goal. */
export const leastReps = (entry: CatalogueEntry): number => (allowsTriples(entry) ? 3 : MIN_REPS_OF_OTHERS)

function bodyweightReps(entry: CatalogueEntry, profile: TrainingProfile): Range {
  const { minutes, redFlags } = profile
  const level = workingLevel(profile)
  const ranges = minutes < 45 && !redFlags.length ? BRIEF_BODYWEIGHT : BODYWEIGHT
  const hard =
    entry.level !== 'novice' || entry.positions.includes('hanging') || entry.positions.includes('inverted')
  if (hard) return ranges.hard
  // Both legs together are strong. After the first year they need many reps.
  if (
    isLegs(entry.pattern) &&
    isCompound(entry.pattern) &&
    !entry.perSide &&
    !entry.needs.length &&
    level !== 'novice'
  )
    return minutes < 45 ? ranges.easy : RANGES.strongLegs
  // Small muscles, bridges and pulls on the floor move little body weight.
  const moves = isCompound(entry.pattern) && entry.pattern !== 'hip-extension'
  return moves && !(isPull(entry.pattern) && entry.positions.includes('prone')) ? ranges.usual : ranges.easy
}

/** The range that every prescription must stay in (R24 to R26, R45). */
export const repLimits = (entry: CatalogueEntry, profile: TrainingProfile): Range =>
  repsForGoal(entry, profile) ??
  withinLimits(unstrained(usualLimits(entry, profile), entry, profile), entry, profile.limits)

function usualLimits(entry: CatalogueEntry, profile: TrainingProfile): Range {
  if (isGetUp(entry)) return RANGES.getUp
  if (entry.timed && isShortHold(entry, profile)) return RANGES.hardHold
  if (entry.timed) return isOfSkill(entry) ? { low: 10, high: 30 } : { low: 15, high: 60 }
  if (isHardPull(entry) && !isMinor(profile)) return { low: RANGES.hardPull.low, high: 12 }
  if (isLowered(entry)) return loweredReps(profile)
  const careful = workingLevel(profile) === 'novice'
  const forStrength = profile.goal === 'strength' || profile.goal === 'powerbuilding'
  if (isKeptLight(entry, profile) && isLoadable(entry, profile)) return RANGES.light
  if (entry.main && isLoadable(entry, profile)) {
    if (isMinor(profile)) return { low: profile.redFlags.length ? 8 : MIN_REPS_OF_MINORS, high: 12 }
    if (careful) return { low: profile.redFlags.length ? 8 : 5, high: 12 }
    const least = forStrength ? leastReps(entry) : isHeavyForRunner(entry, profile) ? RANGES.ofRunner.low : 6
    return { low: loadsInjuredJoint(entry, profile) ? 6 : least, high: 12 }
  }
  return { low: profile.redFlags.length ? 8 : 6, high: isLoadable(entry, profile) ? 15 : 20 }
}

/** Rest between sets in seconds (R36). Short sessions rest less, first on single-joint work. */
export function restSeconds(
  prescribed: Prescribed,
  profile: Pick<TrainingProfile, 'minutes' | 'person'>,
): number {
  if (isBallistic(prescribed.entry)) return REST_OF_BALLISTIC
  const usual = usualRest(prescribed, profile.minutes)
  const isAccessory = !isHeavyInSomeWeek(prescribed) && roleOf(prescribed.entry, true) !== 'main'
  return isAccessory ? accessoryRest(prescribed.entry, usual, profile) : usual
}

function usualRest(prescribed: Prescribed, minutes: number): number {
  const role = roleOf(prescribed.entry, true)
  if (role === 'trunk') return 60
  if (role === 'isolation') return minutes >= 75 ? 90 : minutes >= 60 ? 75 : 60
  if (isHeavyInSomeWeek(prescribed))
    return minutes >= 90 && prescribed.progression === 'wave'
      ? 240
      : minutes >= 75
        ? 180
        : minutes >= 60
          ? 150
          : 120
  if (isShortSession({ minutes })) return 60
  if (role === 'main') return minutes >= 75 ? 150 : minutes >= 60 ? 120 : 90
  return minutes >= 75 ? 120 : 90
}

interface Prescribed {
  entry: CatalogueEntry
  repsLow: number
  progression: Progression
}

/** Up to this many reps, a main lift rests as a heavy one (R36). */
export const MAX_HEAVY_REPS = 6

export function isHeavyInSomeWeek({ entry, repsLow, progression }: Prescribed): boolean {
  if (!entry.main) return false
  // A climb starts one rep above its lowest. Other progressions reach the lowest.
  return (progression === 'reps' ? repsLow + 1 : repsLow) <= MAX_HEAVY_REPS
}

/** The smallest reserve that is sound (R27, R28), from week 1 to 8, by the top reps of the set. */
export function leastRir(entry: CatalogueEntry, topReps: number, profile: TrainingProfile): number {
  const cared = reserveIn(entry, profile)
  if (profile.redFlags.length) return Math.max(3, cared)
  const compound = isCompound(entry.pattern)
  return Math.max(cared, reserveFor(profile, compound, usualLeastRir(entry, topReps, profile)))
}

function usualLeastRir(entry: CatalogueEntry, topReps: number, profile: TrainingProfile): number {
  if (workingLevel(profile) === 'novice') return isCompound(entry.pattern) ? 2 : 1
  const wholeBody = isKneeDominant(entry.pattern) || isHipDominant(entry.pattern)
  return wholeBody && topReps >= 8 ? 2 : 1
}

/** The kilograms of a printed step: the step of the implement, and less for single-joint work. */
export function loadStepKg(entry: CatalogueEntry): number {
  if (needsOneOf(entry, ['kettlebell'])) return 4
  if (needsOneOf(entry, ['leg-press']) || entry.traits.includes('big-steps')) return 5
  return needsOneOf(entry, ['dumbbells']) && !isCompound(entry.pattern) ? 1 : 2.5
}
