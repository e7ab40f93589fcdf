import { Font } from '@react-pdf/renderer'

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
interface GlyphRun {
  glyphs: object[]
  positions: object[]
}

const MOST_LETTERS = 5_000

/** Some hundred bytes each: the words of a program come again every week, and in the next program. */
const MOST_LAYOUTS = 20_000

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

function rememberLayouts(font: Fontkit): void {
  const layOut = font.layout.bind(font)
  const known = new Map<string, GlyphRun>()
  font.layout = (text, ...how) => {
    const key = `${how.join(' ')} ${text}`
    let run = known.get(key)
    if (!run) {
      run = layOut(text, ...how)
      if (known.size >= MOST_LAYOUTS) known.clear()
      known.set(key, run)
    }
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
  const known = new Map<number, boolean>()
  font.hasGlyphForCodePoint = (codePoint) => {
    const found = known.get(codePoint)
    if (found !== undefined) return found
    if (known.size >= MOST_LETTERS) known.clear()
    const isThere = has(codePoint)
    known.set(codePoint, isThere)
    return isThere
  }
}

/** A font reads its measures out of its tables each time; a document compares all names of two fonts for every text. */
function rememberItself(font: Fontkit): void {
  for (const measure of MEASURES) Object.defineProperty(font, measure, { value: font[measure] })
  const { postscriptName } = font
  Object.defineProperty(font.name.records, 'toJSON', { value: () => postscriptName })
}
