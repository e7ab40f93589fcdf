import type { TrainingProfile } from '../profile/profile.ts'
import { isBallistic, isGetUp, type CatalogueEntry } from '../../exercises/exercise.ts'
import type { Row } from '../draft/draft.ts'
import { restSeconds } from './rep-ranges.ts'
import { extraWarmUpMinutes } from '../profile/age.ts'
import { mostReps } from './printed-reps.ts'
import { warmUpMinutes } from './volume.ts'

type Trainee = Pick<TrainingProfile, 'minutes' | 'person'>

/**
 * Seconds to get ready for a set, and for one controlled rep (docs/program-quality.md, Derived quantities).
 */
export const SET_UP_SECONDS = 20
export const REP_SECONDS = 7
/**
 * One swing. StrongFirst's "Simple & Sinister" (Tsatsouline 2013): 100 in 5 minutes, ten every half minute.
 */
const BALLISTIC_REP_SECONDS = 2
/** Down and up again without haste. */
const GET_UP_SECONDS = 40
/** Both sides take longer than one, but share set-up and pace. */
const BOTH_SIDES = 1.5

const paceOf = (entry: CatalogueEntry): number =>
  isGetUp(entry) ? GET_UP_SECONDS : isBallistic(entry) ? BALLISTIC_REP_SECONDS : REP_SECONDS

/** The seconds of one set and the rest after it. */
export function setSeconds(entry: CatalogueEntry, topReps: number, rest: number): number {
  const work = entry.timed ? topReps : paceOf(entry) * topReps
  return SET_UP_SECONDS + work * (entry.perSide ? BOTH_SIDES : 1) + rest
}

/** @param rest - in seconds; by default that of a row outside supersets */
export const setMinutes = (row: Row, profile: TrainingProfile, rest = restSeconds(row, profile)): number =>
  setSeconds(row.entry, mostReps(row, profile), rest) / 60

export const minutesToWarmUp = (profile: Trainee): number =>
  warmUpMinutes(profile.minutes) + extraWarmUpMinutes(profile)
