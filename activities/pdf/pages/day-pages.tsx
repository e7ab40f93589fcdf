import { Canvas, View } from '@react-pdf/renderer'
import { createPen, type Pen } from '../drawing/blocks.tsx'
import { type Drawing, PageCount } from '../drawing/drawing.tsx'
import { bookmarked, Sheet } from '../drawing/sheet.tsx'
import { contentHeight, contentWidth } from '../drawing/styles.ts'
import type { DayPage, DayPlan } from './day-layout.ts'
import { paintNotes } from './note-lines.ts'
import { footOf } from './week-foot.ts'

/** Each day once, with all weeks side by side. */
export const DayPages = ({ drawing, plan: { pages, ofWeeks } }: { drawing: Drawing; plan: DayPlan }) =>
  pages.map((page, index) => (
    <Sheet key={index} drawing={drawing} isOnePage>
      {page.days.map(({ title }, place) => (
        <View key={place} {...bookmarked(title)} />
      ))}
      <Canvas
        style={{ width: contentWidth(drawing.paper), height: contentHeight(drawing.paper) }}
        paint={(painter) => {
          const pen = createPen(painter)
          paintDays(pen, drawing, page)
          const foot = footOf(drawing, ofWeeks)
          foot.paint(pen, 0, contentHeight(drawing.paper) - foot.height)
          return null
        }}
      />
      {index === pages.length - 1 && <PageCount numbers={drawing.pageNumbers} />}
    </Sheet>
  ))

function paintDays(pen: Pen, { paper }: Drawing, { days, spare }: DayPage): void {
  const end = days.reduce((top, { block }) => {
    block.paint(pen, 0, top)
    return top + block.height
  }, 0)
  if (!days.at(-1)?.goesOn) paintNotes(pen, contentWidth(paper), spare, end)
}
