import { useState } from 'react'
import { pathOf } from '../../../domain/calls/call.ts'
import { readCalendar, readLiftosaur, readSpreadsheet } from '../../../domain/calls/programs.ts'
import { daysToStartFrom, firstOn, nextMonday } from '../../../domain/program/calendar-choice.ts'
import { WEEKDAYS, type Weekday } from '../../../domain/program/weeks.ts'
import type { GeneratedProgram } from '../../../domain/program/program.ts'
import { buttonLook } from '../../parts/button-look.ts'
import { TextField } from '../../parts/fields/text-field.tsx'
import { useUnits } from '../../units.ts'

export interface TakeAlongProps {
  id: string
  program: GeneratedProgram
}

/** The same program for other apps: a spreadsheet, a calendar, a text for Liftosaur. */
export function WaysToTakeAlong({ id, program }: TakeAlongProps) {
  const [units] = useUnits(program.overview.units)
  const linkTo = (call: typeof readSpreadsheet | typeof readLiftosaur | typeof readCalendar) =>
    `${pathOf<(typeof call)['path']>(call, { id })}?units=${units}`
  return (
    <>
      <p className="measure text-lg">
        The spreadsheet has one sheet per week: type in what you lifted, and it works out the next load where
        your lift’s rule gives one. The text is for Liftosaur, a workout app: paste it into its program
        editor.
      </p>
      <div className="mt-6 flex flex-wrap gap-4">
        <a className={`${buttonLook('plain')} w-full sm:w-auto`} href={linkTo(readSpreadsheet)} download>
          Spreadsheet (XLSX)
        </a>
        <a className={`${buttonLook('plain')} w-full sm:w-auto`} href={linkTo(readLiftosaur)} download>
          Text for Liftosaur
        </a>
      </div>
      <h3 className="mt-8 text-2xl">In your calendar (ICS)</h3>
      <CalendarDays program={program} link={linkTo(readCalendar)} />
    </>
  )
}

/** The days, the start date and the hour. Each is optional. */
function CalendarDays({ program, link }: { program: GeneratedProgram; link: string }) {
  const daysPerWeek = program.weeks[0]?.workouts.length ?? 0
  const [days, setDays] = useState(() => daysToStartFrom(program.overview.weekdays, daysPerWeek))
  const [start, setStart] = useState(() => firstOn(nextMonday(new Date()), days[0]))
  const [time, setTime] = useState('')
  const isWhole = days.length === daysPerWeek && start !== ''
  const chosen = new URLSearchParams({ start, days: days.join(','), ...(time && { time }) })
  const toggle = (day: Weekday) =>
    setDays((before) => WEEKDAYS.filter((each) => (each === day) !== before.includes(each)))
  return (
    <div className="mt-4 grid gap-6">
      <div className="grid gap-6 sm:grid-cols-2">
        <TextField
          label="First day"
          type="date"
          value={start}
          onChange={({ target }) => setStart(target.value)}
        />
        <TextField
          label="Time (optional)"
          type="time"
          value={time}
          onChange={({ target }) => setTime(target.value)}
        />
      </div>
      <fieldset>
        <legend className="mb-2 text-lg font-semibold">{`Your ${daysPerWeek} training days`}</legend>
        <div className="grid grid-cols-[repeat(auto-fill,minmax(5.5rem,1fr))] gap-2">
          {WEEKDAYS.map((day) => (
            <label
              key={day}
              className="flex min-h-14 cursor-pointer items-center justify-center gap-2 rounded-md border border-edge bg-sheet px-2 text-lg hover:border-ink has-checked:border-ink has-checked:font-semibold has-focus-visible:outline-3 has-focus-visible:outline-offset-3 has-focus-visible:outline-ink"
            >
              <input
                type="checkbox"
                className="size-5 shrink-0 accent-ink outline-none"
                checked={days.includes(day)}
                onChange={() => toggle(day)}
              />
              {day.charAt(0).toUpperCase() + day.slice(1)}
            </label>
          ))}
        </div>
      </fieldset>
      <p role="status" className={isWhole ? 'sr-only' : 'text-lg'}>
        {isWhole
          ? ''
          : start
            ? `Choose ${daysPerWeek} days: you have ${days.length}.`
            : 'Choose your first day.'}
      </p>
      {isWhole && (
        <a
          className={`${buttonLook('plain')} w-full justify-self-start sm:w-auto`}
          href={`${link}&${chosen.toString()}`}
          download
        >
          Add to your calendar
        </a>
      )}
    </div>
  )
}
