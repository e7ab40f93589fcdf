import { Text, View } from '@react-pdf/renderer'
import type { Drawing } from './drawing.ts'
import { missedReps } from './facts.ts'
import { PageCount } from './page-numbers.tsx'
import { Sheet } from './sheet.tsx'
import { FOOTER, INK, MARGIN, RULE, styles } from './styles.ts'
import { MISSED_LABEL, MOST_MISSED_LINES, planWeeks } from './week-plan.ts'
import { WeekHead } from './week-head.tsx'
import { WorkoutTable } from './workout-table.tsx'

/** A page a week; more where the days need them. */
export function WeekPages({ drawing }: { drawing: Drawing }) {
  const { weeks, columns, commonHeight, spacing, footHeight } = planWeeks(drawing)
  const last = weeks.at(-1)?.pages.at(-1)
  return weeks.flatMap(({ sheet, pages }) =>
    pages.map((page, index) => (
      <Sheet
        key={`${sheet.number}-${index}`}
        drawing={drawing}
        footHeight={footHeight}
        isOnePage
        {...(index === 0 ? { bookmark: `Week ${sheet.number}` } : {})}
      >
        <WeekHead
          drawing={drawing}
          sheet={sheet}
          part={pages.length > 1 ? `part ${index + 1} of ${pages.length}` : ''}
        />
        {commonHeight > 0 && (
          <Text style={[styles.bold, { height: commonHeight }]} fixed>
            {sheet.common}
          </Text>
        )}
        {page.days.map((day, row) => (
          <WorkoutTable key={row} day={day} layout={{ fonts: drawing.fonts, columns, spacing }} />
        ))}
        <Notes room={page.spare} />
        <WeekFoot drawing={drawing} />
        {page === last && <PageCount numbers={drawing.pageNumbers} />}
      </Sheet>
    )),
  )
}

const NOTE_LINE = 26
const MOST_NOTES = 5

/** Lines to write on, where the days leave room for them. */
function Notes({ room }: { room: number }) {
  const lines = Math.min(MOST_NOTES, Math.floor((room - 30) / NOTE_LINE))
  if (lines < 1) return null
  return (
    <View style={{ marginTop: 16 }} wrap={false}>
      <Text style={[styles.soft, { height: 14 }]}>Notes</Text>
      {Array.from({ length: lines }, (_, index) => (
        <View
          key={index}
          style={{ height: NOTE_LINE - (index === 0 ? 10 : 0), borderBottom: `0.5 solid ${RULE}` }}
        />
      ))}
    </View>
  )
}

/** What to do when reps are missed. */
const WeekFoot = ({ drawing }: { drawing: Drawing }) => (
  <View
    style={[styles.atFoot, { bottom: MARGIN.bottom + FOOTER, borderTop: `1.5 solid ${INK}`, paddingTop: 4 }]}
    fixed
  >
    <Text style={[styles.bold, { width: MISSED_LABEL }]}>Missed reps?</Text>
    <Text style={{ flex: 1, maxLines: MOST_MISSED_LINES }}>{missedReps(drawing.program)}</Text>
  </View>
)
