import { shareOfMax } from '../profile/weights/rep-chart.ts'
import { tapersFor } from '../profile/event.ts'
import { isGetUp } from '../../exercises/exercise.ts'
import { isSetAsTold } from '../prescription/within-best.ts'
import { isTestable, isTestOfGoal, mayBeTested } from '../prescription/test-week.ts'
import { MIN_REPS_OF_OTHERS, allowsTriples } from '../draft/triples.ts'
import { isHardPull, isLowered } from '../prescription/rep-ranges.ts'
import { when } from '../draft/when.ts'
import { isCompound } from '../../exercises/vocabulary.ts'
import { programRulesOf } from './program-rule.ts'
import { TRACKS } from './generated/records.ts'
import { eachRow } from './notation.ts'
import { loadedWeeks, rowsOf, sameRow, type ReadRow } from './printed-program.ts'
import { isHarder } from './progress.ts'

/** The share of a maximum that a row requires, by the chart. */
const askedOf = (row: ReadRow | undefined): number | null =>
  row?.reps && row.rir && !row.reps.seconds ? shareOfMax(row.reps.high, row.rir.low) : null

export const TRACK_RULES = programRulesOf(TRACKS, {
  /** Low reps are only for the lifts that strength is judged by, and for pulls that allow no more. */
  'few-reps': (reviewed, { ofSingleJoints }, says) =>
    eachRow(reviewed, ({ entry, reps }) => {
      if (!entry || !reps || reps.seconds || isGetUp(entry)) return null
      if (allowsTriples(entry) || isHardPull(entry) || isLowered(entry)) return null
      if (isSetAsTold(entry, reps, reviewed.profile)) return null
      const least = isCompound(entry.pattern) ? MIN_REPS_OF_OTHERS : ofSingleJoints
      return reps.low < least && says({ reps: reps.low, least })
    }),
  /** Weight, reps and reserve of two weeks match: someone who adds the step can do the row. */
  'steps-by-chart': (reviewed, { ofMax, apart }, says) =>
    eachRow(reviewed, (row, _week, _day, { ofWeek, ofDay }) => {
      // A light week keeps the weight, so a step after it counts from the week before.
      const before = loadedWeeks(reviewed.weeks.slice(0, ofWeek)).at(-1)
      const then = askedOf(sameRow(before, ofDay, row.name))
      const now = askedOf(row)
      if (!row.hasStep || now === null || then === null) return null
      const change = now - then
      const step = row.stepShare === null ? ofMax : then * row.stepShare
      return (
        Math.abs(change - step) > apart + 1e-9 &&
        says({ change: Math.round(change * 100), step: (step * 100).toFixed(1) })
      )
    }),
  /** The program ends with a test or with a taper for an event. */
  'test-or-taper': ({ weeks, profile }, _limits, says) => {
    const last = weeks.at(-1)
    if (!last) return []
    const unasked = weeks
      .flatMap(rowsOf)
      .filter(({ entry, isTest }) => isTest && !(entry && isTestOfGoal(entry, profile)))
    const isAsked =
      mayBeTested(profile) &&
      !last.deload &&
      last.days.some(({ rows }) => rows[0]?.entry && isTestable(rows[0].entry))
    const isMissing = isAsked && !rowsOf(last).some(({ isTest }) => isTest)
    return [
      ...when(tapersFor(profile) && !last.deload, { week: last.number, says: says.taper() }),
      ...when(isMissing, { week: last.number, says: says.missing() }),
      ...when(!mayBeTested(profile) && unasked.length > 0, { says: says.wrong() }),
    ]
  },
  /** A deload week that drops a lift makes it harder, not fresher. */
  'practice-in-light-week': (reviewed, { sets }, says) =>
    eachRow(reviewed, (row, _week, _day, { ofWeek, ofDay, ofRow }) => {
      const before = reviewed.weeks[ofWeek - 1]?.days[ofDay]?.rows[0]
      const isCut =
        ofRow === 0 && reviewed.weeks[ofWeek]?.deload && row.entry && isCompound(row.entry.pattern) && before
      return isCut && row.sets < Math.min(sets, before.sets) && says({ count: row.sets })
    }),
  /** Short programs and programs without weights also progress: each exercise ends harder than it starts. */
  'everything-grows': ({ weeks }, { share }, says) => {
    const loaded = loadedWeeks(weeks)
    const [first, last] = [loaded[0], loaded.at(-1)]
    if (!first || !last || first === last) return []
    const rows = first.days.flatMap((day, at) =>
      day.rows.flatMap((row) => {
        const later = sameRow(last, at, row.name)
        return later ? [[row, later] as const] : []
      }),
    )
    const changed = loaded
      .flatMap(rowsOf)
      .flatMap(({ name, hasStep, begins }) => (hasStep || begins ? name : []))
    const stepped = new Set(changed)
    const grown = rows.filter(([one, other]) => stepped.has(one.name) || isHarder(other, one))
    return when(grown.length < share * rows.length, {
      says: says({ same: rows.length - grown.length, all: rows.length }),
    })
  },
})
