import type { Validation } from '../../../domain/calls/credentials.ts'
import { resultsPage } from '../../../domain/shop/pages.ts'
import { ButtonLink } from '../../parts/button.tsx'
import { Heading, Lead } from '../../parts/heading.tsx'
import { PurchaseProgress } from '../../parts/waiting/purchase-progress.tsx'
import { useOwnPurchase } from './use-own-purchase.ts'

/** Replaces a form whose credential has already bought its program, or whose answers are already given. */
export const BoughtAlready = ({
  validation: { customerName, programId, message },
}: {
  validation: Validation
}) => (
  <>
    <Heading key="bought">Welcome{customerName && `, ${customerName}`}</Heading>
    {programId ? (
      <>
        <Lead role="status">{message}</Lead>
        <ButtonLink to={resultsPage(programId)} className="mt-8 w-full sm:w-auto">
          Open My Program
        </ButtonLink>
      </>
    ) : (
      <BeingWritten />
    )}
  </>
)

function BeingWritten() {
  const progress = useOwnPurchase()
  return (
    <>
      <Lead>
        Your answers are here, and your program is being written from them. There is nothing left to fill in:
        the link comes by email.
      </Lead>
      {progress && <PurchaseProgress progress={progress} />}
    </>
  )
}

/** Shown while the purchases of a credential are looked up. */
export const Opening = () => (
  <p role="status" className="text-xl text-soft">
    Opening your survey…
  </p>
)
