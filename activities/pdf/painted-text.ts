import type { ComponentProps } from 'react'
import { type Canvas, Font } from '@react-pdf/renderer'
import type { Face } from './face.ts'
import { CONDENSED } from './fonts.ts'
import { createKept } from './kept.ts'

export type Painter = Parameters<NonNullable<ComponentProps<typeof Canvas>['paint']>>[0]

/** A face as text is painted with it; its measures are of a font size of 1. */
export interface PaintedFace {
  postscriptName: string
  ascent: number
  lineHeight: number
  /** @param features - of OpenType, as `tnum` */
  width(text: string, features: readonly string[]): number
  /** What the document is told once. */
  data: unknown
}

interface Fontkit {
  postscriptName: string
  ascent: number
  descent: number
  lineGap: number
  unitsPerEm: number
  layout(text: string, features: readonly string[]): { advanceWidth: number }
}

const MOST_WIDTHS = 2_500
const kept = createKept<string, number>(MOST_WIDTHS)

/** Figures and names come again every week. */
const widthOf = (data: Fontkit, text: string, features: readonly string[]): number =>
  kept(`${data.postscriptName} ${features.join(' ')} ${text}`, () => data.layout(text, features).advanceWidth)

/** A face of ours, once it is loaded. */
export function paintedFace(fontWeight: number, fontFamily = 'Sofia Sans'): PaintedFace {
  const data = Font.getFont({ fontFamily, fontWeight }).data as unknown as Fontkit
  const { postscriptName, ascent, descent, lineGap, unitsPerEm } = data
  return {
    postscriptName,
    ascent: ascent / unitsPerEm,
    lineHeight: (ascent - descent + lineGap) / unitsPerEm,
    width: (text, features) => widthOf(data, text, features) / unitsPerEm,
    data,
  }
}

/** The face of headings, once it is loaded. */
export const headingFace = (fontWeight: number): PaintedFace => paintedFace(fontWeight, CONDENSED)

/** Whether a face has every letter of a text. */
export const hasAll = (face: Pick<Face, 'has'>, text: string): boolean =>
  [...text].every((letter) => face.has(letter))

/** Makes faces known to the document: told by its object, a face is opened anew each time; afterwards its name is enough. */
export function openFaces(painter: Painter, faces: readonly PaintedFace[]): void {
  for (const { data } of faces) painter.font(data as never)
}

export interface Words {
  face: PaintedFace
  size: number
  features?: readonly string[]
}

/** Paints a text on one line, at its left end and its baseline. */
export function say(
  painter: Painter,
  text: string,
  x: number,
  baseline: number,
  { face, size, features = [] }: Words,
): void {
  // With features of one's own, even none, a line is shaped whole, as react-pdf does it.
  const how = { lineBreak: false, features } as object
  painter.font(face.postscriptName as never, size).text(text, x, baseline - size * face.ascent, how)
}
