import { describe, expect, it } from '@jest/globals'
import { saveAnswers } from '../../../domain/calls/surveys.ts'
import { OnboardingAnswers, trainingAnswersOf } from '../../../domain/forms/onboarding.ts'
import { TrainingAnswers } from '../../../domain/forms/program-request.ts'
import { interview } from '../../testing/people.ts'
import { SPECIFIED } from '../../testing/specified-questions.ts'
import { isAnswered, percentAt, questionAfter, questionBefore, QUESTIONS } from './questions.ts'

const SPECIFIED_IDS: readonly string[] = SPECIFIED.map(({ id }) => id)
const isSpecified = (id: string) => SPECIFIED_IDS.includes(id)

const idsAskedFor = (equipment: string) => {
  const asked = []
  for (let question = QUESTIONS[0] ?? null; question; question = questionAfter(question, { equipment }))
    asked.push(question.id)
  return asked
}

describe('the questions', () => {
  it('come in order, the one about a home gym only with a home gym', () => {
    expect(idsAskedFor('home').filter(isSpecified)).toEqual(SPECIFIED_IDS)
    expect(idsAskedFor('commercial').filter(isSpecified)).toEqual(
      SPECIFIED_IDS.filter((id) => id !== 'equipment_details'),
    )
  })

  it.each(['home', 'commercial'])('begin with the goal and end with what to work around: %s', (equipment) => {
    const asked = idsAskedFor(equipment)
    expect([asked.at(0), asked.at(-1)]).toEqual([SPECIFIED_IDS.at(0), SPECIFIED_IDS.at(-1)])
    expect(asked.at(-1)).toBe(QUESTIONS.at(-1)?.id)
  })

  it('lead back past a question that was not asked, and nowhere from the first', () => {
    for (const equipment of ['home', 'commercial']) {
      const back = []
      for (
        let question = QUESTIONS.at(-1) ?? null;
        question;
        question = questionBefore(question, { equipment })
      )
        back.unshift(question.id)
      expect(back).toEqual(idsAskedFor(equipment))
    }
  })

  it('count towards the percentage even when they are skipped', () => {
    const specified = QUESTIONS.filter(({ id }) => isSpecified(id))
    expect(specified.map((question) => percentAt(question, specified))).toEqual([
      10, 20, 30, 40, 50, 60, 70, 80, 90, 100,
    ])
    expect(QUESTIONS.map((question) => percentAt(question))).toEqual(
      QUESTIONS.map((_, index) => Math.round(((index + 1) / QUESTIONS.length) * 100)),
    )
  })

  it('let nobody go on with blanks, except for optional answers', () => {
    const open = (id: string, text: string) =>
      QUESTIONS.filter((question) => question.id === id).map((question) =>
        isAnswered(question, { [question.fieldName]: text }),
      )
    expect(open('equipment_details', '  ')).toEqual([false])
    expect(open('equipment_details', 'a barbell')).toEqual([true])
    expect(open('exercises_to_avoid', '')).toEqual([true])
  })

  it('offer only answers that the gateway accepts, each with a response', () => {
    for (const question of QUESTIONS) {
      if (question.type !== 'single_choice') continue
      for (const { value, responseTitle, responseMessage } of question.options) {
        expect(saveAnswers.body.safeParse({ answers: { [question.fieldName]: value } }).error).toBeUndefined()
        expect(responseTitle).toMatch(/[.!?]$/)
        expect(responseMessage).toMatch(/[.!?]$/)
      }
    }
  })

  it('offer only answers that a program can be written from', () => {
    for (const question of QUESTIONS) {
      if (question.type !== 'single_choice') continue
      for (const { value } of question.options) {
        const { answers } = interview({ [question.fieldName]: value })
        const { data, error } = trainingAnswersOf(OnboardingAnswers.parse(answers))
        expect([question.id, value, error?.issues ?? []]).toEqual([question.id, value, []])
        if (question.fieldName in TrainingAnswers.shape)
          expect(data).toMatchObject({ [question.fieldName]: value })
      }
    }
  })
})
