import { Font } from '@react-pdf/renderer'
import { createKept } from './kept.ts'

/** Of a font of fontkit, which has no types here, what is kept between documents. */
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

const MOST_LETTERS = 2_500

/** Some kilobytes each: the texts of a program come again every week, and some in the next program. */
const MOST_LAYOUTS = 250

/** Loads a registered face once, and remembers what it was laid out in, which is most of the time that text takes. */
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

/**
 * A subset asks for glyphs without saying their letters, and a font keeps them like that: the next document would be
 * drawn right, and could not be searched.
 */
function forgetLetterless(font: Fontkit): void {
  for (const [id, { codePoints }] of Object.entries(font._glyphs))
    if (!codePoints.length) delete font._glyphs[Number(id)]
}

/**
 * A line that is shaped and spaced already. Told in the place of features, a face takes it as it is: nothing else of a text
 * reaches a face through the document that paints it.
 */
export class ShapedRun {
  private readonly glyphs: readonly object[]
  /** Of each glyph its two advances and its two offsets: as objects they would be most of what is kept. */
  private readonly numbers: Float32Array

  /** @param perPoint - how many units of the face a point of the positions is */
  constructor({ glyphs, positions }: Pick<GlyphRun, 'glyphs' | 'positions'>, perPoint: number) {
    this.glyphs = glyphs
    this.numbers = Float32Array.from(
      positions.flatMap(({ xAdvance, yAdvance, xOffset, yOffset }) => [xAdvance, yAdvance, xOffset, yOffset]),
      (points) => points * perPoint,
    )
  }

  /** As a face gives it; whoever draws scales it in place. */
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
  const kept = createKept<string, GlyphRun>(MOST_LAYOUTS)
  font.layout = (text, ...how) => {
    const [features] = how
    if (features instanceof ShapedRun) return features.laidOut()
    const run = kept(`${how.join(' ')} ${text}`, () => layOut(text, ...how))
    // Whoever draws scales the positions in place.
    const copy = Object.create(run) as GlyphRun
    copy.glyphs = [...run.glyphs]
    copy.positions = run.positions.map((position) => ({ ...position }))
    return copy
  }
}

/** Each letter of a text is looked up, to choose its face, whenever it is laid out. */
function rememberLetters(font: Fontkit): void {
  const has = font.hasGlyphForCodePoint.bind(font)
  const kept = createKept<number, boolean>(MOST_LETTERS)
  font.hasGlyphForCodePoint = (codePoint) => kept(codePoint, () => has(codePoint))
}

/** A font reads its measures out of its tables each time; a document compares all names of two fonts for every text. */
function rememberItself(font: Fontkit): void {
  for (const measure of MEASURES) Object.defineProperty(font, measure, { value: font[measure] })
  const { postscriptName } = font
  Object.defineProperty(font.name.records, 'toJSON', { value: () => postscriptName })
}
