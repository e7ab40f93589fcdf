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
      { src: file('noto-sans/800ExtraBold/NotoSans_800ExtraBold'), fontWeight: 800 },
    ],
  },
]

/** Noto Sans stands in where a name has letters that Sofia Sans has not (Vietnamese, Kazakh, old Greek). */
export const TEXT = ['Sofia Sans', 'Noto Sans']
export const HEADING = ['Sofia Sans Extra Condensed', 'Noto Sans']

const LONGEST_WORD = 24
const PIECES = new RegExp(`.{1,${LONGEST_WORD}}`, 'gsu')

/** No word is broken, except one that no column could hold. */
export const breakLongWords = (word: string): string[] =>
  word.length <= LONGEST_WORD ? [word] : (word.match(PIECES) ?? [word])

/** What the layout asks of a face. */
export interface Face {
  has(letter: string): boolean
  /** Width of a line of text, in points. */
  width(text: string, fontSize: number): number
}

async function load(fontFamily: string, fontWeight: number): Promise<Face> {
  await Font.load({ fontFamily, fontWeight })
  const data = Font.getFont({ fontFamily, fontWeight }).data
  if (!data) throw new Error(`${fontFamily} ${fontWeight} did not load`)
  return {
    has: (letter) => data['hasGlyphForCodePoint'](letter.codePointAt(0)),
    width: (text, fontSize) => (data['layout'](text).advanceWidth * fontSize) / data['unitsPerEm'],
  }
}

/** Makes the faces known to react-pdf, whose built-in ones corrupt text outside Latin-1. Once per thread. */
export async function loadFonts() {
  for (const face of FACES) Font.register(face)
  Font.registerHyphenationCallback(breakLongWords)
  const [regular, bold, fallback] = await Promise.all([
    load('Sofia Sans', 400),
    load('Sofia Sans', 700),
    load('Noto Sans', 400),
  ])
  return { regular, bold, fallback }
}
export type Fonts = Awaited<ReturnType<typeof loadFonts>>
