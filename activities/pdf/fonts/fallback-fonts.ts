import { readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'

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

/**
 * The order in which the four Han faces are tried: kana mean Japanese, Hangul means Korean, and most other
 * names are Chinese.
 */
function inOrder(letters: readonly string[]): string[] {
  const text = letters.join('')
  if (/[\p{Script=Hiragana}\p{Script=Katakana}]/u.test(text))
    return ['noto-sans-jp', 'noto-sans-tc', 'noto-sans-sc', 'noto-sans-kr']
  if (/\p{Script=Hangul}/u.test(text)) return ['noto-sans-kr', 'noto-sans-tc', 'noto-sans-jp', 'noto-sans-sc']
  return ['noto-sans-sc', 'noto-sans-tc', 'noto-sans-jp', 'noto-sans-kr']
}

/**
 * Finds the file of a face that has a letter. A face consists of several files; `unicode.json` lists each
 * file's ranges, such as `U+4e00,U+4e5d-4e63`.
 */
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

/** A subset font for one PDF. */
export interface Source {
  /** A data URL. */
  src: string
  fontWeight: number
}

/** Text is measured in the last one. */
const WEIGHTS = [400, 700]

/**
 * Makes fonts for letters that Noto Sans lacks, one per weight. react-pdf cannot embed the packages' files
 * (WOFF2, variable weight), so HarfBuzz subsets them; it is loaded with the first such name.
 */
export async function otherFaces(letters: readonly string[]): Promise<Source[][]> {
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
