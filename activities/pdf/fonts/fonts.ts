import { createRequire } from 'node:module'
import { Font } from '@react-pdf/renderer'
import { loadFace, keepFace } from './face.ts'
import { forgetOthers, loadFallbackFonts, stackOf } from './name-fonts.ts'

const require = createRequire(import.meta.url)
const file = (path: string) => require.resolve(`@expo-google-fonts/${path}.ttf`)

const CONDENSED = 'Sofia Sans Extra Condensed'

const FACES = [
  {
    family: 'Sofia Sans',
    fonts: [
      { src: file('sofia-sans/400Regular/SofiaSans_400Regular'), fontWeight: 400 },
      { src: file('sofia-sans/700Bold/SofiaSans_700Bold'), fontWeight: 700 },
    ],
  },
  {
    family: CONDENSED,
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

/** Fallback for names with letters that Sofia Sans lacks (Vietnamese, Kazakh, old Greek). */
const FALLBACK = ['Noto Sans']
export const TEXT = ['Sofia Sans', ...FALLBACK]
export const HEADING = [CONDENSED, ...FALLBACK]

const LONGEST_WORD = 24
const PIECES = /.{1,5}/gsu

/** Breaks only words that no column can hold. */
export const breakLongWords = (word: string): string[] =>
  word.length <= LONGEST_WORD ? [word] : (word.match(PIECES) ?? [word])

/** For text that is already broken into lines. */
export const wholeWord = (word: string): string[] => [word]

for (const face of FACES) Font.register(face)

/** Loads our faces: react-pdf's own corrupt text outside Latin-1. Faces for the name are in `ofName`. */
export async function loadFonts(name = '') {
  forgetOthers()
  Font.registerHyphenationCallback(breakLongWords)
  for (const { family, fonts } of FACES)
    for (const { fontWeight } of fonts) await keepFace(family, fontWeight)
  const [regular, bold, heading, fallback] = await Promise.all([
    loadFace('Sofia Sans', 400),
    loadFace('Sofia Sans', 700),
    loadFace(CONDENSED, 800),
    loadFace('Noto Sans', 700),
  ])
  const others = await loadFallbackFonts(name, [regular, fallback])
  const ofName = {
    families: [...FALLBACK, ...others.map(({ family }) => family)],
    face: stackOf([fallback, ...others.map(({ face }) => face)]),
  }
  return { regular, bold, heading, fallback, ofName }
}
export type Fonts = Awaited<ReturnType<typeof loadFonts>>
