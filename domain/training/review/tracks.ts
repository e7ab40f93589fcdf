import { shareOfMax } from '../profile/weights/rep-chart.ts'
import { tapersFor } from '../profile/event.ts'
import { isGetUp } from '../../exercises/exercise.ts'
import { isTestable, mayBeTested } from '../prescription/test-week.ts'
import { MIN_REPS_OF_OTHERS, allowsTriples } from '../draft/triples.ts'
import { isCompound } from '../../exercises/vocabulary.ts'
import { when } from '../draft/when.ts'
import { programRulesOf, type LimitsOf, type Objections, type Reviewed } from './program-rule.ts'
import { TRACKS } from './generated/records.ts'
import { eachRow } from './notation.ts'
import { loadedWeeks, rowsOf, type ReadRow, type ReadWeek } from './printed-program.ts'

/** Low reps are only for the lifts that strength is judged by. */
const fewRepsSuitTheLift = (
  reviewed: Reviewed,
  { ofSingleJoints }: LimitsOf<typeof TRACKS, 'few-reps'>,
): Objections =>
  eachRow(reviewed, ({ entry, reps }) => {
    if (!entry || !reps || reps.seconds || isGetUp(entry) || allowsTriples(entry)) return null
    const least = isCompound(entry.pattern) ? MIN_REPS_OF_OTHERS : ofSingleJoints
    return reps.low < least ? `${reps.low} reps; not below ${least} here.` : null
  })

/** The share of a maximum that a row requires, by the chart. */
const askedOf = ({ reps, rir }: ReadRow): number | null =>
  reps && rir && !reps.seconds ? shareOfMax(reps.high, rir.low) : null

/** Weight, reps and reserve of two weeks match: someone who adds the step can do the row. */
function stepsFollowTheChart(
  { weeks }: Reviewed,
  { ofMax, apart }: LimitsOf<typeof TRACKS, 'steps-by-chart'>,
): Objections {
  return weeks.slice(1).flatMap((week, index) =>
    week.days.flatMap(({ day, rows }, dayIndex) =>
      rows.flatMap((row) => {
        const before = weeks[index]?.days[dayIndex]?.rows.find(({ name }) => name === row.name)
        const [now, then] = [askedOf(row), before ? askedOf(before) : null]
        if (!row.hasStep || now === null || then === null) return []
        const change = now - then
        const step = row.stepShare === null ? ofMax : then * row.stepShare
        return when(Math.abs(change - step) > apart + 1e-9, {
          week: week.number,
          day,
          exercise: row.name,
          says: `Its reps and effort change by ${Math.round(change * 100)} % of a max, but its step in weight is some ${(step * 100).toFixed(1)} %.`,
        })
      }),
    ),
  )
}

/** The program ends with a test or with a taper for an event. */
function endsInATest({ weeks, profile }: Reviewed): Objections {
  const last = weeks.at(-1)
  if (!last) return []
  const tests = weeks.flatMap(rowsOf).filter(({ isTest }) => isTest)
  const isAsked =
    mayBeTested(profile) &&
    !last.deload &&
    last.days.some(({ rows }) => rows[0]?.entry && isTestable(rows[0].entry))
  return [
    ...when(tapersFor(profile) && !last.deload, { week: last.number, says: 'No taper before the date.' }),
    ...when(isAsked && !rowsOf(last).some(({ isTest }) => isTest), {
      week: last.number,
      says: 'No test in the last week.',
    }),
    ...when(!mayBeTested(profile) && tests.length > 0, {
      says: 'A test for somebody who should not have one.',
    }),
  ]
}

/** A deload week that drops a lift makes it harder, not fresher. */
function lightWeeksKeepThePractice(
  { weeks }: Reviewed,
  { sets }: LimitsOf<typeof TRACKS, 'practice-in-light-week'>,
): Objections {
  return weeks.flatMap((week, index) =>
    week.days.flatMap(({ day, rows }, dayIndex) => {
      const [first] = rows
      const before = weeks[index - 1]?.days[dayIndex]?.rows[0]
      const isCut = week.deload && first?.entry && isCompound(first.entry.pattern) && before
      return when(isCut && first.sets < Math.min(sets, before.sets), {
        week: week.number,
        day,
        exercise: first?.name ?? '',
        says: `${first?.sets} set; the first lift of a day keeps ${sets} in a light week.`,
      })
    }),
  )
}

const isMore = (row: ReadRow, than: ReadRow): boolean =>
  row.sets > than.sets ||
  (row.rir?.low ?? 0) < (than.rir?.low ?? 0) ||
  (row.reps?.high ?? 0) > (than.reps?.high ?? 0) ||
  (row.weightKg ?? 0) > (than.weightKg ?? 0)

/** Short programs and programs without weights also progress: each exercise ends harder than it starts. */
function everythingGrows(
  { weeks }: Reviewed,
  { share }: LimitsOf<typeof TRACKS, 'everything-grows'>,
): Objections {
  const loaded = loadedWeeks(weeks)
  const [first, last] = [loaded[0], loaded.at(-1)]
  if (!first || !last || first === last) return []
  const rows = pairsOf(first, last)
  const stepped = new Set(loaded.flatMap(rowsOf).flatMap(({ name, hasStep }) => (hasStep ? name : [])))
  const grown = rows.filter(([one, other]) => stepped.has(one.name) || isMore(other, one))
  return when(grown.length < share * rows.length, {
    says: `${rows.length - grown.length} of ${rows.length} exercises end as they began.`,
  })
}

const pairsOf = (first: ReadWeek, last: ReadWeek): (readonly [ReadRow, ReadRow])[] =>
  first.days.flatMap(({ rows }, day) =>
    rows.flatMap((row) => {
      const later = last.days[day]?.rows.find(({ name }) => name === row.name)
      return later ? [[row, later] as const] : []
    }),
  )

export const TRACK_RULES = programRulesOf(TRACKS, {
  'few-reps': fewRepsSuitTheLift,
  'steps-by-chart': stepsFollowTheChart,
  'test-or-taper': endsInATest,
  'practice-in-light-week': lightWeeksKeepThePractice,
  'everything-grows': everythingGrows,
})
