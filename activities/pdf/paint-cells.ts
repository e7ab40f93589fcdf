import type { Painter } from './painted-text.ts'
import { RULE } from './styles.ts'
import { CELL_GAP } from './week-plan.ts'

const LINE = 0.75
const CORNER = 2

/** Room to write in, a cell a set, each after a gap; painted at once, because boxes of their own would be many. */
export function paintCells(
  painter: Painter,
  {
    count,
    width,
    height,
    left = 0,
    top = 0,
  }: Record<'count' | 'width' | 'height', number> & { left?: number; top?: number },
): void {
  painter.lineWidth(LINE).strokeColor(RULE)
  for (let set = 0; set < count; set++) {
    const x = left + CELL_GAP + set * (CELL_GAP + width)
    painter.roundedRect(x + LINE / 2, top + LINE / 2, width - LINE, height - LINE, CORNER - LINE / 2).stroke()
  }
}
