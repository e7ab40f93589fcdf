import { ruled, spaced, stacked, textBlock, type Block } from '../drawing/blocks.tsx'
import type { Drawing } from '../drawing/drawing.tsx'
import { INK, SOFT } from '../drawing/styles.ts'
import { typeset } from '../drawing/typeset.ts'
import { paintBars } from '../pages/eight-bars.tsx'
import type { Card, CardDay } from './card.ts'
import { inTwoColumns, wholeDay, type DayItems } from './card-columns.ts'
import { narrow, plainRow, restOf, rowBlock, SMALL } from './card-row.ts'
import type { CardStyle } from './card-style.ts'

export interface CardSize {
  width: number
  height: number
}

const COLUMN_GAP = 10
const BARS = { width: 62, height: 20 }
const TITLE = 24
const HEAD_GAP = 8
const DAY_TITLE = 13
const ABOVE_DAY = 4
const RULE = 1.5
const FOOT_GAP = 3

/** A card of one week; null if it does not fit in this style. */
export function cardBlock(
  card: Card,
  drawing: Drawing,
  { width, height }: CardSize,
  style: CardStyle,
): Block | null {
  const head = cardHead(card, drawing, width)
  const foot = textBlock(footOf(card, style).join(' '), narrow(SMALL), { width }, SOFT)
  const room = height - head.height - foot.height - FOOT_GAP
  const columnWidth = style.columns === 1 ? width : (width - COLUMN_GAP) / 2
  const days = card.days.map((day) => dayItems(day, columnWidth, style))
  const columns = style.columns === 1 ? inOneColumn(days, room) : inTwoColumns(days, room, style.mayBreakDays)
  if (!columns) return null
  return {
    height,
    paint: (pen, left, top) => {
      head.paint(pen, left, top)
      columns.forEach((column, index) =>
        column.paint(pen, left + index * (columnWidth + COLUMN_GAP), top + head.height),
      )
      foot.paint(pen, left, top + height - foot.height)
    },
  }
}

function inOneColumn(days: readonly DayItems[], room: number): readonly Block[] | null {
  const column = stacked(days.map(wholeDay))
  return column.height <= room ? [column] : null
}

/** The week, what it asks for in all, and its bar among those of the program. */
function cardHead({ number, facts, said }: Card, { program, isTest }: Drawing, width: number): Block {
  const title = typeset([{ text: `Week ${number}`, type: narrow(TITLE, 800) }], { width })
  const room = width - title.width - BARS.width - 2 * HEAD_GAP
  const told = textBlock(isTest ? `${facts} · Test purchase` : facts, narrow(12), {
    width: room,
    maxLines: 2,
    isCut: true,
  })
  const top: Block = {
    height: TITLE,
    paint: (pen, left, y) => {
      pen.dip(INK)
      pen.write(title, left, y)
      told.paint(pen, left + title.width + HEAD_GAP, y + TITLE - told.height - 3)
      const place = { left: left + width - BARS.width, top: y + TITLE - BARS.height - 2 }
      paintBars(pen, { program, only: number, ...BARS, ...place })
    },
  }
  const remark = textBlock(said, narrow(12), { width, maxLines: 3, isCut: true })
  return ruled(spaced(stacked([top, remark]), 0, 3), width, RULE, INK)
}

function dayItems(day: CardDay, width: number, style: CardStyle): DayItems {
  const { mostBoxes, mostRows } = style
  const unnamed = day.rows.length - mostRows
  return {
    head: (isContinued) => dayHead(day, isContinued, width, style),
    items: [
      ...day.rows.slice(0, mostRows).map((row, index) => ({
        block: index < mostBoxes ? rowBlock(row, day, width, style) : plainRow(row, day, width),
        isJoined: row.isJoined,
      })),
      ...(unnamed > 0 ? [{ block: restOf(unnamed, width), isJoined: false }] : []),
    ],
  }
}

/** The name of the day, and at the right what holds for its rows: on the same line, if it has room. */
function dayHead(day: CardDay, isContinued: boolean, width: number, { isStacked }: CardStyle): Block {
  const one = { width, maxLines: 1, isCut: true }
  const title = isContinued ? `${day.place}, continued` : day.title
  const named = typeset([{ text: title, type: narrow(DAY_TITLE, 800) }], one)
  const told = isStacked ? day.effort : day.minutes ? `${day.minutes} min` : ''
  const small = typeset([{ text: told, type: narrow(SMALL) }], one)
  const isBeside = named.width + HEAD_GAP + small.width <= width
  const height = isBeside ? DAY_TITLE : DAY_TITLE + SMALL
  const line: Block = {
    height,
    paint: (pen, left, top) => {
      pen.dip(INK)
      pen.write(named, left, top)
      pen.dip(SOFT)
      pen.write(small, left + width - small.width, top + height - SMALL - 1)
    },
  }
  return spaced(ruled(spaced(line, 0, 1), width, 0.75, INK), ABOVE_DAY, 2)
}

/** What its marks mean, and what the card leaves to the program. */
function footOf({ days }: Card, { hasNotes, mostBoxes }: CardStyle): string[] {
  const rows = days.flatMap((day) => day.rows)
  const isStarred = !hasNotes && rows.some(({ notes }) => notes.length > 0)
  const isShort = days.some((day) => day.rows.length > mostBoxes)
  return [
    ...(rows.some(({ isJoined }) => isJoined) ? ['A bar: in turn.'] : []),
    ...(rows.some(({ isEach }) => isEach) ? ['Pairs: the weight of one.'] : []),
    `${isStarred ? 'Notes (*), rests' : 'Rests'}, swaps and ${isShort ? 'more boxes' : 'warm-ups'}: see your program.`,
  ]
}
