import type { Painter } from '../drawing/pen.ts'
import { RULE } from '../drawing/styles.ts'
import { CELL_GAP } from './week-layout.ts'

const LINE = 0.75
const CORNER = 2

type Box = Readonly<Record<'left' | 'top' | 'width' | 'height', number>>

/** An empty box to write in. */
export const paintCell = (painter: Painter, { left, top, width, height }: Box): void =>
  void painter
    .lineWidth(LINE)
    .strokeColor(RULE)
    .roundedRect(left + LINE / 2, top + LINE / 2, width - LINE, height - LINE, CORNER - LINE / 2)
    .stroke()

/** One cell per set, each after a gap. */
export function paintCells(painter: Painter, count: number, { left, ...cell }: Box): void {
  for (let set = 0; set < count; set++)
    paintCell(painter, { ...cell, left: left + CELL_GAP + set * (CELL_GAP + cell.width) })
}
