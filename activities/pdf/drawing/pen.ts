import type { ComponentProps } from 'react'
import type { Canvas } from '@react-pdf/renderer'
import type { SetText } from './typeset.ts'

export type Painter = Parameters<NonNullable<ComponentProps<typeof Canvas>['paint']>>[0]

export type Pen = ReturnType<typeof createPen>

/** Draws text and rectangles on a canvas. All positions and sizes are in points. */
export function createPen(painter: Painter) {
  const opened = new Set<object>()
  let colour = ''
  const setColour = (wanted: string) => {
    if (wanted !== colour) painter.fillColor(wanted)
    colour = wanted
  }
  /** Passing the font object reopens the face each time; after the first use its name is enough. */
  const take = (face: object, postscriptName: string, size: number) => {
    if (!opened.has(face)) painter.font(face as never)
    opened.add(face)
    return painter.font(postscriptName as never, size)
  }
  return {
    painter,
    /** Sets the colour of the next text. */
    dip: setColour,

    /** Fills a rectangle. */
    fill(colour: string, left: number, top: number, width: number, height: number): void {
      setColour(colour)
      painter.rect(left, top, width, height).fill()
    },

    /** Draws typeset text from its upper left corner. */
    write({ lines }: SetText, left: number, top: number): void {
      for (const { baseline, runs } of lines)
        for (const { face, postscriptName, size, text, shaped, left: inLine } of runs) {
          const how = { lineBreak: false, baseline: 'alphabetic', features: shaped } as object
          take(face, postscriptName, size).text(text, left + inLine, top + baseline, how)
        }
    },
  }
}
