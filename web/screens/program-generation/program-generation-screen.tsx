import { buttonLook } from '../../parts/button-look.ts'
import { Button, ButtonLink } from '../../parts/button.tsx'
import { ByEmail, NotYourAddress } from '../../parts/waiting/by-email.tsx'
import { Heading, Lead } from '../../parts/heading.tsx'
import { NumberedBars } from '../../parts/waiting/numbered-bars.tsx'
import { Screen } from '../../parts/frame/screen.tsx'
import { SupportLink } from '../../parts/frame/support-link.tsx'
import { pdfOf } from '../../requests/pdf-of.ts'
import { ProgramClosed } from '../../purchase/program-closed.tsx'
import { StillWriting } from '../../purchase/writing/still-writing.tsx'
import { useQuery } from '../../requests/query.ts'
import { PayAgain } from './pay-again.tsx'
import { useGeneration } from './use-generation.ts'
import { resultsPage } from '../../../domain/shop/pages.ts'

/** /programgeneration — from the paid checkout to the PDF. */
export function ProgramGenerationScreen() {
  const email = useQuery().get('email')
  const { generation, progress, isSent } = useGeneration(email)
  switch (generation.state) {
    case 'processing':
      return <Processing />
    case 'generating':
      return (
        <Screen title="Setting up your program" key="generating">
          <StillWriting
            heading="Setting Up Your Program"
            note={generation.note}
            progress={progress}
            closing={
              <>
                You can close this page at any time. The writing goes on, and the link comes{' '}
                <ByEmail progress={progress} typed={email ?? ''} />.
                <NotYourAddress progress={progress} />
              </>
            }
          />
        </Screen>
      )
    case 'pending':
      return <PaymentPending message={generation.message} />
    case 'unpaid':
      return <PayAgain surveyId={generation.surveyId} email={email ?? ''} message={generation.message} />
    case 'completed':
      return <Completed programId={generation.programId} isSent={isSent} />
    case 'closed':
      return <ProgramClosed reason={generation.message} />
    case 'error':
      return <AccessError message={generation.message} advice={generation.advice ?? null} />
  }
}

const Processing = () => (
  <Screen title="Payment confirmed" key="processing">
    <NumberedBars className="mb-10 max-w-md" written={0} />
    <Heading>Payment Confirmed!</Heading>
    <Lead role="status">Looking for your answers.</Lead>
  </Screen>
)

const PaymentPending = ({ message }: { message: string }) => (
  <Screen title="Your bank is confirming" key="pending">
    <NumberedBars className="mb-10 max-w-md" written={0} />
    <Heading>Your Bank Is Confirming</Heading>
    <Lead role="status">{message}</Lead>
    <p className="measure mt-8 border-t border-rule pt-4 text-iron">
      There is nothing left to do here: you can close this page. While it is open, it shows your bank’s
      answer.
    </p>
  </Screen>
)

const Completed = ({ programId, isSent }: { programId: string; isSent: boolean }) => (
  <Screen title="Program created" key="completed">
    <NumberedBars className="mb-10 max-w-md" />
    <Heading>Program Created Successfully!</Heading>
    <Lead role="status">
      {isSent ? 'Your download has begun. Here it is again: your ' : 'Redirecting you to download your '}
      <span className="whitespace-nowrap">8-week</span> program.
    </Lead>
    <div className="mt-8 flex flex-wrap gap-3">
      <a className={buttonLook()} href={pdfOf(programId)}>
        Download the PDF
      </a>
      <ButtonLink look="plain" to={resultsPage(programId)}>
        Read it on this page
      </ButtonLink>
    </div>
  </Screen>
)

const AccessError = ({ message, advice }: { message: string; advice: string | null }) => (
  <Screen title="Access error" key="error">
    <Heading>Access Error</Heading>
    <p role="alert" className="measure mt-4 text-xl font-semibold">
      {message}
    </p>
    {advice && <p className="measure mt-2 text-lg">{advice}</p>}
    <p className="measure mt-4 text-lg text-soft">
      Please use the link from your purchase confirmation email.
    </p>
    <ul className="measure mt-4 list-disc space-y-1 pl-6 text-lg text-soft">
      <li>Check your purchase confirmation email</li>
      <li>Use the ‘Access Your Program’ link in it</li>
      <li>
        If that does not help, <SupportLink />
      </li>
    </ul>
    <Button className="mt-8" onClick={() => window.location.reload()}>
      Try again
    </Button>
  </Screen>
)
