import { workingLevel } from '../profile/eligible.ts'
import { isBeforeMeet, preparesForMeet, taperWeek } from '../profile/event.ts'
import { lastTrimesterFrom } from '../profile/health/weeks-of-care.ts'
import { isCompound } from '../../exercises/vocabulary.ts'
import { when } from '../draft/when.ts'
import { programRulesOf, type LimitsOf, type Objections, type Reviewed } from './program-rule.ts'
import { PROGRESS } from './generated/records.ts'
import {
  loadedWeeks,
  rowsOf,
  setsOf,
  type ReadRow,
  type ReadWeek,
  type PrintedProgram,
} from './printed-program.ts'

/** Runs of consecutive loaded weeks. */
function runsOf(weeks: PrintedProgram): ReadWeek[][] {
  const runs: ReadWeek[][] = [[]]
  for (const week of weeks) {
    if (week.deload) runs.push([])
    else runs.at(-1)?.push(week)
  }
  return runs
}

const sameRow = (week: ReadWeek | undefined, dayIndex: number, name: string): ReadRow | undefined =>
  week?.days[dayIndex]?.rows.find((row) => row.name === name)

const isHarder = (row: ReadRow, than: ReadRow): boolean =>
  row.sets > than.sets ||
  (row.reps?.high ?? 0) > (than.reps?.high ?? 0) ||
  (row.rir?.low ?? 0) < (than.rir?.low ?? 0) ||
  (row.weightKg ?? 0) > (than.weightKg ?? 0)

/** Before a meet, fewer reps with no more in reserve are harder: by the chart, the weight rises. */
const isHeavier = ({ reps, rir }: ReadRow, than: ReadRow): boolean =>
  reps !== null && rir !== null && reps.high < (than.reps?.high ?? 0) && rir.low <= (than.rir?.low ?? -1)

const isMainLift = ({ entry }: ReadRow, position: number) =>
  Boolean(entry && isCompound(entry.pattern) && (entry.main || position === 0))

/** The last trimester of a pregnancy is no harder than the weeks before it. */
const isHeld = ({ number }: ReadWeek, profile: Reviewed['profile']): boolean =>
  number >= (lastTrimesterFrom(profile) ?? Infinity)

/** Every main lift gets harder within two weeks, unless one of the weeks has a step in weight. */
function keepsGettingHarder({ weeks, profile }: Reviewed): Objections {
  return runsOf(weeks).flatMap((run) =>
    run.slice(2).flatMap((week, index) =>
      week.days.flatMap(({ day, rows }, dayIndex) =>
        rows.filter(isMainLift).flatMap((row) => {
          const between = sameRow(run[index + 1], dayIndex, row.name)
          const before = sameRow(run[index], dayIndex, row.name)
          const stepped = row.hasStep || between?.hasStep
          const peaks = before && preparesForMeet(week.number, profile) && isHeavier(row, before)
          const same =
            before &&
            !isHeld(week, profile) &&
            !stepped &&
            !peaks &&
            !isHarder(row, before) &&
            !(between && isHarder(between, before))
          return when(same, {
            week: week.number,
            day,
            exercise: row.name,
            says: 'Nothing got harder in two weeks.',
          })
        }),
      ),
    ),
  )
}

/** A week that adds weight is not a copy, even if its rows read the same. */
function noCopies({ weeks, profile }: Reviewed): Objections {
  const printed = weeks.map((week) =>
    JSON.stringify(
      rowsOf(week).map(({ name, sets, reps, rir, weightKg }) => [name, sets, reps, rir, weightKg]),
    ),
  )
  return weeks.flatMap((week, index) => {
    const copy =
      index > 0 &&
      !isHeld(week, profile) &&
      printed[index] === printed[index - 1] &&
      !rowsOf(week).some(({ hasStep }) => hasStep)
    return when(copy, { week: week.number, says: 'A copy of the week before.' })
  })
}

/** Before a meet, work decreases on purpose, so those weeks are left out. */
const steadyWeeks = ({ weeks, profile }: Reviewed): ReadWeek[] =>
  loadedWeeks(weeks).filter(({ number }) => !preparesForMeet(number, profile))

function volumeRisesGently(
  reviewed: Reviewed,
  { least, most }: LimitsOf<typeof PROGRESS, 'gentle-volume'>,
): Objections {
  const loaded = steadyWeeks(reviewed)
  return loaded.slice(1).flatMap((week, index) => {
    const before = loaded[index]
    if (!before) return []
    const change = setsOf(week) / setsOf(before)
    const jumps = week.days.flatMap(({ day, rows }, dayIndex) =>
      rows
        .filter((row) => Math.abs(row.sets - (sameRow(before, dayIndex, row.name)?.sets ?? row.sets)) > 1)
        .map((row) => ({
          week: week.number,
          day,
          exercise: row.name,
          says: 'Sets change by more than one.',
        })),
    )
    const off = change > most || change < least
    return [
      ...jumps,
      ...when(off, {
        week: week.number,
        says: `Sets are ${Math.round(change * 100)} % of the last loaded week.`,
      }),
    ]
  })
}

