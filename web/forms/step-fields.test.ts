import { expect, it } from '@jest/globals'
import { createElement } from 'react'
import { renderToString } from 'react-dom/server'
import { SURVEY_OPTIONS, WIZARD_OPTIONS } from '../../domain/forms/options.ts'
import { meaningsOf } from './meanings.ts'
import { StepFields } from './step-fields.tsx'
import type { FormAnswers, FormRules } from './answers.ts'

const fields = (step: number, steps: number) => {
  const rules = {
    steps: Array.from({ length: steps }, () => ({ fields: ['equipment'] })),
    options: { equipment: ['Home Gym'] },
    equipment: 'Equipment',
  } as unknown as FormRules
  const answers = { equipment: 'Home Gym', equipmentDetails: 'dumbbells', exercisesToAvoid: '', facts: {} }
  return renderToString(
    createElement(StepFields, {
      ...{ rules, step, problems: {} },
      answers: answers as unknown as FormAnswers,
      onChange: () => undefined,
    }),
  )
}
const statuses = (html: string) => html.split('role="status"').length - 1

it('says what is understood of the equipment beside its question, and once on the last step', () => {
  expect([statuses(fields(0, 2)), statuses(fields(0, 1))]).toEqual([1, 1])
})

it.each([
  ['the 3-step survey', SURVEY_OPTIONS],
  ['the 5-step wizard', WIZARD_OPTIONS],
])('says what each term among the options means: %s', (_form, options) => {
  const terms = ['Hypertrophy', 'Powerbuilding', 'RIR', 'Upper/Lower', 'Push/Pull', 'Body part split']
  for (const of of Object.values<readonly string[]>(options)) {
    const told = meaningsOf(of).toLowerCase()
    for (const term of terms)
      expect([term, told.includes(term.toLowerCase())]).toEqual([
        term,
        of.some((option) => option.startsWith(term)),
      ])
  }
})
