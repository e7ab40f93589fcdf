import { useEffect, useRef, type FormEvent } from 'react'
import { CheckedForm } from '../parts/fields/checked-form.tsx'
import { StepButtons } from '../parts/fields/step-buttons.tsx'
import { Heading } from '../parts/heading.tsx'
import { ProgressLine } from '../parts/waiting/progress-line.tsx'
import { adviceOn, messageOf } from '../requests/request.ts'
import type { FormAnswers, FormRules } from './answers.ts'
import { StepFields } from './step-fields.tsx'
import { useSteppedForm } from './use-stepped-form.ts'

interface SteppedFormProps {
  rules: FormRules
  /** Where this browser stores the answers. */
  draft: string
  name: string
  email: string
  isBusy: boolean
  /** Why the last attempt failed, if it did and nothing else says so. */
  error?: unknown
  onSubmit: (answers: FormAnswers) => void
}

/** A form of several steps. The caller decides what a submission does. */
export function SteppedForm({ rules, draft, name, email, isBusy, error = null, onSubmit }: SteppedFormProps) {
  const form = useSteppedForm(rules, draft, { name, email })
  const { step, answers, problems, isLast, isFilled, goTo } = form
  const { back, next, busy } = rules.buttons
  const inSteps = `Step ${step + 1} of ${rules.steps.length}`
  const percent = Math.round(((step + 1) / rules.steps.length) * 100)

  const goOn = (event: FormEvent) => {
    event.preventDefault()
    if (!isFilled || isBusy) return
    const found = rules.problemsAt(step, answers)
    form.setProblems(found)
    if (Object.keys(found).length === 0) return isLast ? onSubmit(answers) : goTo(step + 1)
    if (found.email && step > 0) goTo(0)
  }

  const fields = useRef<HTMLFieldSetElement>(null)
  const failure = useRef<HTMLDivElement>(null)
  const wasBusy = useRef(false)
  useEffect(() => {
    // The button lost the focus when it was disabled. Anyone who is still here should be able
    // to press it again.
    if (wasBusy.current && !isBusy) fields.current?.querySelector<HTMLElement>('[type=submit]')?.focus()
    wasBusy.current = isBusy
  }, [isBusy])
  useEffect(() => {
    if (error !== null) failure.current?.focus()
  }, [error])

  return (
    <CheckedForm problems={problems} onSubmit={goOn}>
      {rules.hasPercent && <p className="figures mb-1 font-semibold">{inSteps}</p>}
      <ProgressLine percent={percent} {...(!rules.hasPercent && { text: inSteps })} />
      <Heading key={step}>{rules.steps[step]?.title}</Heading>
      <fieldset ref={fields} role="presentation" disabled={isBusy} className="mt-8 grid gap-8">
        <StepFields {...{ rules, step, answers, problems }} onChange={form.change} />
        {isLast && error !== null && (
          <div ref={failure} role="alert" tabIndex={-1} className="border-l-8 border-alert bg-sheet p-4">
            <p className="text-lg font-semibold text-alert">
              {messageOf(error, 'Failed to generate program')}
            </p>
            <p className="mt-1 text-soft">{adviceOn(error) ?? 'Your answers are kept.'}</p>
          </div>
        )}
        <StepButtons backLabel={back} onBack={step > 0 ? () => goTo(step - 1) : null} isFilled={isFilled}>
          {isLast ? (isBusy ? busy : 'Generate My Program') : next}
        </StepButtons>
      </fieldset>
    </CheckedForm>
  )
}
