import { beside, type Block, Painted, spaced, stacked, textBlock } from '../drawing/blocks.tsx'
import type { Drawing } from '../drawing/drawing.tsx'
import { Section } from '../drawing/sheet.tsx'
import { contentWidth, INK, SOFT } from '../drawing/styles.ts'
import { FIGURES, ROMAN, STRONG } from '../drawing/typeset.ts'
import { musclesInWords, muscleSets, type MuscleSets } from './facts.ts'

const BAR_ROOM = 130
const BAR_LINE = 15
const BAR_HEIGHT = 9
const MUSCLE_WIDTH = 74
const SETS_WIDTH = 20

/** Two columns of bars. A bar's length is the muscle's number of sets. */
export function Muscles({ drawing }: { drawing: Drawing }) {
  const muscles = muscleSets(drawing.program)
  if (!muscles) return null
  const width = contentWidth(drawing.paper)
  const most = Math.max(1, ...muscles.map(({ sets }) => sets))
  const half = Math.ceil(muscles.length / 2)
  const line = ({ muscle, sets }: MuscleSets) =>
    inLine(
      beside([
        [0, textBlock(muscle, ROMAN, { width: MUSCLE_WIDTH })],
        [
          MUSCLE_WIDTH,
          textBlock(`${sets}`, { ...STRONG, features: FIGURES }, { width: SETS_WIDTH, align: 'right' }),
        ],
      ]),
      (sets / most) * BAR_ROOM,
    )
  const bars = stacked([
    beside([
      [0, stacked(muscles.slice(0, half).map(line))],
      [width / 2, stacked(muscles.slice(half).map(line))],
    ]),
    spaced(textBlock(musclesInWords(drawing.program), ROMAN, { width }, SOFT), 4, 0),
  ])
  return <Section title="What each muscle gets" first={<Painted block={bars} width={width} />} />
}

/** Centres a label or bar vertically on its line. */
const inLine = (label: Block, length: number): Block => ({
  height: BAR_LINE,
  paint: (pen, left, top) => {
    label.paint(pen, left, top + (BAR_LINE - label.height) / 2)
    const ofBar = left + MUSCLE_WIDTH + SETS_WIDTH + 8
    pen.fill(INK, ofBar, top + (BAR_LINE - BAR_HEIGHT) / 2, length, BAR_HEIGHT)
  },
})
