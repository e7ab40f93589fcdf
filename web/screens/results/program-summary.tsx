import type { ReactNode } from 'react'
import { inNumbers } from '../../../domain/in-numbers.ts'
import type { GeneratedProgram } from '../../../domain/program.ts'

/** The four facts, what a professional should see first, and what became of the answers. */
export const ProgramSummary = ({ program, program: { overview } }: { program: GeneratedProgram }) => (
  <>
    <dl className="figures mt-10 print:mt-6 grid grid-cols-2 max-[22rem]:grid-cols-1 border-t border-l border-rule lg:grid-cols-4 print:grid-cols-4">
      <Fact name="Days per week">{overview.daysPerWeek}</Fact>
      <Fact name="Minutes per session">{overview.sessionLength}</Fact>
      <Fact name="Split">{overview.split}</Fact>
      <Fact name="Programming style">
        {overview.programmingStyle}
        <a
          href="#rpe"
          className="mt-1 block font-sans text-base print:hidden font-normal underline underline-offset-4"
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
    <div className="mt-14 grid gap-x-16 gap-y-10 lg:grid-cols-2 print:mt-8 print:grid-cols-2 print:gap-x-8">
      <List id="decisions" title="What we did with your answers" items={overview.decisions ?? []} />
      <List id="numbers" title="The program in numbers" items={inNumbers(program)} />
    </div>
  </>
)

const List = ({ id, title, items }: { id: string; title: string; items: readonly string[] }) =>
  items.length === 0 ? null : (
    <section aria-labelledby={id} className="break-inside-avoid">
      <h2 id={id} className="text-4xl">
        {title}
      </h2>
      <ul className="measure mt-4 list-disc space-y-2 pl-5 text-lg print:text-base">
        {items.map((item) => (
          <li key={item}>{item}</li>
        ))}
      </ul>
    </section>
  )

const Fact = ({ name, children }: { name: string; children: ReactNode }) => (
  <div className="border-r border-b border-rule p-4 sm:p-5">
    <dt className="text-iron">{name}</dt>
    <dd className="mt-1 font-head text-3xl leading-none font-[850] wrap-anywhere sm:text-4xl">{children}</dd>
  </div>
)
