import { lazy, Suspense } from 'react'
import type { ProgramRecord } from '../../../domain/api.ts'
import { Disclaimer } from '../../parts/disclaimer.tsx'
import { EffortChart } from './effort-chart.tsx'
import { Guidelines } from './guidelines.tsx'
import { ProgramHead } from './program-head.tsx'
import { ProgramSummary } from './program-summary.tsx'
import { WeekNav } from './week-nav.tsx'
import { WeekSection } from './week-section.tsx'
import { WeekStrip } from './week-strip.tsx'

/** It needs the whole exercise catalogue, which nothing above it waits for. */
const MuscleChart = lazy(async () => ({ default: (await import('./muscle-chart.tsx')).MuscleChart }))

interface ProgramPageProps {
  record: ProgramRecord
  hasPdf: boolean
  waitingFor: string | undefined
}

export function ProgramPage({ record, hasPdf, waitingFor }: ProgramPageProps) {
  const program = record.generatedProgram
  return (
    <>
      <ProgramHead record={record} hasPdf={hasPdf} waitingFor={waitingFor} />
      <ProgramSummary overview={program.overview} />
      <div className="mt-14 grid gap-x-16 gap-y-14 lg:grid-cols-2">
        <WeekStrip program={program} />
        <EffortChart program={program} />
      </div>
      <Suspense fallback={<div className="mt-14 h-100" />}>
        <MuscleChart program={program} />
      </Suspense>
      <div className="mt-16">
        <WeekNav weeks={program.weeks} />
        {program.weeks.map((week) => (
          <WeekSection key={week.weekNumber} week={week} />
        ))}
      </div>
      <Guidelines guidelines={program.guidelines} />
      <Disclaimer />
      <p className="mt-8 wrap-anywhere text-iron">Program generated for: {record.email}</p>
    </>
  )
}
