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

/** The longest that a day of a draft takes in any of its weeks. */
export function longestMinutes(rows: readonly Row[], { minutes }: Pick<TrainingProfile, 'minutes'>): number {
  return rows.reduce((sum, row) => sum + rowMinutes(row, minutes), warmUpMinutes(minutes))
}

const rowMinutes = (row: Row, minutes: number): number =>
  (row.sets + (row.addSet ? 1 : 0)) * setMinutes(row, minutes)

export const setMinutes = ({ entry, repsHigh }: Pick<Row, 'entry' | 'repsHigh'>, minutes: number): number =>
  setSeconds(entry, repsHigh, restSeconds(entry, repsHigh, minutes)) / 60
