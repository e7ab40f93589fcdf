import { type ReactNode, startTransition, useEffect, useLayoutEffect, useMemo, useState } from 'react'
import { flushSync } from 'react-dom'
import { programIn } from '../../domain/program/program-in.ts'
import type { GeneratedProgram } from '../../domain/program/program.ts'
import { WEEKS } from '../../domain/program/weeks.ts'
import { Heading } from '../parts/heading.tsx'
import { AboutFold } from './about-fold.tsx'
import { AfterWeek8, MeetWeek } from './after-week-8.tsx'
import { Foreword, ForewordFold } from './foreword.tsx'
import { ExerciseList } from './exercise-list.tsx'
import { FirstSession } from './first-session.tsx'
import { LateBody, PlaceOfBody } from './late-body.tsx'
import { Guidelines, Plans } from './guidelines.tsx'
import { Reading } from './how-to-read.tsx'
import { LiftRules } from './lift-rules.tsx'
import { NextDay } from './next-day.tsx'
import { type Day, daysOf, usePlace } from './position.ts'
import { BeforeYouStart, FirstSteps, ProgramSummary, UnitsChoice, WeeklySets } from './program-overview.tsx'
import type { Swaps, Term } from './swaps.ts'
import { swapperIn, type Swapping } from './swapping.ts'
import { useRest } from './use-rest.tsx'
import { WeekSection } from './week-section.tsx'
import { WhatIfs } from './what-ifs.tsx'
import { useUnits } from '../units.ts'

interface ProgramContentsProps {
  /** The key under which the device stores the position. */
  id: string
  written: GeneratedProgram
  head?: Head
  onCleared?: () => void
  takeAlong?: ReactNode
  /** What follows the last day. */
  finish?: ReactNode
  help?: ReactNode
}

/** Whose program it is, and its ways out: above the first day, and beneath it for somebody who has begun. */
interface Head {
  greeting: string
  banner: ReactNode
  /** Once the last day is done, the finish has the action of the screen. */
  links: (isOver: boolean) => ReactNode
  /** Beneath the day, once one was done in this visit. */
  hint: ReactNode
}

/** The next training day comes first. Everything else is a tap away. */
export function ProgramContents({
  id,
  written,
  head,
  onCleared,
  takeAlong,
  finish,
  help,
}: ProgramContentsProps) {
  const [units] = useUnits(written.overview.units)
  const program = useMemo(() => programIn(written, units), [written, units])
  const days = useMemo(() => daysOf(program), [program])
  const place = usePlace(id, days)
  const { next, ticked, hadBegun, goTo, tick } = place
  const day = days[next]
  const rest = useRest()
  const [hasDoneOne, setDoneOne] = useState(false)
  const swapping = (swaps: Readonly<Record<Term, Swaps>>): Swapping => ({
    of: swapperIn(program, swaps, units),
    use: place.use,
    backTo: place.backTo,
  })
  // A slow phone shows the day before the rest is drawn.
  const drawn = useOneByOne(program.weeks.length + 2)
  return (
    <>
      {head && !hadBegun && (
        <>
          {head.banner}
          <Heading className="mt-6 wrap-anywhere max-sm:text-4xl print:mt-0 print:text-5xl">
            {head.greeting}
          </Heading>
          {head.links(!day)}
        </>
      )}
      {head && hadBegun && <PlaceHeading greeting={head.greeting} day={day} />}
      <BeforeYouStart program={program} onCleared={onCleared} />
      {next === 0 && <FirstSteps program={program} />}
      {next === 0 && <Foreword program={program} />}
      <div className="mt-6 grid items-start gap-x-12 gap-y-6 lg:grid-cols-[1fr_24rem] print:block">
        <div className="min-w-0">
          <NextDay
            days={days}
            next={next}
            ticked={ticked}
            weekdays={program.overview.weekdays}
            firstSession={<FirstSession program={program} />}
            whatIfs={day && <WhatIfs program={program} day={day} />}
            body={<DayBody day={day} isDrawn={drawn > 0} />}
            finish={finish}
            swapping={swapping(place)}
            goTo={goTo}
            done={() => {
              goTo(next + 1)
              setDoneOne(true)
            }}
            tick={tick}
            startRest={rest.start}
          />
          {hasDoneOne && head?.hint}
          {head && hadBegun && (
            <>
              {head.links(!day)}
              {day && <div className="mt-5">{head.banner}</div>}
            </>
          )}
        </div>
        {drawn > 0 && (
          <div className="grid gap-y-6 print:block">
            <WeeklySets program={program} />
            <ProgramSummary program={program} />
            <UnitsChoice program={program} />
          </div>
        )}
      </div>
      <div className={SHELF}>
        {program.weeks.slice(0, Math.max(0, drawn - 1)).map((week) => (
          <WeekSection
            key={week.weekNumber}
            week={week}
            days={days.filter(({ weekNumber }) => weekNumber === week.weekNumber)}
            next={next}
            goTo={goTo}
          />
        ))}
      </div>
      {drawn > program.weeks.length + 1 && (
        <Told>
          {next > 0 && <ForewordFold program={program} />}
          {takeAlong}
          <Plans plans={program.plans} />
          <ExerciseList program={program} swapping={swapping({ ...place, today: [] })} />
          <Reading program={program} />
          <AboutFold program={program} />
          <LiftRules program={program} units={units} />
          <Guidelines guidelines={program.guidelines} />
          <MeetWeek program={program} />
          <AfterWeek8 program={program} />
          {help}
        </Told>
      )}
      {rest.timer}
    </>
  )
}

