import type { ReactNode } from 'react'
import type { ShownProgram } from '../../domain/program/program-in.ts'
import { UNITS } from '../../domain/program/units.ts'
import { BARS_IN_WORDS } from '../../domain/program/week-bars.ts'
import { ChoiceGroup } from '../parts/fields/choice-group.tsx'
import { NumberedBars } from '../parts/waiting/numbered-bars.tsx'
import { weeklySets } from './figures.ts'
import { useUnits } from '../units.ts'

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

/** The program's own eight bars. */
export function WeeklySets({ program }: { program: ShownProgram }) {
  const { sets, heights } = weeklySets(program)
  const inWords = sets.map((count, week) => `week ${week + 1}: ${count}`).join(', ')
  return (
    <figure className="max-w-64 sm:max-w-96 print:max-w-72">
      <NumberedBars heights={heights} figures={sets} label={`Working sets a week. ${inWords}.`} />
      <figcaption className="mt-2 text-iron">{BARS_IN_WORDS}; the numbers are sets.</figcaption>
    </figure>
  )
}

const NAMES = { kg: 'kg, A4', lb: 'lb, US Letter' } as const

/** The unit of the weights on the page, which also decides the paper of the PDF. */
export function UnitsChoice({ program }: { program: ShownProgram }) {
  const [units, choose] = useUnits(program.overview.units)
  return (
    <div className="max-w-md print:hidden">
      <ChoiceGroup
        legend="Weights and paper"
        options={UNITS.map((each) => NAMES[each])}
        value={NAMES[units]}
        onChoose={(name) => choose(UNITS.find((each) => NAMES[each] === name) ?? units)}
        isShort
      />
    </div>
  )
}
