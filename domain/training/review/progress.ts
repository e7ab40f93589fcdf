import { workingLevel } from '../profile/eligible.ts'
import { easesLegs, isBeforeMeet, isSoon, preparesForMeet, taperWeek } from '../profile/event.ts'
import { lastTrimesterFrom } from '../profile/health/weeks-of-care.ts'
import { growsSlowly } from '../prescription/within-best.ts'
import { isCompound } from '../../exercises/vocabulary.ts'
import { when } from '../draft/when.ts'
import { programRulesOf, type Reviewed } from './program-rule.ts'
import { eachRow } from './notation.ts'
import { PROGRESS } from './generated/records.ts'
import {
  loadedWeeks,
  rowsOf,
  sameRow,
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

/** More sets or reps, less in reserve, or more weight. */
export const isHarder = (row: ReadRow, than: ReadRow): boolean =>
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
const isHeld = (week: number, profile: Reviewed['profile']): boolean =>
  week >= (lastTrimesterFrom(profile) ?? Infinity)

/** A week with the test of a lift keeps its other days easier. */
const isBesideTest = (row: ReadRow, week: ReadWeek | undefined): boolean =>
  !row.isTest && (week ? rowsOf(week) : []).some(({ name, isTest }) => isTest && name === row.name)

/** Around an event, work decreases on purpose, so those weeks are left out. */
const steadyWeeks = ({ weeks, profile }: Reviewed): ReadWeek[] =>
  loadedWeeks(weeks).filter(({ number }) => !preparesForMeet(number, profile) && !easesLegs(number, profile))

const percentOf = (share: number): number => Math.round(share * 100)

const namesOf = (week: ReadWeek): string =>
  JSON.stringify(week.days.map(({ rows }) => rows.map(({ name }) => name)))

const isEasier = (week: ReadWeek, before: ReadWeek): boolean =>
  week.days.every(({ rows }, day) =>
    rows.every((row) => {
      const more = (row.rir?.low ?? 0) - (sameRow(before, day, row.name)?.rir?.low ?? 0)
      return more >= 1 && more <= 2
    }),
  )

export const PROGRESS_RULES = programRulesOf(PROGRESS, {
  /** Every main lift gets harder within two weeks, unless one of the weeks has a step in weight, or only a best set that grows does it. */
  harder: ({ weeks, profile }, _limits, says) =>
    runsOf(weeks).flatMap((run) =>
      eachRow({ weeks: run }, (row, week, _day, { ofWeek, ofDay, ofRow }) => {
        const [between, before] = [run[ofWeek - 1], run[ofWeek - 2]].map((each) =>
          sameRow(each, ofDay, row.name),
        )
        const isNew = row.begins || between?.begins
        if (!before || isNew || !isMainLift(row, ofRow) || isHeld(week, profile)) return null
        if (isBesideTest(row, run[ofWeek])) return null
        if (row.entry && growsSlowly(row.entry, profile)) return null
        const stepped = row.hasStep || between?.hasStep
        const peaks = preparesForMeet(week, profile) && isHeavier(row, before)
        const isHarderNow = isHarder(row, before) || (between && isHarder(between, before))
        return !stepped && !peaks && !isHarderNow && says()
      }),
    ),
  /** A week that adds weight is not a copy, even if its rows read the same. */
  'no-copies': ({ weeks, profile }, _limits, says) => {
    const printed = weeks.map((week) =>
      JSON.stringify(
        rowsOf(week).map(({ name, sets, reps, rir, weightKg }) => [name, sets, reps, rir, weightKg]),
      ),
    )
    return weeks.flatMap((week, index) => {
      const isCopy = index > 0 && printed[index] === printed[index - 1]
      const isMeant = isHeld(week.number, profile) || rowsOf(week).some(({ hasStep }) => hasStep)
      return when(isCopy && !isMeant, { week: week.number, says: says() })
    })
  },
  'gentle-volume': (reviewed, { least, most }, says) => {
    const loaded = steadyWeeks(reviewed)
    return loaded.slice(1).flatMap((week, index) => {
      const before = loaded[index]
      if (!before) return []
      const change = setsOf(week) / setsOf(before)
      return [
        ...eachRow({ weeks: [week] }, ({ name, sets }, _week, _day, { ofDay }) => {
          const last = sameRow(before, ofDay, name)?.sets ?? sets
          return Math.abs(sets - last) > 1 && says.jump()
        }),
        ...when(change > most || change < least, {
          week: week.number,
          says: says.change({ percent: percentOf(change) }),
        }),
      ]
    })
  },
  'strong-end': (reviewed, { least, most }, says) => {
    const loaded = steadyWeeks(reviewed)
    const [first, last] = [loaded[0], loaded.at(-1)]
    if (!first || !last) return []
    const share = setsOf(last) / setsOf(first)
    return when(share < least || share > most, {
      week: last.number,
      says: says({ percent: percentOf(share) }),
    })
  },
  'light-weeks': ({ weeks, profile }, { firstWeek, least, most }, says) => {
    const light = weeks.filter(({ deload }) => deload)
    const shared = light.filter(({ number }) => !isBeforeMeet(number, profile))
    return [
      ...when(light.length > 2, { says: says.many({ count: light.length }) }),
      ...shared.flatMap((week) => {
        const at = { week: week.number }
        const before = weeks.findLast(({ number, deload }) => number < week.number && !deload)
        const isOfEvent = isSoon(profile) && week.number === taperWeek(profile)
        if (!before) return isOfEvent ? [] : [{ ...at, says: says.first() }]
        const share = setsOf(week) / setsOf(before)
        const told = { percent: percentOf(share), from: percentOf(least), to: percentOf(most) }
        return [
          ...when(week.number < firstWeek && !isOfEvent, { ...at, says: says.early() }),
          ...when(share < least || share > most, { ...at, says: says.share(told) }),
          ...when(namesOf(week) !== namesOf(before), { ...at, says: says.names() }),
          ...when(!isEasier(week, before), { ...at, says: says.effort() }),
        ]
      }),
    ]
  },
  /** Learning a lift takes weeks, so a round keeps its exercises. */
  'same-exercises': ({ weeks }, { share, newRound }, says) =>
    weeks.slice(1).flatMap((week, index) => {
      const before = new Set(weeks[index] ? rowsOf(weeks[index]).map(({ name }) => name) : [])
      const rows = rowsOf(week).filter(({ begins }) => !begins)
      const kept = rows.filter(({ name }) => before.has(name)).length / Math.max(1, rows.length)
      return when(kept < share && week.number !== newRound, {
        week: week.number,
        says: says({ percent: percentOf(kept) }),
      })
    }),
  'one-light-week': ({ weeks, profile }, { fromWeek, toWeek, orWeek }, says) => {
    if (workingLevel(profile) === 'novice') return []
    // A taper belongs to its event and does not count as the deload.
    const taper = taperWeek(profile)
    const light = weeks.filter(
      ({ deload, number }) =>
        deload && number !== taper && (number === orWeek || (number >= fromWeek && number <= toWeek)),
    )
    return when(light.length !== 1, { says: says() })
  },
})
