import { describe, expect, it } from '@jest/globals'
import type { TrainingAnswers } from '../../forms/program-request.ts'
import { SAMPLE_ANSWERS, SAMPLE_DAY } from '../../forms/sample-person.ts'
import { CATALOGUE } from '../../exercises/catalogue.ts'
import { overviewOf } from '../printing/overview.ts'
import { eligibleFor } from '../profile/eligible.ts'
import { profileOf } from '../profile/profile-of.ts'
import { weekOf } from '../week-plan/week-of.ts'
import { outlineOf } from './outline.ts'

const profileWith = (answers: Partial<TrainingAnswers>) =>
  profileOf({ ...SAMPLE_ANSWERS, ...answers }, SAMPLE_DAY)
const outlineWith = (answers: Partial<TrainingAnswers>) => outlineOf(profileWith(answers))

describe('the outline of a program', () => {
  it('names its days in their order', () => {
    expect(outlineWith({}).days).toEqual(['Upper A', 'Lower A', 'Upper B', 'Lower B'])
    expect(outlineWith({ trainingDays: 3, programmingSplit: 'Push/Pull/Legs' }).days).toEqual([
      'Push',
      'Pull',
      'Legs',
    ])
  })

  it('has the weekdays that the program will suggest, only where words tell them', () => {
    const profile = profileWith({ exercisesToAvoid: 'BJJ on tuesday and thursday evenings.' })
    const { weekdays } = overviewOf(profile, [])
    expect(weekdays).toHaveLength(weekOf(profile).kinds.length)
    expect(outlineOf(profile).weekdays).toEqual(weekdays)
    expect(outlineWith({})).not.toHaveProperty('weekdays')
  })

  it('has the minutes of the words rather than those of the form', () => {
    expect(outlineWith({ sessionLength: 60 }).minutes).toBe(60)
    expect(outlineWith({ exercisesToAvoid: '40 minutes at most.' }).minutes).toBe(40)
  })

  it.each<[string, Partial<TrainingAnswers>]>([
    ['four days at a gym', {}],
    ['two days', { trainingDays: 2 }],
    ['no equipment', { equipment: 'Bodyweight Only', experienceLevel: 'Beginner' }],
    ['a sore knee and no barbell', { exercisesToAvoid: 'My knee hurts. No barbells.' }],
  ])('names three lifts that are open to the person: %s', (_whose, answers) => {
    const profile = profileWith(answers)
    const { lifts } = outlineOf(profile)
    expect(new Set(lifts).size).toBe(3)
    const open = eligibleFor(profile).map(({ name }) => name)
    for (const lift of lifts) expect(open).toContain(lift)
  })

  it('names the lifts of several joints first', () => {
    const { lifts } = outlineWith({ exercisesToAvoid: 'I want bigger arms.', trainingDays: 5 })
    for (const lift of lifts)
      expect(CATALOGUE.find(({ name }) => name === lift)).toMatchObject({
        pattern: expect.stringMatching(/squat|lunge|hinge|extension|push|pull/),
      })
  })

  it('says which wishes no program can hold, and why, and is silent about those that only may fail', () => {
    const atHome = { equipment: 'Home Gym: dumbbells', exercisesToAvoid: 'I love pull-ups and curls.' }
    expect(outlineWith(atHome).impossible).toEqual([
      'No pull-ups: that needs a pull-up bar, which you did not name.',
    ])
    expect(outlineWith({ exercisesToAvoid: 'I love hip thrusts.' }).impossible).toEqual([])
  })
})
