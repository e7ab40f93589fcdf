import { expect, it } from '@jest/globals'
import { hashToFraction } from './hash.ts'

it('is a number from 0 to 1, whatever the text', () => {
  for (const text of ['', 'a', 'squat', '{"days":4}']) {
    expect(hashToFraction(text)).toBeGreaterThanOrEqual(0)
    expect(hashToFraction(text)).toBeLessThan(1)
  }
})

it('spreads texts that differ only at the end', () => {
  const found = Array.from({ length: 1000 }, (_, at) => hashToFraction(`squat|${at}`))
  expect(new Set(found).size).toBe(1000)
  // A tenth of a thousand in each tenth, give or take five standard deviations of 9.5.
  const tenths = Map.groupBy(found, (each) => Math.floor(each * 10))
  for (let tenth = 0; tenth < 10; tenth++)
    expect(Math.abs((tenths.get(tenth)?.length ?? 0) - 100)).toBeLessThan(48)
})
