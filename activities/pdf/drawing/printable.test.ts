import { beforeAll, describe, expect, it } from '@jest/globals'
import fc from 'fast-check'
import { loadFonts, type Fonts } from '../fonts/fonts.ts'
import { printable } from './printable.ts'

let fonts: Fonts
beforeAll(async () => {
  fonts = await loadFonts()
})

describe('printable text', () => {
  it('contains only what some face can show, whatever the input', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary', maxLength: 200 }), (text) => {
        const shown = printable(text, fonts)
        expect(shown).toBe(shown.trim())
        expect(shown).not.toMatch(/[\p{Cc}\p{Cf}]/u)
        for (const letter of shown) expect(fonts.regular.has(letter) || fonts.fallback.has(letter)).toBe(true)
      }),
      { numRuns: 500 },
    )
  })

  it('leaves displayable text unchanged', () => {
    for (const text of ['Anna Łukasik', 'Żółć', 'Ελένη', 'Київ', '12-15/side, RIR ≥ 2', 'O’Brien']) {
      expect(printable(text, fonts)).toBe(text)
    }
  })

  it('replaces look-alikes, and drops characters that reverse or hide text', () => {
    expect(printable('all\u2010round 45\u2033 \u202Egnp.exe\u2069 \uFEFF\u200Bx', fonts)).toBe(
      'all-round 45" gnp.exe x',
    )
    expect(printable('ﬁne ½ ℃', fonts)).toMatch(/^(fi|ﬁ)ne ½ (°C|℃)$/)
  })

  it('keeps separate words separate', () => {
    expect(printable('two\tlines\r\nof\u2028text', fonts)).toBe('two lines of text')
  })
})
