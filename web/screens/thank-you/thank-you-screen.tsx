import { readOwnProgress } from '../../../domain/calls/progress.ts'
import { Progress } from '../../../domain/shop/progress.ts'
import type { Stage } from '../../../domain/shop/stage.ts'
import { ButtonLink } from '../../parts/button.tsx'
import { PurchaseProgress } from '../../parts/waiting/purchase-progress.tsx'
import { Heading } from '../../parts/heading.tsx'
import { Screen } from '../../parts/frame/screen.tsx'
import { SupportLink } from '../../parts/frame/support-link.tsx'
import { useRead } from '../../requests/read.ts'
import { STEPS } from '../../texts/generated/thank-you.ts'
import { useProgress } from '../../purchase/use-progress.ts'

/** /thank-you — what happens after a purchase, and the progress of this browser's own. */
export function ThankYouScreen() {
  const { data: first } = useRead(Progress, ['/api', 'progress'], 'null')
  const { data: latest } = useProgress(first ? readOwnProgress.path : null)
  const progress = latest ?? first
  return (
    <Screen title="Thank you">
      <Heading>Thank you. Here is what happens next.</Heading>
      {progress && <PurchaseProgress progress={progress} />}
      {!(progress && HAS_ANSWERED.includes(progress.stage)) && <WhatToDo />}
      <ol className="mt-10 border-t border-ink">
        {STEPS.map(({ title, text, takes }, index) => (
          <li
            key={title}
            className="grid grid-cols-[3rem_1fr] items-baseline gap-x-2 border-b border-rule py-5"
          >
            <span aria-hidden className="figures font-head text-5xl leading-none font-[850]">
              {index + 1}
            </span>
            <div>
              <h2 className="text-3xl">{title}</h2>
              <p className="mt-1 text-lg text-soft">{text}</p>
              <p className="figures mt-1 text-iron">{takes}</p>
            </div>
          </li>
        ))}
      </ol>
      <p className="mt-6 text-iron">
        Something missing? Please <SupportLink />.
      </p>
    </Screen>
  )
}

const HAS_ANSWERED: readonly Stage[] = ['generating', 'rendering', 'emailing', 'delivered']

/** For a browser that has bought nothing, or whose buyer has not answered yet. */
const WhatToDo = () => (
  <>
    <p className="measure mt-6 border-l-4 border-ink pl-4 text-lg">
      Check your email for the PDF link.
      <span data-sold-at="gumroad"> Your license key is sent separately.</span>
    </p>
    <ButtonLink to="/license" className="mt-6 w-full sm:w-auto">
      Enter License Key
    </ButtonLink>
  </>
)
