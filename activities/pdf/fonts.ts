import { createRequire } from 'node:module'
import { Font } from '@react-pdf/renderer'

const require = createRequire(import.meta.url)
const file = (path: string) => require.resolve(`@expo-google-fonts/${path}.ttf`)

const FACES = [
  {
    family: 'Sofia Sans',
    fonts: [
      { src: file('sofia-sans/400Regular/SofiaSans_400Regular'), fontWeight: 400 },
      { src: file('sofia-sans/700Bold/SofiaSans_700Bold'), fontWeight: 700 },
    ],
  },
  {
    family: 'Sofia Sans Extra Condensed',
    fonts: [
      {
        src: file('sofia-sans-extra-condensed/600SemiBold/SofiaSansExtraCondensed_600SemiBold'),
        fontWeight: 600,
      },
      {
        src: file('sofia-sans-extra-condensed/800ExtraBold/SofiaSansExtraCondensed_800ExtraBold'),
        fontWeight: 800,
      },
    ],
  },
  {
    family: 'Noto Sans',
    fonts: [
      { src: file('noto-sans/400Regular/NotoSans_400Regular'), fontWeight: 400 },
      { src: file('noto-sans/700Bold/NotoSans_700Bold'), fontWeight: 700 },
    ],
  },
]

/** Stands in where a name has letters that Sofia Sans has not (Vietnamese, Kazakh, old Greek). */
export const FALLBACK = ['Noto Sans']
export const TEXT = ['Sofia Sans', ...FALLBACK]
export const HEADING = ['Sofia Sans Extra Condensed', ...FALLBACK]

const LONGEST_WORD = 24
/** As wide as the narrowest column holds. */
const PIECES = /.{1,5}/gsu

/** No word is broken, except one that no column could hold. */
export const breakLongWords = (word: string): string[] =>
  word.length <= LONGEST_WORD ? [word] : (word.match(PIECES) ?? [word])

/** What the layout asks of a face. */
export interface Face {
  has(letter: string): boolean
  /** Width of a line of text, in points. */
  width(text: string, fontSize: number): number
}

const MOST_WIDTHS = 5000

async function load(fontFamily: string, fontWeight: number): Promise<Face> {
  await Font.load({ fontFamily, fontWeight })
  const data = Font.getFont({ fontFamily, fontWeight }).data
  if (!data) throw new Error(`${fontFamily} ${fontWeight} did not load`)
  const widths = new Map<string, number>()
  /** Of a font size of 1; the words of a program come again every week. */
  const widthOf = (text: string): number => {
    const known = widths.get(text)
    if (known !== undefined) return known
    if (widths.size >= MOST_WIDTHS) widths.clear()
    const width: number = data['layout'](text).advanceWidth / data['unitsPerEm']
    widths.set(text, width)
    return width
  }
  return {
    has: (letter) => data['hasGlyphForCodePoint'](letter.codePointAt(0)),
    width: (text, fontSize) => widthOf(text) * fontSize,
  }
}

/**
 * Reads the faces and makes them known to react-pdf, whose built-in ones corrupt text outside Latin-1. Anew for every
 * PDF: a face remembers glyphs of the last one without their letters, and the next would then be drawn right but
 * could not be searched.
 */
export async function loadFonts() {
  for (const face of FACES) {
    delete Font.getRegisteredFonts()[face.family]
    Font.register(face)
  }
  Font.registerHyphenationCallback(breakLongWords)
  const [regular, bold, heading, fallback] = await Promise.all([
    load('Sofia Sans', 400),
    load('Sofia Sans', 700),
    load('Sofia Sans Extra Condensed', 800),
    load('Noto Sans', 700),
  ])
  return { regular, bold, heading, fallback }
}
export type Fonts = Awaited<ReturnType<typeof loadFonts>>
