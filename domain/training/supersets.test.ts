import { describe, expect, it } from '@jest/globals'
import type { TrainingAnswers } from '../forms/program-request.ts'
import { profileOf } from '../profile.ts'
import { entryByName } from './catalogue.ts'
import { setSeconds } from './minutes.ts'
import { takesTurns } from './supersets.ts'

const USUAL: TrainingAnswers = {
  trainingDays: 3,
  sessionLength: 45,
  equipment: 'Bodyweight Only',
  primaryGoal: 'General Fitness',
  experienceLevel: 'Intermediate',
  programmingSplit: 'No Preference',
}

describe('lifts in turn', () => {
  it.each<[string, boolean, Partial<TrainingAnswers>]>([
    ['45 minutes with the body alone', true, {}],
    ['an hour', false, { sessionLength: 60 }],
    ['kettlebells', true, { equipment: 'Home Gym: 16 and 24 kg kettlebells' }],
    ['plates to change', false, { equipment: 'Home Gym: barbell, rack and plates' }],
    ['a gym', false, { equipment: 'Commercial Gym' }],
    ['a runner in a gym', true, { equipment: 'Commercial Gym', exercisesToAvoid: 'I run 40k a week' }],
    ['something to be cleared first', false, { exercisesToAvoid: 'I had a heart attack last year' }],
    ['the age of 70', false, { facts: { ageBand: '65-plus' } }],
  ])('with %s: %s', (_what, turns, answers) => {
    expect(takesTurns(profileOf({ ...USUAL, ...answers }))).toBe(turns)
  })

  // Simple & Sinister: ten swings to every half minute.
  it('leave a swing its pace', () => {
    expect(setSeconds(entryByName('Kettlebell Swing')!, 10, 0)).toBe(40)
    expect(setSeconds(entryByName('Kettlebell Deadlift')!, 10, 0)).toBe(90)
  })
})
