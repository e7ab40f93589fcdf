import { Text, View } from '@react-pdf/renderer'
import { Section } from './sheet.tsx'
import { SIZES, styles } from './styles.ts'

const WORDS = [
  ['Set', 'A run of reps without a break.'],
  ['Rep', 'One complete movement.'],
  ['8-10', 'Anything from 8 to 10 reps. 10/side is 10 with each arm or leg, 30 s is a hold of 30 seconds.'],
  ['AMRAP', 'As many good reps as possible.'],
  ['Swap', 'An exercise that does the same job, for when equipment is taken or something hurts.'],
  ['Light week', 'Less work on purpose, so that the weeks after it can be harder. Also called a deload.'],
] as const

const Word = ({ entry: [word, meaning] }: { entry: (typeof WORDS)[number] }) => (
  <View style={[styles.row, { marginBottom: 4, fontSize: SIZES.list }]} wrap={false}>
    <Text style={[styles.bold, { width: 90 }]}>{word}</Text>
    <Text style={{ flex: 1 }}>{meaning}</Text>
  </View>
)

/** The words that the tables use. */
export function Glossary() {
  const [first, ...others] = WORDS
  return (
    <Section title="Words" first={<Word entry={first} />}>
      {others.map((entry) => (
        <Word key={entry[0]} entry={entry} />
      ))}
    </Section>
  )
}
