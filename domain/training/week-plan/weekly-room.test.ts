import { describe, expect, it } from '@jest/globals'
import type { TrainingAnswers } from '../../forms/program-request.ts'
import { profileOf } from '../profile/profile-of.ts'
import { reachesFor } from './weekly-room.ts'
import { MAJOR } from '../../program/muscle-groups.ts'
import { USUAL } from '../../../dev/testkit/examples/rule-examples.ts'
import { TODAY } from '../../../dev/testkit/today.ts'

const aims = (answers: Partial<TrainingAnswers>) => {
  const profile = profileOf({ ...USUAL, ...answers }, TODAY)
  return MAJOR.map((muscle) => reachesFor(profile)[muscle].aim)
}

describe('the aim for each muscle: chest, back, quads, hamstrings, glutes, shoulders', () => {
  it('is the goal if the split has room for it', () => {
    expect(aims({ sessionLength: 75 })).toEqual([10, 10, 10, 10, 10, 10])
    expect(aims({ primaryGoal: 'General Fitness' })).toEqual([10, 10, 10, 10, 10, 10])
    expect(aims({ experienceLevel: 'Novice' })).toEqual([8, 8, 8, 8, 8, 8])
    expect(aims({ programmingSplit: 'Push/Pull/Legs', trainingDays: 6 })).toEqual([10, 10, 10, 10, 10, 10])
  })

  // Of 2 x 15 sets, 8 go to biceps and triceps (T2), 2 to later weeks (T64) and 20 to 2.25 muscles a day. Of
  // 3 x 15, 34 go to 4.5 muscles. Forty-five minutes hold 12 sets and leave no room to grow.
  it('leaves room for arm work for size, and for the sets of later weeks', () => {
    expect(aims({})).toEqual([8, 8, 10, 10, 10, 8])
    expect(aims({ programmingSplit: 'Full Body', trainingDays: 3 })).toEqual([7, 7, 7, 7, 7, 7])
    expect(aims({ trainingDays: 2, programmingSplit: 'Full Body' })).toEqual([6, 6, 6, 6, 6, 6])
    expect(aims({ experienceLevel: 'Novice', programmingSplit: 'Full Body', trainingDays: 3 })).toEqual([
      8, 8, 8, 8, 8, 8,
    ])
    expect(aims({ sessionLength: 45 })).toEqual([7, 7, 10, 10, 10, 7])
  })

  it('is lower for muscles that are not brought up', () => {
    expect(aims({ sessionLength: 75, facts: { bringUp: ['chest'] } })).toEqual([10, 8, 8, 8, 8, 8])
    expect(aims({ trainingDays: 2, sessionLength: 30, facts: { bringUp: ['chest'] } })).toEqual(
      aims({ trainingDays: 2, sessionLength: 30 }),
    )
  })

  it('is what one good session holds if the split trains a muscle once a week', () => {
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
