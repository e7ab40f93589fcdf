import { useState, type FormEvent } from 'react'
import { EMAIL_PROBLEM } from '../../../../domain/forms/field-messages.ts'
import { emailAddress } from '../../../../domain/forms/program-request.ts'
import { Button } from '../../../parts/button.tsx'
import { CheckedForm } from '../../../parts/fields/checked-form.tsx'
import { EmailField } from '../../../parts/fields/email-field.tsx'
import { Heading } from '../../../parts/heading.tsx'

interface EmailStepProps {
  email: string
  /** The email has paid, so it cannot change. */
  isPaid: boolean
  isSubmitting: boolean
  canSubmit: boolean
  onType: (email: string) => void
  onPrevious: () => void
  onSubmit: () => void
}

/** Asks for the email that the program goes to. */
export function EmailStep({
  email,
  isPaid,
  isSubmitting,
  canSubmit,
  onType,
  onPrevious,
  onSubmit,
}: EmailStepProps) {
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
      <p className="measure mt-4 text-xl text-soft">
        Enter your email to unlock your program. It is also where we send the link to your PDF.
      </p>
      <EmailField
        className="mt-8"
        value={email}
        readOnly={isPaid}
        problem={problems.email}
        onChange={(typed) => {
          onType(typed)
          setProblems({})
        }}
      />
      <div className="mt-2 flex flex-col-reverse gap-3 sm:flex-row sm:justify-between">
        <Button look="quiet" className="sm:-ml-3" onClick={onPrevious}>
          Previous
        </Button>
        <Button type="submit" className="sm:min-w-56" disabled={!email.trim() || isSubmitting || !canSubmit}>
          {isSubmitting ? 'Processing...' : 'Get My Program'}
        </Button>
      </div>
      <p className="measure mt-6 text-iron">
        We may send you training tips and updates. You can unsubscribe with one click at any time.
      </p>
    </CheckedForm>
  )
}
