import { SURVEY_OPTIONS } from '../../../domain/forms/options.ts'
import { EFFORT_IN_WORDS } from '../../../domain/program/effort-words.ts'
import { ChoiceGroup } from '../../parts/fields/choice-group.tsx'
import { FactsFields } from '../../parts/facts-fields/facts-fields.tsx'
import { TextArea } from '../../parts/fields/text-area.tsx'
import { type FormAnswers, hasHomeGym, type Problems } from '../../forms/answers.ts'
import { CommentsField } from '../../forms/comments-field.tsx'
import { PersonFields } from '../../forms/person-fields.tsx'

export interface StepProps {
  answers: FormAnswers
  problems: Problems
  onChange: (answer: Partial<FormAnswers>) => void
}

export const BasicsStep = ({ answers, problems, onChange }: StepProps) => (
  <>
    <PersonFields name={answers.name} email={answers.email} problem={problems.email} onChange={onChange} />
    <ChoiceGroup
      legend="Training days per week"
      isShort
      options={SURVEY_OPTIONS.trainingDays}
      value={answers.trainingDays}
      onChoose={(trainingDays) => onChange({ trainingDays })}
    />
    <ChoiceGroup
      legend="Session length in minutes"
      isShort
      options={SURVEY_OPTIONS.sessionLength}
      value={answers.sessionLength}
      onChoose={(sessionLength) => onChange({ sessionLength })}
    />
  </>
)

export const PreferencesStep = ({ answers, problems, onChange }: StepProps) => (
  <>
    <ChoiceGroup
      legend="Equipment"
      options={SURVEY_OPTIONS.equipment}
      value={answers.equipment}
      onChoose={(equipment) => onChange({ equipment })}
    />
    {hasHomeGym(answers) && (
      <TextArea
        label="Your equipment"
        name="equipmentDetails"
        hint="List whatever you can load, pull on or lie on. Rough weights help."
        required
        value={answers.equipmentDetails}
        problem={problems.equipmentDetails}
        onChange={(event) => onChange({ equipmentDetails: event.target.value })}
      />
    )}
    <ChoiceGroup
      legend="Primary goal"
      options={SURVEY_OPTIONS.primaryGoal}
      value={answers.primaryGoal}
      onChoose={(primaryGoal) => onChange({ primaryGoal })}
    />
    <ChoiceGroup
      legend="Experience level"
      options={SURVEY_OPTIONS.experienceLevel}
      value={answers.experienceLevel}
      onChoose={(experienceLevel) => onChange({ experienceLevel })}
    />
  </>
)

export const DetailsStep = ({ answers, onChange }: StepProps) => (
  <>
    <ChoiceGroup
      legend="Programming style"
      hint={EFFORT_IN_WORDS}
      options={SURVEY_OPTIONS.programmingStyle}
      value={answers.programmingStyle}
      onChoose={(programmingStyle) => onChange({ programmingStyle })}
    />
    <ChoiceGroup
      legend="Programming split"
      options={SURVEY_OPTIONS.programmingSplit}
      value={answers.programmingSplit}
      onChoose={(programmingSplit) => onChange({ programmingSplit })}
    />
    <CommentsField answers={answers} onChange={onChange} />
    <FactsFields facts={answers.facts} onChange={(facts) => onChange({ facts })} />
  </>
)
