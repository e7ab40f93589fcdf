import { describe, expect, it } from '@jest/globals'
import type { Facts } from '../../../domain/forms/facts.ts'
import { bodyWeightProblem, factsOf, setProblems, typedOf } from './typed.ts'

const WHOLE: Facts = {
  ageBand: '50-64',
  sex: 'female',
  bodyWeight: { value: 64.5, unit: 'kg' },
  bestSets: [
    { lift: 'squat', weight: 80, unit: 'kg', reps: 5 },
    { lift: 'pull-up', weight: 0, unit: 'kg', reps: 8 },
  ],
  bringUp: ['glutes', 'arms'],
}

describe('the facts in their fields', () => {
  it.each([[{}], [WHOLE], [{ bringUp: ['arms'] }]] as [Facts][])('come out as they went in: %j', (facts) => {
    expect(factsOf(typedOf(facts), 'kg')).toEqual(facts)
  })

  it('accept a decimal comma, and a blank weight for a pull-up', () => {
    const typed = {
      ...typedOf({}),
      bodyWeight: '64,5',
      sets: [{ lift: 'pull-up', weight: '', reps: '8' }],
    } as const
    expect(factsOf(typed, 'lb')).toEqual({
      // 64.5 lb is no plausible body weight.
      bestSets: [{ lift: 'pull-up', weight: 0, unit: 'lb', reps: 8 }],
    })
    expect(factsOf(typed, 'kg').bodyWeight).toEqual({ value: 64.5, unit: 'kg' })
  })

  it('leave out unusable values, and say why', () => {
    const set = { lift: 'squat', weight: '80', reps: '20' } as const
    expect(factsOf({ ...typedOf({}), bodyWeight: 'a lot', sets: [set] }, 'kg')).toEqual({})
    expect(bodyWeightProblem('a lot', 'kg')).toBe(
      'Please enter a body weight from 30 to 250 kg, which is 67 to 551 lb.',
    )
    expect(setProblems(set, 'kg')).toEqual({
      reps: 'Please enter 1 to 12 reps: longer sets tell too little of strength.',
    })
    expect(setProblems({ lift: undefined, weight: '80', reps: '' }, 'kg')).toEqual({
      lift: 'Please choose the lift.',
      reps: 'Please enter 1 to 12 reps: longer sets tell too little of strength.',
    })
  })

  it('say nothing about blank fields', () => {
    expect(bodyWeightProblem(' ', 'kg')).toBeUndefined()
    expect(setProblems({ lift: undefined, weight: '', reps: ' ' }, 'kg')).toEqual({})
  })
})
