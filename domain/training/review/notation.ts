import { isBallistic, isInLadders } from '../../exercises/exercise.ts'
import { isCompound } from '../../exercises/vocabulary.ts'
import { setSeconds } from '../prescription/minutes.ts'
import { isSetForGoal } from '../prescription/rep-goals.ts'
import { areUnrelated } from '../prescription/supersets.ts'
import { isShortSession } from '../prescription/volume.ts'
import { when } from '../draft/when.ts'
import { programRulesOf, type Objections, type Reviewed } from './program-rule.ts'
import { NOTATION } from './generated/records.ts'
import type { ReadDay, ReadRow } from './printed-program.ts'

/** Where a row stands, zero-based. */
interface Place {
  ofWeek: number
  ofDay: number
  ofRow: number
}

/** Applies a row test to the whole program. */
export const eachRow = (
  { weeks }: Pick<Reviewed, 'weeks'>,
  objectionTo: (row: ReadRow, week: number, day: ReadDay, place: Place) => string | false | null | undefined,
): Objections =>
  weeks.flatMap(({ number: week, days }, ofWeek) =>
    days.flatMap((day, ofDay) =>
      day.rows.flatMap((row, ofRow) => {
        const says = objectionTo(row, week, day, { ofWeek, ofDay, ofRow })
        return says ? [{ week, day: day.day, exercise: row.name, says }] : []
      }),
    ),
  )

/** The superset partner on the same day, if both rows name each other. */
const partnerOf = (row: ReadRow, { rows }: ReadDay): ReadRow | undefined =>
  rows.find(({ name, inTurnWith }) => name === row.inTurnWith && inTurnWith === row.name)

/** Seconds from one set of a row to its next. The partner's set in between counts as rest. */
export function fullRest(row: ReadRow, day: ReadDay): number | null {
  const partner = partnerOf(row, day)
  if (row.restSeconds === null || !partner?.entry || !partner.reps) return row.restSeconds
  return row.restSeconds + setSeconds(partner.entry, partner.reps.low, partner.restSeconds ?? 0)
}

export const NOTATION_RULES = programRulesOf(NOTATION, {
  'known-names': (reviewed, _limits, says) => eachRow(reviewed, ({ entry }) => !entry && says()),
  'readable-reps': (reviewed, { mostSets, mostReps, shortestHold, longestHold }, says) =>
    eachRow(reviewed, ({ entry, sets, reps }) => {
      if (!Number.isInteger(sets) || sets < 1 || sets > mostSets) return says.sets({ sets })
      if (!reps) return says.unread()
      if (entry && isSetForGoal(entry, reps, reviewed.profile)) return null
      if (reps.seconds) return (reps.low < shortestHold || reps.high > longestHold) && says.holds()
      return (reps.low < 1 || reps.high > mostReps) && says.reps()
    }),
  'readable-intensity': (reviewed, _limits, says) =>
    eachRow(reviewed, ({ rir, scale: written }) => {
      const { scale } = reviewed.profile
      if (!rir) return says.unread()
      if (written !== scale) return says.scale({ written: String(written), scale })
      return (rir.low < 0 || rir.high > 5 || rir.high - rir.low > 2) && says.range()
    }),
  /** If a text gives both scales for one set, they must agree. */
  'scales-agree': ({ program, weeks }, _limits, says) => {
    const texts = [
      ...Object.values(program.guidelines).flat(),
      ...weeks.flatMap(({ days }) => days.flatMap(({ rows }) => rows.map(({ notes }) => notes))),
    ]
    return [...new Set(texts)].flatMap((text) => {
      const found = /RPE (\d{1,2})[^.\d]{0,24}(?:RIR (\d{1,2})|(\d{1,2}) (?:RIR|reps in reserve))/i.exec(text)
      const rir = found?.[2] ?? found?.[3]
      return when(found && Number(found[1]) + Number(rir) !== 10, { says: says({ text }) })
    })
  },
  'rest-stated': (reviewed, limits, says) => {
    const isShort = reviewed.profile.minutes < limits.short
    return eachRow(reviewed, (row, _week, day) => {
      const { entry, reps, restSeconds: stated } = row
      const rest = fullRest(row, day)
      if (stated === null || rest === null) return says.missing()
      if (!entry || !reps) return null
      const compound = isCompound(entry.pattern)
      // Only the last rung of a ladder is heavy.
      const heavy = compound && entry.main && reps.high <= limits.heavyReps && !isInLadders(entry)
      const [lowest, highest] = heavy
        ? [limits.leastHeavy, limits.mostHeavy]
        : isBallistic(entry)
          ? [limits.leastBallistic, limits.mostBallistic]
          : compound
            ? [isShortSession(reviewed.profile) ? limits.leastInBrief : limits.least, limits.most]
            : [isShort ? limits.leastSingleInShort : limits.leastSingle, limits.mostSingle]
      return (rest < lowest || stated > highest) && says.range({ rest, lowest, highest })
    })
  },
  /** Partners leave each other fresh, and neither has many sets left alone at short rests. */
  'supersets-fit': (reviewed, _limits, says) =>
    eachRow(reviewed, (row, _week, day) => {
      if (row.inTurnWith === null) return null
      const partner = partnerOf(row, day)
      const fits =
        partner?.entry &&
        row.entry &&
        areUnrelated(row.entry, partner.entry) &&
        Math.abs(row.sets - partner.sets) <= 1
      return !fits && says({ partner: row.inTurnWith })
    }),
})
