import { Text, View } from '@react-pdf/renderer'
import type { Drawing } from './drawing.ts'
import { List, Section, Sheet } from './sheet.tsx'
import { INK, styles } from './styles.ts'

const GLOSSARY = [
  ['Set', 'a run of reps without a break'],
  ['Rep', 'one complete movement'],
  ['8-10', 'anything from 8 to 10 reps; 10/side is 10 with each arm or leg'],
  ['AMRAP', 'as many good reps as possible'],
  ['Swap', 'an exercise that does the same job, when equipment is taken or something hurts'],
  ['Light week, deload', 'a week of less work, so that the weeks after it can be harder'],
] as const

const DISCLAIMER =
  'This program is general fitness information, not medical advice. Talk to a doctor before you start if you are pregnant, have a heart condition, a recent injury or surgery, or any other health concern. Stop and get help if something hurts.'

/** What to know beside the tables, the words used in them, and the disclaimer. */
export function GuidelinesPage({ drawing }: { drawing: Drawing }) {
  const { progression, recovery, nutrition } = drawing.program.guidelines
  return (
    <Sheet drawing={drawing} bookmark="Guidelines">
      <Text style={[styles.heading, { fontSize: 44 }]}>Guidelines</Text>
      <Section title="Progression">
        <List items={progression} fontSize={12} />
      </Section>
      <Section title="Recovery">
        <List items={recovery} fontSize={12} />
      </Section>
      <Section title="Nutrition">
        <List items={nutrition} fontSize={12} />
      </Section>
      <Section title="Words">
        {GLOSSARY.map(([word, meaning]) => (
          <View key={word} style={[styles.row, { marginBottom: 3 }]} wrap={false}>
            <Text style={[styles.bold, { width: 130 }]}>{word}</Text>
            <Text style={{ flex: 1 }}>{meaning}</Text>
          </View>
        ))}
      </Section>
      <View style={{ marginTop: 18, borderTop: `1.5 solid ${INK}`, paddingTop: 8 }} wrap={false}>
        <Text style={styles.bold}>Medical disclaimer</Text>
        <Text>{DISCLAIMER}</Text>
      </View>
    </Sheet>
  )
}
