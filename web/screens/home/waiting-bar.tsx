import type { ReactNode } from 'react'
import { readOwnProgress } from '../../../domain/calls/progress.ts'
import { PRICE } from '../../../domain/shop/offer.ts'
import { resultsPage } from '../../../domain/shop/pages.ts'
import { Progress } from '../../../domain/shop/progress.ts'
import { ButtonLink } from '../../parts/button.tsx'
import { RegularPrice } from '../../parts/regular-price.tsx'
import { lastCheckout } from '../../purchase/last-checkout.ts'
import { lastOnDevice } from '../../purchase/onboarding-draft.ts'
import { useRead } from '../../requests/read.ts'
import { CallFailed } from '../../requests/request.ts'

/** For who comes back: to the program that was bought, or to the order that was left. */
export function WaitingBar() {
  const hasLeft = lastCheckout() !== ''
  const { data: progress, error } = useRead(Progress, hasLeft ? [readOwnProgress.path] : null)
  if (progress)
    return progress.programId && progress.stage === 'delivered' ? (
      <Bar says="Your program is ready.">
        <ButtonLink to={resultsPage(progress.programId)}>Open my program</ButtonLink>
      </Bar>
    ) : null
  const isUnpaid = !hasLeft || (error instanceof CallFailed && error.status === 404)
  // Only who gave an email has seen the price.
  if (!isUnpaid || !lastOnDevice()?.completedFor) return null
  return (
    <div data-sold-at="stripe">
      <Bar
        says={
          <>
            Your program is waiting: <RegularPrice className="text-iron" /> <strong>{PRICE}</strong>
          </>
        }
      >
        <ButtonLink to="/onboarding">Continue</ButtonLink>
      </Bar>
    </div>
  )
}

const Bar = ({ says, children }: { says: ReactNode; children: ReactNode }) => (
  <aside aria-label="Your program" className="border-b border-ink bg-sheet print:hidden">
    <div className="mx-auto flex max-w-6xl flex-wrap items-center justify-between gap-x-6 gap-y-2 px-5 py-3 text-lg sm:px-8">
      <p>{says}</p>
      {children}
    </div>
  </aside>
)
