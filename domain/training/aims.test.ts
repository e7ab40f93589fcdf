import { describe, expect, it } from '@jest/globals'
import type { TrainingAnswers } from '../forms/program-request.ts'
import { profileOf } from '../profile.ts'
import { reachesFor } from './aims.ts'
import { MAJOR } from './volume.ts'

const aims = (answers: Partial<TrainingAnswers>) => {
  const profile = profileOf({
    trainingDays: 4,
    sessionLength: 60,
    equipment: 'Commercial Gym',
    primaryGoal: 'Hypertrophy',
    experienceLevel: 'Intermediate',
    programmingSplit: 'Upper/Lower',
    ...answers,
  })
  return MAJOR.map((muscle) => reachesFor(profile)[muscle].aim)
}

describe('what each muscle is aimed at: chest, back, quads, hamstrings, glutes, shoulders', () => {
  it('is the goal wherever the split has room for it', () => {
    expect(aims({})).toEqual([10, 10, 10, 10, 10, 10])
    expect(aims({ programmingSplit: 'Full Body', trainingDays: 3 })).toEqual([10, 10, 10, 10, 10, 10])
    expect(aims({ experienceLevel: 'Novice' })).toEqual([8, 8, 8, 8, 8, 8])
    expect(aims({ programmingSplit: 'Push/Pull/Legs', trainingDays: 6 })).toEqual([10, 10, 10, 10, 10, 10])
  })

  it('is what one good session holds where the split trains a muscle once a week', () => {
    expect(aims({ programmingSplit: 'Body Part Split', trainingDays: 5 })[0]).toBe(8)
    expect(aims({ programmingSplit: 'Push/Pull/Legs', trainingDays: 3, sessionLength: 90 })).toEqual([
      8, 8, 8, 8, 8, 10,
    ])
  })

  it('is never less than half the goal on three days of 45 minutes', () => {
    for (const programmingSplit of ['Full Body', 'Upper/Lower', 'Push/Pull/Legs'] as const)
      expect(
        Math.min(...aims({ programmingSplit, trainingDays: 3, sessionLength: 45 })),
      ).toBeGreaterThanOrEqual(5)
  })
})
