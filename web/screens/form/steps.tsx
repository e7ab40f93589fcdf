import { EFFORT_IN_WORDS } from '../../../domain/reading.ts'
import { ChoiceGroup } from '../../parts/choice-group.tsx'
import { FactsFields } from '../../parts/facts-fields/facts-fields.tsx'
import { TextArea } from '../../parts/text-area.tsx'
import { HOME_GYM, OPTIONS, type Problems, type SurveyAnswers } from './answers.ts'
import { CommentsField } from './comments-field.tsx'
import { PersonFields } from './person-fields.tsx'

export interface StepProps {
  answers: SurveyAnswers
  problems: Problems
  onChange: (answer: Partial<SurveyAnswers>) => void
}

export const BasicsStep = ({ answers, problems, onChange }: StepProps) => (
  <>
    <PersonFields name={answers.name} email={answers.email} problem={problems.email} onChange={onChange} />
    <ChoiceGroup
      legend="Training days per week"
      isShort
      options={OPTIONS.trainingDays}
      value={answers.trainingDays}
      onChoose={(trainingDays) => onChange({ trainingDays })}
    />
    <ChoiceGroup
      legend="Session length in minutes"
      isShort
      options={OPTIONS.sessionLength}
      value={answers.sessionLength}
      onChoose={(sessionLength) => onChange({ sessionLength })}
    />
  </>
)

export const PreferencesStep = ({ answers, problems, onChange }: StepProps) => (
  <>
    <ChoiceGroup
      legend="Equipment"
      options={OPTIONS.equipment}
      value={answers.equipment}
      onChoose={(equipment) => onChange({ equipment })}
    />
    {answers.equipment === HOME_GYM && (
      <TextArea
        label="Your equipment"
        name="equipmentList"
        hint="List whatever you can load, pull on or lie on. Rough weights help."
        required
        value={answers.equipmentList}
        problem={problems.equipmentList}
        onChange={(event) => onChange({ equipmentList: event.target.value })}
      />
    )}
    <ChoiceGroup
      legend="Primary goal"
      options={OPTIONS.primaryGoal}
      value={answers.primaryGoal}
      onChoose={(primaryGoal) => onChange({ primaryGoal })}
    />
    <ChoiceGroup
      legend="Experience level"
      options={OPTIONS.experienceLevel}
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
      options={OPTIONS.programmingStyle}
      value={answers.programmingStyle}
      onChoose={(programmingStyle) => onChange({ programmingStyle })}
    />
    <ChoiceGroup
      legend="Programming split"
      options={OPTIONS.programmingSplit}
      value={answers.programmingSplit}
      onChoose={(programmingSplit) => onChange({ programmingSplit })}
    />
    <CommentsField answers={{ ...answers, equipmentDetails: answers.equipmentList }} onChange={onChange} />
    <FactsFields facts={answers.facts} onChange={(facts) => onChange({ facts })} />
  </>
)
