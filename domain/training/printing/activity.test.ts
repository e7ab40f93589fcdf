import { describe, expect, it } from '@jest/globals'
import { USUAL } from '../../../dev/testkit/examples/rule-examples.ts'
import { TODAY } from '../../../dev/testkit/today.ts'
import type { TrainingAnswers } from '../../forms/program-request.ts'
import { profileOf } from '../profile/profile-of.ts'
import { activityFor } from './activity.ts'

const toldTo = (exercisesToAvoid: string, more: Partial<TrainingAnswers> = {}) =>
  activityFor(
    profileOf(
      { ...USUAL, primaryGoal: 'General Fitness', experienceLevel: 'Novice', exercisesToAvoid, ...more },
      TODAY,
    ),
  ).join(' ')

const RAMP = 'Beyond lifting, start with a walk of 5 to 10 minutes a day.'

describe('the minutes of activity', () => {
  it.each([
    'My doctor told me I am morbidly obese and have to lose over 100 pounds',
    'I weigh 150 kg',
    'I am 71',
    'I am 70 with osteoporosis',
    'type 2 diabetes, I weigh 140 kg',
  ])('begin with short walks, on the way to the usual aim: %s', (words) => {
    expect(toldTo(words)).toContain(RAMP)
    expect(toldTo(words)).toMatch(/Over time, aim to be active for 150 /)
  })

  it.each([
    ['no lunges', {}],
    ['I weigh 150 kg', { experienceLevel: 'Intermediate' }],
    ['I am 71 and swim on Tuesdays', {}],
    ['I use a wheelchair and weigh 120 kg', {}],
    ['I had knee surgery 2 years ago', {}],
    ['I am 14', {}],
  ] as const)('need no such start: %s', (words, more) => {
    expect(toldTo(words, more)).not.toContain('walk of 5')
    expect(toldTo(words, more)).not.toBe('')
  })

  it.each([
    'I am 14 and have football practice every day',
    'I run on Monday, Tuesday, Thursday, Friday and Saturday',
  ])('go without saying beside much sport: %s', (words) => {
    expect(toldTo(words)).toBe('')
  })

  it('wait for a clearance after an illness', () => {
    expect(toldTo('I had a heart attack three weeks ago')).toContain(
      'Once you may train, start with a walk of 5 to 10 minutes a day.',
    )
  })
})
