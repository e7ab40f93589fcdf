import { Text, View } from '@react-pdf/renderer'
import { lowerFirst } from '../../../domain/exercises/words.ts'
import { linesOf } from '../../../domain/exercises/how-to/how-to.ts'
import type { ShownProgram } from '../../../domain/program/program-in.ts'
import { beside, type Block, Painted, ruled, spaced, stacked, textBlock } from '../drawing/blocks.tsx'
import type { Drawing } from '../drawing/drawing.tsx'
import { markOf } from '../drawing/sheet.tsx'
import { contentWidth, FAINT, SIZES, SOFT, styles } from '../drawing/styles.ts'
import { ROMAN, STRONG } from '../drawing/typeset.ts'
import { Muscles } from './muscles.tsx'
import { howTosOf, type Told } from './notes.ts'

const LABEL_WIDTH = 56
const HEAD_GAP = 1
const ROW_RULE = 0.5
const TITLE_GAP = 10

const ROW_PADDING = 4

export interface ExerciseRow {
  name: string
  lines: readonly (readonly [label: string, text: string])[]
}

export const exerciseRows = (program: ShownProgram): ExerciseRow[] =>
  [...howTosOf(program)].map(([name, told]) => rowOf(name, told)).filter(({ lines }) => lines.length)

const rowOf = (name: string, { swaps, forYou, ...told }: Told): ExerciseRow => ({
  name,
  lines: [
    ...linesOf(told).filter(([, text]) => text),
    ...forYou,
    ...swaps.map(
      ({ label, name: swap, cue }) => [label, cue ? `${swap}: ${lowerFirst(cue)}` : `${swap}.`] as const,
    ),
  ],
})

/** How each exercise is done. No exercise is split; the last ones leave the rest of their page to what follows. */
export function Exercises({ drawing }: { drawing: Drawing }) {
  const width = contentWidth(drawing.paper)
  const rows = exerciseRows(drawing.program)
  return (
    <>
      <View>
        {markOf(drawing, 'exercises', 'first')}
        <Text style={[styles.title, { marginBottom: TITLE_GAP }]}>Your exercises</Text>
      </View>
      {rows.map((row) => (
        <View key={row.name} wrap={false}>
          {row === rows.at(-1) && markOf(drawing, 'exercises', 'last')}
          <Painted
            block={ruled(spaced(howToDo(row, width), ROW_PADDING), width, ROW_RULE, FAINT)}
            width={width}
          />
        </View>
      ))}
      <Muscles drawing={drawing} />
    </>
  )
}

function howToDo({ name, lines }: ExerciseRow, width: number): Block {
  const named = textBlock(name, { ...STRONG, size: SIZES.name }, { width })
  const line = ([label, text]: ExerciseRow['lines'][number]) =>
    beside([
      [0, textBlock(label, ROMAN, { width: LABEL_WIDTH }, SOFT)],
      [LABEL_WIDTH, textBlock(text, label === 'Do' ? STRONG : ROMAN, { width: width - LABEL_WIDTH })],
    ])
  return stacked([spaced(named, 0, HEAD_GAP), ...lines.map(line)])
}
