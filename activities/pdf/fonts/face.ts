import { Font } from '@react-pdf/renderer'

/** Caches up to `2 * most` values: one not asked for while `most` others are made is dropped. */
export function createKept<Key, Value>(most: number) {
  let recent = new Map<Key, Value>()
  let former = new Map<Key, Value>()
  return (key: Key, make: () => Value): Value => {
    const known = recent.get(key)
    if (known !== undefined) return known
    if (recent.size >= most) {
      former = recent
      recent = new Map()
    }
    const value = former.get(key) ?? make()
    recent.set(key, value)
    return value
  }
}

export interface Face {
  /** The font has no glyphs, and fontkit cannot even look one up. */
  isEmpty: boolean
  has(letter: string): boolean
  width(text: string, fontSize: number): number
}

const MAX_WIDTHS = 2_500

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

/** Only this file relies on the insides of these packages: compare before you take other versions. */
export const WRITTEN_FOR = { fontkit: '2.0.4', '@react-pdf/renderer': '4.9.0' } as const

/** The part of fontkit's font that is cached between documents; fontkit has no types here. */
interface Fontkit extends Readonly<Record<Measure, number>> {
  postscriptName: string
  layout(text: string, ...how: unknown[]): GlyphRun
  hasGlyphForCodePoint(codePoint: number): boolean
  name: { records: object }
  _glyphs: Record<number, { codePoints: readonly number[] }>
}
const MEASURES = ['unitsPerEm', 'ascent', 'descent', 'lineGap'] as const
type Measure = (typeof MEASURES)[number]
type Position = Record<'xAdvance' | 'yAdvance' | 'xOffset' | 'yOffset', number>
interface GlyphRun {
  glyphs: readonly object[]
  positions: readonly Position[]
  advanceWidth: number
}

const MAX_LETTERS = 2_500

/** A few kilobytes each. A program's texts repeat every week, and some recur in the next program. */
const MAX_LAYOUTS = 250

/** Loads a registered face once and caches its layouts, which take most of the time spent on text. */
export async function keepFace(fontFamily: string, fontWeight: number): Promise<void> {
  const isLoaded = Boolean(Font.getFont({ fontFamily, fontWeight }).data)
  await Font.load({ fontFamily, fontWeight })
  const font = Font.getFont({ fontFamily, fontWeight }).data as unknown as Fontkit
  if (isLoaded) forgetLetterless(font)
  else {
    rememberLayouts(font)
    rememberLetters(font)
    rememberItself(font)
  }
}

/** Subsetting caches glyphs without their letters: the next document's text could not be searched. */
function forgetLetterless(font: Fontkit): void {
  for (const [id, { codePoints }] of Object.entries(font._glyphs))
    if (!codePoints.length) delete font._glyphs[Number(id)]
}

/** A shaped, spaced line, passed in place of font features: the only argument that reaches the face. */
export class ShapedRun {
  private readonly glyphs: readonly object[]
  /** Two advances and two offsets per glyph. A flat array, because objects would be most of the cache. */
  private readonly numbers: Float32Array

  /** @param perPoint - font units per point of the positions */
  constructor({ glyphs, positions }: Pick<GlyphRun, 'glyphs' | 'positions'>, perPoint: number) {
    this.glyphs = glyphs
    this.numbers = Float32Array.from(
      positions.flatMap(({ xAdvance, yAdvance, xOffset, yOffset }) => [xAdvance, yAdvance, xOffset, yOffset]),
      (points) => points * perPoint,
    )
  }

  /** Returns a fresh glyph run as a face would: the renderer scales positions in place. */
  laidOut(): GlyphRun {
    const { glyphs, numbers } = this
    const positions = glyphs.map((_, index) => ({
      xAdvance: numbers[4 * index] ?? 0,
      yAdvance: numbers[4 * index + 1] ?? 0,
      xOffset: numbers[4 * index + 2] ?? 0,
      yOffset: numbers[4 * index + 3] ?? 0,
    }))
    return { glyphs, positions, advanceWidth: positions.reduce((sum, { xAdvance }) => sum + xAdvance, 0) }
  }
}

function rememberLayouts(font: Fontkit): void {
  const layOut = font.layout.bind(font)
  const kept = createKept<string, GlyphRun>(MAX_LAYOUTS)
  font.layout = (text, ...how) => {
    const [features] = how
    if (features instanceof ShapedRun) return features.laidOut()
    const run = kept(`${how.join(' ')} ${text}`, () => layOut(text, ...how))
    // Copies the positions: the renderer scales them in place.
    const copy = Object.create(run) as GlyphRun
    copy.glyphs = [...run.glyphs]
    copy.positions = run.positions.map((position) => ({ ...position }))
    return copy
  }
}

/** Caches glyph lookups: every layout looks up each letter to choose its face. */
function rememberLetters(font: Fontkit): void {
  const has = font.hasGlyphForCodePoint.bind(font)
  const kept = createKept<number, boolean>(MAX_LETTERS)
  font.hasGlyphForCodePoint = (codePoint) => kept(codePoint, () => has(codePoint))
}

/** Caches what a font reads anew on each access, and its records, which each text compares in full. */
function rememberItself(font: Fontkit): void {
  for (const measure of MEASURES) Object.defineProperty(font, measure, { value: font[measure] })
  const { postscriptName } = font
  Object.defineProperty(font.name.records, 'toJSON', { value: () => postscriptName })
}
