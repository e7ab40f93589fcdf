import { createHash } from 'node:crypto'
import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import subsetFont from 'subset-font'
import type { Manifest } from './chunks.ts'

/** All letters of our own words. A name with other letters loads the rest of the face. */
const LETTERS = [...range(0x20, 0x7e), ...'\u00a0©·×–—‘’“”…→'].join('')

/** The faces of the first words on every page, and the weights that the pages use. */
const FACES = [
  { source: /sofia-sans-latin-wght-normal/, family: 'Sofia Sans Variable', weights: [400, 700] },
  {
    source: /sofia-sans-extra-condensed-latin-wght-normal/,
    family: 'Sofia Sans Extra Condensed Variable',
    weights: [400, 850],
  },
] as const

export interface FirstFonts {
  /** Relative to the folder of the site. */
  files: readonly string[]
  /** CSS rules that put them before the full faces of the same families. */
  styles: string
}

/** Writes a file with the first letters of each face, less than half as large as the face. */
export async function writeFirstFonts(site: string, manifest: Manifest): Promise<FirstFonts> {
  const written = await Promise.all(FACES.map((face) => writeFace(face, site, manifest)))
  return { files: written.map(({ file }) => file), styles: written.map(({ rule }) => rule).join('') }
}

async function writeFace(
  { source, family, weights }: (typeof FACES)[number],
  site: string,
  manifest: Manifest,
) {
  const [, whole] = Object.entries(manifest).find(([name]) => source.test(name)) ?? []
  if (!whole) throw new Error(`Vite wrote no face ${family}.`)
  const [min, max] = weights
  const content = await subsetFont(await readFile(join(site, whole.file)), LETTERS, {
    targetFormat: 'woff2',
    variationAxes: { wght: { min, max, default: min } },
  })
  const hash = createHash('sha256').update(content).digest('hex').slice(0, 8)
  const file = whole.file.replace(/-latin-.*/, `-first-${hash}.woff2`)
  await writeFile(join(site, file), content)
  const letters = [...new Set(LETTERS)].map((letter) => `U+${letter.codePointAt(0)?.toString(16)}`).join(',')
  // The weights must match those of the full face. Only then do letters that are missing here come from it.
  const rule = `@font-face{font-family:'${family}';font-style:normal;font-weight:1 1000;font-display:swap;src:url(/${file}) format('woff2-variations');unicode-range:${letters}}`
  return { file, rule }
}

function range(from: number, to: number): string[] {
  return Array.from({ length: to - from + 1 }, (_, at) => String.fromCodePoint(from + at))
}
