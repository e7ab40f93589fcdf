import type { Progress } from '../../../../domain/shop/progress.ts'
import { FINAL_STAGES } from '../../../../domain/shop/stage.ts'
import { buttonLook } from '../../../parts/button-look.ts'
import { Button } from '../../../parts/button.tsx'
import { Heading, Lead } from '../../../parts/heading.tsx'
import { NumberedBars } from '../../../parts/waiting/numbered-bars.tsx'
import { SupportLink } from '../../../parts/frame/support-link.tsx'
import { pdfOf } from '../../../requests/pdf-of.ts'
import { keepsAnswers } from '../../../purchase/onboarding-draft.ts'
import type { Failure } from '../failure.ts'

/** Shown between the last click here and what comes next. */
export const LoadingStep = ({ message, weeksWritten = 0 }: { message: string; weeksWritten?: number }) => (
  <div role="status">
    <NumberedBars className="mb-10 max-w-md" written={weeksWritten} />
    <Heading>Generating Your Program...</Heading>
    <Lead>{message}</Lead>
  </div>
)

/** While the answers of an address are looked for. */
export const OpeningStep = () => (
  <div role="status">
    <Heading>One moment</Heading>
    <Lead>Looking for your answers.</Lead>
  </div>
)

interface ClosedStepProps {
  progress: Progress | undefined
  onStartOver: () => void
}

/** The answers are already in use. Shows what became of them, and the way to another program. */
export function ClosedStep({ progress, onStartOver }: ClosedStepProps) {
  if (!progress || !FINAL_STAGES.includes(progress.stage))
    return <LoadingStep message={progress?.message ?? ''} weeksWritten={progress?.weeksWritten ?? 0} />
  const { stage, programId, message } = progress
  return stage === 'delivered' && programId ? (
    <CompleteStep programId={programId} onStartOver={onStartOver} />
  ) : (
    <EndedStep message={message} onStartOver={onStartOver} />
  )
}

/** This browser's survey has already become a program. */
const CompleteStep = ({ programId, onStartOver }: { programId: string; onStartOver: () => void }) => (
  <>
    <NumberedBars className="mb-10 max-w-md" />
    <Heading>Program Generated Successfully!</Heading>
    <Lead>Your program opens in a new tab. Its link is in your email, too.</Lead>
    <div className="mt-8 flex flex-wrap gap-3">
      <a className={buttonLook()} href={pdfOf(programId)} target="_blank" rel="noreferrer">
        Open My Program
      </a>
      <Button look="plain" onClick={onStartOver}>
        Start another program
      </Button>
    </div>
  </>
)

const EndedStep = ({ message, onStartOver }: { message: string; onStartOver: () => void }) => (
  <div role="alert">
    <Heading>This program is closed</Heading>
    <Lead>{message}</Lead>
    <Button className="mt-8" onClick={onStartOver}>
      Start another program
    </Button>
    <p className="mt-6 text-iron">
      If that is not right, please <SupportLink />.
    </p>
  </div>
)

export const FailureStep = ({ failure }: { failure: Failure }) => (
  <div role="alert">
    <Heading>Something went wrong</Heading>
    <Lead>{failure.text}</Lead>
    {failure.detail && <p className="measure mt-2 text-soft">{failure.detail}</p>}
    <Button className="mt-8" onClick={() => window.location.reload()}>
      Try again
    </Button>
    <p className="mt-6 text-iron">
      {keepsAnswers() && 'Your answers are kept. '}If it keeps happening, please <SupportLink />.
    </p>
  </div>
)
