import { type ReactNode, useEffect, useState } from 'react'
import { CARDS_OF, PAPER_OF, PHONE_OF, usualUnits, type Paper } from '../../../domain/program/units.ts'
import { firstName, NAMELESS } from '../../../domain/shop/person.ts'
import type { ProgramRecord } from '../../../domain/shop/program-record.ts'
import { buttonLook, type ButtonLook } from '../../parts/button-look.ts'
import { Button } from '../../parts/button.tsx'
import { Disclaimer } from '../../parts/frame/disclaimer.tsx'
import { keepPdf } from '../../offline/kept.ts'
import { ProgramContents } from '../../program/program-contents.tsx'
import { pdfOf } from '../../requests/pdf-of.ts'
import { AfterLastDay } from './finish/after-last-day.tsx'
import { Help } from './help.tsx'
import { SomethingChanged } from './rewrite/something-changed.tsx'
import { TakeAlong } from './take-along.tsx'
import { useUnits } from '../../units.ts'

interface ProgramPageProps {
  record: ProgramRecord
  /** Shown from this device, offline. */
  isKept: boolean
  hasPdf: boolean
  waitingFor: string | undefined
  /** How to put the page on the home screen, for somebody who has just trained. */
  hint: ReactNode
}

/** The program of a buyer, with all the ways to take it along. */
export function ProgramPage({ record, isKept, hasPdf, waitingFor, hint }: ProgramPageProps) {
  const [isCleared, setCleared] = useState(false)
  return (
    <>
      {isKept && (
        <p role="status" className="mb-3 border-l-8 border-edge bg-sheet px-4 py-3 text-lg print:hidden">
          We cannot be reached right now: this is the copy on your device.
        </p>
      )}
      <ProgramContents
        id={record.id}
        written={record.generatedProgram}
        head={{
          greeting: greeting(record.name),
          banner: <ReadyBanner hasPdf={hasPdf} waitingFor={waitingFor} />,
          links: (isOver) => (
            <ProgramLinks record={record} hasPdf={hasPdf} look={isOver ? 'plain' : 'action'} />
          ),
          hint,
        }}
        onCleared={() => setCleared(true)}
        takeAlong={<TakeAlong id={record.id} program={record.generatedProgram} />}
        finish={<AfterLastDay record={record} />}
        help={
          <>
            <SomethingChanged programId={record.id} isCleared={isCleared} />
            <Help programId={record.id} />
          </>
        }
      />
      <Disclaimer />
      <p className="mt-8 wrap-anywhere text-iron">Program generated for: {record.email}</p>
    </>
  )
}

/** Greets by first name, as letters do. A buyer without a name is stored as `User`. */
function greeting(name: string): string {
  const called = name === NAMELESS ? '' : firstName(name)
  return called ? `${called}, these are your eight weeks.` : 'These are your eight weeks.'
}

interface ReadyBannerProps {
  hasPdf: boolean
  /** What the buyer still waits for, in the server's words. */
  waitingFor: string | undefined
}

const ReadyBanner = ({ hasPdf, waitingFor }: ReadyBannerProps) => (
  <p role="status" className="border-l-8 border-plate-green bg-sheet px-4 py-3 text-lg print:hidden">
    <strong>Your program is ready.</strong>{' '}
    {hasPdf
      ? 'View the PDF or print it. Save the link of this page: it is your way back.'
      : `You can read it here now. ${waitingFor ?? 'The PDF opens from here as soon as it is there.'}`}
  </p>
)

interface ProgramLinksProps extends Pick<ProgramPageProps, 'record' | 'hasPdf'> {
  look: ButtonLook
}

/** The PDF, and the address of the page. */
function ProgramLinks({ record, hasPdf, look }: ProgramLinksProps) {
  const usual = record.generatedProgram.overview.units
  const [units] = useUnits(usual)
  // By default the gateway sends the usual paper for this buyer.
  const search = units === (usual ?? usualUnits(navigator.language)) ? '' : `?paper=${PAPER_OF[units]}`
  const pdf = pdfOf(record.id) + search
  useEffect(() => {
    if (hasPdf) void keepPdf(pdf)
    // A rewritten program has another PDF at the same address.
  }, [hasPdf, pdf, record.generatedProgram])
  return (
    <div className="mt-5 flex flex-wrap gap-3 print:hidden">
      {hasPdf ? (
        <a
          className={`${buttonLook(look)} grow max-sm:px-4 sm:grow-0`}
          href={pdf}
          target="_blank"
          rel="noreferrer"
        >
          View &amp; Print Program
        </a>
      ) : (
        <Button look={look} className="grow max-sm:px-4 sm:grow-0" disabled>
          View &amp; Print Program
        </Button>
      )}
      <CopyLink />
      {hasPdf && (
        <div className="flex w-full flex-wrap gap-x-6 gap-y-2">
          <Edition id={record.id} paper={PHONE_OF[units]}>
            For your phone: one column, large type
          </Edition>
          <Edition id={record.id} paper={CARDS_OF[units]}>
            For your pocket: a card a week, on two sheets
          </Edition>
        </div>
      )}
    </div>
  )
}

/** Beside the whole PDF: drawn when it is first opened. */
const Edition = ({ id, paper, children }: { id: string; paper: Paper; children: string }) => (
  <a
    className="inline-flex min-h-11 items-center underline underline-offset-4"
    href={`${pdfOf(id)}?paper=${paper}`}
    target="_blank"
    rel="noreferrer"
  >
    {children}
  </a>
)

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