/** Once the day itself is on the page. */
const DayBody = ({ day, isDrawn }: { day: Day | undefined; isDrawn: boolean }) =>
  day && isDrawn ? <LateBody day={day.workout} className={DAY_BODY} /> : <PlaceOfBody className={DAY_BODY} />

const DAY_BODY = 'h-14 sm:h-28'

/** Where somebody is who has begun, in one line. On paper, whose program it is. */
const PlaceHeading = ({ greeting, day }: { greeting: string; day: Day | undefined }) => (
  <Heading className="wrap-anywhere max-sm:text-3xl sm:text-4xl print:text-5xl">
    {day ? (
      <>
        <span className="figures print:hidden">{`Week ${day.weekNumber} of ${WEEKS} · Day ${day.session + 1}`}</span>
        <span className="hidden print:inline">{greeting}</span>
      </>
    ) : (
      greeting
    )}
  </Heading>
)

const SHELF = 'mt-8 border-t-2 border-ink print:border-0'

/** What comes after the weeks. Only then is every part there that an address may name. */
function Told({ children }: { children: ReactNode }) {
  useNamedPart()
  return <div className={SHELF}>{children}</div>
}

/**
 * Unfolds the part that the address names, and the parts around it. Not every browser does this,
 * and none on load.
 */
function show() {
  const part = document.getElementById(window.location.hash.slice(1))
  if (!part) return
  for (let fold = part.closest('details'); fold; fold = fold.parentElement?.closest('details') ?? null)
    fold.open = true
  part.scrollIntoView()
}

function useNamedPart() {
  useEffect(() => {
    show()
    window.addEventListener('hashchange', show)
    return () => window.removeEventListener('hashchange', show)
  }, [])
}

/**
 * How many of the parts are drawn: none at first, then one more each time the last one is on the page. Paper
 * gets all.
 */
function useOneByOne(parts: number): number {
  const [drawn, setDrawn] = useState(0)
  useEffect(() => {
    if (drawn < parts) startTransition(() => setDrawn((last) => Math.min(parts, last + 1)))
  }, [drawn, parts])
  useLayoutEffect(() => {
    const drawAll = () => flushSync(() => setDrawn(parts))
    window.addEventListener('beforeprint', drawAll)
    return () => window.removeEventListener('beforeprint', drawAll)
  }, [parts])
  return drawn
}
