import { Text, View } from '@react-pdf/renderer'
import type { Drawing } from './drawing.ts'
import {
  HEAD_GAP,
  LABEL_WIDTH,
  NAME_WIDTH,
  planExercises,
  ROW_RULE,
  SWAP_DROP,
  TITLE_GAP,
  type ExerciseRow,
} from './exercises-plan.ts'
import { Glossary } from './glossary.tsx'
import { Sheet } from './sheet.tsx'
import { FAINT, SIZES, styles } from './styles.ts'

/** How each exercise is done, and the words that the tables use. */
export function ExercisesPage({ drawing }: { drawing: Drawing }) {
  const { pages, rowPadding, hasWords } = planExercises(drawing)
  return pages.map((rows, index) => (
    <Sheet key={index} drawing={drawing} isOnePage {...(index === 0 ? { bookmark: 'Exercises' } : {})}>
      {index === 0 && <Text style={[styles.title, { marginBottom: TITLE_GAP }]}>Your exercises</Text>}
      {rows.map((row) => (
        <View
          key={row.name}
          style={{ borderBottom: `${ROW_RULE} solid ${FAINT}`, paddingVertical: rowPadding }}
        >
          <HowToDo row={row} />
        </View>
      ))}
      {hasWords && index === pages.length - 1 && <Glossary program={drawing.program} />}
    </Sheet>
  ))
}

const HowToDo = ({ row: { name, swap, lines } }: { row: ExerciseRow }) => (
  <>
    <View style={[styles.row, { marginBottom: HEAD_GAP }]}>
      <Text style={[styles.bold, { width: NAME_WIDTH, fontSize: SIZES.name }]}>{name}</Text>
      <Text style={[styles.soft, { flex: 1, textAlign: 'right', paddingTop: SWAP_DROP }]}>{swap}</Text>
    </View>
    {lines.map(([label, text]) => (
      <View key={label} style={styles.row}>
        <Text style={[styles.soft, { width: LABEL_WIDTH }]}>{label}</Text>
        <Text style={[label === 'Do' ? styles.bold : {}, { flex: 1 }]}>{text}</Text>
      </View>
    ))}
  </>
)
