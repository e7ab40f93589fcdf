import { describe, expect, it } from '@jest/globals'
import fc from 'fast-check'
import { anyAnswers, anyBlock } from '../../../dev/stand-ins/coach/arbitrary.ts'
import { byTier } from '../../../dev/testkit/tiers/tier.ts'
import { blockFor } from '../../../dev/testkit/examples/written-once.ts'
import { profileOf } from '../profile/profile-of.ts'
import { expand } from '../printing/expand.ts'
import { repair } from './repair.ts'
import { hardOf, review } from '../review/review.ts'
import { TODAY } from '../../../dev/testkit/today.ts'

describe('repair by rule', () => {
  it('turns any valid block into a sound one', () => {
    fc.assert(
      fc.property(anyAnswers, anyBlock, (answers, block) => {
        const profile = profileOf(answers, TODAY)
        expect(hardOf(review(expand(repair(block, profile), profile), profile))).toEqual([])
      }),
      { numRuns: byTier({ quick: 5, all: 25, nightly: 2000 }) },
    )
  })

  it('writes a day anew that no single change makes sound', () => {
    const profile = profileOf(
      {
        trainingDays: 2,
        sessionLength: 60,
        equipment: 'commercial',
        primaryGoal: 'Hypertrophy',
        experienceLevel: 'Novice',
        programmingSplit: 'Upper/Lower',
        exercisesToAvoid: 'herniated disc in my lower back. pregnant, second trimester',
      },
      TODAY,
    )
    const row = { sets: 6, repsLow: 0, repsHigh: 0, rir: 0, progression: 'load' as const, addSet: false }
    const exercises = [
      { ...row, id: 'cable-hip-adduction' },
      { ...row, id: 'high-handle-trap-bar-deadlift', repsLow: 10 },
    ]
    const days = [
      { kind: 'full-body' as const, exercises: [] },
      { kind: 'full-body' as const, exercises },
    ]
    const repaired = repair({ days, deloadWeek: null }, profile)
    expect(hardOf(review(expand(repaired, profile), profile))).toEqual([])
  })

  it('swaps what the buyer cannot do and keeps the rest', () => {
    const profile = profileOf(
      {
        trainingDays: 4,
        sessionLength: 60,
        equipment: 'commercial',
        primaryGoal: 'Hypertrophy',
        experienceLevel: 'Intermediate',
        programmingSplit: 'Upper/Lower',
      },
      TODAY,
    )
    const block = blockFor(profile)
    const ids = (written: typeof block) => written.days.map(({ exercises }) => exercises.map(({ id }) => id))
    const kept = ids(repair(block, profile)).flat()
    const wanted = ids(block).flat()
    expect(kept.filter((id) => wanted.includes(id)).length / wanted.length).toBeGreaterThan(0.9)

    const injured = { ...profile, avoid: { ...profile.avoid, injuries: ['knee' as const] } }
    expect(ids(repair(block, injured)).flat()).not.toContain('barbell-back-squat')
  })
})
