import { expect, it } from '@jest/globals'
import { entryById } from '../../../exercises/catalogue.ts'
import { isKnownLift, knownMax } from './known-max.ts'
import type { KnownSet, Person } from './person.ts'

const person = (lifts: KnownSet[], weightKg?: number): Person => ({
  lifts,
  bringUp: [],
  ...(weightKg && { weightKg }),
})
const maxOf = (id: string, ...whose: Parameters<typeof person>) => knownMax(entryById(id)!, person(...whose))

// Tuchscherer's chart: five to failure are 86.3 % of a max. 100 / 0.863 = 115.9.
it('derives a max from the best set', () => {
  const max = maxOf('barbell-bench-press', [{ lift: 'bench-press', kg: 100, reps: 5 }])!
  expect(max.kg).toBeCloseTo(115.9, 1)
  expect(max.isEstimate).toBe(false)
})

it('uses the better of two sets', () => {
  const sets: KnownSet[] = [
    { lift: 'squat', kg: 140, reps: 1 },
    { lift: 'squat', kg: 100, reps: 1 },
  ]
  expect(maxOf('barbell-back-squat', sets)?.kg).toBe(140)
})

it('counts the body in a pull-up, and needs its weight for that', () => {
  const sets: KnownSet[] = [{ lift: 'pull-up', kg: 20, reps: 1 }]
  expect(maxOf('weighted-pull-up', sets, 80)).toEqual({ kg: 100, bodyKg: 80, isEstimate: false })
  expect(maxOf('weighted-pull-up', sets)).toBeNull()
})

// Saeterbakken 2011 and 2017: a narrow grip is 90 % of the flat bench, one of two dumbbells 41 %.
it('keeps an estimate from another lift below the measured ratio', () => {
  const sets: KnownSet[] = [{ lift: 'bench-press', kg: 100, reps: 1 }]
  for (const [id, measured] of [
    ['close-grip-bench-press', 90],
    ['dumbbell-bench-press', 41],
    ['incline-barbell-bench-press', 79],
  ] as const) {
    const max = maxOf(id, sets)!
    expect(max.isEstimate).toBe(true)
    expect(max.kg).toBeLessThan(measured)
    expect(max.kg).toBeGreaterThan(0.85 * measured)
  }
  expect(maxOf('leg-press', sets)).toBeNull()
})

it('knows only the stated lift', () => {
  const told = person([{ lift: 'deadlift', kg: 150, reps: 3 }])
  expect(isKnownLift(entryById('barbell-deadlift')!, told)).toBe(true)
  expect(isKnownLift(entryById('barbell-romanian-deadlift')!, told)).toBe(false)
})
