import { describe, expect, it } from '@jest/globals'
import type { TrainingAnswers } from '../forms/program-request.ts'
import { profileOf } from '../profile.ts'
import { entryByName } from './catalogue.ts'
import { setSeconds } from './minutes.ts'
import { usualRow } from './rows.ts'
import { supersetsOf, takesTurns } from './supersets.ts'

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

  it('hold no two places of a gym at once', () => {
    const runner = profileOf({
      ...USUAL,
      equipment: 'Commercial Gym',
      exercisesToAvoid: 'I run 40k a week',
    })
    const rowOf = (name: string) => ({ ...usualRow(entryByName(name)!, false, runner), sets: 3 })
    const squat = rowOf('Barbell Back Squat')
    expect([...supersetsOf([squat, rowOf('Machine Seated Calf Raise')], runner)]).toEqual([])
    expect([...supersetsOf([squat, rowOf('Chest-Supported Dumbbell Row')], runner)]).toHaveLength(2)
  })

  // Burke 2024: opposite muscles in turn took two thirds of the time, and grew as much.
  it.each<[string, boolean, Partial<TrainingAnswers>]>([
    ['size', true, {}],
    ['size in the first year', false, { experienceLevel: 'Novice' }],
    ['size at 70', false, { facts: { ageBand: '65-plus' } }],
    ['strength and size', true, { primaryGoal: 'Powerbuilding' }],
    ['strength', false, { primaryGoal: 'Strength' }],
  ])('pair curls with extensions for %s: %s', (_what, pairs, answers) => {
    const profile = profileOf({
      ...USUAL,
      sessionLength: 60,
      equipment: 'Commercial Gym',
      primaryGoal: 'Hypertrophy',
      ...answers,
    })
    const rowOf = (name: string, sets = 3) => ({ ...usualRow(entryByName(name)!, false, profile), sets })
    const [press, curl, pushdown] = [
      rowOf('Dumbbell Bench Press'),
      rowOf('Dumbbell Curl'),
      rowOf('Cable Triceps Pushdown'),
    ]
    const found = supersetsOf([press, curl, pushdown], profile)
    expect([...found]).toEqual(
      pairs
        ? [
            [curl, pushdown],
            [pushdown, curl],
          ]
        : [],
    )
    // One bar or pulley serves one of them, and nobody does two sets in a row.
    expect(supersetsOf([rowOf('Cable Curl'), pushdown], profile).size).toBe(0)
    expect(supersetsOf([rowOf('Dumbbell Curl', 5), pushdown], profile).size).toBe(0)
    expect(supersetsOf([{ ...rowOf('Dumbbell Curl', 4), addSet: true }, pushdown], profile).size).toBe(0)
  })

  // Simple & Sinister: ten swings to every half minute.
  it('leave a swing its pace', () => {
    expect(setSeconds(entryByName('Kettlebell Swing')!, 10, 0)).toBe(40)
    expect(setSeconds(entryByName('Kettlebell Deadlift')!, 10, 0)).toBe(90)
  })
})
