import type { TrainingProfile } from '../profile.ts'
import { cleanCue } from './cue.ts'
import type { Draft } from './draft.ts'
import { workingLevel } from './eligible.ts'
import { inOrder } from './order.ts'
import { leadsHeavy, soundRow } from './rows.ts'

/** Later weeks may hold so many more sets than week 1 (R31 allows a fifth). */
const EXTRA_SETS = 0.14

/** Last touches on a balanced draft: order, extra sets within bounds, the light week, clean words. */
export function finish(draft: Draft, profile: TrainingProfile): void {
  const novice = workingLevel(profile) === 'novice'
  const { deloadWeek } = draft
  const soon = deloadWeek !== null && deloadWeek >= 4 && deloadWeek <= 6
  draft.deloadWeek = soon ? deloadWeek : novice ? null : 5

  for (const day of draft.days) {
    const rows = inOrder(day.rows)
    // What leads may have changed with the order, and with it how heavy it has to be.
    day.rows = rows.map((row, index) => ({
      ...soundRow(row, leadsHeavy(row.entry, index === 0, profile), profile),
      cue: cleanCue(row.cue, row.entry, profile),
    }))
  }
  const rows = draft.days.flatMap((day) => day.rows)
  let room = Math.floor(EXTRA_SETS * rows.reduce((sum, { sets }) => sum + sets, 0))
  for (const row of rows) row.addSet = row.addSet && row.sets < 6 && room-- > 0
}
