import type { TrainingProfile } from '../profile/profile.ts'
import { minutesToWarmUp, setSeconds } from '../prescription/minutes.ts'
import { waitForLast, type Supersets } from '../prescription/supersets.ts'
import type { Prescribed } from './prescribed-weeks.ts'

/** The minutes of a day of one week, with its warm-up. */
export function minutesOf(
  prescribed: readonly Prescribed[],
  supersets: Supersets,
  profile: TrainingProfile,
): number {
  let seconds = 0
  for (const [place, { row, prescription }] of prescribed.entries()) {
    const { sets, reps, restSeconds, single } = prescription
    seconds += sets * setSeconds(row.entry, reps.high, restSeconds)
    if (single) seconds += setSeconds(row.entry, 1, restSeconds)
    const upper = prescribed.slice(0, place).find((other) => supersets.get(row) === other.row)
    if (upper) seconds += waitForLast(upper.prescription.sets, sets, restSeconds)
  }
  return minutesToWarmUp(profile) + seconds / 60
}
