import { Text, View } from '@react-pdf/renderer'
import type { GeneratedProgram } from '../../domain/program.ts'
import { wordsOf, type Word } from '../../domain/reading.ts'
import { Section } from './sheet.tsx'
import { LINE, SIZES, styles } from './styles.ts'

/** With its heading and one meaning on two lines, in points. */
export const glossaryHeight = (program: GeneratedProgram): number => {
  const { length } = wordsOf(program)
  return 18 + SIZES.section + 7 + (length + 1) * SIZES.list * LINE + length * 4
}

interface GlossaryProps {
  program: GeneratedProgram
  /** Where it shares a page that is nearly full. */
  isTight?: boolean
}

/** The words that the tables use. */
export function Glossary({ program, isTight = false }: GlossaryProps) {
  const entry = ({ word, meaning }: Word) => (
    <View
      key={word}
      style={[styles.row, isTight ? { marginBottom: 2 } : { marginBottom: 4, fontSize: SIZES.list }]}
      wrap={false}
    >
      <Text style={[styles.bold, { width: 90 }]}>{word}</Text>
      <Text style={{ flex: 1 }}>{meaning}</Text>
    </View>
  )
  const [first, ...others] = wordsOf(program).map(entry)
  return (
    <Section title="Words" first={first} isTight={isTight}>
      {others}
    </Section>
  )
}
