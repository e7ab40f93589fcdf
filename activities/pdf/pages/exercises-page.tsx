import type { ShownProgram } from '../../../domain/program/program-in.ts'
import { linesOf } from '../../../domain/exercises/how-to/how-to.ts'
import type { Drawing } from '../drawing/drawing.tsx'
import { glossaryHeight, Glossary } from './glossary.tsx'
import { howTosOf, type Told } from './notes.ts'
import { countLines } from '../drawing/measure.ts'
import { contentHeight, contentWidth, FAINT, LINE, SIZES, SOFT } from '../drawing/styles.ts'
import { beside, type Block, Painted, ruled, spaced, stacked, textBlock } from '../drawing/blocks.tsx'
import { Sheet } from '../drawing/sheet.tsx'
import { ROMAN, STRONG, TITLE } from '../drawing/typeset.ts'

const NAME_WIDTH = 225
const LABEL_WIDTH = 44
/** Aligns the baselines: the swap is set smaller than the name beside it. */
const SWAP_DROP = 1.5
const HEAD_GAP = 1
const ROW_RULE = 0.5
const TITLE_GAP = 10

/** Padding above and below a row, in points. The plan uses the largest that still needs the fewest pages. */
const ROOMY = 6
const PADDINGS = [ROOMY, 5, 4, 3]

export interface ExerciseRow {
  name: string
  /** Such as `Swap: Leg Press or Machine Hack Squat`; empty without swaps. */
  swap: string
  lines: readonly (readonly [label: string, text: string])[]
}

export interface ExercisesPlan {
  pages: readonly (readonly ExerciseRow[])[]
  rowPadding: number
  /** Whether the glossary fits below. If not, it goes to the guidelines instead of a page of its own. */
  hasWords: boolean
}

export const exerciseRows = (program: ShownProgram): ExerciseRow[] =>
  [...howTosOf(program)].map(([name, told]) => rowOf(name, told)).filter(({ lines }) => lines.length)

export function planExercises(drawing: Drawing): ExercisesPlan {
  const { fonts, paper, program } = drawing
  const rows = exerciseRows(program)
  const room = contentHeight(paper)
  const width = contentWidth(paper)
  const heights = rows.map(({ name, swap, lines }) => {
    const head = Math.max(
      countLines(name, fonts.bold, SIZES.name, NAME_WIDTH) * SIZES.name * LINE,
      countLines(swap, fonts.regular, SIZES.body, width - NAME_WIDTH) * SIZES.body * LINE + SWAP_DROP,
    )
    const body = lines.map(([, text]) => countLines(text, fonts.regular, SIZES.body, width - LABEL_WIDTH))
    return head + HEAD_GAP + body.reduce((sum, count) => sum + count, 0) * SIZES.body * LINE + ROW_RULE
  })
  const filled = (padding: number) => {
    const pages: ExerciseRow[][] = [[]]
    let used = SIZES.title + TITLE_GAP
    for (const [index, row] of rows.entries()) {
      const height = (heights[index] ?? 0) + 2 * padding
      if (used + height > room) {
        pages.push([])
        used = 0
      }
      pages.at(-1)?.push(row)
      used += height
    }
    return { pages, used }
  }
  const fewest = Math.min(...PADDINGS.map((padding) => filled(padding).pages.length))
  const rowPadding = PADDINGS.find((padding) => filled(padding).pages.length === fewest) ?? ROOMY
  const { pages, used } = filled(rowPadding)
  return { pages, rowPadding, hasWords: used + glossaryHeight(program) <= room }
}

const rowOf = (name: string, { swaps, forYou, ...told }: Told): ExerciseRow => ({
  name,
  swap: swaps.length ? `Swap: ${swaps.join(' or ')}` : '',
  lines: [...linesOf(told).filter(([, text]) => text), ...forYou],
})

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
