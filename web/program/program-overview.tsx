import type { ReactNode } from 'react'
import type { ShownProgram } from '../../domain/program/program-in.ts'
import { FIRST_STEPS } from '../../domain/program/first-steps.ts'
import { BEFORE_YOU_START, STOP_AT } from '../../domain/program/notice.ts'
import { UNITS } from '../../domain/program/units.ts'
import { BARS_IN_WORDS } from '../../domain/program/week-bars.ts'
import { ChoiceGroup } from '../parts/fields/choice-group.tsx'
import { NumberedBars } from '../parts/waiting/numbered-bars.tsx'
import { weeklySets } from './figures.ts'
import { useUnits } from '../units.ts'

interface BeforeYouStartProps {
  program: ShownProgram
  /** Somebody says that they have been cleared, and goes on to the rewrite. */
  onCleared?: (() => void) | undefined
}

/** What somebody else should see first, above all training, and what to stop at. */
export function BeforeYouStart({ program: { overview }, onCleared }: BeforeYouStartProps) {
  const { clearance, stopSigns = [] } = overview
  if (!clearance && !stopSigns.length) return null
  return (
    <section aria-labelledby="before-you-start" className="mt-6 border-l-8 border-alert bg-sheet p-5">
      <h2 id="before-you-start" className="text-3xl">
        {clearance ? 'Clear this first' : BEFORE_YOU_START}
      </h2>
      {clearance && <p className="measure mt-2 text-lg">{clearance}</p>}
      {stopSigns.length > 0 && (
        <>
          <p className="mt-2 text-lg font-semibold">{STOP_AT}:</p>
          <ul className="measure list-disc pl-6 text-lg">
            {stopSigns.map((sign) => (
              <li key={sign} className="mt-1">
                {sign}
              </li>
            ))}
          </ul>
        </>
      )}
      {clearance && onCleared && (
        <p className="measure mt-2 text-lg print:hidden">
          Cleared? Tell us, and we rewrite your program, free:{' '}
          <a href="#change" onClick={onCleared}>
            I have been cleared
          </a>
          .
        </p>
      )}
    </section>
  )
}

/** What to do first, for somebody who does not know how to begin. */
export const FirstSteps = ({ program: { overview } }: { program: ShownProgram }) =>
  overview.firstSteps?.length ? (
    <section aria-labelledby="first-steps" className="mt-6 bg-sheet p-5">
      <h2 id="first-steps" className="text-3xl">
        {FIRST_STEPS}
      </h2>
      <ol className="measure mt-2 list-decimal pl-6 text-lg">
        {overview.firstSteps.map((each) => (
          <li key={each} className="mt-2">
            {each}
          </li>
        ))}
      </ol>
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
      <figcaption className="mt-2 text-iron">{BARS_IN_WORDS}. The numbers are sets.</figcaption>
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
