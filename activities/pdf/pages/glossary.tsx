import type { ShownProgram } from '../../../domain/program/program-in.ts'
import { wordsOf, type Word } from '../../../domain/program/effort-words.ts'
import { beside, Painted, spaced, stacked, typesetBlock, type Block } from '../drawing/blocks.tsx'
import { Section } from '../drawing/sheet.tsx'
import { ROMAN, STRONG } from '../drawing/typeset.ts'

interface GlossaryProps {
  program: ShownProgram
  width: number
  above: number
}

const COLUMN_GAP = 18

/** The words of the tables, in two columns of the same height. */
export function Glossary({ program, width, above }: GlossaryProps) {
  const each = (width - COLUMN_GAP) / 2
  const entry = ({ word, meaning }: Word): Block =>
    spaced(
      typesetBlock(
        [
          { text: `${word}: `, type: STRONG },
          { text: meaning, type: ROMAN },
        ],
        each,
      ),
      0,
      2,
    )
  const [left, right] = inHalves(wordsOf(program).map(entry))
  const columns = beside([
    [0, stacked(left)],
    [each + COLUMN_GAP, stacked(right)],
  ])
  return <Section title="Words" above={above} first={<Painted block={columns} width={width} />} />
}

/** In their order, where the two come nearest to the same height. */
function inHalves(blocks: readonly Block[]): [Block[], Block[]] {
  const { height } = stacked(blocks)
  const before = (count: number) => stacked(blocks.slice(0, count)).height
  const off = (count: number) => Math.abs(height - 2 * before(count))
  const [best = 0] = blocks.map((_, index) => index + 1).sort((one, other) => off(one) - off(other))
  return [blocks.slice(0, best), blocks.slice(best)]
}
