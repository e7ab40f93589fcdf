import type { TrainingProfile } from '../profile.ts'
import type { CatalogueEntry } from './exercise.ts'
import type { Row } from './draft.ts'
import { restSeconds } from './scheme.ts'
import { extraWarmUpMinutes } from './person/age.ts'
import { accessoryReps } from './person/sex.ts'
import { restOn, supersetsOf, type Supersets } from './supersets.ts'
import { warmUpMinutes } from './volume.ts'

type Whose = Pick<TrainingProfile, 'minutes' | 'person'>

/** Getting ready for a set, and one repetition at a controlled pace (program-quality §2). */
const SET_UP_SECONDS = 20
const REP_SECONDS = 7
/** Both sides take longer than one, but set-up and pace are shared. */
const BOTH_SIDES = 1.5

/** How long one set takes with the rest after it. */
export function setSeconds(entry: CatalogueEntry, topReps: number, rest: number): number {
  const work = entry.timed ? topReps : REP_SECONDS * topReps
  return SET_UP_SECONDS + work * (entry.perSide ? BOTH_SIDES : 1) + rest
}

/** How long a day of a draft takes with the sets of week 1, at the most repetitions of any week. */
export const firstWeekMinutes = (rows: readonly Row[], profile: Whose): number =>
  minutesBeside(rows, supersetsOf(rows, profile), profile)

const minutesBeside = (rows: readonly Row[], supersets: Supersets, profile: Whose): number =>
  rows.reduce(
    (sum, row) => sum + row.sets * minutesASet(row, restOn(supersets, row, profile), profile),
    minutesToWarmUp(profile),
  )

/** Of a row that is done alone. */
export const setMinutes = (row: Row, profile: Whose): number =>
  minutesASet(row, restSeconds(row, profile), profile)

const minutesASet = (row: Row, rest: number, profile: Whose): number =>
  setSeconds(row.entry, row.repsHigh + accessoryReps(row, profile), rest) / 60

export const minutesToWarmUp = (profile: Whose): number =>
  warmUpMinutes(profile.minutes) + extraWarmUpMinutes(profile)
