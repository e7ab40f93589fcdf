import { createHash } from 'node:crypto'
import ical, { ICalCalendarMethod } from 'ical-generator'
import { firstOn, opensOn, weekdayOf } from '../../../domain/program/calendar-choice.ts'
import { noticeInOne } from '../../../domain/program/notice.ts'
import type { Weekday } from '../../../domain/program/weeks.ts'
import { rowInWords, exportWeeks, type ExportDay, type ExportInput } from '../rows.ts'

export interface Schedule {
  start: string
  weekdays: readonly Weekday[]
  /** `18:30` in local time; null for all-day events. */
  time: string | null
}

const MINUTE_MS = 60_000

/** Draws the program as a calendar: one event per training day, with its exercises and a link to its page. */
export function drawCalendar(input: ExportInput, { start, weekdays, time }: Schedule): string {
  const { program, units, resultsUrl, createdAt } = input
  const sessions = exportWeeks(program, units).flatMap(({ number, days }) =>
    days.map((day, index) => ({ week: number, day, index })),
  )
  const first = firstOn(start, opensOn(program.overview.weekdays, weekdays))
  const dates = datesOf(first, weekdays, sessions.length)
  const calendar = ical({
    name: 'Eightfold: eight weeks',
    prodId: { company: 'Eightfold', product: 'Strength program', language: 'EN' },
    method: ICalCalendarMethod.PUBLISH,
  })
  for (const [place, { week, day, index }] of sessions.entries()) {
    const date = dates[place]
    if (!date) continue
    const [hours = 0, minutes = 0] = (time ?? '').split(':').map(Number)
    const begins = new Date(date.getTime() + (hours * 60 + minutes) * MINUTE_MS)
    const lasts = day.minutes ?? program.overview.sessionLength
    calendar.createEvent({
      // A later export on other days moves the same events.
      id: `${uidOf(resultsUrl, week, index)}@eightfold`,
      stamp: createdAt,
      start: begins,
      ...(time === null
        ? { allDay: true }
        : { end: new Date(begins.getTime() + lasts * MINUTE_MS), floating: true }),
      timezone: 'UTC',
      summary: `Week ${week}, ${day.title} (${lasts} min)`,
      description: descriptionOf(day, input),
      url: resultsUrl,
    })
  }
  return calendar.toString()
}

function descriptionOf({ rows }: ExportDay, { program, units, resultsUrl }: ExportInput): string {
  const notice = noticeInOne(program.overview)
  return [
    ...(notice ? [notice, ''] : []),
    ...rows.map((row) => rowInWords(row, units)),
    '',
    `All of it: ${resultsUrl}`,
  ].join('\n')
}

/** An address is a credential: event ids, which may be shared, must not reveal it. */
const uidOf = (resultsUrl: string, week: number, day: number): string =>
  createHash('sha256').update(`${resultsUrl} ${week} ${day}`).digest('hex').slice(0, 32)

const DAY_MS = 86_400_000

/** Midnights UTC, one per listed weekday from the start on. @param start - such as `2026-01-05` */
function datesOf(start: string, weekdays: readonly Weekday[], sessions: number): Date[] {
  const dates: Date[] = []
  if (weekdays.length === 0) return dates
  for (let time = new Date(`${start}T00:00:00Z`).getTime(); dates.length < sessions; time += DAY_MS) {
    const date = new Date(time)
    if (weekdays.some((each) => each === weekdayOf(time))) dates.push(date)
  }
  return dates
}
