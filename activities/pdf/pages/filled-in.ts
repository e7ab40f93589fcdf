import { repsIn } from '../../../domain/program/notation.ts'
import type { Units } from '../../../domain/program/units.ts'
import type { ShownRow } from '../../../domain/program/program-in.ts'
import { beside, inMiddle, stacked, textBlock, type Block } from '../drawing/blocks.tsx'
import type { Drawing } from '../drawing/drawing.tsx'
import { contentWidth, FAINT, SOFT } from '../drawing/styles.ts'
import { FIGURES, ROMAN, STRONG } from '../drawing/typeset.ts'
import { isLoaded } from '../../../domain/training/printing/is-loaded.ts'
import { paintCell } from './paint-day.ts'
import type { PagePlan } from './week-pages.tsx'

const HEIGHT = 34
const WIDTH = 62
/** With more sets than that, each has less room. */
const MANY = 4
const NARROW = 53
const BETWEEN = 3
const PADDING = 5
const WORDS_GAP = 10
/** What many begin with. */
const USUAL = { kg: 40, lb: 95 }
/** What can be loaded. */
const STEP = { kg: 2.5, lb: 5 }

interface Example {
  /** A box for each set, or one for the week; each with the lines that are written into it. */
  boxes: readonly (readonly string[])[]
  width: number
  words: string
}

/** The boxes of a row as they look afterwards, and which number stands where. */
export function filledIn(row: ShownRow, { units, paper }: Drawing, by: PagePlan['by']): Block {
  const weights = isLoaded(row) ? weightsOf(row, units) : []
  const reps = `${repsIn(row.reps)?.low ?? 8}`
  const { boxes, words, width } =
    by === 'day' ? ofDay(weights, reps, row.sets) : ofWeek(weights, reps, row.sets)
  const left = boxes.length * (width + BETWEEN) + WORDS_GAP
  const told = textBlock(words, ROMAN, { width: contentWidth(paper) - left }, SOFT)
  return beside([
    ...boxes.map((lines, index) => [index * (width + BETWEEN), boxBlock(lines, width)] as const),
    [left, inMiddle(told, HEIGHT)],
  ])
}

/** Of each set. */
function weightsOf({ weight, sets, facts: { backOff } }: ShownRow, units: Units): number[] {
  const first = weight?.[units] ?? USUAL[units]
  const lighter =
    Math.round((first * (100 - (backOff?.percentLighter ?? 0))) / 100 / STEP[units]) * STEP[units]
  const others = backOff ? (backOff.weight?.[units] ?? lighter) : first
  return Array.from({ length: sets }, (_, set) => (set === 0 ? first : others))
}

function ofDay([weight]: readonly number[], reps: string, sets: number): Example {
  const done = Array.from({ length: sets }, () => reps).join(' ')
  return weight
    ? {
        boxes: [[`${weight}`, done]],
        width: WIDTH,
        words: 'An example. Above the line: the weight of the first set. Beneath it: the reps of each set.',
      }
    : { boxes: [[done]], width: WIDTH, words: 'An example: the reps of each set.' }
}

const ofWeek = (weights: readonly number[], reps: string, sets: number): Example => ({
  boxes: Array.from({ length: sets }, (_, set) => [weights[set] ? `${weights[set]} × ${reps}` : reps]),
  width: sets > MANY ? NARROW : WIDTH,
  words: `An example, a box for each set: ${weights.length ? 'weight × reps' : 'its reps'}.`,
})

/** Its lines share the height, with a rule between them. */
function boxBlock(lines: readonly string[], width: number): Block {
  const each = HEIGHT / lines.length
  const type = { ...STRONG, features: FIGURES }
  const written = stacked(
    lines.map((text) =>
      inMiddle(textBlock(text, type, { width, maxLines: 1, isCut: true, align: 'center' }), each),
    ),
  )
  return {
    height: HEIGHT,
    paint: (pen, left, top) => {
      paintCell(pen.painter, { left, top, width, height: HEIGHT })
      for (let line = 1; line < lines.length; line += 1)
        pen.fill(FAINT, left + PADDING, top + line * each, width - 2 * PADDING, 0.75)
      written.paint(pen, left, top)
    },
  }
}
