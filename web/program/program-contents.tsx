import { useMemo, type ReactNode } from 'react'
import type { GeneratedProgram } from '../../domain/program/program.ts'
import { programIn, type ShownProgram } from '../../domain/program/program-in.ts'
import type { Units } from '../../domain/program/units.ts'
import { useOneByOne } from '../staggered.ts'
import { useUnits } from '../units.ts'
import { AboutProgram } from './about-program.tsx'
import { AfterWeek8, MeetWeek } from './after-week-8.tsx'
import { daysOf, type Day } from './days.ts'
import { ExerciseList } from './exercise-list.tsx'
import { Guidelines } from './guidelines.tsx'
import { LiftRules } from './lift-rules.tsx'
import { NextDay } from './next-day.tsx'
import { usePlace } from './place.ts'
import { Clearance, ProgramSummary } from './program-summary.tsx'
import { Reading } from './how-to-read.tsx'
import { useNamedPart } from './show-named-part.ts'
import { UnitsChoice } from './units-choice.tsx'
import { WeekSection } from './week-section.tsx'
import { WeeklySets } from './weekly-sets.tsx'

interface ProgramContentsProps {
  /** The key under which the device stores the position. */
  id: string
  written: GeneratedProgram
  takeAlong?: ReactNode
  help?: ReactNode
}

/** The next training day comes first. Everything else is a tap away. */
export function ProgramContents({ id, written, takeAlong, help }: ProgramContentsProps) {
  const [units] = useUnits()
  const program = useMemo(() => programIn(written, units), [written, units])
  const days = useMemo(() => daysOf(program), [program])
  const [next, goTo] = usePlace(id, days.length)
  // A slow phone shows the day before the rest is drawn.
  const drawn = useOneByOne(program.weeks.length + 2)
  return (
    <>
      <Clearance program={program} />
      <div className="mt-6 grid items-start gap-x-12 gap-y-6 lg:grid-cols-[1fr_24rem] print:block">
        <NextDay days={days} next={next} goTo={goTo} />
        {drawn > 0 && (
          <div className="grid gap-y-6 print:block">
            <WeeklySets program={program} />
            <ProgramSummary program={program} />
            <UnitsChoice />
          </div>
        )}
      </div>
      <Folded {...{ program, units, days, next, goTo, takeAlong, help }} drawn={drawn - 1} />
    </>
  )
}

interface FoldedProps extends Pick<ProgramContentsProps, 'takeAlong' | 'help'> {
  program: ShownProgram
  units: Units
  days: readonly Day[]
  next: number
  goTo: (next: number) => void
  /** How many weeks are drawn. The other information comes after the last. */
  drawn: number
}

/** All weeks, and all other information about the program. */
function Folded({ program, units, days, next, goTo, drawn, takeAlong, help }: FoldedProps) {
  return (
    <>
      <div className="mt-8 border-t-2 border-ink print:border-0">
        {program.weeks.slice(0, Math.max(0, drawn)).map((week) => (
          <WeekSection
            key={week.weekNumber}
            week={week}
            days={days.filter(({ weekNumber }) => weekNumber === week.weekNumber)}
            next={next}
            goTo={goTo}
          />
        ))}
      </div>
      {drawn > program.weeks.length && <Told {...{ program, units, takeAlong, help }} />}
    </>
  )
}

function Told({
  program,
  units,
  takeAlong,
  help,
}: Pick<FoldedProps, 'program' | 'units' | 'takeAlong' | 'help'>) {
  useNamedPart()
  return (
    <div className="mt-8 border-t-2 border-ink print:border-0">
      {takeAlong}
      <ExerciseList program={program} />
      <Reading program={program} />
      <AboutProgram program={program} />
      <LiftRules program={program} units={units} />
      <Guidelines guidelines={program.guidelines} />
      <MeetWeek program={program} />
      <AfterWeek8 program={program} />
      {help}
    </div>
  )
}
