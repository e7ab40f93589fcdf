import type { ReactNode } from 'react'
import type { GeneratedProgram } from '../../../domain/program.ts'

/** The four facts, what a professional should see first, and what became of the answers. */
export const ProgramSummary = ({ overview }: Pick<GeneratedProgram, 'overview'>) => (
  <>
    <dl className="figures mt-10 grid grid-cols-2 border-t border-l border-rule lg:grid-cols-4">
      <Fact name="Days per week">{overview.daysPerWeek}</Fact>
      <Fact name="Minutes per session">{overview.sessionLength}</Fact>
      <Fact name="Split">{overview.split}</Fact>
      <Fact name="Programming style">
        {overview.programmingStyle}
        <a href="#rpe" className="mt-1 block font-sans text-base font-normal underline underline-offset-4">
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
      <section aria-labelledby="decisions" className="mt-14">
        <h2 id="decisions" className="text-4xl">
          What we did with your answers
        </h2>
        <ul className="measure mt-4 list-disc space-y-2 pl-5 text-lg">
          {overview.decisions.map((decision) => (
            <li key={decision}>{decision}</li>
          ))}
        </ul>
      </section>
    )}
  </>
)

const Fact = ({ name, children }: { name: string; children: ReactNode }) => (
  <div className="border-r border-b border-rule p-4 sm:p-5">
    <dt className="text-iron">{name}</dt>
    <dd className="mt-1 font-head text-3xl leading-none font-[850] wrap-anywhere sm:text-4xl">{children}</dd>
  </div>
)
