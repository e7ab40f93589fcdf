import { setSeconds } from '../minutes.ts'
import { areUnrelated } from '../supersets.ts'
import { when, type Objections, type Reviewed } from './finding.ts'
import type { ReadDay, ReadRow } from './reading.ts'

/** The row that a row is done in turn with, if it stands on its day and says the same. */
const partnerOf = (row: ReadRow, { rows }: ReadDay): ReadRow | undefined =>
  rows.find(({ name, inTurnWith }) => name === row.inTurnWith && inTurnWith === row.name)

/** From one set of a row to its next, in seconds: the set of a partner in between is rest as well. */
export function fullRest(row: ReadRow, day: ReadDay): number | null {
  const partner = partnerOf(row, day)
  if (row.restSeconds === null || !partner?.entry || !partner.reps) return row.restSeconds
  return row.restSeconds + setSeconds(partner.entry, partner.reps.low, partner.restSeconds ?? 0)
}

/** Two lifts in turn leave each other fresh, and neither is left to be done alone at short rests. */
export const supersetsFit = ({ weeks }: Reviewed): Objections =>
  weeks.flatMap(({ number: week, days }) =>
    days.flatMap((day) =>
      day.rows.flatMap((row) => {
        if (row.inTurnWith === null) return []
        const partner = partnerOf(row, day)
        const fits =
          partner?.entry &&
          row.entry &&
          areUnrelated(row.entry, partner.entry) &&
          Math.abs(row.sets - partner.sets) <= 1
        return when(!fits, {
          week,
          day: day.day,
          exercise: row.name,
          says: `${row.inTurnWith} cannot be done in turn with it.`,
        })
      }),
    ),
  )
