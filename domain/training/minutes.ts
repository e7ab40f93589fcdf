import type { TrainingProfile } from '../profile.ts'
import type { CatalogueEntry } from './exercise.ts'
import type { Row } from './draft.ts'
import { restSeconds } from './scheme.ts'
import { warmUpMinutes } from './volume.ts'

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
export const firstWeekMinutes = (
  rows: readonly Row[],
  { minutes }: Pick<TrainingProfile, 'minutes'>,
): number => rows.reduce((sum, row) => sum + row.sets * setMinutes(row, minutes), warmUpMinutes(minutes))

export const setMinutes = (row: Row, minutes: number): number =>
  setSeconds(row.entry, row.repsHigh, restSeconds(row, minutes)) / 60
