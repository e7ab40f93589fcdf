import { Text, View } from '@react-pdf/renderer'
import type { Drawing } from './drawing.ts'
import { Glossary } from './glossary.tsx'
import { cuesOf } from './row-notes.ts'
import { Sheet } from './sheet.tsx'
import { FAINT, SIZES, styles } from './styles.ts'

/** How each exercise is done, in a sentence, and the words that the tables use. */
export function ExercisesPage({ drawing }: { drawing: Drawing }) {
  const told = [...cuesOf(drawing.program)].filter(([, cue]) => cue.length > 0)
  return (
    <Sheet drawing={drawing} bookmark="Exercises and words">
      <Text style={[styles.title, { marginBottom: 10 }]}>Your exercises</Text>
      {told.map(([name, cue]) => (
        <View
          key={name}
          style={[
            styles.row,
            { borderBottom: `0.5 solid ${FAINT}`, paddingVertical: 4, fontSize: SIZES.list },
          ]}
          wrap={false}
        >
          <Text style={[styles.bold, { width: 200, paddingRight: 8 }]}>{name}</Text>
          <Text style={{ flex: 1 }}>{cue.join(' ')}</Text>
        </View>
      ))}
      <Glossary />
    </Sheet>
  )
}
