import type { TrainingProfile } from '../profile.ts'
import { balance } from './balance.ts'
import { cleanCue } from './cue.ts'
import type { Draft } from './draft.ts'
import { workingLevel } from './eligible.ts'
import { tapersFor } from './event.ts'
import { canBeHeavy } from './heavy.ts'
import { firstWeekMinutes, setMinutes } from './minutes.ts'
import { inOrder } from './order.ts'
import { soundRow } from './rows.ts'
import { besidePartners } from './supersets.ts'
import { addTo, gainOf, tallyOf } from './worth.ts'

/** Later weeks may hold so many more sets than week 1 (R31 allows a fifth). */
const EXTRA_SETS = 0.14
/** Share of the session that the fullest week may take. */
const FULLEST = 1.03
/** A set that takes a muscle or a session past what is good, or tips the week towards pushing, costs more. */
const TOO_MUCH = -9

/** Five loaded weeks in a row leave too little to add in each of them. */
const LATEST_DELOAD = 5
/** With a taper in week 8, three loaded weeks are left after it. */
const DELOAD_BEFORE_TAPER = 4
/** Making a lift heavy takes rest, and rest takes time from others: a second look settles it. */
const LOOKS = 3

/** Turns a draft of permitted exercises into one where the rules hold. Changes it in place. */
export function settle(draft: Draft, profile: TrainingProfile): void {
  draft.deloadWeek = deloadWeekOf(draft.deloadWeek, profile)
  for (let look = 0; look < LOOKS; look++) {
    balance(draft, profile)
    if (!leadWithHeavyLift(draft, profile)) break
  }
  for (const day of draft.days) {
    const rows = day.rows.map((row) => ({ ...row, cue: cleanCue(row.cue, row.entry, profile) }))
    day.rows = besidePartners(inOrder(rows, profile), profile)
  }
  keepExtraSetsThatFit(draft, profile)
}

/** Where strength is the goal, the first lift that can be heavy is. Tells whether anything had to change. */
function leadWithHeavyLift(draft: Draft, profile: TrainingProfile): boolean {
  let changed = false
  for (const day of draft.days) {
    const index = day.rows.findIndex(({ entry }) => canBeHeavy(entry, profile))
    const row = day.rows[index]
    if (!row || row.repsHigh <= 6) continue
    const progression = row.progression === 'load' ? 'load' : 'wave'
    day.rows = day.rows.with(index, soundRow({ ...row, progression }, true, profile))
    changed = true
  }
  return changed
}

function deloadWeekOf(asked: number | null, profile: TrainingProfile): number | null {
  if (tapersFor(profile)) return DELOAD_BEFORE_TAPER
  if (asked !== null && asked >= 4 && asked <= 6) return Math.min(asked, LATEST_DELOAD)
  return workingLevel(profile) === 'novice' ? null : 5
}

/** Later weeks may hold some more sets than week 1, as long as the days still fit and no muscle gets too much. */
function keepExtraSetsThatFit(draft: Draft, profile: TrainingProfile): void {
  const tally = tallyOf(draft, profile)
  const all = draft.days.flatMap((day) => day.rows)
  let room = Math.floor(EXTRA_SETS * all.reduce((sum, { sets }) => sum + sets, 0))
  for (const [day, { rows }] of draft.days.entries()) {
    let taken = firstWeekMinutes(rows, profile)
    for (const row of rows) {
      const change = { day, entry: row.entry, sets: 1, exercises: 0 }
      const minutes = taken + setMinutes(row, profile)
      const fits = row.sets < 6 && room > 0 && minutes <= profile.minutes * FULLEST
      row.addSet = row.addSet && fits && gainOf(tally, profile, change) > TOO_MUCH
      if (!row.addSet) continue
      addTo(tally, profile, change)
      taken = minutes
      room--
    }
  }
}
