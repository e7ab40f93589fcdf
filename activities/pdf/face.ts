import { Font } from '@react-pdf/renderer'
import { createKept } from './kept.ts'

/** What the layout asks of a face. */
export interface Face {
  /** No letter at all: such a font cannot even be asked for one. */
  isEmpty: boolean
  has(letter: string): boolean
  /** Width of a line of text, in points. */
  width(text: string, fontSize: number): number
}

const MOST_WIDTHS = 2_500

/** Reads a face that is registered. */
export async function loadFace(fontFamily: string, fontWeight: number): Promise<Face> {
  await Font.load({ fontFamily, fontWeight })
  const data = Font.getFont({ fontFamily, fontWeight }).data
  if (!data) throw new Error(`${fontFamily} ${fontWeight} did not load`)
  const kept = createKept<string, number>(MOST_WIDTHS)
  /** Of a font size of 1; the words of a program come again every week. */
  const widthOf = (text: string) => kept(text, () => data['layout'](text).advanceWidth / data['unitsPerEm'])
  return {
    isEmpty: data['numGlyphs'] < 2,
    has: (letter) => data['hasGlyphForCodePoint'](letter.codePointAt(0)),
    width: (text, fontSize) => widthOf(text) * fontSize,
  }
}
