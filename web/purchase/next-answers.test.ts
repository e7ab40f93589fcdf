import { expect, it } from '@jest/globals'
import { OnboardingAnswers } from '../../domain/forms/onboarding.ts'
import type { GeneratedProgram } from '../../domain/program/program.ts'
import { QUESTIONS } from '../screens/onboarding/questions.ts'
import { nextAnswers } from './next-answers.ts'

const OVERVIEW = {
  ...{ daysPerWeek: 4, sessionLength: 60, split: 'Upper/Lower', programmingStyle: 'RIR' },
  ...{ goal: 'Hypertrophy', level: 'Late-Intermediate', equipment: 'Home Gym: dumbbells and a bench' },
}
const answers = (overview: Partial<GeneratedProgram['overview']> = {}) =>
  nextAnswers({ overview: { ...OVERVIEW, ...overview } })

it('begins with what the program tells, in the words of the questionnaire', () => {
  const told = answers()
  expect(told).toEqual({
    primaryGoal: 'Muscle Building',
    experienceLevel: 'Intermediate',
    trainingDays: 4,
    sessionLength: 60,
    equipment: 'home',
    equipmentDetails: 'dumbbells and a bench',
    programmingSplit: 'Upper/Lower',
  })
  expect(OnboardingAnswers.parse(told)).toEqual(told)
})

it('leaves to the questionnaire what it has no word for', () => {
  const told = answers({ goal: 'Powerbuilding', daysPerWeek: 2, sessionLength: 75, split: 'Push/Pull/Lower' })
  expect(Object.keys(told)).toEqual(['experienceLevel', 'equipment', 'equipmentDetails'])
})

it.each(QUESTIONS.filter(({ type }) => type === 'single_choice'))(
  'gives no answer to $id that is none of its options',
  (question) => {
    const said = answers({ equipment: 'Commercial Gym' })[question.fieldName]
    const values = question.type === 'single_choice' ? question.options.map(({ value }) => value) : []
    if (said !== undefined) expect(values).toContain(said)
  },
)
