import { Text, View } from '@react-pdf/renderer'
import type { Drawing } from './drawing.ts'
import { scaleOf } from './facts.ts'
import { List, Section, Sheet } from './sheet.tsx'
import { FAINT, INK, styles } from './styles.ts'

const EFFORT = [
  ['RIR 0', 'RPE 10', 'Nothing left. Another rep would fail.'],
  ['RIR 1', 'RPE 9', 'One more good rep, and no second.'],
  ['RIR 2', 'RPE 8', 'Two more. The last reps slow down.'],
  ['RIR 3', 'RPE 7', 'Three more. Hard work, but steady.'],
  ['RIR 4', 'RPE 6', 'Four more. You could talk right after.'],
  ['RIR 5', 'RPE 5', 'Five or more. A warm-up, or a light week.'],
] as const

/** How a row is read, and what its effort means. */
export function ReadingPage({ drawing }: { drawing: Drawing }) {
  const scale = scaleOf(drawing.program)
  const first = drawing.program.weeks[0]?.workouts[0]?.exercises[0]
  return (
    <Sheet drawing={drawing} bookmark="How to read it">
      <Text style={[styles.heading, { fontSize: 44 }]}>How to read it</Text>
      {first && (
        <Text style={[styles.lead, { marginTop: 10 }]}>
          {`“${first.name}, ${first.sets} × ${first.reps}, ${first.intensity}” says: do ${first.sets} sets of ${first.reps}, each at ${first.intensity}. Write the weight of every set into its cell.`}
        </Text>
      )}
      <Section title={`What ${scale} means`}>
        <Text style={[styles.lead, { marginBottom: 8 }]}>
          RIR is how many good reps you have left when you stop. RPE is the same scale upside down: RPE 8 is
          RIR 2.
        </Text>
        <View style={{ borderTop: `1.5 solid ${INK}` }}>
          {EFFORT.map(([rir, rpe, feeling]) => (
            <View
              key={rir}
              style={[styles.row, styles.lead, { borderBottom: `0.5 solid ${FAINT}`, paddingVertical: 3 }]}
              wrap={false}
            >
              <Text style={[styles.bold, { width: 70 }]}>{scale === 'RIR' ? rir : rpe}</Text>
              <Text style={[styles.soft, { width: 70 }]}>{scale === 'RIR' ? rpe : rir}</Text>
              <Text style={{ flex: 1 }}>{feeling}</Text>
            </View>
          ))}
        </View>
      </Section>
      <Section title="Effort in this program">
        <List items={drawing.program.guidelines.rpe} fontSize={12} />
      </Section>
    </Sheet>
  )
}
