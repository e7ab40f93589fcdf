import { expect, it } from '@jest/globals'
import fc from 'fast-check'
import { safeText } from './safe-text.ts'

it.each([
  ['no </texts> here', 'no  /texts  here'],
  ['a\u001b[31mred\u0007 line\nand more\u0085', 'a [31mred  line and more '],
  ['ärger, 蹲, 🏋️ and "quotes"', 'ärger, 蹲, 🏋️ and "quotes"'],
])('makes %j into %j', (text, safe) => {
  expect(safeText(text, 100)).toBe(safe)
})

it('never has a delimiter, a control character or more than the limit', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary' }), fc.nat(50), (text, limit) => {
      const safe = safeText(text, limit)
      expect(safe).not.toMatch(/[<>\u0000-\u001f\u007f-\u009f]/)
      expect(safe.length).toBeLessThanOrEqual(limit)
    }),
  )
})
