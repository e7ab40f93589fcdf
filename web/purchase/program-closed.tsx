import { ButtonLink } from '../parts/button.tsx'
import { Screen } from '../parts/frame/screen.tsx'
import { SupportLink } from '../parts/frame/support-link.tsx'
import { Heading } from '../parts/heading.tsx'
import { codeOf } from '../requests/request.ts'

/** Refunded for good, or disputed until that is settled. */
const CLOSED: readonly (string | null)[] = ['PURCHASE_REFUNDED', 'PURCHASE_DISPUTED']

/** Whether a call failed because its purchase is closed. Looks inside an error that wraps another. */
export const isClosed = (error: unknown): boolean =>
  CLOSED.includes(codeOf(error)) || (error instanceof Error && CLOSED.includes(codeOf(error.cause)))

/** @param reason - the server's own sentence */
export const ProgramClosed = ({ reason }: { reason: string }) => (
  <Screen title="Program closed">
    <ClosedCard reason={reason} />
  </Screen>
)

/** For a screen that is framed already. */
export const ClosedCard = ({ reason }: { reason: string }) => (
  <section className="rounded-md border border-ink bg-sheet p-6 sm:p-10">
    <Heading key="closed">This program is closed</Heading>
    <p role="alert" className="measure mt-4 text-lg font-semibold">
      {reason}
    </p>
    <p className="measure mt-4 text-lg text-soft">
      Nothing is wrong with your link. If you did not expect this, <SupportLink /> and say which email you
      bought with.
    </p>
    <ButtonLink to="/" look="plain" className="mt-8">
      Go to the home page
    </ButtonLink>
  </section>
)
