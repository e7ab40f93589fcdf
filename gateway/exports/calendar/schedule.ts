import { WEEKDAYS, type Weekday } from '../../../domain/program/weekdays.ts'

const DAY_MS = 86_400_000

/**
 * Returns the dates of the sessions as midnight UTC: one per listed weekday, starting with the first one on
 * or after the start.
 *
 * @param start - such as `2026-01-05`
 */
export function datesOf(start: string, weekdays: readonly Weekday[], sessions: number): Date[] {
  const dates: Date[] = []
  if (weekdays.length === 0) return dates
  for (let time = new Date(`${start}T00:00:00Z`).getTime(); dates.length < sessions; time += DAY_MS) {
    const date = new Date(time)
    const weekday = WEEKDAYS[(date.getUTCDay() + 6) % 7]
    if (weekdays.some((each) => each === weekday)) dates.push(date)
  }
  return dates
}
