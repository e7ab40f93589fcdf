import { Font } from '@react-pdf/renderer'
import { createKept } from './cache.ts'

/** What the layout needs from a font face. */
export interface Face {
  /** The font has no glyphs, and fontkit cannot even look one up. */
  isEmpty: boolean
  has(letter: string): boolean
  /** Width of a line of text, in points. */
  width(text: string, fontSize: number): number
}

const MAX_WIDTHS = 2_500

/** Loads a registered face. */
export async function loadFace(fontFamily: string, fontWeight: number): Promise<Face> {
  await Font.load({ fontFamily, fontWeight })
  const data = Font.getFont({ fontFamily, fontWeight }).data
  if (!data) throw new Error(`${fontFamily} ${fontWeight} did not load`)
  const kept = createKept<string, number>(MAX_WIDTHS)
  /** The width at font size 1, cached because a program's words repeat every week. */
  const widthOf = (text: string) => kept(text, () => data['layout'](text).advanceWidth / data['unitsPerEm'])
  return {
    isEmpty: data['numGlyphs'] < 2,
    has: (letter) => data['hasGlyphForCodePoint'](letter.codePointAt(0)),
    width: (text, fontSize) => widthOf(text) * fontSize,
  }
}
