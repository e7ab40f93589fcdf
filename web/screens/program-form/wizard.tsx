import { useEffect, useRef, type FormEvent } from 'react'
import { problemsWith } from '../../forms/answers.ts'
import { useSteppedForm } from '../../forms/use-stepped-form.ts'
import { CheckedForm } from '../../parts/fields/checked-form.tsx'
import { Heading } from '../../parts/heading.tsx'
import { ProgressLine } from '../../parts/waiting/progress-line.tsx'
import { StepButtons } from '../../parts/fields/step-buttons.tsx'
import { adviceOn, messageOf } from '../../requests/request.ts'
import { StepFields } from './steps.tsx'
import { WIZARD, wizardBody } from './wizard-rules.ts'

const TITLES = [
  'Personal Information',
  'Training Schedule',
  'Equipment',
  'Goals & Experience',
  'Programming Preferences',
]

interface WizardProps {
  /** Where this browser stores the answers. */
  draft: string
  name: string
  email: string
  isBusy: boolean
  /** Why the last attempt failed, if it did. */
  error: unknown
  onSubmit: (request: ReturnType<typeof wizardBody>) => void
}

export function Wizard({ draft, name, email, isBusy, error, onSubmit }: WizardProps) {
  const form = useSteppedForm(WIZARD, draft, { name, email })
  const { step, answers, problems, isLast, isFilled, goTo } = form

  const failure = useRef<HTMLDivElement>(null)
  useEffect(() => {
    // The button lost the focus when it was disabled.
    if (error !== null) failure.current?.focus()
  }, [error])

  const goOn = (event: FormEvent) => {
    event.preventDefault()
    if (!isFilled || isBusy) return
    const { email: problem } = problemsWith(answers)
    form.setProblems(problem ? { email: problem } : {})
    if (problem) return goTo(0)
    if (isLast) onSubmit(wizardBody(answers))
    else goTo(step + 1)
  }

  return (
    <CheckedForm problems={problems} onSubmit={goOn}>
      <p className="figures mb-1 font-semibold">{`Step ${step + 1} of ${TITLES.length}`}</p>
      <ProgressLine percent={((step + 1) / TITLES.length) * 100} />
      <Heading key={step}>{TITLES[step]}</Heading>
      <fieldset role="presentation" disabled={isBusy} className="mt-8 grid gap-8">
        <StepFields step={step} answers={answers} emailProblem={problems.email} onChange={form.change} />
        {isLast && error !== null && (
          <div ref={failure} role="alert" tabIndex={-1} className="border-l-8 border-alert bg-sheet p-4">
            <p className="text-lg font-semibold text-alert">
              {messageOf(error, 'Failed to generate program')}
            </p>
            <p className="mt-1 text-soft">{adviceOn(error) ?? 'Your answers are kept.'}</p>
          </div>
        )}
        <StepButtons backLabel="Previous" onBack={step > 0 ? () => goTo(step - 1) : null} isFilled={isFilled}>
          {isLast ? 'Generate My Program' : 'Next'}
        </StepButtons>
      </fieldset>
    </CheckedForm>
  )
}
