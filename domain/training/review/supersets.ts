import { setSeconds } from '../prescription/minutes.ts'
import { areUnrelated } from '../prescription/supersets.ts'
import { when } from '../draft/when.ts'
import type { Objections, Reviewed } from './program-rule.ts'
import type { ReadDay, ReadRow } from './printed-program.ts'

/** The superset partner on the same day, if both rows name each other. */
const partnerOf = (row: ReadRow, { rows }: ReadDay): ReadRow | undefined =>
  rows.find(({ name, inTurnWith }) => name === row.inTurnWith && inTurnWith === row.name)

/** Seconds from one set of a row to its next. The partner's set in between counts as rest. */
export function fullRest(row: ReadRow, day: ReadDay): number | null {
  const partner = partnerOf(row, day)
  if (row.restSeconds === null || !partner?.entry || !partner.reps) return row.restSeconds
  return row.restSeconds + setSeconds(partner.entry, partner.reps.low, partner.restSeconds ?? 0)
}

/** Partners leave each other fresh, and neither has many sets left alone at short rests. */
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
