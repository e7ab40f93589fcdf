import { textBlock } from '../drawing/blocks.tsx'
import type { Drawing } from '../drawing/drawing.ts'
import { paintBars } from './eight-bars.tsx'
import type { Pen } from '../drawing/pen.ts'
import { contentWidth, INK } from '../drawing/styles.ts'
import { LIST, STRONG, TITLE, typeset } from '../drawing/typeset.ts'
import { HEAD_HEIGHT } from './week-layout.ts'
import type { WeekSheet } from './week-sheets.ts'

const FOOT = 6
const BARS = { width: 124, height: 44 }
/** Space beside the words and below them: the title's descent is below its letters. */
const GAP = 14
const WORDS_FOOT = 2

/**
 * Repeated on every page of the week, so that a single printed page identifies itself.
 * @param part - such as `part 1 of 2`; empty for a week of one page
 */
export function paintWeekHead(pen: Pen, drawing: Drawing, sheet: WeekSheet, part: string): void {
  const { program, paper } = drawing
  const width = contentWidth(paper)
  const height = HEAD_HEIGHT - FOOT
  const title = typeset([{ text: `Week ${sheet.number}`, type: TITLE }], { width })
  const left = title.width + GAP
  const room = { width: width - BARS.width - left - GAP }
  const told = [part, `${sheet.sets} sets`, sheet.effort].filter(Boolean).join(' · ')
  const facts = textBlock(told, LIST, room)
  const said = sheet.isLight ? `Light on purpose. ${sheet.remark}` : sheet.remark
  const remark = textBlock(said, STRONG, room)
  const top = height - WORDS_FOOT - facts.height
  pen.dip(INK)
  pen.write(title, 0, height - title.height)
  remark.paint(pen, left, top - remark.height)
  facts.paint(pen, left, top)
  paintBars(pen, {
    ...{ program, only: sheet.number },
    ...{ ...BARS, left: width - BARS.width, top: height - BARS.height },
  })
}
