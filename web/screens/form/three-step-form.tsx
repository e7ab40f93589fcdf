import { useEffect, useRef, useState, type FormEvent } from 'react'
import { StepButtons } from '../../parts/step-buttons.tsx'
import { CheckedForm } from '../../parts/checked-form.tsx'
import { Heading } from '../../parts/heading.tsx'
import { ProgressLine } from '../../parts/progress-line.tsx'
import { useKept } from '../../kept.ts'
import { useStep } from '../../use-step.ts'
import {
  blankAnswers,
  Draft,
  isFilled,
  problemIn,
  requestFrom,
  STEP_COUNT,
  type Problems,
  type SurveyAnswers,
  type SurveyRequest,
} from './answers.ts'
import { BasicsStep, DetailsStep, PreferencesStep, type StepProps } from './steps.tsx'

interface ThreeStepFormProps {
  /** Where this browser keeps the answers. */
  draft: string
  name: string
  email: string
  isBusy: boolean
  onSubmit: (request: SurveyRequest) => void
}

const TITLES = ['The basics', 'Training preferences', 'Programming details']

/** The 3-step survey. Who shows it decides what a submission means. */
export function ThreeStepForm({ draft, name, email, isBusy, onSubmit }: ThreeStepFormProps) {
  const [{ step: last, answers }, setDraft] = useKept(draft, Draft, () => ({
    step: 0,
    answers: blankAnswers(name, email),
  }))
  const [step, open] = useStep(last, STEP_COUNT, (at) => isFilled(at, answers))
  const [problems, setProblems] = useState<Problems>({})

  const change = (answer: Partial<SurveyAnswers>) => {
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
    const found = problemIn(step, answers)
    setProblems(found)
    if (Object.keys(found).length > 0) return
    if (step < STEP_COUNT - 1) goTo(step + 1)
    else onSubmit(requestFrom(answers))
  }

  const fields = useRef<HTMLFieldSetElement>(null)
  const wasBusy = useRef(false)
  useEffect(() => {
    // The button lost the focus when it was locked; who is still here is to press it again.
    if (wasBusy.current && !isBusy) fields.current?.querySelector<HTMLElement>('[type=submit]')?.focus()
    wasBusy.current = isBusy
  }, [isBusy])

  const isLast = step === STEP_COUNT - 1
  return (
    <CheckedForm problems={problems} onSubmit={goOn}>
      <ProgressLine
        percent={Math.round(((step + 1) / STEP_COUNT) * 100)}
        text={`Step ${step + 1} of ${STEP_COUNT}`}
      />
      <Heading key={step}>{TITLES[step]}</Heading>
      <fieldset ref={fields} role="presentation" disabled={isBusy} className="mt-8 grid gap-8">
        <StepFields step={step} answers={answers} problems={problems} onChange={change} />
        <StepButtons
          backLabel="Back"
          onBack={step > 0 ? () => goTo(step - 1) : null}
          isFilled={isFilled(step, answers)}
        >
          {isLast ? (isBusy ? 'Generating your program...' : 'Generate My Program') : 'Continue'}
        </StepButtons>
      </fieldset>
    </CheckedForm>
  )
}

function StepFields({ step, ...fields }: StepProps & { step: number }) {
  if (step === 0) return <BasicsStep {...fields} />
  return step === 1 ? <PreferencesStep {...fields} /> : <DetailsStep {...fields} />
}
