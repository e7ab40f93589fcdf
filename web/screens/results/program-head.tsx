import { NAMELESS, firstName } from '../../../domain/shop/person.ts'
import type { ProgramRecord } from '../../../domain/shop/program-record.ts'
import { PAPER_OF, PHONE_OF, usualUnits } from '../../../domain/program/units.ts'
import { buttonLook } from '../../parts/button-look.ts'
import { Button } from '../../parts/button.tsx'
import { Heading } from '../../parts/heading.tsx'
import { pdfOf } from '../../requests/pdf-of.ts'
import { useUnits } from '../../units.ts'
import { CopyLink } from './copy-link.tsx'

interface ProgramHeadProps {
  record: ProgramRecord
  isKept: boolean
  hasPdf: boolean
  /** What the buyer still waits for, in the server's words. */
  waitingFor: string | undefined
}

/** Greets by first name, as letters do. A buyer without a name is stored as `User`. */
function greeting(name: string): string {
  const called = name === NAMELESS ? '' : firstName(name)
  return called ? `${called}, these are your eight weeks.` : 'These are your eight weeks.'
}

/** Whose program it is, and the ways to take it along. */
export function ProgramHead({ record, isKept, hasPdf, waitingFor }: ProgramHeadProps) {
  const [units] = useUnits()
  // By default the gateway sends the usual paper for this browser.
  const search = units === usualUnits(navigator.language) ? '' : `?paper=${PAPER_OF[units]}`
  return (
    <>
      <p role="status" className="border-l-8 border-plate-green bg-sheet px-4 py-3 text-lg print:hidden">
        <strong>Your program is ready.</strong>{' '}
        {hasPdf
          ? 'View the PDF or print it. The address of this page is your key to it: keep it.'
          : `You can read it here now. ${waitingFor ?? 'The PDF opens from here as soon as it is there.'}`}
      </p>
      {isKept && (
        <p role="status" className="mt-3 border-l-8 border-edge bg-sheet px-4 py-3 text-lg print:hidden">
          We cannot be reached right now: this is the copy on your device.
        </p>
      )}
      <Heading className="mt-6 wrap-anywhere max-sm:text-4xl print:mt-0 print:text-5xl">
        {greeting(record.name)}
      </Heading>
      <div className="mt-5 flex flex-wrap gap-3 print:hidden">
        {hasPdf ? (
          <a
            className={`${buttonLook()} grow max-sm:px-4 sm:grow-0`}
            href={pdfOf(record.id) + search}
            target="_blank"
            rel="noreferrer"
          >
            View &amp; Print Program
          </a>
        ) : (
          <Button className="grow max-sm:px-4 sm:grow-0" disabled>
            View &amp; Print Program
          </Button>
        )}
        <CopyLink />
        {hasPdf && (
          <a
            className="inline-flex min-h-11 items-center underline underline-offset-4"
            href={`${pdfOf(record.id)}?paper=${PHONE_OF[units]}`}
            target="_blank"
            rel="noreferrer"
          >
            For your phone: one column, large type
          </a>
        )}
      </div>
    </>
  )
}
