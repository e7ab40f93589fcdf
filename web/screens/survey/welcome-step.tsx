import { ButtonLink } from '../../parts/button.tsx'
import { Heading } from '../../parts/heading.tsx'
import { PurchaseProgress } from '../../parts/waiting/purchase-progress.tsx'
import { queryOf } from '../../requests/query.ts'
import { useOwnPurchase } from '../../purchase/credential/use-own-purchase.ts'
import { BoughtAlready } from '../../purchase/credential/bought-already.tsx'
import type { Validation } from '../../../domain/calls/credentials.ts'

/** A valid token and what it opened. */
export interface Welcomed {
  token: string
  validation: Validation
}

/** Where a token leads: to the questionnaire, or to what became of its answers. */
export function WelcomeStep({ token, validation }: Welcomed) {
  const { customerEmail = '', customerName = '', isAnswered } = validation
  const progress = useOwnPurchase()
  if (isAnswered) return <BoughtAlready validation={validation} />
  return (
    <>
      <Heading key="welcome">Welcome{customerName && `, ${customerName}`}</Heading>
      <p role="status" className="measure mt-4 text-xl text-soft">
        Your purchase is confirmed.
      </p>
      {progress && <PurchaseProgress progress={progress} />}
      <ButtonLink
        to={`/program-form?${queryOf({ token, email: customerEmail, name: customerName })}`}
        className="mt-8 w-full sm:w-auto"
      >
        Start Creating Your Program
      </ButtonLink>
    </>
  )
}
