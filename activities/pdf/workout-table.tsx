import { Text, View } from '@react-pdf/renderer'
import type { Exercise, Workout } from '../../domain/program.ts'
import { dayTitle, smallPrint } from './facts.ts'
import { HEADING } from './fonts.ts'
import { FAINT, INK, RULE, SIZES, SOFT, styles } from './styles.ts'
import { DAY_HEAD, type Columns } from './week-plan.ts'

interface WorkoutTableProps {
  workout: Workout
  columns: Columns
  cellHeight: number
}

/** One day: its name and minutes large, then a row an exercise with room to write. */
export function WorkoutTable({ workout, columns, cellHeight }: WorkoutTableProps) {
  const [first, ...others] = workout.exercises
  const most = Math.max(...workout.exercises.map(({ sets }) => sets))
  const row = (exercise: Exercise, index: number) => (
    <Row key={index} exercise={exercise} columns={columns} cellHeight={cellHeight} />
  )
  return (
    <View>
      {/* The day's name never stands alone at the foot of a page. */}
      <View wrap={false}>
        <DayHead workout={workout} columns={columns} cells={most} />
        {first && row(first, 0)}
      </View>
      {others.map((exercise, index) => row(exercise, index + 1))}
    </View>
  )
}

function DayHead({ workout, columns, cells }: { workout: Workout; columns: Columns; cells: number }) {
  const { day, kind } = dayTitle(workout.day)
  return (
    <View
      style={[
        styles.row,
        { height: DAY_HEAD, alignItems: 'flex-end', paddingBottom: 3, borderBottom: `1.5 solid ${INK}` },
      ]}
    >
      <Text style={[styles.heading, { fontSize: SIZES.day, flex: 1 }]}>
        {kind ? `${day} · ${kind}` : day}
        {workout.estimatedMinutes ? (
          <Text
            style={{ fontFamily: HEADING, fontWeight: 600, color: SOFT }}
          >{`   ${workout.estimatedMinutes} min`}</Text>
        ) : null}
      </Text>
      {Array.from({ length: columns.cells }, (_, index) => (
        <Text key={index} style={{ width: columns.cell, textAlign: 'center', color: SOFT }}>
          {index < cells ? `Set ${index + 1}` : ''}
        </Text>
      ))}
    </View>
  )
}

interface RowProps {
  exercise: Exercise
  columns: Columns
  cellHeight: number
}

function Row({ exercise, columns, cellHeight }: RowProps) {
  const cells = Math.min(exercise.sets, columns.cells)
  return (
    <View
      style={[
        styles.row,
        { borderBottom: `0.5 solid ${FAINT}`, paddingVertical: 3, minHeight: cellHeight + 6 },
      ]}
      wrap={false}
    >
      <View style={{ width: columns.name + columns.setsReps + columns.effort, marginRight: 8 }}>
        <View style={styles.row}>
          <Text style={[styles.bold, { width: columns.name, fontSize: SIZES.name, paddingRight: 6 }]}>
            {exercise.name}
          </Text>
          <SetsReps exercise={exercise} width={columns.setsReps} />
          <Text style={[styles.bold, styles.figures, { width: columns.effort, fontSize: SIZES.name }]}>
            {exercise.intensity}
          </Text>
        </View>
        <Text style={styles.soft}>{smallPrint(exercise)}</Text>
      </View>
      {Array.from({ length: cells }, (_, index) => (
        <View key={index} style={{ width: columns.cell, paddingLeft: 3 }}>
          <View style={{ height: cellHeight, border: `0.75 solid ${RULE}`, borderRadius: 2 }} />
        </View>
      ))}
    </View>
  )
}

/** The × stands in line down the page. */
const SetsReps = ({ exercise, width }: { exercise: Exercise; width: number }) => (
  <View style={[styles.row, styles.figures, { width, fontSize: SIZES.numbers }]}>
    <Text style={[styles.bold, { width: 11, textAlign: 'right' }]}>{exercise.sets}</Text>
    <Text style={{ width: 14, textAlign: 'center' }}>×</Text>
    <Text style={[styles.bold, { flex: 1 }]}>{exercise.reps}</Text>
  </View>
)
