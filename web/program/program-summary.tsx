import type { ReactNode } from 'react'
import type { ShownProgram } from '../../domain/program/program-in.ts'

/** What a professional should see first, above all training. */
export const Clearance = ({ program: { overview } }: { program: ShownProgram }) =>
  overview.clearance ? (
    <section aria-labelledby="clearance" className="mt-6 border-l-8 border-alert bg-sheet p-5">
      <h2 id="clearance" className="text-3xl">
        Clear this with a professional first
      </h2>
      <p className="measure mt-2 text-lg">{overview.clearance}</p>
    </section>
  ) : null

/** The four facts of the overview. */
export const ProgramSummary = ({ program: { overview } }: { program: ShownProgram }) => (
  <dl className="figures grid grid-cols-2 border-t border-l border-rule max-[22rem]:grid-cols-1 print:mt-6 print:grid-cols-4">
    <Fact name="Days per week">{overview.daysPerWeek}</Fact>
    <Fact name="Minutes per session">{overview.sessionLength}</Fact>
    <Fact name="Split">{overview.split}</Fact>
    <Fact name="Programming style">
      {overview.programmingStyle}
      <a
        href="#rpe"
        className="mt-1 block font-sans text-base font-normal underline underline-offset-4 print:hidden"
      >
        RPE and RIR guide
      </a>
    </Fact>
  </dl>
)

const Fact = ({ name, children }: { name: string; children: ReactNode }) => (
  <div className="border-r border-b border-rule p-3 sm:p-4">
    <dt className="text-iron">{name}</dt>
    <dd className="mt-1 font-head text-3xl leading-none font-[850] wrap-anywhere">{children}</dd>
  </div>
)
