import { type ReactNode, useEffect, useRef } from 'react'
import { effortInWords } from '../../domain/program/effort-words.ts'
import type { ShownRow } from '../../domain/program/program-in.ts'
import { setsInWords } from '../../domain/program/sets-in-words.ts'
import { WEEKDAY_NAMES, WEEKS, type Weekday } from '../../domain/program/weeks.ts'
import { Button } from '../parts/button.tsx'
import { type Day, setsIn } from './position.ts'
import { RowToDo } from './row-to-do.tsx'
import type { Swapping } from './swapping.ts'

const ARMS_FIRST = 'Arms first, as you asked.'

interface NextDayProps {
  days: readonly Day[]
  /** The index of the next day. After the last day there is none. */
  next: number
  /** The rows of that day that are done. */
  ticked: readonly number[]
  /** Of the sessions of a week, if the program names them. */
  weekdays: readonly Weekday[] | undefined
  /** How the first session goes. */
  firstSession?: ReactNode
  /** What to do about what may come in between. */
  whatIfs: ReactNode
  /** What the day works, on a body. */
  body: ReactNode
  /** What follows the last day. */
  finish?: ReactNode
  swapping: Swapping
  goTo: (next: number) => void
  /** Goes on to the day after this one. */
  done: () => void
  tick: (row: number) => void
  startRest: (row: ShownRow) => void
}

/**
 * The next training day, large enough for a phone on the floor. Nothing is logged; the only action
 * is to go on.
 */
export function NextDay({
  days,
  next,
  ticked,
  weekdays,
  firstSession,
  whatIfs,
  body,
  finish,
  swapping,
  goTo,
  done,
  tick,
  startRest,
}: NextDayProps) {
  const heading = useRef<HTMLHeadingElement>(null)
  const shown = useRef(next)
  useEffect(() => {
    if (shown.current === next) return
    shown.current = next
    heading.current?.scrollIntoView()
    heading.current?.focus({ preventScroll: true })
  }, [next])
  const day = days[next]
  const inWords = day?.weekNumber === 1 ? [setsInWords, effortInWords] : []
  const explained = inWords.flatMap((inWord) => day?.workout.rows.map(inWord).find(Boolean) ?? [])
  const weekday = day && weekdays?.[day.session]
  return (
    <section aria-label="Next to train" className="border-2 border-ink bg-sheet p-4 sm:p-6 print:hidden">
      {day && <div className="float-right ml-3">{body}</div>}
      {day && (
        <p className="figures text-lg text-soft">
          {`Next to train · week ${day.weekNumber} of ${WEEKS}`}
          {weekday && ` · ${WEEKDAY_NAMES[weekday]}`}
          {day.isLight && <strong className="text-ink"> · light week</strong>}
        </p>
      )}
      <h2 ref={heading} tabIndex={-1} className="mt-1 scroll-mt-14 text-4xl text-pretty outline-none">
        {day ? day.workout.day : 'Eight weeks done'}
        {day?.workout.estimatedMinutes && (
          <span className="ml-3 font-sans text-lg font-normal whitespace-nowrap text-soft">
            {day.workout.estimatedMinutes} min
          </span>
        )}
      </h2>
      {explained.map((line) => (
        <p key={line} className="figures measure mt-2 text-lg leading-snug">
          {line}
        </p>
      ))}
      {next === 0 && firstSession}
      {day?.workout.armsFirst && <p className="mt-1 text-lg text-soft">{ARMS_FIRST}</p>}
      {day ? (
        <>
          <ol className="clear-both pt-3">
            {day.workout.rows.map(swapping.of).map((swapped, row) => (
              <RowToDo
                key={`${next} ${row}`}
                swapped={swapped}
                swapping={swapping}
                isFirstWeek={day.weekNumber === 1}
                isTicked={ticked.includes(row)}
                onTick={() => tick(row)}
                startRest={() => startRest(swapped.row)}
              />
            ))}
          </ol>
          {whatIfs}
        </>
      ) : (
        <>
          <p className="measure mt-3 text-lg">
            Well done. Your eight weeks held {days.length} sessions and {setsIn(days)} sets.{' '}
            <a href="#after" className="underline underline-offset-4">
              After week 8
            </a>{' '}
            says how to go on.
          </p>
          {finish}
        </>
      )}
      <div className="mt-5 flex flex-wrap items-center gap-x-4 gap-y-2">
        {day && (
          <Button look="plain" onClick={done}>
            Done, next day
          </Button>
        )}
        {next > 0 && (
          <Button look="quiet" onClick={() => goTo(next - 1)}>
            Back one day
          </Button>
        )}
      </div>
      <p className="mt-3 text-iron">This device remembers the day, its ticks and your swaps, nothing else.</p>
    </section>
  )
}
