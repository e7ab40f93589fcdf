import { useEffect, useRef, type FormEvent } from 'react'
import { problemsWith } from '../../forms/answers.ts'
import { useSteppedForm } from '../../forms/use-stepped-form.ts'
import { CheckedForm } from '../../parts/fields/checked-form.tsx'
import { Heading } from '../../parts/heading.tsx'
import { ProgressLine } from '../../parts/waiting/progress-line.tsx'
import { StepButtons } from '../../parts/fields/step-buttons.tsx'
import { SURVEY, surveyBody, type SurveyBody } from './survey.ts'
import { BasicsStep, DetailsStep, PreferencesStep, type StepProps } from './steps.tsx'

interface ThreeStepFormProps {
  /** Where this browser stores the answers. */
  draft: string
  name: string
  email: string
  isBusy: boolean
  onSubmit: (request: SurveyBody) => void
}

const TITLES = ['The basics', 'Training preferences', 'Programming details']

/** The 3-step survey. The caller decides what a submission does. */
export function ThreeStepForm({ draft, name, email, isBusy, onSubmit }: ThreeStepFormProps) {
  const form = useSteppedForm(SURVEY, draft, { name, email })
  const { step, answers, problems, isLast, isFilled, goTo } = form

  const goOn = (event: FormEvent) => {
    event.preventDefault()
    if (!isFilled || isBusy) return
    const { email, equipmentDetails } = problemsWith(answers)
    const found = step === 0 ? { ...(email && { email }) } : { ...(equipmentDetails && { equipmentDetails }) }
    form.setProblems(found)
    if (Object.keys(found).length > 0) return
    if (isLast) onSubmit(surveyBody(answers))
    else goTo(step + 1)
  }

  const fields = useRef<HTMLFieldSetElement>(null)
  const wasBusy = useRef(false)
  useEffect(() => {
    // The button lost the focus when it was disabled. Anyone who is still here should be able
    // to press it again.
    if (wasBusy.current && !isBusy) fields.current?.querySelector<HTMLElement>('[type=submit]')?.focus()
    wasBusy.current = isBusy
  }, [isBusy])

  return (
    <CheckedForm problems={problems} onSubmit={goOn}>
      <ProgressLine
        percent={Math.round(((step + 1) / TITLES.length) * 100)}
        text={`Step ${step + 1} of ${TITLES.length}`}
      />
      <Heading key={step}>{TITLES[step]}</Heading>
      <fieldset ref={fields} role="presentation" disabled={isBusy} className="mt-8 grid gap-8">
        <StepFields step={step} answers={answers} problems={problems} onChange={form.change} />
        <StepButtons backLabel="Back" onBack={step > 0 ? () => goTo(step - 1) : null} isFilled={isFilled}>
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
