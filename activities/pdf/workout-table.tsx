import { Canvas, Text, View } from '@react-pdf/renderer'
import type { Exercise } from '../../domain/program.ts'
import { FAINT, INK, RULE, SIZES, styles } from './styles.ts'
import {
  CELL_GAP,
  cellWidth,
  DAY_HEAD,
  MOST_NAME_LINES,
  NAME_GAP,
  ROW_RULE,
  type Columns,
  type Spacing,
} from './week-plan.ts'
import type { Day, Row } from './week-sheets.ts'

interface WorkoutTableProps {
  day: Day
  columns: Columns
  spacing: Spacing
}

/** One day: its name and minutes large, then a row an exercise with room to write. */
export function WorkoutTable({ day, columns, spacing }: WorkoutTableProps) {
  const [first, ...others] = day.rows
  const row = (each: Row, index: number) => (
    <ExerciseRow key={index} row={each} columns={columns} spacing={spacing} />
  )
  return (
    <View>
      {/* The day's name never stands alone at the foot of a page. */}
      <View wrap={false}>
        <DayHead day={day} columns={columns} />
        {first && row(first, 0)}
      </View>
      {others.map(row)}
    </View>
  )
}

function DayHead({ day: { title, minutes }, columns }: { day: Day; columns: Columns }) {
  return (
    <View
      style={[
        styles.row,
        { height: DAY_HEAD, alignItems: 'flex-end', paddingBottom: 3, borderBottom: `1.5 solid ${INK}` },
      ]}
    >
      <View style={[styles.row, { flex: 1 }]}>
        <Text
          style={[
            styles.heading,
            { fontSize: SIZES.day, flexShrink: 1, maxLines: 1, textOverflow: 'ellipsis' },
          ]}
        >
          {title}
        </Text>
        {minutes ? (
          <Text
            style={[styles.heading, styles.soft, { fontSize: SIZES.day, fontWeight: 600, marginLeft: 8 }]}
          >{`${minutes} min`}</Text>
        ) : null}
      </View>
      <Text style={styles.soft}>Date</Text>
      <View style={{ width: 54, height: 12, marginHorizontal: 6, borderBottom: `0.75 solid ${RULE}` }} />
      <Text style={[styles.soft, { width: columns.cells - CELL_GAP }]}>Your sets</Text>
    </View>
  )
}

function ExerciseRow({
  row: { exercise, small },
  columns,
  spacing,
}: {
  row: Row
  columns: Columns
  spacing: Spacing
}) {
  const { name, setsReps, effort, gap } = columns
  const { cellHeight, rowPadding } = spacing
  return (
    <View
      style={[
        styles.row,
        {
          borderBottom: `${ROW_RULE} solid ${FAINT}`,
          paddingVertical: rowPadding,
          minHeight: cellHeight + 2 * rowPadding,
        },
      ]}
      wrap={false}
    >
      <View style={{ width: name + setsReps + effort, marginRight: gap }}>
        <View style={styles.row}>
          <Text
            style={[
              styles.bold,
              { width: name, fontSize: spacing.name, paddingRight: NAME_GAP, maxLines: MOST_NAME_LINES },
            ]}
          >
            {exercise.name}
          </Text>
          <SetsReps exercise={exercise} width={setsReps} fontSize={spacing.name} />
          <Text style={[styles.bold, styles.figures, { width: effort, fontSize: spacing.name, maxLines: 3 }]}>
            {exercise.intensity}
          </Text>
        </View>
        <Text style={[styles.soft, { fontSize: spacing.small }]}>{small}</Text>
      </View>
      <Cells count={exercise.sets} width={cellWidth(columns, exercise.sets)} height={cellHeight} />
    </View>
  )
}

const LINE = 0.75
const CORNER = 2

/** Room to write in, a cell a set. Painted at once: as boxes of their own they would be half of all that is laid out. */
const Cells = ({ count, width, height }: { count: number; width: number; height: number }) => (
  <Canvas
    style={{ width: count * (CELL_GAP + width), height }}
    paint={(painter) => {
      painter.lineWidth(LINE).strokeColor(RULE)
      for (let set = 0; set < count; set++) {
        const left = CELL_GAP + set * (CELL_GAP + width)
        painter
          .roundedRect(left + LINE / 2, LINE / 2, width - LINE, height - LINE, CORNER - LINE / 2)
          .stroke()
      }
      return null
    }}
  />
)

/** The × stands in line down the page. */
function SetsReps({
  exercise: { sets, reps },
  width,
  fontSize,
}: {
  exercise: Exercise
  width: number
  fontSize: number
}) {
  const [count = reps, ...per] = reps.split('/')
  return (
    <View style={[styles.row, styles.figures, { width, fontSize }]}>
      <Text style={[styles.bold, { width: 11, textAlign: 'right' }]}>{sets}</Text>
      <Text style={{ width: 14, textAlign: 'center' }}>×</Text>
      <Text style={[styles.bold, { flex: 1, maxLines: 3 }]}>
        {count}
        {per.length ? (
          <Text style={{ fontWeight: 400, fontSize: SIZES.body }}>{`/${per.join('/')}`}</Text>
        ) : null}
      </Text>
    </View>
  )
}
