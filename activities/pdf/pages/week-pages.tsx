import { Canvas } from '@react-pdf/renderer'
import { textBlock, createPen, type Pen } from '../drawing/blocks.tsx'
import { type Drawing, PageCount } from '../drawing/drawing.tsx'
import { paintDay } from './paint-day.ts'
import { Sheet } from '../drawing/sheet.tsx'
import { contentHeight, contentWidth, INK } from '../drawing/styles.ts'
import { STRONG, LIST, TITLE, typesetOne } from '../drawing/typeset.ts'
import { goesOn } from './day-part.ts'
import { planDays, type DayPlan } from './day-layout.ts'
import { DayPages } from './day-pages.tsx'
import { paintNotes } from './note-lines.ts'
import { footOf } from './week-foot.ts'
import { HEAD_HEIGHT, type Plan, planWeeks, type WeekPlan } from './week-layout.ts'
import { paintBars } from './eight-bars.tsx'
import { saidOf, type WeekSheet } from './week-sheets.ts'

/** Either the weeks, each with its days, or the days, each with its weeks side by side. */
export type PagePlan = { by: 'week'; plan: Plan } | { by: 'day'; plan: DayPlan }

/** A page for each week; where a week needs more than one, the weeks of a day side by side, if that is shorter. */
export function planPages(drawing: Drawing): PagePlan {
  const plan = planWeeks(drawing)
  const pages = plan.weeks.flatMap((week) => week.pages)
  const days = pages.length > plan.weeks.length ? planDays(drawing) : null
  return days && days.pages.length < pages.length ? { by: 'day', plan: days } : { by: 'week', plan }
}

export function WeekPages({ drawing, pages }: { drawing: Drawing; pages: PagePlan }) {
  if (pages.by === 'day') return <DayPages drawing={drawing} plan={pages.plan} />
  const { plan } = pages
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
  const width = contentWidth(drawing.paper)
  if (!page.days.some(goesOn)) paintNotes(pen, width, page.spare, top)
  const foot = footOf(drawing)
  foot.paint(pen, 0, contentHeight(drawing.paper) - foot.height)
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
  const remark = textBlock(saidOf(sheet), STRONG, room)
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
