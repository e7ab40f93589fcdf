import { Text, View } from '@react-pdf/renderer'
import type { GeneratedProgram } from '../../domain/program.ts'
import { isLight } from './facts.ts'
import { Section } from './sheet.tsx'
import { LINE, SIZES, styles } from './styles.ts'

interface Word {
  word: string
  meaning: string
}

const LIGHT_WEEK: Word = {
  word: 'Light week',
  meaning: 'Less work on purpose, so that the weeks after it can be harder. Also called a deload.',
}
const AMRAP: Word = { word: 'AMRAP', meaning: 'As many good reps as possible.' }

/** Only the words that this program uses. */
function wordsOf({ weeks }: GeneratedProgram): Word[] {
  const rows = weeks.flatMap(({ workouts }) => workouts.flatMap(({ exercises }) => exercises))
  return [
    { word: 'Set', meaning: 'A run of reps without a break.' },
    { word: 'Rep', meaning: 'One complete movement.' },
    {
      word: '8-10',
      meaning:
        'Anything from 8 to 10 reps. 10/side is 10 with each arm or leg, 30 s is a hold of 30 seconds.',
    },
    {
      word: 'Swap',
      meaning: 'An exercise that does the same job, for when equipment is taken or something hurts.',
    },
    ...(rows.some(({ reps }) => /AMRAP/i.test(reps)) ? [AMRAP] : []),
    ...(weeks.some(isLight) ? [LIGHT_WEEK] : []),
  ]
}

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
