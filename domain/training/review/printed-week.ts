import type { PlanningContext } from '../week-plan/planning-context.ts'
import { minutesToWarmUp, setSeconds } from '../prescription/minutes.ts'
import type { WeekRow, Week } from '../rules/week.ts'
import { weekDay, weekOfDays } from '../rules/week.ts'
import { waitForLast } from '../prescription/supersets.ts'
import type { ReadDay, ReadRow, ReadWeek } from './printed-program.ts'

/** The default for an unreadable rest. Another rule objects to it. */
const USUAL_REST = 120

function rowOf(row: ReadRow, day: ReadDay, at: number): WeekRow[] {
  const { entry, sets, reps, restSeconds } = row
  if (!entry || !reps) return []
  return [
    {
      entry,
      sets,
      mostSets: sets,
      reps,
      minutesASet: setSeconds(entry, reps.high, restSeconds ?? USUAL_REST) / 60,
      // A test needs its own lift, so it may lack a swap.
      hasSwap: row.swaps.length > 0 || row.isTest,
      isSecond: day.rows.slice(0, at).some(({ name }) => name === row.inTurnWith),
    },
  ]
}

/** Extra rest in seconds for lower rows that are longer than their upper superset partner. */
const waitsOn = ({ rows }: ReadDay): number =>
  rows.reduce((sum, { name, sets, restSeconds, inTurnWith }, at) => {
    const upper = rows.slice(0, at).find((other) => other.name === inTurnWith && other.inTurnWith === name)
    return upper ? sum + waitForLast(upper.sets, sets, restSeconds ?? USUAL_REST) : sum
  }, 0)

/** Converts a printed week to the form that the day and week rules check. */
export const printedWeek = ({ days }: ReadWeek, { kinds, profile }: PlanningContext): Week =>
  weekOfDays(
    days.map((day, index) => {
      const rows = day.rows.flatMap((row, at) => rowOf(row, day, at))
      const minutes = rows.reduce(
        (sum, { sets, minutesASet }) => sum + sets * minutesASet,
        minutesToWarmUp(profile) + waitsOn(day) / 60,
      )
      return weekDay(kinds[index] ?? 'full-body', day.day, rows, minutes)
    }),
  )
