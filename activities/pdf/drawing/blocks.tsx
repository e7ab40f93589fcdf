import { Canvas } from '@react-pdf/renderer'
import { createPen, type Pen } from './pen.ts'
import { INK } from './styles.ts'
import { type TextBox, type Type, typeset } from './typeset.ts'

/**
 * Painted content of known height in points. react-pdf sees one box, whatever its content. It has no page
 * breaks inside.
 */
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

/** Text set in lines. */
export function textBlock(text: string, type: Type, room: TextBox, colour = INK): Block {
  const set = typeset([{ text, type }], room)
  return {
    height: text ? set.height : 0,
    paint: (pen, left, top) => {
      pen.dip(colour)
      pen.write(set, left, top)
    },
  }
}

/** Stacks blocks vertically. */
export const stacked = (blocks: readonly Block[]): Block => ({
  height: blocks.reduce((sum, { height }) => sum + height, 0),
  paint: (pen, left, top) =>
    void blocks.reduce((y, block) => {
      block.paint(pen, left, y)
      return y + block.height
    }, top),
})

/** Places blocks side by side at the given left offsets. */
export const beside = (columns: readonly (readonly [left: number, block: Block])[]): Block => ({
  height: Math.max(0, ...columns.map(([, { height }]) => height)),
  paint: (pen, left, top) => {
    for (const [at, block] of columns) block.paint(pen, left + at, top)
  },
})

/** Adds space above and below. */
export const spaced = (block: Block, above: number, below = above): Block => ({
  height: above + block.height + below,
  paint: (pen, left, top) => block.paint(pen, left, top + above),
})

/** Adds a rule at the bottom. */
export const ruled = (block: Block, width: number, thickness: number, colour: string): Block => ({
  height: block.height + thickness,
  paint: (pen, left, top) => {
    block.paint(pen, left, top)
    pen.fill(colour, left, top + block.height, width, thickness)
  },
})
