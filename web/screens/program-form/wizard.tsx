import { useEffect, useRef, useState, type FormEvent } from 'react'
import { StepButtons } from '../../parts/step-buttons.tsx'
import { CheckedForm } from '../../parts/checked-form.tsx'
import { Heading } from '../../parts/heading.tsx'
import { ProgressLine } from '../../parts/progress-line.tsx'
import { adviceOn, messageOf } from '../../request.ts'
import { useKept } from '../../kept.ts'
import { useStep } from '../../use-step.ts'
import {
  Draft,
  isFilled,
  problemWith,
  requestFrom,
  startingAnswers,
  STEPS,
  type WizardAnswers,
} from './answers.ts'
import { StepFields } from './steps.tsx'

interface WizardProps {
  /** Where this browser keeps the answers. */
  draft: string
  name: string
  email: string
  isBusy: boolean
  /** Why the last try failed, if it did. */
  error: unknown
  onSubmit: (request: ReturnType<typeof requestFrom>) => void
}

/** The 5-step wizard. */
export function Wizard({ draft, name, email, isBusy, error, onSubmit }: WizardProps) {
  const [{ step: last, answers }, setDraft] = useKept(draft, Draft, () => ({
    step: 0,
    answers: startingAnswers(name, email),
  }))
  const [step, open] = useStep(last, STEPS.length, (at) => isFilled(at, answers))
  const [problems, setProblems] = useState<{ email?: string }>({})

  const failure = useRef<HTMLDivElement>(null)
  useEffect(() => {
    // The button lost the focus when it was locked.
    if (error !== null) failure.current?.focus()
  }, [error])

  const change = (answer: Partial<WizardAnswers>) => {
    setDraft((last) => ({ ...last, answers: { ...last.answers, ...answer } }))
    setProblems({})
  }
  const goTo = (next: number) => {
    setDraft((last) => ({ ...last, step: next }))
    open(next)
  }
  const goOn = (event: FormEvent) => {
    event.preventDefault()
    if (!isFilled(step, answers) || isBusy) return
    const problem = problemWith(answers)
    setProblems(problem ? { email: problem } : {})
    if (problem) return goTo(0)
    if (step < STEPS.length - 1) goTo(step + 1)
    else onSubmit(requestFrom(answers))
  }

  const isLast = step === STEPS.length - 1
  return (
    <CheckedForm problems={problems} onSubmit={goOn}>
      <p className="figures mb-1 font-semibold">{`Step ${step + 1} of ${STEPS.length}`}</p>
      <ProgressLine percent={((step + 1) / STEPS.length) * 100} />
      <Heading key={step}>{STEPS[step]?.title}</Heading>
      <fieldset role="presentation" disabled={isBusy} className="mt-8 grid gap-8">
        <StepFields step={step} answers={answers} emailProblem={problems.email} onChange={change} />
        {isLast && error !== null && (
          <div ref={failure} role="alert" tabIndex={-1} className="border-l-8 border-alert bg-sheet p-4">
            <p className="text-lg font-semibold text-alert">
              {messageOf(error, 'Failed to generate program')}
            </p>
            <p className="mt-1 text-soft">{adviceOn(error) ?? 'Your answers are kept.'}</p>
          </div>
        )}
        <StepButtons
          backLabel="Previous"
          onBack={step > 0 ? () => goTo(step - 1) : null}
          isFilled={isFilled(step, answers)}
        >
          {isLast ? 'Generate My Program' : 'Next'}
        </StepButtons>
      </fieldset>
    </CheckedForm>
  )
}
