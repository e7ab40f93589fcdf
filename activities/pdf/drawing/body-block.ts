import { BODY, type Polygons } from '../../../domain/training/printing/body-polygons.ts'
import { roleOf, type MusclesWorked } from '../../../domain/program/worked.ts'
import type { Block, Pen } from './blocks.tsx'
import { INK } from './styles.ts'

const INKS = { main: INK, helping: '#9a9a9a' } as const
const REST = '#e2e2e2'
const HIGH = 220
const WIDE = 100
const BETWEEN = 12

export const bodyWidth = (height: number): number => ((2 * WIDE + BETWEEN) / HIGH) * height

/** A body from the front and from the back: black what the work is for, grey what helps. */
export const bodyBlock = (worked: MusclesWorked, height: number): Block => ({
  height,
  paint: (pen, left, top) => {
    const scale = height / HIGH
    paintView(pen, BODY.front, worked, { left, top, scale })
    paintView(pen, BODY.back, worked, { left: left + (WIDE + BETWEEN) * scale, top, scale })
  },
})

interface Place {
  left: number
  top: number
  scale: number
}

function paintView(pen: Pen, polygons: Polygons, worked: MusclesWorked, place: Place): void {
  for (const [group, shapes] of Object.entries(polygons)) {
    const role = roleOf(group, worked)
    pen.dip(role ? INKS[role] : REST)
    for (const points of shapes) pen.painter.polygon(...cornersOf(points, place)).fill()
  }
}

const cornersOf = (points: string, { left, top, scale }: Place): [number, number][] =>
  points.split(' ').map((point) => {
    const [x = 0, y = 0] = point.split(',').map(Number)
    return [left + x * scale, top + y * scale]
  })
