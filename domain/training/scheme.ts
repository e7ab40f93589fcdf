import type { TrainingProfile } from '../profile.ts'
import type { Progression } from './block.ts'
import { reserveOf } from './care.ts'
import { CATALOGUE } from './catalogue.ts'
import { workingLevel } from './eligible.ts'
import { runs } from './other-training.ts'
import { isMinor, LEAST_REPS_OF_MINORS, reserveFor } from './person/age.ts'
import { comesInFewSizes } from './person/loading.ts'
import { repsForNextSize, repsWithHeaviest } from './person/owned-limits.ts'
import { accessoryRest } from './person/sex.ts'
import { isBallistic, isCleanAndPress, isGetUp, isInLadders, type CatalogueEntry } from './exercise.ts'
import { LEAST_REPS_OF_OTHERS, takesTriples } from './triples.ts'
import type { Implement } from './vocabulary.ts'
import { isCompound, isHipDominant, isKneeDominant, isLegs, isPull, isTrunk } from './vocabulary.ts'
import { isBrief } from './volume.ts'

/** What an exercise does in its day: it leads, it is multi-joint work, single-joint work, or trunk work. */
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

const STEADY_LOADS: readonly Implement[] = [
  'barbell',
  'smith-machine',
  'machines',
  'cable',
  'trap-bar',
  'leg-press',
  'lat-pulldown',
]
const LOADS: readonly Implement[] = [
  ...STEADY_LOADS,
  'dumbbells',
  'kettlebell',
  'ez-bar',
  'landmine',
  'plates',
  'leg-curl',
  'leg-extension',
  'medicine-ball',
]

const needsOneOf = (entry: CatalogueEntry, tools: readonly Implement[]) =>
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

/** Whether this person can add weight to it at all. */
export const isLoadable = (
  entry: CatalogueEntry,
  { oneWeight }: Pick<TrainingProfile, 'oneWeight'>,
): boolean =>
  loadable.has(entry) && entry.needs.some((each) => LOADS.includes(each) && !oneWeight.includes(each))

/** Whether all that takes weight here comes in so few sizes that the next one is far off. */
export const allInFewSizes = (
  entries: readonly CatalogueEntry[],
  profile: Pick<TrainingProfile, 'oneWeight' | 'ownedWeights'>,
): boolean =>
  entries.every((entry) => !isLoadable(entry, profile) || comesInFewSizes(entry, profile.ownedWeights))

/** Whether weight can be added in small steps, week after week. */
export const takesSmallSteps = (entry: CatalogueEntry): boolean => steady.has(entry)

const TIMED: Range = { low: 20, high: 45 }
/** @see Tsatsouline, "Simple & Sinister" (2013): get-ups one at a time, the sides in turn */
const GET_UP: Range = { low: 1, high: 1 }

/** The repetitions that suit a goal, by role, for people past their first year. */
export const REPS: Readonly<Record<TrainingProfile['goal'], Readonly<Record<Role, Range>>>> = {
  strength: {
    main: { low: 3, high: 6 },
    compound: { low: 6, high: 10 },
    isolation: { low: 8, high: 12 },
    trunk: { low: 8, high: 12 },
  },
  powerbuilding: {
    main: { low: 4, high: 6 },
    compound: { low: 7, high: 11 },
    isolation: { low: 10, high: 14 },
    trunk: { low: 8, high: 12 },
  },
  hypertrophy: {
    main: { low: 6, high: 9 },
    compound: { low: 8, high: 12 },
    isolation: { low: 10, high: 14 },
    trunk: { low: 10, high: 14 },
  },
  general: {
    main: { low: 8, high: 11 },
    compound: { low: 8, high: 12 },
    isolation: { low: 10, high: 14 },
    trunk: { low: 8, high: 12 },
  },
}
/**
 * Repetitions of single joints for size, by what is lifted: a bar in the elbows for few, what guides the hand for many.
 *
 * @see Schoenfeld and others, "Loading recommendations for muscle strength, hypertrophy, and local endurance" (2021): from
 *   some 5 to 30 repetitions muscles grow alike; Israetel and others, "Scientific Principles of Hypertrophy Training"
 *   (2021): a muscle has heavy, middling and light sets in its week; which tool for which is practice
 */
