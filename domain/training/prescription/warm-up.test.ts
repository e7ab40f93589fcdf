import { describe, expect, it } from '@jest/globals'
import { entryById } from '../../exercises/catalogue.ts'
import { noteOf } from '../../program/note.ts'
import type { WarmUp } from '../../program/row-facts.ts'
import { warmUpFor, warmUpTo } from './warm-up.ts'

const printed = (warmUp: WarmUp) => noteOf({ facts: { warmUp } })

const whose = (age?: '50-64') => ({
  person: { lifts: [], bringUp: [], ...(age && { age }) },
  ownedWeights: {},
})
const to = (kg: number, lb: number, reps: number, id = 'barbell-back-squat', who = whose()) => {
  return printed(warmUpTo({ kg, lb }, entryById(id)!, reps, who))
}

describe('the warm-up to a known weight', () => {
  it('begins with the empty bar, and reps fall as the weight rises', () => {
    // Half and three quarters of 115 kg are 57.5 and 86.3; of 255 lb, 127.5 and 191.3. A pair of plates adds
    // five or ten pounds.
    expect(to(115, 255, 6)).toBe('Warm up with 20 kg × 8, 55 × 5, 85 × 3 (45 lb × 8, 125 × 5, 185 × 3).')
  })

  it('ends on a single near the weight of heavy sets', () => {
    // Nine tenths of 100 kg and of 220 lb; the latter is 198.
    expect(to(100, 220, 5)).toBe(
      'Warm up with 20 kg × 8, 50 × 5, 75 × 3, 90 × 1 (45 lb × 8, 105 × 5, 165 × 3, 195 × 1).',
    )
    expect(to(100, 220, 6)).not.toContain('× 1')
  })

  it('has one more set from fifty on', () => {
    expect(to(100, 220, 8, 'barbell-back-squat', whose('50-64'))).toBe(
      'Warm up with 20 kg × 8, 40 × 5, 60 × 3, 80 × 2 (45 lb × 8, 85 × 5, 125 × 3, 175 × 2).',
    )
  })

  it('has no empty bar if the lift starts on the floor', () => {
    expect(to(125, 275, 8, 'barbell-deadlift')).toBe('Warm up with 60 kg × 5, 90 × 3 (135 lb × 5, 205 × 3).')
    expect(to(80, 175, 8, 'barbell-romanian-deadlift')).toMatch(/^Warm up with 20 kg × 8, /)
  })

  it('leaves out what is no step up, and is one easy set if nothing is left', () => {
    expect(to(30, 65, 8)).toBe('Warm up with 20 kg × 8 (45 lb × 8).')
    expect(to(20, 45, 8)).toBe('Warm up with 1 easy set of half the reps.')
    expect(to(22.5, 50, 5, 'weighted-pull-up')).toBe('Warm up with 1 easy set of half the reps.')
  })

  it('is done with lighter dumbbells', () => {
    expect(to(27.5, 60, 10, 'dumbbell-bench-press')).toBe(
      'Warm up with 10 kg × 5, 20 × 3 (30 lb × 5, 45 × 3).',
    )
    const owned = { ...whose(), ownedWeights: { dumbbells: { mostKg: 32, sizesKg: [9, 16, 24, 32] } } }
    expect(to(24, 53, 10, 'dumbbell-bench-press', owned)).toMatch(/^Warm up with 9 kg × 5, 16 × 3 \(/)
  })
})

const SQUAT = entryById('barbell-back-squat')!
it('says what the shares refer to while no weight is known', () => {
  expect(printed(warmUpFor(SQUAT, true, whose()))).toBe(
    'Warm up with 2 sets at 50% and 75% of your working weight.',
  )
  expect(printed(warmUpFor(SQUAT, true, whose('50-64')))).toBe(
    'Warm up with 3 sets at 40%, 60% and 80% of your working weight.',
  )
  expect(printed(warmUpFor(SQUAT, false, whose()))).toBe('Warm up with 1 easy set of half the reps.')
})

it('names the lightest one if few sizes are owned', () => {
  const owned = (sizesKg: number[]) => ({
    ...whose(),
    ownedWeights: { kettlebell: { mostKg: sizesKg.at(-1)!, sizesKg } },
  })
  const swing = entryById('kettlebell-goblet-squat')!
  expect(printed(warmUpFor(swing, true, owned([16, 24])))).toBe('Warm up with 1 easy set with 16 kg (35 lb).')
  expect(printed(warmUpFor(swing, true, owned([8, 12, 16, 20, 24])))).toContain('50% and 75%')
})

it('is shorter where a heavy lift of the same muscles came before', () => {
  const isWarm = true
  expect(printed(warmUpTo({ kg: 100, lb: 220 }, SQUAT, 5, whose(), isWarm))).toBe(
    'Warm up with 75 kg × 3, 90 × 1 (165 lb × 3, 195 × 1).',
  )
  expect(printed(warmUpFor(SQUAT, true, whose(), isWarm))).toBe(
    'Warm up with 1 set at 75% of your working weight.',
  )
})
