import { Text, View } from '@react-pdf/renderer'
import type { Drawing } from './drawing.ts'
import { NAME_GAP, NAME_WIDTH, planExercises, ROW_RULE, TITLE_GAP } from './exercises-plan.ts'
import { Glossary } from './glossary.tsx'
import { Sheet } from './sheet.tsx'
import { FAINT, SIZES, styles } from './styles.ts'

/** How each exercise is done, in a sentence, and the words that the tables use. */
export function ExercisesPage({ drawing }: { drawing: Drawing }) {
  const { told, rowPadding, hasWords } = planExercises(drawing)
  return (
    <Sheet drawing={drawing} bookmark="Exercises">
      <Text style={[styles.title, { marginBottom: TITLE_GAP }]}>Your exercises</Text>
      {told.map(([name, cue]) => (
        <View
          key={name}
          style={[
            styles.row,
            {
              borderBottom: `${ROW_RULE} solid ${FAINT}`,
              paddingVertical: rowPadding,
              fontSize: SIZES.list,
            },
          ]}
          wrap={false}
        >
          <Text style={[styles.bold, { width: NAME_WIDTH, paddingRight: NAME_GAP }]}>{name}</Text>
          <Text style={{ flex: 1 }}>{cue}</Text>
        </View>
      ))}
      {hasWords && <Glossary program={drawing.program} />}
    </Sheet>
  )
}