const OF_BAR: Range = { low: 6, high: 10 }
const OF_DUMBBELL: Range = { low: 8, high: 12 }
const OF_CABLE: Range = { low: 12, high: 15 }
const BARS: readonly Implement[] = ['barbell', 'ez-bar']
const GUIDED: readonly Implement[] = [
  'cable',
  'machines',
  'leg-curl',
  'leg-extension',
  'leg-press',
  'smith-machine',
]

function singleForSize(entry: CatalogueEntry): Range {
  const isOfArms = entry.pattern === 'curl' || entry.pattern === 'elbow-extension'
  if (isOfArms && needsOneOf(entry, BARS)) return OF_BAR
  if (needsOneOf(entry, GUIDED)) return OF_CABLE
  return isOfArms && needsOneOf(entry, ['dumbbells']) ? OF_DUMBBELL : REPS.hypertrophy.isolation
}

/**
 * Heavy, and too few to grow much: what makes running cheaper.
 *
 * @see Blagrove, Howatson and Hayes, "Effects of strength training on the physiological determinants of middle- and
 *   long-distance running performance: a systematic review" (2018): heavy resistance, some 3-8 repetitions
 */
const RUNNER_MAIN: Range = { low: 5, high: 8 }
const isHeavyForRunner = (entry: CatalogueEntry, profile: TrainingProfile): boolean =>
  runs(profile) && profile.goal === 'general' && !profile.redFlags.length && isLegs(entry.pattern)

/** Three lifts of two such sets fit a quarter of an hour. */
const FEW: Range = { low: 6, high: 9 }
const HEAVY_PULL: Range = { low: 5, high: 6 }
const NOVICE_MAIN: Readonly<Record<TrainingProfile['goal'], Range>> = {
  strength: { low: 5, high: 8 },
  powerbuilding: { low: 6, high: 9 },
  hypertrophy: { low: 8, high: 11 },
  general: { low: 8, high: 11 },
}
/** Without a weight the right effort takes more repetitions: many where the lift is easy, fewer where it is hard. */
const BODYWEIGHT = {
  hard: { low: 6, high: 12 },
  usual: { low: 8, high: 14 },
  easy: { low: 10, high: 16 },
} as const
const STRONG_LEGS: Range = { low: 12, high: 20 }
/** @see r/bodyweightfitness, "Recommended Routine": pull-ups that are only lowered, up to eight a set */
const LOWERED: Range = { low: 6, high: 8 }
export const isLowered = ({ id }: CatalogueEntry): boolean => id === 'negative-pull-up'
/** Long sets do not fit short sessions. */
const BRIEF_BODYWEIGHT = {
  hard: { low: 6, high: 12 },
  usual: { low: 6, high: 12 },
  easy: { low: 8, high: 14 },
} as const

/**
 * What the hips throw is done in many sets of ten, a minute from one to the next: far from failure, and fast to the last
 * repetition. Only who has no heavier bell does more of them.
 *
 * @see Tsatsouline, "Enter the Kettlebell" (2006) and "Simple & Sinister" (2013): ten sets of ten swings in as many minutes
 */
export const MOST_BALLISTIC_REPS = 15
const BALLISTIC: Range = { low: 10, high: MOST_BALLISTIC_REPS }
const REST_OF_BALLISTIC = 40

/**
 * Each set is a ladder: one, two and three repetitions a side are six, and with a fourth rung ten.
 *
 * @see Tsatsouline, "Enter the Kettlebell" (2006), "Rite of Passage": ladders of three rungs first, then of four and five
 */
const RUNGS: Range = { low: 3, high: 4 }
const repsOf = (rungs: number): number => (rungs * (rungs + 1)) / 2
const LADDER: Range = { low: repsOf(RUNGS.low), high: repsOf(RUNGS.high) }

/** `Ladder each set: 1, 2, 3 a side.` */
export function ladderForm(reps: number): string {
  const rungs = Array.from({ length: reps }, (_, rung) => rung + 1).filter((rung) => repsOf(rung) <= reps)
  return `Ladder each set: ${rungs.join(', ')} a side.`
}

/** Whether it loads what hurts by its very movement, even where the variant is a mild one. */
export const sparesAJoint = (
  { pattern }: CatalogueEntry,
  { avoid }: Pick<TrainingProfile, 'avoid'>,
): boolean =>
  (isKneeDominant(pattern) && avoid.injuries.includes('knee')) ||
  (isHipDominant(pattern) && avoid.injuries.includes('lower-back'))

