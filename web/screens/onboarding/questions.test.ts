import { describe, expect, it } from '@jest/globals'
import { saveAnswers } from '../../../domain/calls/surveys.ts'
import { isAnswered, percentAt, questionAfter, questionBefore, QUESTIONS } from './questions.ts'

const idsAskedFor = (equipment: string) => {
  const asked = []
  for (let question = QUESTIONS[0] ?? null; question; question = questionAfter(question, { equipment }))
    asked.push(question.id)
  return asked
}

describe('the ten questions', () => {
  it('are asked in order, the home gym one only of people with a home gym', () => {
    expect(idsAskedFor('home')).toEqual([
      'primary_goal',
      'experience_level',
      'training_days',
      'session_length',
      'equipment',
      'equipment_details',
      'programming_split',
      'motivation',
      'biggest_challenge',
      'exercises_to_avoid',
    ])
    expect(idsAskedFor('commercial')).toEqual(idsAskedFor('home').filter((id) => id !== 'equipment_details'))
  })

  it('lead back past a question that was not asked, and nowhere from the first', () => {
    const [first, , , , equipment, , split] = QUESTIONS
    expect(split && questionBefore(split, { equipment: 'commercial' })).toBe(equipment)
    expect(first && questionBefore(first, {})).toBeNull()
  })

  it('count towards the percentage even when they are skipped', () => {
    expect(QUESTIONS.map(percentAt)).toEqual([10, 20, 30, 40, 50, 60, 70, 80, 90, 100])
  })

  it('let nobody on with blanks, except where an answer is optional', () => {
    const open = (id: string, text: string) =>
      QUESTIONS.filter((question) => question.id === id).map((question) =>
        isAnswered(question, { [question.fieldName]: text }),
      )
    expect(open('equipment_details', '  ')).toEqual([false])
    expect(open('equipment_details', 'a barbell')).toEqual([true])
    expect(open('exercises_to_avoid', '')).toEqual([true])
  })

  it('offer only answers that the gateway takes, each with a response', () => {
    for (const question of QUESTIONS) {
      if (question.type !== 'single_choice') continue
      for (const { value, responseTitle, responseMessage } of question.options) {
        expect(saveAnswers.body.safeParse({ answers: { [question.fieldName]: value } }).error).toBeUndefined()
        expect(responseTitle).toMatch(/[.!?]$/)
        expect(responseMessage).toMatch(/[.!?]$/)
      }
    }
  })
})
