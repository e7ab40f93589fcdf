import { createRequire } from 'node:module'
import { Font } from '@react-pdf/renderer'
import { loadFace, keepFace } from './face.ts'
import { forgetOthers, loadFallbackFonts, stackOf } from './name-fonts.ts'

const require = createRequire(import.meta.url)

const CONDENSED = 'Sofia Sans Extra Condensed'

const FACES = [
  ['Sofia Sans', 400, 'sofia-sans/400Regular/SofiaSans_400Regular'],
  ['Sofia Sans', 700, 'sofia-sans/700Bold/SofiaSans_700Bold'],
  [CONDENSED, 600, 'sofia-sans-extra-condensed/600SemiBold/SofiaSansExtraCondensed_600SemiBold'],
  [CONDENSED, 800, 'sofia-sans-extra-condensed/800ExtraBold/SofiaSansExtraCondensed_800ExtraBold'],
  ['Noto Sans', 400, 'noto-sans/400Regular/NotoSans_400Regular'],
  ['Noto Sans', 700, 'noto-sans/700Bold/NotoSans_700Bold'],
] as const

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

for (const [family, fontWeight, path] of FACES)
  Font.register({ family, fontWeight, src: require.resolve(`@expo-google-fonts/${path}.ttf`) })

/** Loads our faces: react-pdf's own corrupt text outside Latin-1. Faces for the name are in `ofName`. */
export async function loadFonts(name = '') {
  forgetOthers()
  Font.registerHyphenationCallback(breakLongWords)
  for (const [family, fontWeight] of FACES) await keepFace(family, fontWeight)
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
