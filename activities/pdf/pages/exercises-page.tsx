import { beside, type Block, Painted, ruled, spaced, stacked, textBlock } from '../drawing/blocks.tsx'
import type { Drawing } from '../drawing/drawing.ts'
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
import { Sheet } from '../drawing/sheet.tsx'
import { contentWidth, FAINT, SIZES, SOFT } from '../drawing/styles.ts'
import { ROMAN, STRONG, TITLE } from '../drawing/typeset.ts'

/** How to do each exercise, and the glossary of the tables. */
export function ExercisesPage({ drawing }: { drawing: Drawing }) {
  const { pages, rowPadding, hasWords } = planExercises(drawing)
  const width = contentWidth(drawing.paper)
  const title = spaced(textBlock('Your exercises', TITLE, { width }), 0, TITLE_GAP)
  const blockOf = (row: ExerciseRow) => ruled(spaced(howToDo(row, width), rowPadding), width, ROW_RULE, FAINT)
  return pages.map((rows, index) => (
    <Sheet key={index} drawing={drawing} isOnePage {...(index === 0 ? { bookmark: 'Exercises' } : {})}>
      <Painted block={stacked([...(index === 0 ? [title] : []), ...rows.map(blockOf)])} width={width} />
      {hasWords && index === pages.length - 1 && <Glossary program={drawing.program} width={width} />}
    </Sheet>
  ))
}

function howToDo({ name, swap, lines }: ExerciseRow, width: number): Block {
  const named = textBlock(name, { ...STRONG, size: SIZES.name }, { width: NAME_WIDTH })
  const swaps = textBlock(swap, ROMAN, { width: width - NAME_WIDTH, align: 'right' }, SOFT)
  const head = beside([
    [0, named],
    [NAME_WIDTH, spaced(swaps, SWAP_DROP, 0)],
  ])
  const line = ([label, text]: ExerciseRow['lines'][number]) =>
    beside([
      [0, textBlock(label, ROMAN, { width: LABEL_WIDTH }, SOFT)],
      [LABEL_WIDTH, textBlock(text, label === 'Do' ? STRONG : ROMAN, { width: width - LABEL_WIDTH })],
    ])
  return stacked([spaced(head, 0, HEAD_GAP), ...lines.map(line)])
}
