import { type ReactNode, startTransition, useEffect, useMemo, useState } from 'react'
import { programIn } from '../../domain/program/program-in.ts'
import type { GeneratedProgram } from '../../domain/program/program.ts'
import { AboutProgram } from './about-program.tsx'
import { AfterWeek8, MeetWeek } from './after-week-8.tsx'
import { Foreword, ForewordFold } from './foreword.tsx'
import { ExerciseList } from './exercise-list.tsx'
import { Guidelines } from './guidelines.tsx'
import { Reading } from './how-to-read.tsx'
import { LiftRules } from './lift-rules.tsx'
import { NextDay } from './next-day.tsx'
import { daysOf, usePlace } from './position.ts'
import { Clearance, ProgramSummary, UnitsChoice, WeeklySets } from './program-overview.tsx'
import { WeekSection } from './week-section.tsx'
import { useUnits } from '../units.ts'

interface ProgramContentsProps {
  /** The key under which the device stores the position. */
  id: string
  written: GeneratedProgram
  takeAlong?: ReactNode
  help?: ReactNode
}

/** The next training day comes first. Everything else is a tap away. */
export function ProgramContents({ id, written, takeAlong, help }: ProgramContentsProps) {
  const [units] = useUnits(written.overview.units)
  const program = useMemo(() => programIn(written, units), [written, units])
  const days = useMemo(() => daysOf(program), [program])
  const [next, goTo] = usePlace(id, days.length)
  // A slow phone shows the day before the rest is drawn.
  const drawn = useOneByOne(program.weeks.length + 2)
  return (
    <>
      <Clearance program={program} />
      {next === 0 && <Foreword program={program} />}
      <div className="mt-6 grid items-start gap-x-12 gap-y-6 lg:grid-cols-[1fr_24rem] print:block">
        <NextDay days={days} next={next} goTo={goTo} />
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
          <ExerciseList program={program} />
          <Reading program={program} />
          <AboutProgram program={program} />
          <LiftRules program={program} units={units} />
          <Guidelines guidelines={program.guidelines} />
          <MeetWeek program={program} />
          <AfterWeek8 program={program} />
          {help}
        </Told>
      )}
    </>
  )
}

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

/** How many of the parts are drawn: none at first, then one more each time the last one is on the page. */
function useOneByOne(parts: number): number {
  const [drawn, setDrawn] = useState(0)
  useEffect(() => {
    if (drawn < parts) startTransition(() => setDrawn(drawn + 1))
  }, [drawn, parts])
  return drawn
}
