import { useEffect, useRef } from 'react'
import { Button } from '../parts/button.tsx'
import type { Day } from './days.ts'
import { RowToDo } from './row-to-do.tsx'
import { WEEKS } from '../../domain/program/weeks.ts'

interface NextDayProps {
  days: readonly Day[]
  /** The index of the next day. After the last day there is none. */
  next: number
  goTo: (next: number) => void
}

/**
 * The next training day, large enough for a phone on the floor. Nothing is logged; the only action
 * is to go on.
 */
export function NextDay({ days, next, goTo }: NextDayProps) {
  const heading = useRef<HTMLHeadingElement>(null)
  const shown = useRef(next)
  useEffect(() => {
    if (shown.current === next) return
    shown.current = next
    heading.current?.scrollIntoView()
    heading.current?.focus({ preventScroll: true })
  }, [next])
  const day = days[next]
  return (
    <section aria-label="Next to train" className="border-2 border-ink bg-sheet p-4 sm:p-6 print:hidden">
      <p className="figures text-lg text-soft">
        {day ? `Next to train · week ${day.weekNumber} of ${WEEKS}` : 'Nothing is left to train'}
        {day?.isLight && <strong className="text-ink"> · light week</strong>}
      </p>
      <h2 ref={heading} tabIndex={-1} className="mt-1 scroll-mt-14 text-4xl outline-none">
        {day ? day.workout.day : 'Eight weeks done'}
        {day?.workout.estimatedMinutes && (
          <span className="ml-3 font-sans text-lg font-normal whitespace-nowrap text-soft">
            {day.workout.estimatedMinutes} min
          </span>
        )}
      </h2>
      {day ? (
        <ol className="mt-3">
          {day.workout.rows.map((exercise, row) => (
            <RowToDo key={`${next} ${row}`} exercise={exercise} />
          ))}
        </ol>
      ) : (
        <p className="measure mt-3 text-lg">
          Well done. <a href="#after">After week 8</a> says how to go on.
        </p>
      )}
      <div className="mt-5 flex flex-wrap items-center gap-x-4 gap-y-2">
        {day && (
          <Button look="plain" onClick={() => goTo(next + 1)}>
            Done, next day
          </Button>
        )}
        {next > 0 && (
          <Button look="quiet" onClick={() => goTo(next - 1)}>
            Back one day
          </Button>
        )}
      </div>
      <p className="mt-3 text-iron">This device remembers which day is next, and nothing else.</p>
    </section>
  )
}
