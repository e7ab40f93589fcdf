import { lazy, Suspense } from 'react'
import { inNumbers } from '../../domain/program/in-numbers.ts'
import type { ShownProgram } from '../../domain/program/program-in.ts'
import { whatWeDid } from '../../domain/shop/what-we-did.ts'
import { EffortChart } from './effort-chart.tsx'
import { Fold } from './fold.tsx'
import type { MuscleChart as Chart } from './muscle-chart.tsx'
import { WeekStrip } from './week-strip.tsx'

/** Needs the whole exercise catalogue, which nothing above it waits for. */
const MuscleChart = lazy(async () => {
  const { MuscleChart } = await import('./muscle-chart.tsx').catch(() => ({ MuscleChart: NoChart }))
  return { default: MuscleChart }
})

/** If the chart's code does not load, the program is shown without it. */
const NoChart: typeof Chart = () => null

/** How the answers were used and how the program is built, in numbers and drawings. */
export const AboutProgram = ({ program }: { program: ShownProgram }) => (
  <Fold id="about" title="Why it is built this way">
    <div className="grid gap-x-16 gap-y-10 lg:grid-cols-2 print:grid-cols-2 print:gap-x-8">
      <List id="decisions" title="What we did with your answers" items={whatWeDid(program.overview)} />
      <List id="numbers" title="The program in numbers" items={inNumbers(program)} />
      <WeekStrip program={program} />
      <EffortChart program={program} />
    </div>
    <Suspense fallback={<div className="mt-14 h-100" />}>
      <MuscleChart program={program} />
    </Suspense>
  </Fold>
)

const List = ({ id, title, items }: { id: string; title: string; items: readonly string[] }) =>
  items.length === 0 ? null : (
    <section aria-labelledby={id} className="break-inside-avoid">
      <h3 id={id} className="text-2xl">
        {title}
      </h3>
      <ul className="measure mt-4 list-disc space-y-2 pl-5 text-lg print:text-base">
        {items.map((item) => (
          <li key={item}>{item}</li>
        ))}
      </ul>
    </section>
  )
