import { describe, expect, it } from '@jest/globals'
import type { TrainingAnswers } from '../../forms/program-request.ts'
import { profileOf } from '../profile/profile-of.ts'
import type { Progression } from '../draft/draft.ts'
import { entryByName } from '../../exercises/catalogue.ts'
import { countsOnGain, progressionKindOf, paceOfGain, progressionOf } from './rows.ts'
import { USUAL } from '../../../dev/testkit/examples/rule-examples.ts'
import { TODAY } from '../../../dev/testkit/today.ts'

const who = (answers: Partial<TrainingAnswers> = {}) => profileOf({ ...USUAL, ...answers }, TODAY)
const strength = { primaryGoal: 'Strength' } as const
const novice = { experienceLevel: 'Novice' } as const
const grows = (name: string, progression: Progression, answers: Partial<TrainingAnswers> = {}) =>
  progressionKindOf({ entry: entryByName(name)!, progression }, who(answers))

describe('a lift grows', () => {
  // ACSM 2009: novices add weight at the same reps, others once they do more than asked for.
  it('by weight each time in the first year, and not after it', () => {
    expect(grows('Barbell Back Squat', 'load', novice)).toBe('linear')
    expect(grows('Barbell Back Squat', 'load')).not.toBe('linear')
  })

  it('by fewer reps and a heavy set where strength is the goal', () => {
    expect(grows('Barbell Bench Press', 'wave', strength)).toBe('top-set')
    expect(grows('Barbell Bent-Over Row', 'wave', strength)).toBe('wave')
    expect(grows('Barbell Bench Press', 'wave')).not.toBe('top-set')
  })

  it('by reps and then weight, or by the chart if a best set is known', () => {
    expect(grows('Dumbbell Curl', 'reps')).toBe('double')
    expect(grows('Barbell Bench Press', 'reps')).toBe('double')
    const facts = { bestSets: [{ lift: 'bench-press', weight: 100, unit: 'kg', reps: 5 }] } as const
    expect(grows('Barbell Bench Press', 'reps', { facts: { bestSets: [...facts.bestSets] } })).toBe('chart')
  })

  it('by reps or seconds alone if no weight can be added', () => {
    for (const name of ['Push-Up', 'Plank', 'Turkish Get-Up', 'Kettlebell Clean and Press'])
      expect([name, grows(name, 'reps')]).toEqual([name, 'climb'])
    expect(grows('Band Curl', 'reps')).toBe('double')
  })

  it('by reps alone before clearance', () => {
    expect(grows('Barbell Bench Press', 'load', { exercisesToAvoid: 'chest pain' })).toBe('climb')
  })
})

it('lets a novice add weight overhead only for strength, with a bar', () => {
  const asked = (name: string, answers: Partial<TrainingAnswers>) =>
    progressionOf('load', entryByName(name)!, who(answers))
  expect(asked('Barbell Overhead Press', { ...novice, ...strength })).toBe('load')
  expect(asked('Barbell Overhead Press', novice)).toBe('reps')
  expect(asked('Machine Shoulder Press', { ...novice, ...strength })).toBe('reps')
  expect(asked('Dumbbell Bench Press', novice)).toBe('reps')
})

// ACSM 2009: about 20 % more strength in the moderately trained, and 10 % in the advanced.
it('expects half the gain for advanced lifters, and none before a meet or with care', () => {
  expect(paceOfGain(who({ experienceLevel: 'Advanced' })) / paceOfGain(who())).toBe(10 / 20)
  expect(countsOnGain(who(strength))).toBe(true)
  expect(countsOnGain({ ...who(strength), event: { kind: 'meet', weeks: 8 } })).toBe(false)
  expect(countsOnGain(who({ exercisesToAvoid: 'herniated disc L5/S1' }))).toBe(false)
})
