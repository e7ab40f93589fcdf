import type { ProgramRecord } from '../../../domain/api.ts'
import { PAPER_OF, PHONE_OF, usualUnits } from '../../../domain/units.ts'
import { BARS_IN_WORDS } from '../../../domain/week-bars.ts'
import { Button, buttonLook } from '../../parts/button.tsx'
import { Heading } from '../../parts/heading.tsx'
import { NumberedBars } from '../../parts/numbered-bars.tsx'
import { pdfOf } from '../../pdf-of.ts'
import { useUnits } from '../../units.ts'
import { weeklySets } from './figures.ts'
import { UnitsChoice } from './units-choice.tsx'

interface ProgramHeadProps {
  record: ProgramRecord
  hasPdf: boolean
  /** What the buyer still waits for, in the server's words. */
  waitingFor: string | undefined
}

/** Who gave no name was sold to as `User`. */
const greeting = (name: string) =>
  name && name !== 'User' ? `${name}, these are your eight weeks.` : 'These are your eight weeks.'

/** Whose program it is, the way to its PDF, and its eight bars. */
export function ProgramHead({ record, hasPdf, waitingFor }: ProgramHeadProps) {
  const [units] = useUnits()
  // Unasked, the gateway sends the paper that is usual for this browser.
  const search = units === usualUnits(navigator.language) ? '' : `?paper=${PAPER_OF[units]}`
  const { sets, heights } = weeklySets(record.generatedProgram)
  const inWords = sets.map((count, week) => `week ${week + 1}: ${count}`).join(', ')
  return (
    <>
      <p role="status" className="border-l-8 border-plate-green bg-sheet px-5 py-4 text-lg print:hidden">
        <strong>Your program is ready.</strong>{' '}
        {hasPdf
          ? 'View the PDF, print it, take it to the gym. The address of this page is your key to it: keep it.'
          : `You can read it here now. ${waitingFor ?? 'The PDF opens from here as soon as it is there.'}`}
      </p>
      <div className="mt-10 grid items-end gap-x-16 gap-y-10 lg:grid-cols-[1fr_30rem] print:mt-0 print:grid-cols-[1fr_18rem] print:gap-x-8">
        <div>
          <Heading className="text-6xl wrap-anywhere sm:text-7xl print:text-5xl">
            {greeting(record.name)}
          </Heading>
          {hasPdf ? (
            <a
              className={`${buttonLook()} mt-6 w-full sm:w-auto print:hidden`}
              href={pdfOf(record.id) + search}
              target="_blank"
              rel="noreferrer"
            >
              View &amp; Print Program
            </a>
          ) : (
            <Button className="mt-6 w-full sm:w-auto print:hidden" disabled>
              View &amp; Print Program
            </Button>
          )}
          {hasPdf && (
            <a
              className="mt-3 block underline underline-offset-4 print:hidden"
              href={`${pdfOf(record.id)}?paper=${PHONE_OF[units]}`}
              target="_blank"
              rel="noreferrer"
            >
              The same for your phone: one column, large type
            </a>
          )}
          <UnitsChoice />
        </div>
        <figure>
          <NumberedBars heights={heights} figures={sets} label={`Working sets a week. ${inWords}.`} />
          <figcaption className="mt-2 text-iron">{BARS_IN_WORDS}; the numbers are sets.</figcaption>
        </figure>
      </div>
    </>
  )
}
