import { Text, View } from '@react-pdf/renderer'
import { liftRules, RULE_WORDS, type Lift, type LiftRule } from '../../../domain/program/progression-rules.ts'
import type { Units } from '../../../domain/program/units.ts'
import { beside, type Block, Painted, ruled, spaced, stacked, textBlock } from '../drawing/blocks.tsx'
import type { Drawing } from '../drawing/drawing.tsx'
import type { Face } from '../fonts/face.ts'
import { countLines } from '../drawing/measure.ts'
import { paintCell } from './paint-day.ts'
import { Sheet } from '../drawing/sheet.tsx'
import { contentHeight, contentWidth, FAINT, INK, LINE, SIZES, styles } from '../drawing/styles.ts'
import { FIGURES, LIST, STRONG } from '../drawing/typeset.ts'

const CELL = { width: 80, height: 22 }
const COLUMN_GAP = 18
const PAIR_PADDING = 2
const BETWEEN = 14
const HEAD_RULE = 1.5
const RULE_FOOT = 4 + HEAD_RULE
const NAME_GAP = 6
const MAX_NAME_LINES = 3

export const LiftsPage = ({ drawing }: { drawing: Drawing }) =>
  liftRules(drawing.program).length ? (
    <Sheet drawing={drawing} bookmark="Lift by lift">
      <Lifts drawing={drawing} />
    </Sheet>
  ) : null

export const Lifts = ({ drawing }: { drawing: Drawing }) => (
  <>
    <Text style={styles.title}>Lift by lift</Text>
    <Text style={{ fontSize: SIZES.list, marginTop: 6 }}>{RULE_WORDS}</Text>
    <Text style={{ fontSize: SIZES.list, marginTop: 3 }}>
      Write what you begin with into the cell of each lift: a weight, or a variation.
    </Text>
    {liftRules(drawing.program).map((each) => (
      <Rule key={each.rule} {...each} units={drawing.units} width={contentWidth(drawing.paper)} />
    ))}
  </>
)

/** The largest fraction of a page that the last lifts may use if the next part starts on it. */
const MAX_OF_TAIL = 0.45

/** Whether the last lifts would be alone on a nearly empty second page. */
export function haveShortTail({ program, paper, fonts }: Drawing): boolean {
  const room = contentHeight(paper)
  const width = contentWidth(paper)
  const linesHeight = (text: string, face: Face) =>
    countLines(text, face, SIZES.list, width) * SIZES.list * LINE
  const heights = liftRules(program).map(
    ({ rule, lifts }) =>
      BETWEEN +
      linesHeight(rule, fonts.bold) +
      RULE_FOOT +
      Math.ceil(lifts.length / 2) * (CELL.height + 2 * PAIR_PADDING + 0.5),
  )
  const head = SIZES.title + 6 + linesHeight(RULE_WORDS, fonts.regular) + 3 + SIZES.list * LINE
  const used = head + heights.reduce((sum, height) => sum + height, 0)
  return used > room && used - room < room * MAX_OF_TAIL
}

export const weightIn = (weight: NonNullable<Lift['weight']>, units: Units): string =>
  `${weight.isEstimate ? 'about ' : ''}${weight[units]} ${units}`

/** Keeps a rule on one page with its first lifts. */
function Rule({ rule, lifts, units, width }: LiftRule & { units: Units; width: number }) {
  const pairs = Array.from({ length: Math.ceil(lifts.length / 2) }, (_, index) =>
    pairOf(lifts.slice(2 * index, 2 * index + 2), units, width),
  )
  const [first, ...others] = pairs
  const told = textBlock(rule, { ...LIST, weight: 700 }, { width })
  const head = ruled(spaced(told, 0, RULE_FOOT - HEAD_RULE), width, HEAD_RULE, INK)
  return (
    <View style={{ marginTop: BETWEEN }}>
      <Painted block={stacked(first ? [head, first] : [head])} width={width} />
      {others.map((pair, index) => (
        <Painted key={index} block={pair} width={width} />
      ))}
    </View>
  )
}

function pairOf(lifts: readonly Lift[], units: Units, width: number): Block {
  const each = (width - COLUMN_GAP) / 2
  const entries = lifts.map(({ name, weight }) => ({
    named: textBlock(name, LIST, { width: each - CELL.width - NAME_GAP, maxLines: MAX_NAME_LINES }),
    cell: cellWith(weight ? weightIn(weight, units) : ''),
  }))
  const height = Math.max(CELL.height, ...entries.map(({ named }) => named.height))
  const inMiddle = (block: Block) => spaced(block, (height - block.height) / 2)
  const placed = entries.flatMap(({ named, cell }, index) => {
    const at = index * (each + COLUMN_GAP)
    return [[at, inMiddle(named)] as const, [at + each - CELL.width, inMiddle(cell)] as const]
  })
  return ruled(spaced(beside(placed), PAIR_PADDING), width, 0.5, FAINT)
}

function cellWith(weight: string): Block {
  const told = textBlock(weight, { ...STRONG, features: FIGURES }, { width: CELL.width, align: 'center' })
  return {
    height: CELL.height,
    paint: (pen, left, top) => {
      paintCell(pen.painter, { ...CELL, left, top })
      if (weight) told.paint(pen, left, top + (CELL.height - told.height) / 2)
    },
  }
}
