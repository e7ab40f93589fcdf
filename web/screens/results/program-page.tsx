import type { ProgramRecord } from '../../../domain/api.ts'
import { Button, buttonLook } from '../../parts/button.tsx'
import { Disclaimer } from '../../parts/disclaimer.tsx'
import { Heading } from '../../parts/heading.tsx'
import { EffortChart } from './effort-chart.tsx'
import { Guidelines } from './guidelines.tsx'
import { WeekBars } from './week-bars.tsx'
import { WeekSection } from './week-section.tsx'
import { WeekStrip } from './week-strip.tsx'

interface ProgramPageProps {
  record: ProgramRecord
  hasPdf: boolean
  /** What the buyer still waits for, in the server's words. */
  waitingFor: string | undefined
}

export function ProgramPage({ record, hasPdf, waitingFor }: ProgramPageProps) {
  const { generatedProgram: program } = record
  const { overview } = program
  return (
    <>
      <p role="status" className="rounded-md border border-ink bg-sheet px-5 py-4 text-lg print:hidden">
        <strong>Your program is ready.</strong>{' '}
        {hasPdf
          ? 'The PDF is ready to view, print and take to the gym. Its link is in your email, too.'
          : `Read it here. ${waitingFor ?? 'The PDF is being made and opens from here as soon as it is there.'}`}
      </p>
      <div className="mt-10 grid items-end gap-x-16 gap-y-10 lg:grid-cols-2">
        <div>
          <Heading className="text-6xl sm:text-7xl">{record.name}, these are your eight weeks.</Heading>
          <ViewButton id={record.id} hasPdf={hasPdf} />
        </div>
        <WeekBars program={program} />
      </div>
      <dl className="figures mt-10 grid grid-cols-2 border-t border-l border-rule lg:grid-cols-4">
        <Fact name="Days per week">{overview.daysPerWeek}</Fact>
        <Fact name="Minutes per session">{overview.sessionLength}</Fact>
        <Fact name="Split">{overview.split}</Fact>
        <Fact name="Programming style">
          {overview.programmingStyle}
          <a
            href="#effort"
            className="block font-sans text-base leading-normal font-normal underline underline-offset-4"
          >
            RPE and RIR guide
          </a>
        </Fact>
      </dl>
      {overview.clearance && (
        <section aria-labelledby="clearance" className="mt-8 border-l-8 border-alert bg-sheet p-5">
          <h2 id="clearance" className="text-3xl">
            Clear this with a professional first
          </h2>
          <p className="measure mt-2 text-lg">{overview.clearance}</p>
        </section>
      )}
      {overview.decisions && overview.decisions.length > 0 && (
        <section aria-labelledby="decisions" className="mt-12">
          <h2 id="decisions" className="text-4xl">
            What we did with your answers
          </h2>
          <ul className="measure mt-4 list-disc space-y-2 pl-6 text-lg">
            {overview.decisions.map((decision) => (
              <li key={decision}>{decision}</li>
            ))}
          </ul>
        </section>
      )}
      <div className="mt-12 grid gap-x-16 gap-y-12 lg:grid-cols-2">
        <WeekStrip program={program} />
        <EffortChart program={program} />
      </div>
      {program.weeks.map((week) => (
        <WeekSection key={week.weekNumber} week={week} />
      ))}
      <Guidelines guidelines={program.guidelines} />
      <Disclaimer />
      <p className="mt-8 text-iron">Program generated for: {record.email}</p>
    </>
  )
}

function ViewButton({ id, hasPdf }: { id: string; hasPdf: boolean }) {
  if (!hasPdf) {
    return (
      <Button className="mt-6" disabled>
        View &amp; Print Program
      </Button>
    )
  }
  return (
    <a
      className={`${buttonLook()} mt-6 print:hidden`}
      href={`/api/programs/${id}/pdf`}
      target="_blank"
      rel="noreferrer"
    >
      View &amp; Print Program
    </a>
  )
}

const Fact = ({ name, children }: { name: string; children: React.ReactNode }) => (
  <div className="border-r border-b border-rule p-4 sm:p-5">
    <dt className="text-iron">{name}</dt>
    <dd className="mt-1 font-head text-4xl leading-none font-[850]">{children}</dd>
  </div>
)
