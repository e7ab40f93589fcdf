import { whatIfs } from '../../../domain/program/what-if.ts'
import { liftRules } from '../../../domain/program/progression-rules.ts'
import { beside, stacked, textBlock, type Block } from '../drawing/blocks.tsx'
import type { Drawing } from '../drawing/drawing.tsx'
import { contentWidth, INK } from '../drawing/styles.ts'
import { ROMAN, STRONG } from '../drawing/typeset.ts'

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
    [...above, ['Look it up', whereToLook(drawing)], ...whatIfs(drawing.program)],
    contentWidth(drawing.paper),
  )

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
