import type { ShownProgram } from '../../../domain/program/program-in.ts'
import { wordsOf, type Word } from '../../../domain/program/effort-words.ts'
import { beside, Painted, spaced, textBlock } from '../drawing/blocks.tsx'
import { Section } from '../drawing/sheet.tsx'
import { LINE, SIZES } from '../drawing/styles.ts'
import { ROMAN, STRONG } from '../drawing/typeset.ts'

/** Height in points, with the heading and one meaning of two lines. */
export const glossaryHeight = (program: ShownProgram): number => {
  const { length } = wordsOf(program)
  return 18 + SIZES.section + 7 + (length + 1) * SIZES.list * LINE + length * 4
}

interface GlossaryProps {
  program: ShownProgram
  width: number
  isTight?: boolean
}

const WORD_WIDTH = 90

export function Glossary({ program, width, isTight = false }: GlossaryProps) {
  const size = isTight ? SIZES.body : SIZES.list
  const entry = ({ word, meaning }: Word) => {
    const block = beside([
      [0, textBlock(word, { ...STRONG, size }, { width: WORD_WIDTH })],
      [WORD_WIDTH, textBlock(meaning, { ...ROMAN, size }, { width: width - WORD_WIDTH })],
    ])
    return <Painted key={word} block={spaced(block, 0, isTight ? 2 : 4)} width={width} />
  }
  const [first, ...others] = wordsOf(program).map(entry)
  return (
    <Section title="Words" first={first} isTight={isTight}>
      {others}
    </Section>
  )
}
