import { z } from 'zod'
import { mondayAfter } from './week-starts.ts'
import { WEEKDAYS, type Weekday } from './weeks.ts'

/** Training days with a rest day between them, as far as the week has room. */
const USUAL: Readonly<Record<number, readonly Weekday[]>> = {
  1: ['mon'],
  2: ['mon', 'thu'],
  3: ['mon', 'wed', 'fri'],
  4: ['mon', 'tue', 'thu', 'fri'],
  5: ['mon', 'tue', 'wed', 'fri', 'sat'],
  6: ['mon', 'tue', 'wed', 'thu', 'fri', 'sat'],
}
export const usualWeekdays = (daysPerWeek: number): readonly Weekday[] => USUAL[daysPerWeek] ?? WEEKDAYS

/** The days that the program names, or the usual days. */
export const daysToStartFrom = (
  named: readonly Weekday[] | undefined,
  daysPerWeek: number,
): readonly Weekday[] => (named?.length === daysPerWeek ? named : usualWeekdays(daysPerWeek))

/** The weekday of the first session: that of the program's day 1, if these are the days that it names. */
export const opensOn = (
  named: readonly Weekday[] | undefined,
  days: readonly Weekday[],
): Weekday | undefined =>
  named?.length === days.length && days.every((day) => named.includes(day)) ? named[0] : undefined

const DATE_MESSAGE = 'Please choose a day, such as 2026-01-05.'
const DAYS_MESSAGE = 'Please choose weekdays, such as mon,wed,fri.'
const TIME_MESSAGE = 'Please choose a time, such as 18:30.'

const WEEKDAY = `(?:${WEEKDAYS.join('|')})`
const weekdays = z
  .string(DAYS_MESSAGE)
  .regex(new RegExp(`^${WEEKDAY}(?:,${WEEKDAY})*$`), DAYS_MESSAGE)
  .transform((text) => WEEKDAYS.filter((day) => text.includes(day)))

export const CalendarChoice = z.object({
  /** The first possible training day: the next one on which day 1 may lie. The sessions follow in order. */
  start: z.iso.date(DATE_MESSAGE).optional(),
  days: weekdays.optional(),
  /** Local time. Without it, a session is an all-day event. */
  time: z
    .string(TIME_MESSAGE)
    .regex(/^([01]\d|2[0-3]):[0-5]\d$/, TIME_MESSAGE)
    .optional(),
})
export type CalendarChoice = z.infer<typeof CalendarChoice>

const DAY_MS = 86_400_000

/** The Monday after today in local time, the default start: `2026-01-05`. */
export function nextMonday(now: Date): string {
  const today = Date.UTC(now.getFullYear(), now.getMonth(), now.getDate())
  return dateOf(mondayAfter(today))
}

/** The first such weekday from a date on, both as `2026-01-05`; the date itself if no weekday is asked for. */
export function firstOn(date: string, weekday: Weekday | undefined): string {
  const from = Date.parse(date)
  const first = WEEKDAYS.map((_, days) => from + days * DAY_MS).find((time) => weekdayOf(time) === weekday)
  return dateOf(first ?? from)
}

export const weekdayOf = (time: number): Weekday | undefined => WEEKDAYS.at(new Date(time).getUTCDay() - 1)
const dateOf = (time: number): string => new Date(time).toISOString().slice(0, 10)