function endsStrong(
  reviewed: Reviewed,
  { least, most }: LimitsOf<typeof PROGRESS, 'strong-end'>,
): Objections {
  const loaded = steadyWeeks(reviewed)
  const [first, last] = [loaded[0], loaded.at(-1)]
  if (!first || !last) return []
  const share = setsOf(last) / setsOf(first)
  return when(share < least || share > most, {
    week: last.number,
    says: `The last loaded week has ${Math.round(share * 100)} % of the first week's sets.`,
  })
}

function lightWeeksAreLight(
  { weeks, profile }: Reviewed,
  limits: LimitsOf<typeof PROGRESS, 'light-weeks'>,
): Objections {
  const light = weeks.filter(({ deload }) => deload)
  const shared = light.filter(({ number }) => !isBeforeMeet(number, profile))
  return [
    ...when(light.length > 2, { says: `${light.length} light weeks; at most two.` }),
    ...shared.flatMap((week) => {
      const before = weeks.findLast(({ number, deload }) => number < week.number && !deload)
      return before
        ? lightAfter(week, before, limits)
        : [{ week: week.number, says: 'A light week comes after loaded ones.' }]
    }),
  ]
}

function lightAfter(
  week: ReadWeek,
  before: ReadWeek,
  { firstWeek, least, most }: LimitsOf<typeof PROGRESS, 'light-weeks'>,
): Objections {
  const at = { week: week.number }
  const share = setsOf(week) / setsOf(before)
  const names = (each: ReadWeek) => JSON.stringify(each.days.map(({ rows }) => rows.map(({ name }) => name)))
  const easier = week.days.every(({ rows }, dayIndex) =>
    rows.every((row) => {
      const more = (row.rir?.low ?? 0) - (sameRow(before, dayIndex, row.name)?.rir?.low ?? 0)
      return more >= 1 && more <= 2
    }),
  )
  return [
    ...when(week.number < firstWeek, { ...at, says: `No light week before week ${firstWeek}.` }),
    ...when(share < least || share > most, {
      ...at,
      says: `${Math.round(share * 100)} % of the sets; a light week has ${Math.round(least * 100)} to ${Math.round(most * 100)} %.`,
    }),
    ...when(names(week) !== names(before), { ...at, says: 'A light week keeps its days and exercises.' }),
    ...when(!easier, { ...at, says: 'A light week has one or two more reps in reserve on every exercise.' }),
  ]
}

function hasLightWeek(
  { weeks, profile }: Reviewed,
  { fromWeek, toWeek, orWeek }: LimitsOf<typeof PROGRESS, 'one-light-week'>,
): Objections {
  if (workingLevel(profile) === 'novice') return []
  // A taper belongs to its event and does not count as the deload.
  const taper = taperWeek(profile)
  const light = weeks.filter(
    ({ deload, number }) =>
      deload && number !== taper && (number === orWeek || (number >= fromWeek && number <= toWeek)),
  )
  return when(light.length !== 1, {
    says: `One light week in weeks ${fromWeek} to ${toWeek}, or in week ${orWeek}, is best.`,
  })
}

/** Learning a lift takes weeks, so a round keeps its exercises. */
function exercisesStay(
  { weeks }: Reviewed,
  { share, newRound }: LimitsOf<typeof PROGRESS, 'same-exercises'>,
): Objections {
  return weeks.slice(1).flatMap((week, index) => {
    const before = new Set(weeks[index] ? rowsOf(weeks[index]).map(({ name }) => name) : [])
    const rows = rowsOf(week)
    const kept = rows.filter(({ name }) => before.has(name)).length / Math.max(1, rows.length)
    return when(kept < share && week.number !== newRound, {
      week: week.number,
      says: `Only ${Math.round(kept * 100)} % of the exercises stay.`,
    })
  })
}

export const PROGRESS_RULES = programRulesOf(PROGRESS, {
  harder: keepsGettingHarder,
  'no-copies': noCopies,
  'gentle-volume': volumeRisesGently,
  'strong-end': endsStrong,
  'light-weeks': lightWeeksAreLight,
  'same-exercises': exercisesStay,
  'one-light-week': hasLightWeek,
})
