export const WEEKS = 8

/** Spelled as in queries, calendars and statements, starting on Monday. */
export const WEEKDAYS = ['mon', 'tue', 'wed', 'thu', 'fri', 'sat', 'sun'] as const
export type Weekday = (typeof WEEKDAYS)[number]

/** As they are printed. */
export const WEEKDAY_NAMES: Readonly<Record<Weekday, string>> = {
  mon: 'Monday',
  tue: 'Tuesday',
  wed: 'Wednesday',
  thu: 'Thursday',
  fri: 'Friday',
  sat: 'Saturday',
  sun: 'Sunday',
}

/** The weekday so many days later, or earlier if negative. */
export const weekdayAfter = (day: Weekday, days: number): Weekday =>
  WEEKDAYS.at((WEEKDAYS.indexOf(day) + days) % WEEKDAYS.length) ?? day
