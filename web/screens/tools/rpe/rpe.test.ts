import { describe, expect, it } from '@jest/globals'
import { factorOf, inOurPrograms, isBelowTheLift, isHeavierForMoreReps, recommend, rirOf } from './rpe.ts'

/** Section 9 of the specification, in percent of the max: reps, then RPE 6, 7, 8, 9 and 10. */
const SPECIFIED = `
   1  50  55  60  65  70
   2  55  60  65  70  75
   3  60  65  70  75  80
   4  65  70  75  80  85
   5  70  75  80  85  90
   6  75  80  85  90  95
   7  78  83  88  93  98
   8  81  86  91  96 101
   9  84  89  94  99 104
  10  87  92  97 102 107
  12  90  95 100 105 110
  15  93  98 103 108 113
  20  96 101 106 111 116
`
const ENTRIES = SPECIFIED.trim()
  .split('\n')
  .flatMap((row) => {
    const [reps = 0, ...percents] = row.trim().split(/\s+/).map(Number)
    return percents.map((percent, index) => ({ reps, rpe: index + 6, percent }))
  })

describe('the RPE table', () => {
  it('has 65 entries to check', () => expect(ENTRIES).toHaveLength(65))

  it.each(ENTRIES)('gives $reps reps at RPE $rpe $percent percent of the max', ({ reps, rpe, percent }) => {
    expect(factorOf({ reps, rpe })).toBeCloseTo(percent / 100, 10)
    const { estimatedMax } = recommend({ weight: 100, reps, rpe }, { reps: 5, rpe: 8 })
    expect(estimatedMax).toBe(Math.round(1_000_000 / percent) / 100)
    // 80 percent of 500 is 400, so only the target's factor counts.
    const { recommendedWeight } = recommend({ weight: 400, reps: 5, rpe: 8 }, { reps, rpe })
    expect(recommendedWeight).toBeCloseTo(5 * percent, 10)
  })

  it.each([11, 13, 14, 16, 17, 18, 19])('falls back to factor 0.85 for %d reps', (reps) => {
    for (const rpe of [6, 7, 8, 9, 10]) expect(factorOf({ reps, rpe })).toBe(0.85)
    expect(recommend({ weight: 170, reps, rpe: 9 }, { reps: 10, rpe: 8 })).toEqual({
      estimatedMax: 200,
      recommendedWeight: 194,
    })
  })
})

describe('the RPE calculator', () => {
  it.each([
    [
      { weight: 225, reps: 5, rpe: 8 },
      { reps: 5, rpe: 10 },
      { estimatedMax: 281.25, recommendedWeight: 253.13 },
    ],
    [
      { weight: 225, reps: 1, rpe: 10 },
      { reps: 3, rpe: 7 },
      { estimatedMax: 321.43, recommendedWeight: 208.93 },
    ],
    [
      { weight: 102.5, reps: 8, rpe: 9 },
      { reps: 4, rpe: 6 },
      { estimatedMax: 106.77, recommendedWeight: 69.4 },
    ],
    [
      { weight: 60, reps: 20, rpe: 10 },
      { reps: 13, rpe: 6 },
      { estimatedMax: 51.72, recommendedWeight: 43.97 },
    ],
  ])('rounds to 2 decimals: %j, then %j', (performed, target, expected) => {
    expect(recommend(performed, target)).toEqual(expected)
  })

  it('shows RPE 6, 7, 8, 9, 10 as RIR 4, 3, 2, 1, 0', () => {
    expect([6, 7, 8, 9, 10].map(rirOf)).toEqual([4, 3, 2, 1, 0])
  })

  it('detects only a recommendation that is heavier for more reps', () => {
    const five = { weight: 225, reps: 5, rpe: 8 }
    expect(isHeavierForMoreReps(five, { reps: 10, rpe: 8 })).toBe(true)
    expect(isHeavierForMoreReps(five, { reps: 5, rpe: 10 })).toBe(false)
    expect(isHeavierForMoreReps(five, { reps: 3, rpe: 8 })).toBe(false)
    // More reps, but so much easier that the weight falls.
    expect(isHeavierForMoreReps(five, { reps: 6, rpe: 6 })).toBe(false)
  })

  it('detects an estimated max below the lifted weight', () => {
    expect(isBelowTheLift({ weight: 225, reps: 10, rpe: 10 })).toBe(true)
    expect(isBelowTheLift({ weight: 225, reps: 12, rpe: 8 })).toBe(false)
    expect(isBelowTheLift({ weight: 225, reps: 5, rpe: 10 })).toBe(false)
  })
})

it('says what our programs would ask for: less for more reps, and never more than can be loaded', () => {
  const performed = { weight: 225, reps: 5, rpe: 8 }
  expect(inOurPrograms(performed, { reps: 8, rpe: 8 }, 'lb')).toBe(205)
  expect(inOurPrograms(performed, { reps: 5, rpe: 8 }, 'lb')).toBe(225)
  expect(inOurPrograms({ weight: 100, reps: 10, rpe: 10 }, { reps: 12, rpe: 9 }, 'kg')).toBe(87.5)
})
