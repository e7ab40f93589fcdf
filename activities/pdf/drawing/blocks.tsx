import type { ComponentProps } from 'react'
import { Canvas } from '@react-pdf/renderer'
import { type Piece, type SetText, type TextBox, type Type, typeset, typesetOne } from './typeset.ts'
import { INK } from './styles.ts'

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
    dip: setColour,

    fill(colour: string, left: number, top: number, width: number, height: number): void {
      setColour(colour)
      painter.rect(left, top, width, height).fill()
    },

    write({ lines }: SetText, left: number, top: number): void {
      for (const { baseline, runs } of lines)
        for (const { face, postscriptName, size, text, shaped, left: inLine } of runs) {
          const how = { lineBreak: false, baseline: 'alphabetic', features: shaped } as object
          take(face, postscriptName, size).text(text, left + inLine, top + baseline, how)
        }
    },
  }
}

/** Painted content of known height in points: one box to react-pdf, without page breaks inside. */
export interface Block {
  height: number
  paint(pen: Pen, left: number, top: number): void
}

export const Painted = ({ block, width }: { block: Block; width: number }) => (
  <Canvas
    style={{ width, height: block.height }}
    paint={(painter) => {
      block.paint(createPen(painter), 0, 0)
      return null
    }}
  />
)

export function textBlock(text: string, type: Type, room: TextBox, colour = INK): Block {
  const set = typesetOne(text, type, room)
  return {
    height: text ? set.height : 0,
    paint: (pen, left, top) => {
      pen.dip(colour)
      pen.write(set, left, top)
    },
  }
}

/** Text of several types; nothing without any. */
export function typesetBlock(pieces: readonly Piece[], width: number): Block {
  if (!pieces.length) return { height: 0, paint: () => undefined }
  const set = typeset(pieces, { width })
  return {
    height: set.height,
    paint: (pen, left, top) => {
      pen.dip(INK)
      pen.write(set, left, top)
    },
  }
}

export const stacked = (blocks: readonly Block[]): Block => ({
  height: blocks.reduce((sum, { height }) => sum + height, 0),
  paint: (pen, left, top) =>
    void blocks.reduce((y, block) => {
      block.paint(pen, left, y)
      return y + block.height
    }, top),
})

export const beside = (columns: readonly (readonly [left: number, block: Block])[]): Block => ({
  height: Math.max(0, ...columns.map(([, { height }]) => height)),
  paint: (pen, left, top) => {
    for (const [at, block] of columns) block.paint(pen, left + at, top)
  },
})

export const spaced = (block: Block, above: number, below = above): Block => ({
  height: above + block.height + below,
  paint: (pen, left, top) => block.paint(pen, left, top + above),
})

/** As high as asked, if it fits, with the block half-way down. */
export const inMiddle = (block: Block, height: number): Block =>
  spaced(block, Math.max(0, (height - block.height) / 2))

export const ruled = (block: Block, width: number, thickness: number, colour: string): Block => ({
  height: block.height + thickness,
  paint: (pen, left, top) => {
    block.paint(pen, left, top)
    pen.fill(colour, left, top + block.height, width, thickness)
  },
})

/** Keeps the first two and the last two items together: none is alone with the heading or on a page. */
export function inGroups<T>(items: readonly T[]): T[][] {
  if (items.length <= 3) return items.length ? [[...items]] : []
  return [items.slice(0, 2), ...items.slice(2, -2).map((item) => [item]), items.slice(-2)]
}
