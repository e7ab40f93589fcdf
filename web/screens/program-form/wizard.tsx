import { useState, type FormEvent } from 'react'
import { Button } from '../../parts/button.tsx'
import { Heading } from '../../parts/heading.tsx'
import { ProgressLine } from '../../parts/progress-line.tsx'
import { useStored } from '../../session-store.ts'
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
  /** Where this browser tab keeps the answers. */
  draft: string
  name: string
  email: string
  isBusy: boolean
  /** Why the last try failed, if it did. */
  failure: string | null
  onSubmit: (request: ReturnType<typeof requestFrom>) => void
}

/** The 5-step wizard. */
export function Wizard({ draft, name, email, isBusy, failure, onSubmit }: WizardProps) {
  const [{ step, answers }, setDraft] = useStored(draft, Draft, () => ({
    step: 0,
    answers: startingAnswers(name, email),
  }))
  const [emailProblem, setEmailProblem] = useState<string>()

  const change = (answer: Partial<WizardAnswers>) => {
    setDraft((last) => ({ ...last, answers: { ...last.answers, ...answer } }))
    setEmailProblem(undefined)
  }
  const goTo = (next: number) => setDraft((last) => ({ ...last, step: next }))
  const goOn = (event: FormEvent) => {
    event.preventDefault()
    if (!isFilled(step, answers) || isBusy) return
    const problem = problemWith(answers)
    setEmailProblem(problem)
    if (problem) return goTo(0)
    if (step < STEPS.length - 1) goTo(step + 1)
    else onSubmit(requestFrom(answers))
  }

  const isLast = step === STEPS.length - 1
  return (
    <form noValidate onSubmit={goOn}>
      <p className="figures mb-1 font-semibold">{`Step ${step + 1} of ${STEPS.length}`}</p>
      <ProgressLine percent={((step + 1) / STEPS.length) * 100} />
      <Heading key={step}>{STEPS[step]?.title}</Heading>
      <fieldset disabled={isBusy} className="mt-8 grid gap-8">
        <StepFields step={step} answers={answers} emailProblem={emailProblem} onChange={change} />
        {isLast && failure && (
          <div role="alert" className="border-l-8 border-alert bg-sheet p-4">
            <p className="text-lg font-semibold text-alert">{failure}</p>
            <p className="mt-1 text-soft">
              Your answers are kept. A program that is being written already goes on; the same button gets you
              back to it.
            </p>
          </div>
        )}
        <div className="flex flex-col-reverse gap-3 sm:flex-row sm:justify-between">
          {step > 0 ? (
            <Button look="quiet" onClick={() => goTo(step - 1)}>
              Previous
            </Button>
          ) : (
            <span />
          )}
          <Button type="submit" className="sm:min-w-56" disabled={!isFilled(step, answers)}>
            {isLast ? 'Generate My Program' : 'Next'}
          </Button>
        </div>
      </fieldset>
    </form>
  )
}
