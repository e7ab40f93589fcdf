import { describe, expect, it } from '@jest/globals'
import fc from 'fast-check'
import { spread } from './week-layout.ts'

const heights = fc.array(fc.integer({ min: 1, max: 100 }), { minLength: 1, maxLength: 8 })
const sum = (numbers: readonly number[]) => numbers.reduce((total, number) => total + number, 0)
const onPages = (items: readonly number[]) => spread(items, (height) => height, 100)

describe('spreading days over pages', () => {
  it('keeps every day, in order, and no page too full', () => {
    fc.assert(
      fc.property(heights, (items) => {
        const pages = onPages(items)
        expect(pages.flat()).toEqual(items)
        for (const page of pages) expect(sum(page)).toBeLessThanOrEqual(100)
      }),
    )
  })

  it('needs no more pages than filling them one by one', () => {
    expect(onPages([60, 60, 30, 30])).toHaveLength(3)
    expect(onPages([20, 20, 20])).toHaveLength(1)
  })

  it('does not crowd one page and leave the next empty', () => {
    expect(onPages([30, 30, 30, 30])).toEqual([
      [30, 30],
      [30, 30],
    ])
  })

  it('gives a day that fits no page a page of its own', () => {
    expect(onPages([50, 250, 50])).toEqual([[50], [250], [50]])
  })
})
