import { useState } from 'react'
import type { Progress } from '../../../domain/api.ts'
import { ButtonLink } from '../../parts/button.tsx'
import { PurchaseProgress } from '../../parts/purchase-progress.tsx'
import { Heading } from '../../parts/heading.tsx'
import { queryOf } from '../../query.ts'
import { useProgress } from '../../use-progress.ts'

/** A token that opened something: whose it is, and the program that it has bought already. */
export interface Welcomed {
  token: string
  customerEmail: string
  customerName: string
  programId: string | null
}

/** What a token leads to: the questionnaire, or the program that there is. */
export function WelcomeStep({ token, customerEmail, customerName, programId }: Welcomed) {
  return (
    <>
      <Heading key="welcome">Welcome{customerName && `, ${customerName}`}</Heading>
      {programId ? (
        <>
          <p role="status" className="measure mt-4 text-xl text-soft">
            This token was used already: your program is ready.
          </p>
          <ButtonLink to={`/results/${programId}`} className="mt-8 w-full sm:w-auto">
            Open My Program
          </ButtonLink>
        </>
      ) : (
        <>
          <p role="status" className="measure mt-4 text-xl text-soft">
            Your purchase is confirmed.
          </p>
          <Writing />
          <ButtonLink
            to={`/program-form?${queryOf({ token, email: customerEmail, name: customerName })}`}
            className="mt-8 w-full sm:w-auto"
          >
            Start Creating Your Program
          </ButtonLink>
        </>
      )}
    </>
  )
}

const UNDER_WAY: readonly Progress['stage'][] = ['generating', 'rendering', 'emailing', 'needs-attention']

/** Who has answered before, at the checkout say, need not answer again. */
function Writing() {
  const { data: progress } = useProgress('/api/progress')
  const [wasUnderWay, setUnderWay] = useState(false)
  if (progress && !wasUnderWay && UNDER_WAY.includes(progress.stage)) setUnderWay(true)
  // What was over before we looked is an earlier purchase of this browser.
  if (!progress || !wasUnderWay) return null
  return <PurchaseProgress progress={progress} />
}
