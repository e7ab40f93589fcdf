import { weekBars } from '../../../domain/program/week-bars.ts'
import { spaced, stacked, type Block } from '../drawing/blocks.tsx'
import type { Drawing } from '../drawing/drawing.tsx'
import { contentHeight, contentWidth } from '../drawing/styles.ts'
import { dayHead, liftBlock, type LiftStyle } from './day-blocks.ts'
import { type DayPart, goesOn, goesOnBlock, inParts, joined, titleOfPart } from './day-part.ts'
import { daySheets, type DayLift, type DaySheet } from './day-sheets.ts'
import { NO_COLUMNS, weekColumnsOf } from './week-columns.ts'
import { footOf, type FootLine } from './week-foot.ts'
import { spread } from './week-layout.ts'
import { saidOf, weekSheets } from './week-sheets.ts'

interface PlacedDay {
  title: string
  block: Block
  goesOn: boolean
}

export interface DayPage {
  days: readonly PlacedDay[]
  spare: number
}

export interface DayPlan {
  pages: readonly DayPage[]
  /** What the foot of each page says of the weeks. */
  ofWeeks: readonly FootLine[]
}

/** A thick pen needs 8 mm; two lines of it where a weight is written above the reps. */
const STYLES: readonly (readonly LiftStyle[])[] = [
  [30, 32, 34, 36, 38, 40, 42, 44, 46].map((boxHeight) => ({ boxHeight, isCompact: false })),
  [24, 26, 28, 30, 32, 34].map((boxHeight) => ({ boxHeight, isCompact: true })),
]
const BETWEEN = 18

/** All weeks of each day on one page, or of two days if both fit; null if the weeks are not alike. */
export function planDays(drawing: Drawing): DayPlan | null {
  const { program, paper, units } = drawing
  const sheets = [weekColumnsOf, () => NO_COLUMNS].flatMap((columnsOf) => {
    const days = daySheets(program, units, columnsOf)
    return days ? [days] : []
  })
  if (!sheets.length) return null
  const width = contentWidth(paper)
  const ofWeeks = weekSheets(program).flatMap((sheet) => {
    const told = saidOf(sheet)
    return told ? [[`Week ${sheet.number}`, told] satisfies FootLine] : []
  })
  const room = contentHeight(paper) - footOf(drawing, ofWeeks).height + BETWEEN
  const bars = weekBars(program)
  const lifts = onceForEach((lift: DayLift, style: LiftStyle) => liftBlock(lift, width, style))
  const blockOf = onceForEach((part: DayPart<DaySheet>, style: LiftStyle): Block =>
    spaced(
      stacked([
        dayHead({ ...part.day, title: titleOfPart(part) }, bars, width),
        ...part.day.lifts.slice(part.from, part.to).map((lift) => lifts(lift, style)),
        ...(goesOn(part) ? [goesOnBlock(width)] : []),
      ]),
      0,
      BETWEEN,
    ),
  )
  const planned = sheets.flatMap((days) => STYLES.map((styles) => planIn(days, styles, room, blockOf)))
  const fewest = Math.min(...planned.map(({ length }) => length))
  return { ofWeeks, pages: planned.find(({ length }) => length === fewest) ?? [] }
}

/** Setting type takes the time of a plan, which asks for the same heights again and again. */
function onceForEach<Thing extends object>(
  draw: (thing: Thing, style: LiftStyle) => Block,
): (thing: Thing, style: LiftStyle) => Block {
  const known = new Map<Thing, Map<LiftStyle, Block>>()
  return (thing, style) => {
    const inStyles = known.get(thing) ?? new Map<LiftStyle, Block>()
    known.set(thing, inStyles)
    const block = inStyles.get(style) ?? draw(thing, style)
    inStyles.set(style, block)
    return block
  }
}

/** @param styles - from the lowest to the roomiest: the pages take the last that needs no more of them */
function planIn(
  days: readonly DaySheet[],
  styles: readonly LiftStyle[],
  room: number,
  blockOf: (part: DayPart<DaySheet>, style: LiftStyle) => Block,
): DayPage[] {
  const [lowest] = styles
  if (!lowest) return []
  const heightIn = (style: LiftStyle) => (part: DayPart<DaySheet>) => blockOf(part, style).height
  const parts = days.flatMap((day) =>
    inParts(day, day.lifts.length, (part) => heightIn(lowest)(part) <= room),
  )
  const pages = spread(parts, heightIn(lowest), room).map(joined)
  const usedBy = (page: readonly DayPart<DaySheet>[], style: LiftStyle) =>
    page.map(heightIn(style)).reduce((sum, height) => sum + height, 0)
  const style = styles.findLast((each) => pages.every((page) => usedBy(page, each) <= room)) ?? lowest
  return pages.map((page) => ({
    days: page.map((part) => ({
      title: titleOfPart(part),
      block: blockOf(part, style),
      goesOn: goesOn(part),
    })),
    spare: room - usedBy(page, style),
  }))
}
