import { describe, expect, it } from '@jest/globals'
import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { OnboardingAnswers } from '../../domain/forms/onboarding.ts'
import { SURVEY_OPTIONS, WIZARD_OPTIONS } from '../../domain/forms/options.ts'
import { QUESTIONS_ASKED } from '../../domain/shop/offer.ts'
import { SPECIFIED } from '../testing/specified-questions.ts'
import { isFilled, startingAnswers } from '../forms/answers.ts'
import { SURVEY } from './form/survey.ts'
import { PaywallStep } from './onboarding/steps/paywall-step.tsx'
import { QUESTIONS, visibleQuestions } from './onboarding/questions.ts'
import { WIZARD, wizardBody } from './program-form/wizard-rules.ts'

const full = <Answers extends object>(answers: Answers): Answers => ({
  ...answers,
  ...Object.fromEntries(
    Object.entries(answers).map(([field, value]: [string, unknown]) => [field, value || 'x']),
  ),
})

describe('section 5, 3-step survey', () => {
  it.each([
    [0, ['name', 'email', 'trainingDays', 'sessionLength']],
    [1, ['equipment', 'primaryGoal', 'experienceLevel']],
    [2, ['programmingStyle', 'programmingSplit']],
  ] as const)('step %d (from 0) advances only when %j are filled', (step, fields) => {
    const answers = full(startingAnswers({}))
    expect(isFilled(SURVEY, step, answers)).toBe(true)
    for (const field of fields) expect(isFilled(SURVEY, step, { ...answers, [field]: ' ' })).toBe(false)
  })

  it('exercisesToAvoid optional', () => {
    expect(isFilled(SURVEY, 2, { ...full(startingAnswers({})), exercisesToAvoid: '' })).toBe(true)
  })

  it('Options: trainingDays 2, 3 or 4; sessionLength 30 … 90; equipment, goals, levels, styles and splits', () => {
    expect(SURVEY_OPTIONS).toEqual({
      trainingDays: ['2', '3', '4'],
      sessionLength: ['30', '45', '60', '75', '90'],
      equipment: ['Commercial Gym', 'Bodyweight Only', 'Home Gym'],
      primaryGoal: ['Hypertrophy', 'Strength', 'Powerbuilding', 'General Fitness'],
      experienceLevel: [
        'Novice (0-1 years)',
        'Early-Intermediate (1-2 years)',
        'Late-Intermediate (2+ years)',
      ],
      programmingStyle: ['RPE', 'RIR', 'No Preference'],
      programmingSplit: ['Full Body', 'Upper/Lower Split', 'Push/Pull/Lower', "Don't have a preference"],
    })
  })
})

describe('section 5, 5-step wizard', () => {
  it.each([
    [0, ['name', 'email']],
    [1, ['trainingDays', 'sessionLength']],
    [2, ['equipment']],
    [3, ['primaryGoal', 'experienceLevel']],
    [4, ['programmingStyle', 'programmingSplit']],
  ] as const)('step %d (from 0) needs %j', (step, fields) => {
    const answers = full(startingAnswers(WIZARD.start ?? {}))
    expect(isFilled(WIZARD, step, answers)).toBe(true)
    for (const field of fields) expect(isFilled(WIZARD, step, { ...answers, [field]: ' ' })).toBe(false)
  })

  it('step 3 an equipment choice, and for home the details non-blank', () => {
    const home = { ...startingAnswers(WIZARD.start ?? {}), equipment: 'Home Gym' }
    expect(isFilled(WIZARD, 2, home)).toBe(false)
    expect(isFilled(WIZARD, 2, { ...home, equipmentDetails: 'a bench' })).toBe(true)
  })

  it('Options: goal, experience, style and split; equipment commercial, home, bodyweight is what is sent', () => {
    expect(WIZARD_OPTIONS).toMatchObject({
      primaryGoal: ['Strength', 'Muscle Building', 'General Fitness'],
      experienceLevel: ['Beginner', 'Intermediate', 'Advanced'],
      programmingStyle: ['RPE', 'RIR', 'No preference'],
      programmingSplit: ['Full body', 'Upper/Lower', 'Push/Pull/Legs', 'Body part split', 'No preference'],
    })
    const sent = WIZARD_OPTIONS.equipment.map(
      (equipment) => wizardBody({ ...startingAnswers(WIZARD.start ?? {}), equipment }).equipment,
    )
    expect(sent.sort()).toEqual(['bodyweight', 'commercial', 'home'])
  })

  it('Defaults: 4 days, 60 minutes', () => {
    expect(startingAnswers(WIZARD.start ?? {})).toMatchObject({ trainingDays: '4', sessionLength: '60' })
  })
})

describe('section 3, onboarding answer fields', () => {
  it('as many questions as pages promise', () => {
    const words = ['Ten', 'Eleven', 'Twelve', 'Thirteen', 'Fourteen', 'Fifteen']
    expect(QUESTIONS_ASKED).toBe(words[QUESTIONS.length - 10])
  })

  it.each(SPECIFIED.filter(({ options }) => Object.keys(options).length > 0))(
    '$field: $options',
    ({ field, options }) => {
      const question = QUESTIONS.find(({ fieldName }) => fieldName === field)
      expect(
        question?.type === 'single_choice' && question.options.map(({ text, value }) => [text, value]),
      ).toEqual(Object.entries(options))
      expect(question?.required).toBe(true)
    },
  )

  it('equipmentDetails only when equipment is home; exercisesToAvoid optional free text', () => {
    const textOf = (field: string) =>
      QUESTIONS.find(({ type, fieldName }) => type === 'text_input' && fieldName === field)
    const details = textOf('equipmentDetails')
    expect(
      ['commercial', 'home', 'bodyweight'].map(
        (equipment) => details && visibleQuestions({ equipment }).includes(details),
      ),
    ).toEqual([false, true, false])
    expect(textOf('exercisesToAvoid')).toMatchObject({ required: false })
  })
})

describe('section 2, the paywall', () => {
  it('a personalized N-day training program (default 3), M-minute workouts (default 45) … and their defaults', () => {
    const nothing = () => {}
    const shown = renderToStaticMarkup(
      createElement(PaywallStep, {
        answers: OnboardingAnswers.parse({}),
        surveyId: null,
        email: '',
        onCorrect: nothing,
        onTell: nothing,
        onBuy: nothing,
        onChangeEmail: nothing,
        onChangeAnswers: nothing,
      }),
    )
    for (const text of [
      'Ready for your program?',
      'A personalized 3-day training program',
      '45-minute workouts',
      'Tailored to your equipment',
      'Focus on your goals',
      'Instant PDF download',
      '7-day money-back guarantee',
      'Get My Program - $27',
    ])
      expect(shown).toContain(text)
  })
})
