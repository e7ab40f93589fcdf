import type { ShownProgram } from '../../../domain/program/program-in.ts'
import { liftRules } from '../../../domain/program/progression-rules.ts'
import { beside, stacked, textBlock, type Block } from '../drawing/blocks.tsx'
import type { Drawing } from '../drawing/drawing.tsx'
import { contentWidth, INK } from '../drawing/styles.ts'
import { ROMAN, STRONG } from '../drawing/typeset.ts'
import { missedRepsIn } from './facts.ts'

const RULE = 1.5
const PADDING = 4
const LABEL_WIDTH = 80
/** A line of a stored program may be of any length. */
export const MAX_LINES = 4

export type FootLine = readonly [label: string, text: string]

/**
 * The foot of each page of a week or a day: where to look things up, and what to do about what went wrong. It is as high
 * before layout, when no page is known, as after it.
 */
export const footOf = (drawing: Drawing, above: readonly FootLine[] = []): Block =>
  footBlock(
    [
      ...above,
      ['Look it up', whereToLook(drawing)],
      ['Missed reps?', missedRepsIn(drawing.program)],
      ['Missed a day?', MISSED_DAY],
      ...painIn(drawing.program),
    ],
    contentWidth(drawing.paper),
  )

export const MISSED_DAY = 'Do it next, then go on in order.'

const AT_A_SIGN = 'One of the warning signs on the first pages? Stop and get help.'

/** The rule of the guidelines; the signs that ask for help stand above it. Programs of earlier versions have only the guideline. */
export const painIn = ({ atPain, overview: { stopSigns = [] } }: ShownProgram): FootLine[] =>
  atPain ? [['Pain?', stopSigns.length ? `${atPain} ${AT_A_SIGN}` : atPain]] : []

function whereToLook({ program, pageNumbers }: Drawing): string {
  const howTo = `How to do an exercise, or its swap if taken: ${pageNumbers.pagesOf('exercises')}.`
  return liftRules(program).length ? `${howTo} When to add weight: ${pageNumbers.pagesOf('lifts')}.` : howTo
}

function footBlock(lines: readonly FootLine[], width: number): Block {
  const most = { width: width - LABEL_WIDTH, maxLines: MAX_LINES }
  const told = stacked(
    lines.map(([label, text]) =>
      beside([
        [0, textBlock(label, STRONG, { width: LABEL_WIDTH })],
        [LABEL_WIDTH, textBlock(text, ROMAN, most)],
      ]),
    ),
  )
  return {
    height: RULE + PADDING + told.height,
    paint: (pen, left, top) => {
      pen.fill(INK, left, top, width, RULE)
      told.paint(pen, left, top + RULE + PADDING)
    },
  }
}
