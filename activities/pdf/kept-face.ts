import { Font } from '@react-pdf/renderer'

/** Of a font of fontkit, which has no types here, what is kept between documents. */
interface Fontkit {
  layout(text: string, ...how: unknown[]): GlyphRun
  _glyphs: Record<number, { codePoints: readonly number[] }>
}
interface GlyphRun {
  glyphs: object[]
  positions: object[]
}

/** Some hundred bytes each: the words of a program come again every week, and in the next program. */
const MOST_LAYOUTS = 20_000

/** Loads a registered face once, and remembers what it was laid out in, which is most of the time that text takes. */
export async function keepFace(fontFamily: string, fontWeight: number): Promise<void> {
  const isLoaded = Boolean(Font.getFont({ fontFamily, fontWeight }).data)
  await Font.load({ fontFamily, fontWeight })
  const font = Font.getFont({ fontFamily, fontWeight }).data as unknown as Fontkit
  if (isLoaded) forgetLetterless(font)
  else rememberLayouts(font)
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
