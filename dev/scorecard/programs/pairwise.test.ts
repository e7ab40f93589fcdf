import { describe, expect, it } from '@jest/globals'
import { FORMS } from '../../stand-ins/coach/arbitrary.ts'
import { pairwise } from './answer-sets.ts'

describe('pairwise answers', () => {
  it.each(Object.entries(FORMS))('of the %s contain every pair of options', (_, options) => {
    const rows = pairwise(options)
    const fields = Object.entries<readonly (string | number)[]>(options)
    for (const [one, values] of fields)
      for (const [other, others] of fields)
        for (const value of values)
          for (const otherValue of one === other ? [value] : others)
            expect(rows.some((row) => row[one] === value && row[other] === otherValue)).toBe(true)
    expect(rows.length).toBeLessThan(45)
  })
})
