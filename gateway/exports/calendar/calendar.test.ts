import { expect, it } from '@jest/globals'
import ical from 'node-ical'
import { nextMonday, usualWeekdays } from '../../../domain/program/calendar-choice.ts'
import { WEEKDAYS, type Weekday } from '../../../domain/program/weeks.ts'
import { effortText, setsText } from '../../../domain/program/notation.ts'
import { printedRows, type GeneratedProgram } from '../../../domain/program/program.ts'
import { programIn } from '../../../domain/program/program-in.ts'
import { RESULTS, exportInputOf, twentyPrograms } from '../../../dev/testkit/examples/program-fixtures.ts'
import { drawCalendar, type Schedule } from './calendar.ts'

const programs = twentyPrograms()
const AT_SIX: Schedule = { start: '2026-01-05', weekdays: ['mon', 'wed', 'fri'], time: '18:30' }
const THURSDAY_FIRST: readonly Weekday[] = ['thu', 'fri', 'sun', 'mon']

const eventsOf = (program: GeneratedProgram, schedule: Schedule) =>
  Object.values(ical.sync.parseICS(drawCalendar(exportInputOf(program, 'kg'), schedule))).flatMap((each) =>
    each?.type === 'VEVENT' ? [each] : [],
  )
const textOf = (value: unknown): string =>
  typeof value === 'object' && value !== null && 'val' in value ? String(value.val) : String(value)
const lined = (date: Date) =>
  [date.getFullYear(), date.getMonth() + 1, date.getDate()]
    .map((part) => String(part).padStart(2, '0'))
    .join('-')

it('has an event for each training day of twenty programs, with every exercise as printed', () => {
  for (const program of programs) {
    const weekdays = usualWeekdays(program.overview.daysPerWeek)
    const events = eventsOf(program, { ...AT_SIX, weekdays })
    const sessions = programIn(program, 'kg').weeks.flatMap(({ weekNumber, workouts }) =>
      workouts.map((workout) => ({ weekNumber, workout })),
    )
    expect(events).toHaveLength(sessions.length)
    for (const [index, { weekNumber, workout }] of sessions.entries()) {
      const event = events[index]
      expect(textOf(event?.summary)).toBe(
        `Week ${weekNumber}, ${workout.day.replace(' - ', ' · ')} (${workout.estimatedMinutes} min)`,
      )
      const description = textOf(event?.description)
      for (const row of printedRows(workout)) {
        const { name, weight } = row
        expect(description).toContain(
          `${name}: ${setsText(row)}, ${effortText(row)}${weight ? `, ${weight.isEstimate ? 'about ' : ''}${weight.kg} kg` : ''}`,
        )
      }
      expect(description).toContain(RESULTS)
      expect(Number(event?.end) - Number(event?.start)).toBe((workout.estimatedMinutes ?? 0) * 60_000)
    }
  }
})

it('uses the chosen weekdays, from the first of them on', () => {
  const [program] = programs
  if (!program) throw new Error('there are twenty programs')
  const events = eventsOf(program, { ...AT_SIX, start: '2026-01-07' })
  expect(events.slice(0, 4).map(({ start }) => lined(start))).toEqual([
    '2026-01-07',
    '2026-01-09',
    '2026-01-12',
    '2026-01-14',
  ])
})

it('puts day 1 on its own weekday if the days are those that the program names, in any order', () => {
  const [program] = programs.filter(({ overview }) => overview.daysPerWeek === 4)
  if (!program) throw new Error('one of twenty programs has four days')
  const named = { ...program, overview: { ...program.overview, weekdays: [...THURSDAY_FIRST] } }
  const firstWeek = (weekdays: readonly Weekday[]) =>
    eventsOf(named, { ...AT_SIX, weekdays })
      .slice(0, 5)
      .map(({ start, summary }) => `${lined(start)} ${textOf(summary).split(' · ')[0]}`)
  const inTurn = [
    '2026-01-08 Week 1, Day 1',
    '2026-01-09 Week 1, Day 2',
    '2026-01-11 Week 1, Day 3',
    '2026-01-12 Week 1, Day 4',
    '2026-01-15 Week 2, Day 1',
  ]
  expect(firstWeek(THURSDAY_FIRST)).toEqual(inTurn)
  expect(firstWeek(['mon', 'thu', 'fri', 'sun'])).toEqual(inTurn)
  expect(firstWeek(['mon', 'tue', 'thu', 'fri'])[0]).toBe('2026-01-05 Week 1, Day 1')
})

it('is in local time, or all day', () => {
  const [program] = programs
  if (!program) throw new Error('there are twenty programs')
  const atSix = drawCalendar(exportInputOf(program, 'kg'), AT_SIX)
  expect(atSix).toContain('DTSTART:20260105T183000\r\n')
  expect(atSix).not.toMatch(/DTSTART[^\r]*Z|TZID/)
  const allDay = drawCalendar(exportInputOf(program, 'kg'), { ...AT_SIX, time: null })
  expect(allDay).toContain('DTSTART;VALUE=DATE:20260105\r\n')
})

it('moves the same events when exported again, and reveals the program’s key to nobody', () => {
  const [program] = programs
  if (!program) throw new Error('there are twenty programs')
  const ids = (schedule: Schedule) => eventsOf(program, schedule).map(({ uid }) => uid)
  expect(ids({ ...AT_SIX, start: '2026-02-02' })).toEqual(ids(AT_SIX))
  expect(new Set(ids(AT_SIX)).size).toBe(ids(AT_SIX).length)
  expect(ids(AT_SIX).join()).not.toContain('abc@')
})

it('keeps odd names unchanged, and lets none start a new line', () => {
  const [program] = programs
  if (!program) throw new Error('there are twenty programs')
  const odd = 'Squat; "deep", \\ X\r\nEND:VEVENT'
  const weeks = program.weeks.map((week) => ({
    ...week,
    workouts: week.workouts.map((day) => ({
      ...day,
      exercises: day.exercises.map((exercise) => ({ ...exercise, name: odd })),
    })),
  }))
  const events = eventsOf({ ...program, weeks }, AT_SIX)
  expect(events).toHaveLength(program.weeks.flatMap(({ workouts }) => workouts).length)
  expect(textOf(events[0]?.description)).toContain('Squat; "deep", \\ X')
})

it('begins on the next Monday, with rest days between the sessions', () => {
  expect(nextMonday(new Date('2026-01-04T23:00:00Z'))).toBe('2026-01-05')
  expect(nextMonday(new Date('2026-01-05T01:00:00Z'))).toBe('2026-01-12')
  for (const count of [1, 2, 3, 4, 5, 6, 7]) {
    expect(usualWeekdays(count)).toHaveLength(count)
    expect(WEEKDAYS.filter((day) => usualWeekdays(count).includes(day))).toEqual(usualWeekdays(count))
  }
})
