import { useState } from 'react'
import { ButtonLink } from '../../parts/button.tsx'
import { Heading } from '../../parts/heading.tsx'
import { Screen } from '../../parts/frame/screen.tsx'
import { FeedbackForm } from './feedback-form.tsx'

/** /feedback — one rating and a few words about a program. */
export function FeedbackScreen() {
  const [isSent, setSent] = useState(false)
  return (
    <Screen title="Program feedback">
      {isSent ? <Thanks /> : <FeedbackForm onSent={() => setSent(true)} />}
    </Screen>
  )
}

const Thanks = () => (
  <>
    <Heading key="thanks">Thank You!</Heading>
    <p className="measure mt-4 text-xl text-soft">
      We read every answer. What you wrote helps to make the next programs better.
    </p>
    <ButtonLink to="/" className="mt-8 w-full sm:w-auto">
      Return to Home
    </ButtonLink>
  </>
)
