import { Text, View } from '@react-pdf/renderer'
import type { ReactNode } from 'react'
import { lowerFirst } from '../../../domain/exercises/words.ts'
import {
  liftRules,
  ruleWordsOf,
  type Lift,
  type LiftRule,
} from '../../../domain/program/progression-rules.ts'
import type { Units } from '../../../domain/program/units.ts'
import { beside, type Block, Painted, ruled, spaced, stacked, textBlock } from '../drawing/blocks.tsx'
import type { Drawing } from '../drawing/drawing.tsx'
import { paintCell } from './paint-day.ts'
import { markOf, Part } from '../drawing/sheet.tsx'
import { contentWidth, FAINT, INK, SIZES } from '../drawing/styles.ts'
import { cueOf } from './notes.ts'
import { FIGURES, LIST, ROMAN, STRONG } from '../drawing/typeset.ts'

const CELL = { width: 80, height: 22 }
const COLUMN_GAP = 18
const PAIR_PADDING = 2
const BETWEEN = 14
const HEAD_RULE = 1.5
const RULE_FOOT = 4 + HEAD_RULE
const NAME_GAP = 6
const MAX_NAME_LINES = 3

export function Lifts({ drawing }: { drawing: Drawing }) {
  const rules = liftRules(drawing.program)
  if (!rules.length) return null
  const [first, ...others] = rules.map((each) => (
    <Rule
      key={each.rule}
      {...each}
      units={drawing.units}
      width={contentWidth(drawing.paper)}
      end={each === rules.at(-1) && markOf(drawing, 'lifts', 'last')}
    />
  ))
  const isShort = (rules[0]?.lifts.length ?? 0) <= MOST_WITH_TITLE
  return (
    <>
      <Part
        title="Lift by lift"
        mark={markOf(drawing, 'lifts', 'first')}
        first={
          <>
            <Text style={{ fontSize: SIZES.list, marginTop: 6 }}>{ruleWordsOf(drawing.program)}</Text>
            <Text style={{ fontSize: SIZES.list, marginTop: 3 }}>
              Write down what you begin with, in the box of each lift: a weight, or a variation.
            </Text>
            {isShort && first}
          </>
        }
      />
      {!isShort && first}
      {others}
    </>
  )
}

/** A first rule with more lifts may go on to the next page. */
const MOST_WITH_TITLE = 12

export const weightIn = (weight: NonNullable<Lift['weight']>, units: Units): string =>
  `${weight.isEstimate ? 'about ' : ''}${weight[units]} ${units}`

interface RuleProps extends LiftRule {
  units: Units
  width: number
  /** Stands with its last line. */
  end: ReactNode
}

/** Keeps a rule on one page with its first lifts. */
function Rule({ rule, lifts, steps, units, width, end }: RuleProps) {
  const pairs = Array.from({ length: Math.ceil(lifts.length / 2) }, (_, index) =>
    pairOf(lifts.slice(2 * index, 2 * index + 2), units, width),
  )
  const [first, ...others] = pairs
  const told = textBlock(rule, { ...LIST, weight: 700 }, { width })
  const head = ruled(spaced(told, 0, RULE_FOOT - HEAD_RULE), width, HEAD_RULE, INK)
  const blocks = [
    stacked(first ? [head, first] : [head]),
    ...others,
    ...stepsInWords(steps).map((told) => spaced(textBlock(told, ROMAN, { width }), 3, 0)),
  ]
  return (
    <View style={{ marginTop: BETWEEN }}>
      {blocks.map((block, index) => (
        <View key={index} wrap={false}>
          {block === blocks.at(-1) && end}
          <Painted block={block} width={width} />
        </View>
      ))}
    </View>
  )
}

/** How the exercises are done that a rule names for later: no other page shows them. */
export const stepsInWords = (steps: readonly string[]): string[] =>
  steps.flatMap((name) => {
    const cue = cueOf(name)
    return cue ? [`${name}: ${lowerFirst(cue)}`] : []
  })

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
