import { describe, expect, it } from '@jest/globals'
import { entryByName } from '../../../exercises/catalogue.ts'
import {
  comesInFewSizes,
  comesInLightSizes,
  comesInPairs,
  comesInSizes,
  inSizes,
  loadingOf,
  ownedFor,
  sizesFor,
} from './loading.ts'

const entryOf = (name: string) => entryByName(name)!

describe('a bar', () => {
  const bench = entryOf('Barbell Bench Press')

  // The bar weighs 20 kg or 45 lb; the smallest pair of plates 2.5 kg or 5 lb.
  it('is loaded in pairs of plates, and never weighs less than itself', () => {
    const kg = loadingOf(bench, {}, 'kg')
    expect([kg.upTo(61), kg.below(60), kg.above(60), kg.upTo(19)]).toEqual([60, 57.5, 62.5, 0])
    const lb = loadingOf(bench, {}, 'lb')
    expect([lb.upTo(134), lb.upTo(45), lb.upTo(44)]).toEqual([130, 45, 0])
  })

  it('ends at the available plates', () => {
    const owned = { barbell: { mostKg: 80 } }
    expect([loadingOf(bench, owned, 'kg').upTo(100), loadingOf(bench, owned, 'kg').above(80)]).toEqual([
      80, 0,
    ])
    // 80 kg are 176 lb.
    expect(loadingOf(bench, owned, 'lb').upTo(300)).toBe(175)
  })

  it('treats a sum that is minimally too low as the intended weight', () => {
    expect(loadingOf(bench, {}, 'kg').upTo(60 - 1e-12)).toBe(60)
  })
})

it('climbs from size to size if there are few', () => {
  const bells = inSizes([16, 24, 32])
  expect([bells.upTo(30), bells.upTo(10), bells.above(24), bells.above(32), bells.below(16)]).toEqual([
    24, 0, 32, 0, 0,
  ])
})

it('distinguishes pairs, sizes and plates', () => {
  expect(comesInPairs(entryOf('Dumbbell Bench Press'))).toBe(true)
  expect(comesInPairs(entryOf('Single-Arm Dumbbell Row'))).toBe(false)
  expect(comesInSizes(entryOf('Kettlebell Swing'))).toBe(true)
  expect(comesInSizes(entryOf('Barbell Bench Press'))).toBe(false)
  // Plates on a belt add up; one that is held is a size.
  expect(comesInSizes(entryOf('Weighted Pull-Up'))).toBe(false)
  expect(comesInSizes(entryOf('Plate Lateral Raise'))).toBe(true)
})

it('treats the next size as a large step among few or light ones', () => {
  const curl = entryOf('Dumbbell Curl')
  const sizes = (...sizesKg: number[]) => ({ dumbbells: { mostKg: Math.max(...sizesKg), sizesKg } })
  expect(comesInFewSizes(curl, sizes(5, 10, 15))).toBe(true)
  expect(comesInFewSizes(curl, sizes(2, 4, 6, 8, 10, 12, 14))).toBe(false)
  expect(comesInFewSizes(curl, {})).toBe(false)
  expect(comesInLightSizes(curl, { dumbbells: { mostKg: 10 } })).toBe(true)
  expect(comesInLightSizes(curl, { dumbbells: { mostKg: 30 } })).toBe(false)
  expect(sizesFor(curl, sizes(5, 10))).toEqual([5, 10])
  expect(ownedFor(entryOf('Kettlebell Swing'), sizes(5, 10))).toBeUndefined()
})
