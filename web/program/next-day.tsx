import { useEffect, useId, useRef, useState } from 'react'
import type { ShownRow } from '../../domain/program/program-in.ts'
import { WEEKS } from '../../domain/program/weeks.ts'
import { Button } from '../parts/button.tsx'
import { ChevronIcon } from '../parts/icons.tsx'
import { HowTo } from './how-to.tsx'
import type { Day } from './position.ts'
import { rowParts } from './row-parts.ts'

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

/** One exercise of the day: sets, load, rest and warm-up at a glance, instructions and swap on a tap. */
function RowToDo({ exercise }: { exercise: ShownRow }) {
  const [isOpen, setOpen] = useState(false)
  const howToId = useId()
  const { load, rest, warmUp, words } = rowParts(exercise)
  const facts = [
    ['Load', load],
    ['Warm-up', warmUp],
  ].filter(([, text]) => text)
  return (
    <li className="border-t border-rule py-2.5">
      <h3 className="font-sans text-xl leading-snug font-bold">
        <button
          type="button"
          aria-expanded={isOpen}
          aria-controls={howToId}
          onClick={() => setOpen(!isOpen)}
          className="flex min-h-11 w-full items-center justify-between gap-3 text-left"
        >
          {exercise.name}
          <ChevronIcon
            className={`transition-transform duration-100 ${isOpen ? '-rotate-90' : 'rotate-90'}`}
          />
        </button>
      </h3>
      <p className="figures flex flex-wrap items-baseline justify-between gap-x-4 font-head text-3xl leading-tight font-[850]">
        <span>
          {exercise.sets} x {exercise.reps}{' '}
          <span className="font-semibold text-soft">@{exercise.intensity}</span>
        </span>
        {rest && <span className="font-sans text-xl font-semibold">Rest {rest}</span>}
      </p>
      {facts.length > 0 && (
        <dl className="figures mt-1 grid grid-cols-[auto_1fr] gap-x-4 text-lg leading-snug">
          {facts.map(([name, text]) => (
            <div key={name} className="contents">
              <dt className="text-iron">{name}</dt>
              <dd className="font-semibold">{text}</dd>
            </div>
          ))}
        </dl>
      )}
      {words && <p className="measure mt-1 text-lg leading-snug text-soft">{words}</p>}
      <div
        id={howToId}
        className={isOpen ? 'mt-3 border-l-4 border-edge pl-4 text-lg leading-snug' : 'hidden'}
      >
        {isOpen && <HowTo exercise={exercise} />}
      </div>
    </li>
  )
}
