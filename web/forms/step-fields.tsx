import { Fragment } from 'react'
import { ChoiceGroup } from '../parts/fields/choice-group.tsx'
import { TextArea } from '../parts/fields/text-area.tsx'
import { FactsFields } from '../parts/facts-fields/facts-fields.tsx'
import { type ChoiceField, type FormAnswers, type FormRules, hasHomeGym, type Problems } from './answers.ts'
import { Understood } from '../parts/understood/understood.tsx'
import { meaningsOf } from './meanings.ts'
import { CommentsField } from './comments-field.tsx'
import { PersonFields } from './person-fields.tsx'

const LEGENDS: Readonly<Record<Exclude<ChoiceField, 'equipment'>, string>> = {
  trainingDays: 'Training days per week',
  sessionLength: 'Session length in minutes',
  primaryGoal: 'Primary goal',
  experienceLevel: 'Experience level',
  programmingStyle: 'Programming style',
  programmingSplit: 'Programming split',
}

interface StepFieldsProps {
  rules: FormRules
  /** Counted from 0. */
  step: number
  answers: FormAnswers
  problems: Problems
  onChange: (answer: Partial<FormAnswers>) => void
}

/** The fields that a step requires, and after the last of all the optional ones. */
export function StepFields({ rules, step, answers, problems, onChange }: StepFieldsProps) {
  const fields = rules.steps[step]?.fields ?? []
  // The last step shows everything that we understood.
  const isLast = step === rules.steps.length - 1
  const isChoice = (field: string): field is ChoiceField => field in rules.options
  return (
    <>
      {fields.includes('name') && (
        <PersonFields
          name={answers.name}
          email={answers.email}
          problem={problems.email}
          onChange={onChange}
        />
      )}
      {fields.filter(isChoice).map((field) => (
        <Fragment key={field}>
          <ChoiceGroup
            legend={field === 'equipment' ? rules.equipment : LEGENDS[field]}
            hint={meaningsOf(rules.options[field])}
            isShort={field === 'trainingDays' || field === 'sessionLength'}
            options={rules.options[field]}
            value={answers[field]}
            onChoose={(option) => onChange({ [field]: option })}
          />
          {field === 'equipment' && hasHomeGym(answers) && (
            <div>
              <TextArea
                label="Your equipment"
                name="equipmentDetails"
                hint="List whatever you can load, pull on or lie on. Rough weights help."
                required
                value={answers.equipmentDetails}
                problem={problems.equipmentDetails}
                onChange={(event) => onChange({ equipmentDetails: event.target.value })}
              />
              {!isLast && (
                <Understood
                  className="mt-6"
                  answers={answers}
                  part="equipment"
                  onCorrect={(corrections) => onChange({ corrections })}
                />
              )}
            </div>
          )}
        </Fragment>
      ))}
      {isLast && (
        <>
          <CommentsField answers={answers} onChange={onChange} />
          <FactsFields facts={answers.facts} onChange={(facts) => onChange({ facts })} />
        </>
      )}
    </>
  )
}
