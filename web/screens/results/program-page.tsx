import { useState } from 'react'
import { PAPER_OF, PHONE_OF, usualUnits } from '../../../domain/program/units.ts'
import { firstName, NAMELESS } from '../../../domain/shop/person.ts'
import { GUARANTEE, GUARANTEE_DAYS } from '../../../domain/shop/offer.ts'
import type { ProgramRecord } from '../../../domain/shop/program-record.ts'
import { buttonLook } from '../../parts/button-look.ts'
import { Button, TextLink } from '../../parts/button.tsx'
import { Disclaimer } from '../../parts/frame/disclaimer.tsx'
import { SupportLink } from '../../parts/frame/support-link.tsx'
import { Heading } from '../../parts/heading.tsx'
import { Fold } from '../../program/fold.tsx'
import { ProgramContents } from '../../program/program-contents.tsx'
import { pdfOf } from '../../requests/pdf-of.ts'
import { TakeAlong } from './take-along.tsx'
import { useUnits } from '../../units.ts'

interface ProgramPageProps {
  record: ProgramRecord
  /** Shown from this device, offline. */
  isKept: boolean
  hasPdf: boolean
  waitingFor: string | undefined
}

/** The program of a buyer, with all the ways to take it along. */
export const ProgramPage = ({ record, isKept, hasPdf, waitingFor }: ProgramPageProps) => (
  <>
    <ProgramHead record={record} isKept={isKept} hasPdf={hasPdf} waitingFor={waitingFor} />
    <ProgramContents
      id={record.id}
      written={record.generatedProgram}
      takeAlong={<TakeAlong id={record.id} program={record.generatedProgram} />}
      help={<Help programId={record.id} />}
    />
    <Disclaimer />
    <p className="mt-8 wrap-anywhere text-iron">Program generated for: {record.email}</p>
  </>
)

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
function ProgramHead({ record, isKept, hasPdf, waitingFor }: ProgramHeadProps) {
  const usual = record.generatedProgram.overview.units
  const [units] = useUnits(usual)
  // By default the gateway sends the usual paper for this buyer.
  const search = units === (usual ?? usualUnits(navigator.language)) ? '' : `?paper=${PAPER_OF[units]}`
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

/** The address of the page, without the fragment of the part in view. */
const address = () => window.location.origin + window.location.pathname

/** Copies the address of the page, which is the key to it. If that fails, shows it for copying by hand. */
function CopyLink() {
  const [result, setResult] = useState<'copied' | 'by hand' | null>(null)
  const copy = async () => {
    // Without https there is no clipboard, and a browser may refuse access to it.
    const copied = await navigator.clipboard?.writeText(address()).then(
      () => true,
      () => false,
    )
    setResult(copied ? 'copied' : 'by hand')
  }
  return (
    <>
      <Button look="plain" className="grow max-sm:px-4 sm:grow-0 print:hidden" onClick={() => void copy()}>
        Copy link
      </Button>
      <p role="status" className="w-full text-lg empty:hidden print:hidden">
        {result === 'copied' && 'Link copied. Whoever has it can open this page.'}
        {result === 'by hand' && (
          <>
            Your browser does not let us copy. This is the link:{' '}
            <span className="font-semibold wrap-anywhere select-all">{address()}</span>
          </>
        )}
      </p>
    </>
  )
}

/** What to do when something is missing or wrong. */
const Help = ({ programId }: { programId: string }) => (
  <div className="print:hidden">
    <Fold id="help" title="Help">
      <ul className="measure list-disc space-y-3 pl-6 text-lg">
        <li>
          Lost the email with your link? <TextLink to="/access">Get your link again.</TextLink>
        </li>
        <li>
          On another phone or computer? Press Copy link above, send the link to yourself and open it there.
        </li>
        <li>
          No signal in the gym? Open this page and the PDF once before you go: both then open on the same
          device without one.
        </li>
        <li>
          Something wrong with the program, or a question? <SupportLink>Write to support.</SupportLink> Say
          which email you bought with, which week, day and exercise it is about, and what you expected
          instead.
        </li>
        <li>
          Not what you need? You have a {GUARANTEE}:{' '}
          <SupportLink subject={`Refund of program ${programId}`}>Ask for your money back</SupportLink> within{' '}
          {GUARANTEE_DAYS} days of buying. You do not need to give a reason.
        </li>
      </ul>
    </Fold>
  </div>
)
