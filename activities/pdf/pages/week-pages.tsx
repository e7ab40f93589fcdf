import { Canvas } from '@react-pdf/renderer'
import { beside, textBlock, createPen, type Pen } from '../drawing/blocks.tsx'
import { type Drawing, PageCount } from '../drawing/drawing.tsx'
import { missedRepsIn } from './facts.ts'
import { paintDay } from './paint-day.ts'
import { Sheet } from '../drawing/sheet.tsx'
import { contentHeight, contentWidth, INK, RULE, SOFT } from '../drawing/styles.ts'
import { ROMAN, STRONG, LIST, TITLE, typesetOne } from '../drawing/typeset.ts'
import {
  HEAD_HEIGHT,
  MISSED_LABEL,
  MAX_MISSED_LINES,
  type Plan,
  planWeeks,
  type WeekPlan,
} from './week-layout.ts'
import { paintBars } from './eight-bars.tsx'
import type { WeekSheet } from './week-sheets.ts'

export function WeekPages({ drawing }: { drawing: Drawing }) {
  const plan = planWeeks(drawing)
  const last = plan.weeks.at(-1)?.pages.at(-1)
  return plan.weeks.flatMap((week) =>
    week.pages.map((page, index) => (
      <Sheet
        key={`${week.sheet.number}-${index}`}
        drawing={drawing}
        isOnePage
        {...(index === 0 ? { bookmark: `Week ${week.sheet.number}` } : {})}
      >
        <Canvas
          style={{ width: contentWidth(drawing.paper), height: contentHeight(drawing.paper) }}
          paint={(painter) => {
            paintPage(createPen(painter), drawing, plan, week, index)
            return null
          }}
        />
        {page === last && <PageCount numbers={drawing.pageNumbers} />}
      </Sheet>
    )),
  )
}

/** Paints the whole page at once. As separate boxes, it would take most of a PDF's rendering time. */
function paintPage(pen: Pen, drawing: Drawing, plan: Plan, { sheet, pages }: WeekPlan, index: number): void {
  const { columns, spacing, commonHeight } = plan
  const page = pages[index]
  if (!page) return
  paintWeekHead(pen, drawing, sheet, pages.length > 1 ? `part ${index + 1} of ${pages.length}` : '')
  textBlock(sheet.common, STRONG, { width: contentWidth(drawing.paper) }).paint(pen, 0, HEAD_HEIGHT)
  const top = page.days.reduce(
    (y, day) => paintDay(pen, day, { columns, spacing }, y),
    HEAD_HEIGHT + commonHeight,
  )
  paintNotes(pen, drawing, page.spare, top)
  paintMissed(pen, drawing)
}

const NOTES_GAP = 16
const NOTE_LINE = 26
/** Height that the heading takes from the first line. */
const NOTES_HEAD = 10
const MAX_NOTES = 5

/** Lines for notes, if the days leave room. */
function paintNotes(pen: Pen, { paper }: Drawing, room: number, above: number): void {
  const lines = Math.min(MAX_NOTES, Math.floor((room - 30) / NOTE_LINE))
  if (lines < 1) return
  const width = contentWidth(paper)
  const top = above + NOTES_GAP
  textBlock('Notes', ROMAN, { width }, SOFT).paint(pen, 0, top)
  for (let line = 1; line <= lines; line += 1)
    pen.fill(RULE, 0, top + 14 - NOTES_HEAD + line * NOTE_LINE - 0.5, width, 0.5)
}

const MISSED_RULE = 1.5
const MISSED_PADDING = 4

function paintMissed(pen: Pen, drawing: Drawing): void {
  const width = contentWidth(drawing.paper)
  const told = beside([
    [0, textBlock('Missed reps?', STRONG, { width: MISSED_LABEL })],
    [
      MISSED_LABEL,
      textBlock(missedRepsIn(drawing.program), ROMAN, {
        width: width - MISSED_LABEL,
        maxLines: MAX_MISSED_LINES,
      }),
    ],
  ])
  const top = contentHeight(drawing.paper) - told.height
  pen.fill(INK, 0, top - MISSED_PADDING - MISSED_RULE, width, MISSED_RULE)
  told.paint(pen, 0, top)
}

const FOOT = 6
const BARS = { width: 124, height: 44 }
/** Space beside the words and below them: the title's descent is below its letters. */
const GAP = 14
const WORDS_FOOT = 2

/** Repeated on every page of the week. @param part - `part 1 of 2`; empty for a week of one page */
function paintWeekHead(pen: Pen, drawing: Drawing, sheet: WeekSheet, part: string): void {
  const { program, paper } = drawing
  const width = contentWidth(paper)
  const height = HEAD_HEIGHT - FOOT
  const title = typesetOne(`Week ${sheet.number}`, TITLE, { width })
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