/** As many repetitions as are still counted for size or strength (R25), and what a range of them begins with. */
const LONG: Range = { low: 8, high: 15 }
/** As far as a brief session has time, or R24 lets a main lift, or enough sets fit the time. */
const LESS_LONG = 12
/** More than the heaviest allows with two in reserve, so that there is something to reach. */
const BEYOND = 2
const LEAST_WIDE = 5

/** A range where the heaviest that somebody owns allows so many more. */
function longer({ low, high }: Range, allowed: number, most: number): Range {
  const top = Math.max(high, Math.min(most, allowed + BEYOND))
  return { low: Math.max(low, Math.min(LONG.low, allowed - LEAST_WIDE)), high: top }
}

/**
 * A range with what somebody owns of weights in mind: longer where their heaviest is light for it, and up to where the next
 * size can be lifted.
 */
function withOwned(range: Range, entry: CatalogueEntry, profile: TrainingProfile): Range {
  const allowed = repsWithHeaviest(entry, profile) ?? 0
  if (!isLoadable(entry, profile)) {
    if (allowed <= range.high) return range
    return profile.minutes < 45 ? BODYWEIGHT.easy : STRONG_LEGS
  }
  const most = isBrief(profile) || entry.main ? LESS_LONG : LONG.high
  const { low, high } = allowed > range.high ? longer(range, allowed, most) : range
  const next = comesInFewSizes(entry, profile.ownedWeights)
    ? repsForNextSize(low, entry, profile.ownedWeights)
    : null
  return { low, high: Math.max(high, Math.min(next ?? 0, LESS_LONG)) }
}

/** A step is a third of what such a small muscle turns: its range is long enough to reach it. */
const TURNED_OUT: Range = { low: 8, high: 14 }

/** The range that code gives an exercise when nobody chose one. */
export function usualReps(entry: CatalogueEntry, role: Role, profile: TrainingProfile): Range {
  const range = repsByGoal(entry, role, profile)
  const isOfItself = isGetUp(entry) || entry.timed || isBallistic(entry) || isInLadders(entry)
  return isOfItself ? range : withOwned(range, entry, profile)
}

function repsByGoal(entry: CatalogueEntry, role: Role, profile: TrainingProfile): Range {
  if (isGetUp(entry)) return GET_UP
  if (entry.timed) return TIMED
  if (isBallistic(entry)) return BALLISTIC
  if (isInLadders(entry)) return LADDER
  if (isLowered(entry)) return LOWERED
  if (!isLoadable(entry, profile) && role !== 'trunk') return bodyweightReps(entry, profile)
  if (entry.pattern === 'outward-rotation' && isLoadable(entry, profile)) return TURNED_OUT
  // Neupert, "The Giant": sets of five to eight with what could be pressed ten times.
  if (isCleanAndPress(entry)) return FEW
  const careful = profile.redFlags.length > 0
  const goal = careful ? 'general' : profile.goal
  // Sets of fewer repetitions: there is time for one more of them.
  const brief = isBrief(profile) && !careful && role !== 'main'
  // Rows and pull-downs are heavy enough at five (T3).
  if (
    role === 'main' &&
    isPull(entry.pattern) &&
    REPS[goal].main.low < HEAVY_PULL.low &&
    workingLevel(profile) !== 'novice'
  )
    return HEAVY_PULL
  if (role === 'main' && (sparesAJoint(entry, profile) || isMinor(profile))) return REPS[goal].compound
  if (role === 'main' && workingLevel(profile) === 'novice') return NOVICE_MAIN[goal]
  if (isHeavyForRunner(entry, profile) && workingLevel(profile) !== 'novice') {
    if (role === 'main') return RUNNER_MAIN
    if (role === 'compound') return FEW
  }
  if (isBrief(profile) && !careful && (role === 'compound' || (role === 'main' && goal === 'general')))
    return FEW
  if (goal === 'hypertrophy' && role === 'isolation' && !brief && workingLevel(profile) !== 'novice')
    return singleForSize(entry)
  const { low, high } = REPS[brief ? 'strength' : goal][role]
  return { low: Math.max(low, leastReps(entry)), high }
}

