import { describe, expect, it } from '@jest/globals'
import { TrainingAnswers } from '../../forms/program-request.ts'
import { profileOf } from './profile-of.ts'
import { TODAY } from '../../../dev/testkit/today.ts'

const answers = (more: object = {}) =>
  TrainingAnswers.parse({
    trainingDays: 4,
    sessionLength: 60,
    equipment: 'commercial',
    primaryGoal: 'Strength',
    experienceLevel: 'Intermediate',
    programmingSplit: 'Upper/Lower',
    ...more,
  })

describe('a profile from the answers of any form', () => {
  it('reads the three-step form', () => {
    const profile = profileOf(
      answers({
        equipment: 'Home Gym: dumbbells and an adjustable bench',
        primaryGoal: 'Hypertrophy',
        experienceLevel: 'Novice (0-1 years)',
        programmingStyle: 'RPE',
        programmingSplit: 'Upper/Lower Split',
        exercisesToAvoid: 'bad knees',
      }),
      TODAY,
    )
    expect(profile).toMatchObject({
      goal: 'hypertrophy',
      level: 'novice',
      scale: 'RPE',
      split: 'upper-lower',
      equipment: { kind: 'home', implements: ['bench', 'incline-bench', 'dumbbells'] },
      avoid: { injuries: ['knee'] },
    })
  })

  it('uses RIR for the onboarding, which asks for no style', () => {
    expect(profileOf(answers(), TODAY)).toMatchObject({ scale: 'RIR', said: { style: 'RIR' } })
  })

  it('uses RIR for people without a preference, and repeats their answer', () => {
    expect(profileOf(answers({ programmingStyle: 'No preference' }), TODAY)).toMatchObject({
      scale: 'RIR',
      said: { style: 'No Preference' },
    })
  })

  it('keeps six days as six', () => {
    expect(profileOf(answers({ trainingDays: 6 }), TODAY).days).toBe(6)
  })

  it('explains how it read the equipment and the comments', () => {
    const { understood } = profileOf(
      answers({ equipment: 'home', equipmentDetails: 'kettlebell', exercisesToAvoid: 'no lunges' }),
      TODAY,
    )
    expect(understood.join(' ')).toMatch(/kettlebell.*lunge/)
  })

  it('keeps a red flag from any field', () => {
    expect(
      profileOf(answers({ equipment: 'home', equipmentDetails: 'bands; I am pregnant' }), TODAY).redFlags,
    ).toEqual(['pregnancy'])
  })
})
