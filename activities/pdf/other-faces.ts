import { readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'

const require = createRequire(import.meta.url)

/**
 * Faces of one script each. Not Noto's Arabic: it sets the dots of letters as marks, and react-pdf, which shapes from
 * left to right and turns the glyphs afterwards, would put them on the letter beside.
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

/** Which of the four faces with Han is tried first: kana are Japanese, Hangul is Korean, and most others are Chinese. */
function inOrder(letters: readonly string[]): string[] {
  const text = letters.join('')
  if (/[\p{Script=Hiragana}\p{Script=Katakana}]/u.test(text))
    return ['noto-sans-jp', 'noto-sans-tc', 'noto-sans-sc', 'noto-sans-kr']
  if (/\p{Script=Hangul}/u.test(text)) return ['noto-sans-kr', 'noto-sans-tc', 'noto-sans-jp', 'noto-sans-sc']
  return ['noto-sans-sc', 'noto-sans-tc', 'noto-sans-jp', 'noto-sans-kr']
}

/** Each face comes in files of some letters each; `unicode.json` says which: `U+4e00,U+4e5d-4e63`. */
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

/** The files that these letters stand in, and which letters each is asked for. */
async function filesFor(letters: readonly string[]): Promise<Map<string, string>> {
  const han = await Promise.all(inOrder(letters).map(slicesOf))
  // One hand for the whole name where one has it all: the four draw the same letter differently.
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

/** A font with a few letters, made for one PDF. */
export interface Source {
  /** A data URL. */
  src: string
  fontWeight: number
}

/** The last is the one that is measured. */
const WEIGHTS = [400, 700]

/**
 * Fonts for letters that Noto Sans has not, each in every weight. The packages hold files that react-pdf cannot embed
 * (WOFF2, all weights in one), so HarfBuzz cuts out of them what is needed; it is loaded with the first such name.
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
