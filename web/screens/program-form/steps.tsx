import { WIZARD_OPTIONS } from '../../../domain/forms/options.ts'
import { EFFORT_IN_WORDS } from '../../../domain/program/effort-words.ts'
import { ChoiceGroup } from '../../parts/fields/choice-group.tsx'
import { FactsFields } from '../../parts/facts-fields/facts-fields.tsx'
import { TextArea } from '../../parts/fields/text-area.tsx'
import { type FormAnswers, hasHomeGym } from '../../forms/answers.ts'
import { CommentsField } from '../../forms/comments-field.tsx'
import { PersonFields } from '../../forms/person-fields.tsx'

interface StepFieldsProps {
  step: number
  answers: FormAnswers
  emailProblem: string | undefined
  onChange: (answer: Partial<FormAnswers>) => void
}

/** The fields of one step of the wizard, counted from 0. */
export function StepFields({ step, answers, emailProblem, onChange }: StepFieldsProps) {
  const choice = (
    field: keyof typeof WIZARD_OPTIONS,
    legend: string,
    look?: { hint?: string; isShort?: boolean },
  ) => (
    <ChoiceGroup
      legend={legend}
      options={WIZARD_OPTIONS[field]}
      value={answers[field]}
      onChoose={(option) => onChange({ [field]: option })}
      {...look}
    />
  )
  switch (step) {
    case 0:
      return (
        <PersonFields name={answers.name} email={answers.email} problem={emailProblem} onChange={onChange} />
      )
    case 1:
      return (
        <>
          {choice('trainingDays', 'Training days per week', { isShort: true })}
          {choice('sessionLength', 'Session length in minutes', { isShort: true })}
        </>
      )
    case 2:
      return (
        <>
          {choice('equipment', 'What can you train with?')}
          {hasHomeGym(answers) && (
            <TextArea
              label="Your equipment"
              name="equipmentDetails"
              hint="List whatever you can load, pull on or lie on. Rough weights help."
              required
              value={answers.equipmentDetails}
              onChange={(event) => onChange({ equipmentDetails: event.target.value })}
            />
          )}
        </>
      )
    case 3:
      return (
        <>
          {choice('primaryGoal', 'Primary goal')}
          {choice('experienceLevel', 'Experience level')}
        </>
      )
    default:
      return (
        <>
          {choice('programmingStyle', 'Programming style', { hint: EFFORT_IN_WORDS })}
          {choice('programmingSplit', 'Programming split')}
          <CommentsField answers={answers} onChange={onChange} />
          <FactsFields facts={answers.facts} onChange={(facts) => onChange({ facts })} />
        </>
      )
  }
}
