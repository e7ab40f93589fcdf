import { describe, expect, it } from '@jest/globals'
import type { z } from 'zod'
import { FORMS, sentBy, type Options } from '../../dev/stand-ins/coach/arbitrary.ts'
import { fieldMessage } from './field-messages.ts'
import { OnboardingAnswers, trainingAnswersOf } from './onboarding.ts'
import {
  ProgramRequest,
  ProgramRequestByLicense,
  ProgramRequestByToken,
  type TrainingAnswers,
} from './program-request.ts'

const CALLS = {
  'POST /api/programs': ProgramRequestByLicense,
  'POST /api/shopify/programs': ProgramRequestByToken,
  'POST /api/programs/generate-direct': ProgramRequest,
}
const PERSON = { name: 'Anna', email: 'anna@example.com' }
const ONBOARDING_ALONE = { motivation: 'progress', challenge: 'time' }

/** One body per option of a form. Every other field has its first option. */
function bodiesOf(form: Options, more: object = {}): [string, Readonly<Record<string, unknown>>][] {
  const first = Object.fromEntries(Object.entries(form).map(([field, [option = '']]) => [field, option]))
  return Object.entries(form).flatMap(([field, options]) =>
    options.map((option): [string, Readonly<Record<string, unknown>>] => [
      `${field}: ${option}`,
      { ...sentBy({ ...first, [field]: option }, 'two dumbbells', ''), ...more },
    ]),
  )
}
const BODIES = {
  'the 3-step form': bodiesOf(FORMS.threeStepForm),
  'the 5-step wizard': bodiesOf(FORMS.fiveStepWizard),
  'the onboarding': bodiesOf(FORMS.onboarding, ONBOARDING_ALONE),
}

/** The messages that a person sees, by wrong field. */
function told(schema: z.ZodType, body: unknown): Record<string, string> {
  const { error } = schema.safeParse(body, { error: fieldMessage })
  return Object.fromEntries((error?.issues ?? []).map(({ path, message }) => [path.join('.'), message]))
}

describe.each(Object.entries(CALLS))('%s', (_call, schema) => {
  it.each(Object.entries(BODIES))('accepts every option of %s', (_form, bodies) => {
    for (const [option, body] of bodies)
      expect([option, told(schema, { ...PERSON, ...body })]).toEqual([option, {}])
  })

  it.each([
    ['the 3-step form', FORMS.threeStepForm],
    ['the 5-step wizard', FORMS.fiveStepWizard],
  ])('asks %s for a programming style', (_form, form) => {
    const [, answers] = bodiesOf(form)[0] ?? []
    const { programmingStyle, ...unstyled } = { ...PERSON, ...answers } as Record<string, unknown>
    expect(programmingStyle).toBeDefined()
    expect(told(schema, unstyled)).toEqual({
      programmingStyle: 'Please choose a programming style: RPE, RIR or No Preference.',
    })
  })

  it('names every missing answer, with what is needed', () => {
    expect(told(schema, {})).toEqual({
      name: 'Please enter your name',
      email: 'Please enter a valid email address',
      trainingDays: 'Please choose your days a week: 2, 3, 4, 5 or 6.',
      sessionLength: 'Please choose your minutes per session: 30, 45, 60, 75 or 90.',
      equipment: 'Please choose your equipment',
      primaryGoal:
        'Please choose your goal: Hypertrophy, Muscle Building, Strength, Powerbuilding or General Fitness.',
      experienceLevel:
        'Please choose your experience: Novice, Beginner, Early-Intermediate, Late-Intermediate, Intermediate or Advanced.',
      programmingStyle: 'Please choose a programming style: RPE, RIR or No Preference.',
      programmingSplit:
        'Please choose a split: Full Body, Upper/Lower, Push/Pull/Lower, Push/Pull/Legs, Body Part Split or No Preference.',
    })
  })

  it('refuses values that no form has', () => {
    const [, answers] = BODIES['the 5-step wizard'][0] ?? []
    const wrong = {
      trainingDays: true,
      sessionLength: [60],
      equipment: 'Boat',
      primaryGoal: 'Fame',
      motivation: 'spite',
      exercisesToAvoid: 'x'.repeat(1001),
    }
    expect(told(schema, { ...PERSON, ...answers, ...wrong })).toEqual({
      trainingDays: 'Please choose your days a week: 2, 3, 4, 5 or 6.',
      sessionLength: 'Please choose your minutes per session: 30, 45, 60, 75 or 90.',
      equipment: 'Please choose Commercial Gym, Bodyweight Only or Home Gym',
      primaryGoal:
        'Please choose your goal: Hypertrophy, Muscle Building, Strength, Powerbuilding or General Fitness.',
      motivation: 'Please choose one of these: progress, confidence, aesthetics or health.',
      exercisesToAvoid: 'This is too long: 1,000 characters at most.',
    })
  })

  it('accepts numbers as text from a form field', () => {
    const [, answers] = BODIES['the 5-step wizard'][0] ?? []
    const parsed = schema.parse({ ...PERSON, ...answers, trainingDays: '4', sessionLength: '75' })
    expect(parsed).toMatchObject({ trainingDays: 4, sessionLength: 75 })
  })

  it('requires the equipment of people who train at home', () => {
    const [, answers] = BODIES['the 5-step wizard'][0] ?? []
    expect(told(schema, { ...PERSON, ...answers, equipment: 'home', equipmentDetails: ' ' })).toEqual({
      equipmentDetails: 'Please list the equipment you have at home',
    })
  })
})

it.each(Object.entries(BODIES))('a saved survey accepts every option of %s', (_form, bodies) => {
  for (const [option, body] of bodies) {
    const saved = OnboardingAnswers.parse({ ...body, name: 'Anna' })
    expect([option, trainingAnswersOf(saved).error?.issues ?? []]).toEqual([option, []])
  }
})

it('a saved survey passes on only the answers that training uses', () => {
  const forTraining: TrainingAnswers = {
    primaryGoal: 'Strength',
    experienceLevel: 'Beginner',
    trainingDays: 3,
    sessionLength: 45,
    equipment: 'home',
    equipmentDetails: 'a bench',
    programmingStyle: 'RPE',
    programmingSplit: 'Full Body',
    exercisesToAvoid: 'no burpees',
    corrections: [{ about: 'lift', what: 'lunge', as: 'nothing' }],
    facts: { sex: 'female' },
    motivation: 'progress',
    challenge: 'time',
  }
  const saved = OnboardingAnswers.parse({ ...forTraining, name: 'Anna' })
  expect(trainingAnswersOf(saved).data).toEqual(forTraining)
})
