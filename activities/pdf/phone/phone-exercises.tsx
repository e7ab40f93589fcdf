import { Text, View } from '@react-pdf/renderer'
import type { Drawing } from '../drawing/drawing.ts'
import { exerciseRows, type ExerciseRow } from '../pages/exercises-plan.ts'
import { FAINT } from '../drawing/styles.ts'
import { MAX_NAME_LINES } from '../pages/week-layout.ts'
import { PhoneScroll } from './phone-page.tsx'
import { phone, PHONE_SIZES } from './phone-styles.ts'

/** The maximum on one page. */
const MAX_EXERCISES = 6

/** How to do each exercise. The exercises are spread evenly over the pages. */
export function PhoneExercises({ drawing: { program } }: { drawing: Drawing }) {
  const rows = exerciseRows(program)
  const pages = Math.max(1, Math.ceil(rows.length / MAX_EXERCISES))
  const each = Math.ceil(rows.length / pages)
  return Array.from({ length: pages }, (_, page) => (
    <PhoneScroll key={page} {...(page === 0 ? { bookmark: 'Exercises' } : {})}>
      {page === 0 && <Text style={phone.title}>Your exercises</Text>}
      {rows.slice(page * each, (page + 1) * each).map((row) => (
        <HowToDo key={row.name} row={row} />
      ))}
    </PhoneScroll>
  ))
}

const HowToDo = ({ row: { name, swap, lines } }: { row: ExerciseRow }) => (
  <View style={{ borderBottom: `0.5 solid ${FAINT}`, paddingVertical: 9 }}>
    <Text style={[phone.bold, { fontSize: PHONE_SIZES.name, maxLines: MAX_NAME_LINES }]}>{name}</Text>
    {swap ? <Text style={phone.soft}>{swap}</Text> : null}
    {lines.map(([label, text]) => (
      <View key={label} style={[phone.row, { marginTop: 3 }]}>
        <Text style={[phone.soft, { width: 52 }]}>{label}</Text>
        <Text style={[label === 'Do' ? phone.bold : {}, { flex: 1 }]}>{text}</Text>
      </View>
    ))}
  </View>
)