/** The fewest repetitions that suit a lift, whatever the goal. */
export const leastReps = (entry: CatalogueEntry): number => (takesTriples(entry) ? 3 : LEAST_REPS_OF_OTHERS)

function bodyweightReps(entry: CatalogueEntry, profile: TrainingProfile): Range {
  const { minutes, redFlags } = profile
  const level = workingLevel(profile)
  const ranges = minutes < 45 && !redFlags.length ? BRIEF_BODYWEIGHT : BODYWEIGHT
  const hard =
    entry.level !== 'novice' || entry.positions.includes('hanging') || entry.positions.includes('inverted')
  if (hard) return ranges.hard
  // Both legs together are strong: past the first year they need many repetitions.
  if (
    isLegs(entry.pattern) &&
    isCompound(entry.pattern) &&
    !entry.perSide &&
    !entry.needs.length &&
    level !== 'novice'
  )
    return minutes < 45 ? ranges.easy : STRONG_LEGS
  // Small muscles, bridges and pulls on the floor move little of the body's weight.
  const moves = isCompound(entry.pattern) && entry.pattern !== 'hip-extension'
  return moves && !(isPull(entry.pattern) && entry.positions.includes('prone')) ? ranges.usual : ranges.easy
}

/** The range that any choice must stay in (R24 to R26). */
export function repLimits(entry: CatalogueEntry, profile: TrainingProfile): Range {
  if (isGetUp(entry)) return GET_UP
  if (entry.timed) return { low: 15, high: 60 }
  const careful = workingLevel(profile) === 'novice'
  const forStrength = profile.goal === 'strength' || profile.goal === 'powerbuilding'
  if (entry.main && isLoadable(entry, profile)) {
    if (isMinor(profile)) return { low: profile.redFlags.length ? 8 : LEAST_REPS_OF_MINORS, high: 12 }
    if (careful) return { low: profile.redFlags.length ? 8 : 5, high: 12 }
    const least = forStrength ? leastReps(entry) : isHeavyForRunner(entry, profile) ? RUNNER_MAIN.low : 6
    return { low: sparesAJoint(entry, profile) ? 6 : least, high: 12 }
  }
  return { low: profile.redFlags.length ? 8 : 6, high: isLoadable(entry, profile) ? 15 : 20 }
}

/** Rest between sets in seconds (R36). Short sessions rest less, and single-joint work gives way first. */
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
  if (isBrief({ minutes })) return 60
  if (role === 'main') return minutes >= 75 ? 150 : minutes >= 60 ? 120 : 90
  return minutes >= 75 ? 120 : 90
}

interface Prescribed {
  entry: CatalogueEntry
  repsLow: number
  progression: Progression
}

/** A main lift for so many repetitions rests as a heavy one (R36). */
export const MOST_HEAVY_REPS = 6

export function isHeavyInSomeWeek({ entry, repsLow, progression }: Prescribed): boolean {
  if (!entry.main) return false
  // A climb starts with a target one above its lowest repetition; the others come down to the lowest itself.
  return (progression === 'reps' ? repsLow + 1 : repsLow) <= MOST_HEAVY_REPS
}

/** The fewest reps in reserve that are ever right (R27, R28): week 1 to 8, by the most reps of the set. */
export function leastRir(entry: CatalogueEntry, topReps: number, profile: TrainingProfile): number {
  const cared = reserveOf(profile)
  if (profile.redFlags.length) return Math.max(3, cared)
  const compound = isCompound(entry.pattern)
  return Math.max(cared, reserveFor(profile, compound, usualLeastRir(entry, topReps, profile)))
}

function usualLeastRir(entry: CatalogueEntry, topReps: number, profile: TrainingProfile): number {
  if (workingLevel(profile) === 'novice') return isCompound(entry.pattern) ? 2 : 1
  const wholeBody = isKneeDominant(entry.pattern) || isHipDominant(entry.pattern)
  return wholeBody && topReps >= 8 ? 2 : 1
}

/** Kilograms added where a step is printed: what the implement comes in, and less where one joint does the work. */
export function loadStepKg(entry: CatalogueEntry): number {
  if (needsOneOf(entry, ['kettlebell'])) return 4
  if (needsOneOf(entry, ['leg-press']) || entry.traits.includes('big-steps')) return 5
  return needsOneOf(entry, ['dumbbells']) && !isCompound(entry.pattern) ? 1 : 2.5
}
