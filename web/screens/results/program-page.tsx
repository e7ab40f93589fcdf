import { lazy, Suspense, useMemo } from 'react'
import type { ProgramRecord } from '../../../domain/api.ts'
import { programIn } from '../../../domain/units.ts'
import { Disclaimer } from '../../parts/disclaimer.tsx'
import { useUnits } from '../../units.ts'
import { AfterWeek8 } from './after-week-8.tsx'
import { EffortChart } from './effort-chart.tsx'
import { ExerciseList } from './exercise-list.tsx'
import { Guidelines } from './guidelines.tsx'
import { LiftRules } from './lift-rules.tsx'
import type { MuscleChart as Chart } from './muscle-chart.tsx'
import { ProgramHead } from './program-head.tsx'
import { ProgramSummary } from './program-summary.tsx'
import { Reading } from './reading.tsx'
import { WeekNav } from './week-nav.tsx'
import { WeekSection } from './week-section.tsx'
import { WeekStrip } from './week-strip.tsx'

/** It needs the whole exercise catalogue, which nothing above it waits for. */
const MuscleChart = lazy(async () => {
  const { MuscleChart } = await import('./muscle-chart.tsx').catch(() => ({ MuscleChart: NoChart }))
  return { default: MuscleChart }
})

/** A program is not lost with its chart: where the chart's code does not come, it stands alone. */
const NoChart: typeof Chart = () => null

interface ProgramPageProps {
  record: ProgramRecord
  hasPdf: boolean
  waitingFor: string | undefined
}

export function ProgramPage({ record, hasPdf, waitingFor }: ProgramPageProps) {
  const [units] = useUnits()
  const program = useMemo(() => programIn(record.generatedProgram, units), [record, units])
  return (
    <>
      <ProgramHead record={record} hasPdf={hasPdf} waitingFor={waitingFor} />
      <ProgramSummary program={program} />
      <div className="mt-14 grid gap-x-16 gap-y-14 lg:grid-cols-2 print:mt-8 print:grid-cols-2 print:gap-x-8">
        <WeekStrip program={program} />
        <EffortChart program={program} />
      </div>
      <Suspense fallback={<div className="mt-14 h-100" />}>
        <MuscleChart program={program} />
      </Suspense>
      <Reading program={program} />
      <div className="mt-16 print:mt-0">
        <WeekNav weeks={program.weeks} />
        {program.weeks.map((week) => (
          <WeekSection key={week.weekNumber} week={week} />
        ))}
      </div>
      <ExerciseList program={program} />
      <LiftRules program={program} units={units} />
      <Guidelines guidelines={program.guidelines} />
      <AfterWeek8 program={program} />
      <Disclaimer />
      <p className="mt-8 wrap-anywhere text-iron">Program generated for: {record.email}</p>
    </>
  )
}
