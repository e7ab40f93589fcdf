import type { TrainingProfile } from '../profile/profile.ts'
import type { Progression } from '../draft/block.ts'
import type { Row } from '../draft/draft.ts'
import { isBallistic, isGetUp, isInLadders, type CatalogueEntry } from '../../exercises/exercise.ts'
import { progressionOf } from './progression-kind.ts'
import { canBeHeavy } from './heavy.ts'
import { isLoadable, leastRir, repLimits, roleOf, usualReps, type Range } from './rep-ranges.ts'
import { usesSupersets } from './supersets.ts'
import { isShortSession } from './volume.ts'

const EASIEST_START = 4
/**
 * The minimum width of a range to climb in: in general, at one weight, and without weight for all eight
 * weeks.
 */
const CLIMB = 3
const CLIMB_AT_ONE_WEIGHT = 5
const CLIMB_BODYWEIGHT = 6
const CLIMB_SECONDS = 25

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
  const reps = soundReps(row, leads, profile, progression)
  return {
    ...row,
    progression,
    repsLow: reps.low,
    repsHigh: reps.high,
    sets: within(row.sets, 2, mostSets(profile)),
    addSet: row.addSet && !usesSupersets(profile),
    rir: within(row.rir, leastRir(entry, reps.high, profile) + 1, EASIEST_START),
  }
}

function soundReps(row: Row, leads: boolean, profile: TrainingProfile, progression: Progression): Range {
  const { entry } = row
  const limits = repLimits(entry, profile)
  const usual = usualReps(entry, roleOf(entry, leads), profile)
  if (isBallistic(entry) || isInLadders(entry)) return usual
  if (leads && row.repsHigh > 6 && canBeHeavy(entry, profile)) return usual

  const low = within(row.repsLow, limits.low, limits.high)
  const high = within(Math.max(row.repsHigh, low), limits.low, limits.high)
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
