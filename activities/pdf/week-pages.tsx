import { Text, View } from '@react-pdf/renderer'
import { setsInWeek, type Week } from '../../domain/program.ts'
import type { Drawing } from './drawing.ts'
import { EightBars } from './eight-bars.tsx'
import { effortOf, isLight, missedReps } from './facts.ts'
import { Sheet } from './sheet.tsx'
import { INK, MARGIN, SIZES, styles } from './styles.ts'
import { footHeight, HEAD_HEIGHT, planWeeks } from './week-plan.ts'
import { WorkoutTable } from './workout-table.tsx'

/** A page a week; two where the days need them. */
export function WeekPages({ drawing }: { drawing: Drawing }) {
  const { plans, columns, cellHeight } = planWeeks(drawing)
  return plans.flatMap(({ week, pages }) =>
    pages.map((days, index) => (
      <Sheet
        key={`${week.weekNumber}-${index}`}
        drawing={drawing}
        footHeight={footHeight(drawing)}
        {...(index === 0 ? { bookmark: `Week ${week.weekNumber}` } : {})}
      >
        <WeekHead
          drawing={drawing}
          week={week}
          part={pages.length > 1 ? `${index + 1} of ${pages.length}` : ''}
        />
        {days.map((workout) => (
          <WorkoutTable key={workout.day} workout={workout} columns={columns} cellHeight={cellHeight} />
        ))}
        <WeekFoot drawing={drawing} />
      </Sheet>
    )),
  )
}

function WeekHead({ drawing, week, part }: { drawing: Drawing; week: Week; part: string }) {
  const light = isLight(week)
  const facts = [
    part && `page ${part}`,
    `${setsInWeek(week)} sets`,
    effortOf(week),
    light ? 'light on purpose' : '',
  ]
  return (
    <View style={[styles.row, { height: HEAD_HEIGHT - 4, alignItems: 'flex-end', marginBottom: 4 }]} fixed>
      <Text style={[styles.heading, { fontSize: 52 }]}>{`Week ${week.weekNumber}`}</Text>
      <Text style={[styles.lead, { flex: 1, marginLeft: 14, marginBottom: 4 }]}>
        {facts.filter(Boolean).join(' · ')}
      </Text>
      <EightBars program={drawing.program} width={120} height={44} only={week.weekNumber} />
    </View>
  )
}

/** What to do when reps are missed. */
const WeekFoot = ({ drawing }: { drawing: Drawing }) => (
  <View
    fixed
    style={[
      styles.row,
      {
        position: 'absolute',
        left: MARGIN.side,
        right: MARGIN.side,
        bottom: MARGIN.bottom + 18,
        borderTop: `1.5 solid ${INK}`,
        paddingTop: 5,
      },
    ]}
  >
    <Text style={[styles.bold, { width: 90, fontSize: SIZES.body }]}>Missed reps?</Text>
    <Text style={{ flex: 1 }}>{missedReps(drawing.program)}</Text>
  </View>
)
