import { useState, type FormEvent } from 'react'
import { EMAIL_PROBLEM } from '../../../../domain/forms/field-messages.ts'
import { emailAddress } from '../../../../domain/forms/program-request.ts'
import { CheckedForm } from '../../../parts/fields/checked-form.tsx'
import { EmailField } from '../../../parts/fields/email-field.tsx'
import { StepButtons } from '../../../parts/fields/step-buttons.tsx'
import { Heading, Lead } from '../../../parts/heading.tsx'
import type { Survey } from '../use-survey.ts'

interface EmailStepProps {
  survey: Survey
  /** The email has paid, so it cannot change. */
  isPaid: boolean
  isSubmitting: boolean
  onPrevious: () => void
  onSubmit: () => void
}

/** Asks for the email that the program goes to. */
export function EmailStep({ survey, isPaid, isSubmitting, onPrevious, onSubmit }: EmailStepProps) {
  const { email, surveyId, setEmail } = survey
  const [problems, setProblems] = useState<{ email?: string }>({})
  const submit = (event: FormEvent) => {
    event.preventDefault()
    const checked = emailAddress.safeParse(email.trim())
    setProblems(checked.success ? {} : { email: EMAIL_PROBLEM })
    if (checked.success) onSubmit()
  }
  return (
    <CheckedForm problems={problems} onSubmit={submit}>
      <Heading>Almost there!</Heading>
      <Lead>Enter your email to unlock your program. It is also where we send the link to your PDF.</Lead>
      <EmailField
        className="mt-8"
        value={email}
        readOnly={isPaid}
        problem={problems.email}
        onChange={(typed) => {
          setEmail(typed)
          setProblems({})
        }}
      />
      <div className="mt-2">
        <StepButtons
          backLabel="Previous"
          onBack={onPrevious}
          isFilled={email.trim() !== '' && !isSubmitting && surveyId !== null}
        >
          {isSubmitting ? 'Processing...' : 'Get My Program'}
        </StepButtons>
      </div>
      <p className="measure mt-6 text-iron">
        We may send you training tips and updates. You can unsubscribe with one click at any time.
      </p>
    </CheckedForm>
  )
}
