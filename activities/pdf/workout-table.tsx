import { Canvas, Text, View } from '@react-pdf/renderer'
import { DayHead } from './day-head.tsx'
import { paintCells } from './paint-cells.ts'
import {
  isOneLine,
  isPlain,
  PaintedRows,
  PlainRow,
  repsOf,
  type RowLayout,
  SETS_WIDTH,
  TIMES_WIDTH,
  wordsWidth,
} from './painted-rows.tsx'
import { FAINT, SIZES, styles } from './styles.ts'
import { cellWidth, MOST_NAME_LINES, NAME_GAP, ROW_RULE } from './week-plan.ts'
import type { Day, Row } from './week-sheets.ts'

/** One day: its name and minutes large, then a row an exercise with room to write. */
export function WorkoutTable({ day, layout }: { day: Day; layout: RowLayout }) {
  return (
    <View>
      <DayHead day={day} layout={layout} />
      {runsOf(day.rows, layout).map((rows, index) => (
        <Rows key={index} rows={rows} layout={layout} />
      ))}
    </View>
  )
}

const isPainted = (row: Row, layout: RowLayout): boolean => isPlain(row, layout) && isOneLine(row, layout)

/** Rows in their order; those that are painted together stand together. */
function runsOf(rows: readonly Row[], layout: RowLayout): Row[][] {
  const runs: Row[][] = []
  let wasPainted = false
  for (const row of rows) {
    const painted = isPainted(row, layout)
    if (painted && wasPainted) runs.at(-1)?.push(row)
    else runs.push([row])
    wasPainted = painted
  }
  return runs
}

/** A run of rows that are painted, or one that is not. */
function Rows({ rows, layout }: { rows: readonly Row[]; layout: RowLayout }) {
  const [row] = rows
  if (!row) return null
  if (isPainted(row, layout)) return <PaintedRows rows={rows} layout={layout} />
  if (isPlain(row, layout)) return <PlainRow row={row} layout={layout} />
  return <ExerciseRow row={row} layout={layout} />
}

function ExerciseRow({ row, layout: { columns, spacing } }: { row: Row; layout: RowLayout }) {
  const { exercise, small } = row
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
      <View style={{ width: wordsWidth(columns), marginRight: gap }}>
        <View style={styles.row}>
          <Text
            style={[
              styles.bold,
              { width: name, fontSize: spacing.name, paddingRight: NAME_GAP, maxLines: MOST_NAME_LINES },
            ]}
          >
            {exercise.name}
          </Text>
          <SetsReps row={row} width={setsReps} fontSize={spacing.name} />
          <Text style={[styles.bold, styles.figures, { width: effort, fontSize: spacing.name, maxLines: 3 }]}>
            {exercise.intensity}
          </Text>
        </View>
        <Text style={[styles.soft, { fontSize: spacing.small }]}>{small}</Text>
      </View>
      <Canvas
        style={{ width: columns.cells, height: cellHeight }}
        paint={(painter) => {
          paintCells(painter, {
            count: exercise.sets,
            width: cellWidth(columns, exercise.sets),
            height: cellHeight,
          })
          return null
        }}
      />
    </View>
  )
}

/** The × stands in line down the page. */
function SetsReps({ row, width, fontSize }: { row: Row; width: number; fontSize: number }) {
  const [count, per] = repsOf(row)
  return (
    <View style={[styles.row, styles.figures, { width, fontSize }]}>
      <Text style={[styles.bold, { width: SETS_WIDTH, textAlign: 'right' }]}>{row.exercise.sets}</Text>
      <Text style={{ width: TIMES_WIDTH, textAlign: 'center' }}>×</Text>
      <Text style={[styles.bold, { flex: 1, maxLines: 3 }]}>
        {count}
        {per ? <Text style={{ fontWeight: 400, fontSize: SIZES.body }}>{per}</Text> : null}
      </Text>
    </View>
  )
}
