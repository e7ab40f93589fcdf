import { readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { Font } from '@react-pdf/renderer'
import { loadFace, type Face } from './face.ts'

const require = createRequire(import.meta.url)

/**
 * One face per script. Not Noto's Arabic: it sets the dots of letters as marks. react-pdf shapes from left to
 * right and reverses the glyphs afterwards, which would put the dots on the neighbouring letter.
 */
const SCRIPTS = [
  'vazirmatn',
  'noto-sans-hebrew',
  'noto-sans-thai',
  'noto-sans-devanagari',
  'noto-sans-armenian',
  'noto-sans-georgian',
  'noto-sans-ethiopic',
]

/** Han faces in the order to try: kana mean Japanese, Hangul Korean, and most other names are Chinese. */
function inOrder(letters: readonly string[]): string[] {
  const text = letters.join('')
  if (/[\p{Script=Hiragana}\p{Script=Katakana}]/u.test(text))
    return ['noto-sans-jp', 'noto-sans-tc', 'noto-sans-sc', 'noto-sans-kr']
  if (/\p{Script=Hangul}/u.test(text)) return ['noto-sans-kr', 'noto-sans-tc', 'noto-sans-jp', 'noto-sans-sc']
  return ['noto-sans-sc', 'noto-sans-tc', 'noto-sans-jp', 'noto-sans-kr']
}

/** Finds a face's file with a letter. `unicode.json` lists their ranges, such as `U+4e00,U+4e5d-4e63`. */
type Slices = (letter: string) => string | undefined

async function slicesOf(face: string): Promise<Slices> {
  const directory = `@fontsource-variable/${face}`
  const ranges: Record<string, string> = JSON.parse(
    await readFile(require.resolve(`${directory}/unicode.json`), 'utf8'),
  )
  const slices = Object.entries(ranges).map(([slice, list]) => ({
    file: `${directory}/files/${face}-${slice.replace(/[[\]]/g, '')}-wght-normal.woff2`,
    ranges: list.split(',').map((range) => {
      const [first = '', last = first] = range.slice(2).split('-')
      return [parseInt(first, 16), parseInt(last, 16)] as const
    }),
  }))
  return (letter) => {
    const code = letter.codePointAt(0) ?? 0
    return slices.find(({ ranges }) => ranges.some(([first, last]) => first <= code && code <= last))?.file
  }
}

/** The files that contain these letters, and the letters to take from each. */
async function filesFor(letters: readonly string[]): Promise<Map<string, string>> {
  const han = await Promise.all(inOrder(letters).map(slicesOf))
  // Uses one Han face for the whole name if it has every letter: the four faces draw the same character
  // differently.
  const isHan = (letter: string) => han.some((slices) => slices(letter))
  const whole = han.find((slices) => letters.filter(isHan).every(slices))
  const all = [...(await Promise.all(SCRIPTS.map(slicesOf))), ...(whole ? [whole] : han)]
  const files = new Map<string, string>()
  for (const letter of letters) {
    const file = all.map((slices) => slices(letter)).find(Boolean)
    if (file) files.set(file, (files.get(file) ?? '') + letter)
  }
  return files
}

export interface Source {
  /** A data URL. */
  src: string
  fontWeight: number
}

/** Text is measured in the last one. */
const WEIGHTS = [400, 700]

/** react-pdf cannot embed WOFF2 of variable weight: HarfBuzz subsets it, once a name needs it. */
async function otherFaces(letters: readonly string[]): Promise<Source[][]> {
  if (letters.length === 0) return []
  const { default: subset } = await import('subset-font')
  const files = [...(await filesFor(letters))]
  return Promise.all(
    files.map(async ([file, shown]) => {
      const whole = await readFile(require.resolve(file))
      return Promise.all(
        WEIGHTS.map(async (fontWeight) => {
          const font = await subset(whole, shown, {
            targetFormat: 'truetype',
            variationAxes: { wght: fontWeight },
          })
          return { src: `data:font/ttf;base64,${font.toString('base64')}`, fontWeight }
        }),
      )
    }),
  )
}

const OTHER = 'Other '

export const LONGEST_NAME = 80

function lettersOf(name: string): string[] {
  const letters = [...name.normalize('NFC')].slice(0, LONGEST_NAME).flatMap((letter) =>
    // react-pdf decomposes these before it looks up their glyphs.
    /\p{Script=Devanagari}/u.test(letter) ? [...letter.normalize('NFD')] : letter,
  )
  return [...new Set(letters)].filter((letter) => /[\p{L}\p{M}\p{N}\p{P}]/u.test(letter))
}

/** Loads faces for letters of a name that the usual faces lack, as font families for this PDF only. */
export async function loadFallbackFonts(name: string, usual: readonly Face[]) {
  const missing = lettersOf(name).filter((letter) => !usual.some((face) => face.has(letter)))
  const others = await Promise.all(
    (await otherFaces(missing)).map(async (sources, index) => {
      const family = `${OTHER}${index + 1}`
      for (const source of sources) Font.register({ family, ...source })
      const faces = await Promise.all(sources.map(({ fontWeight }) => loadFace(family, fontWeight)))
      // Subsets of one font share its name, which makes pdfkit embed the font again with every word.
      for (const { fontWeight } of sources) {
        const { data } = Font.getFont({ fontFamily: family, fontWeight })
        Object.defineProperty(data, 'postscriptName', { value: `Other${index + 1}-${fontWeight}` })
      }
      return faces.slice(-1).map((face) => ({ family, face }))
    }),
  )
  return others.flat().filter(({ face }) => !face.isEmpty)
}

export function forgetOthers(): void {
  const registered = Font.getRegisteredFonts()
  for (const family of Object.keys(registered)) if (family.startsWith(OTHER)) delete registered[family]
}

/** Combines faces: each letter uses the first face that has it. */
export function stackOf(faces: readonly Face[]): Face {
  const faceOf = (letter: string) => faces.findIndex((face) => face.has(letter))
  return {
    isEmpty: faces.every(({ isEmpty }) => isEmpty),
    has: (letter) => faceOf(letter) >= 0,
    width(text, fontSize) {
      let [sum, run, of] = [0, '', 0]
      for (const letter of text) {
        const next = Math.max(0, faceOf(letter))
        if (next !== of) {
          sum += faces[of]?.width(run, fontSize) ?? 0
          ;[run, of] = ['', next]
        }
        run += letter
      }
      return sum + (faces[of]?.width(run, fontSize) ?? 0)
    },
  }
}
