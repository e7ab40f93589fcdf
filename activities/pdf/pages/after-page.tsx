import { Text } from '@react-pdf/renderer'
import { liftRules, mainLifts } from '../../../domain/program/progression-rules.ts'
import type { AfterWeek8 } from '../../../domain/program/program.ts'
import type { ShownProgram } from '../../../domain/program/program-in.ts'
import {
  beside,
  type Block,
  Painted,
  ruled,
  spaced,
  stacked,
  textBlock,
  inGroups,
} from '../drawing/blocks.tsx'
import type { Drawing } from '../drawing/drawing.tsx'
import { scaleOf } from '../../../domain/program/notation.ts'
import { Section, Sheet } from '../drawing/sheet.tsx'
import { contentWidth, FAINT, INK, RULE, SOFT, styles } from '../drawing/styles.ts'
import { FIGURES, LIST, ROMAN, type Type } from '../drawing/typeset.ts'

export function MeetPage({ drawing }: { drawing: Drawing }) {
  const steps = drawing.program.afterWeek8?.meetWeek
  return (
    steps && (
      <Sheet drawing={drawing} bookmark={MEET_WEEK}>
        <Text style={TITLE}>{MEET_WEEK}</Text>
        <Steps steps={steps} width={contentWidth(drawing.paper)} />
      </Sheet>
    )
  )
}

export function AfterPage({ drawing }: { drawing: Drawing }) {
  const after = drawing.program.afterWeek8
  if (!after) return null
  const width = contentWidth(drawing.paper)
  return (
    <Sheet drawing={drawing} bookmark="After week 8">
      <Text style={TITLE}>After week 8</Text>
      <Steps steps={after.steps} width={width} />
      {after.shares && (
        <Section
          title="What share of your max a set shows"
          isTight
          first={<Painted block={sharesTable(after.shares, scaleOf(drawing.program))} width={width} />}
        />
      )}
      {after.shares ? (
        <NewNumbers
          width={width}
          lifts={mainLifts(drawing.program)}
          heads={['Best set', 'New max', 'New start']}
        />
      ) : (
        <NewNumbers width={width} lifts={allLifts(drawing.program)} heads={['In week 8', 'New start']} />
      )}
    </Sheet>
  )
}

const MEET_WEEK = 'The week of the meet'
const TITLE = [styles.title, { marginBottom: 10 }]

const NUMBER_WIDTH = 24

const Steps = ({ steps, width }: { steps: readonly string[]; width: number }) =>
  steps.map((step, index) => {
    const block = beside([
      [0, textBlock(`${index + 1}.`, { ...LIST, weight: 700 }, { width: NUMBER_WIDTH })],
      [NUMBER_WIDTH, textBlock(step, LIST, { width: width - NUMBER_WIDTH })],
    ])
    return <Painted key={index} block={spaced(block, 0, 5)} width={width} />
  })

const allLifts = (program: ShownProgram): string[] =>
  liftRules(program).flatMap(({ lifts }) => lifts.map(({ name }) => name))

const COLUMN = 74
/** One column of reps and five of effort. */
const COLUMNS = 6

/** Rows by repetitions, columns by effort. */
function sharesTable(shares: NonNullable<AfterWeek8['shares']>, scale: 'RIR' | 'RPE'): Block {
  const figures = { ...LIST, features: FIGURES }
  const bold = { ...figures, weight: 700 }
  const line = (first: string, others: readonly string[], type: Type) =>
    beside([
      [0, textBlock(first, bold, { width: COLUMN })],
      ...others.map(
        (text, index) =>
          [(index + 1) * COLUMN, textBlock(text, type, { width: COLUMN, align: 'right' })] as const,
      ),
    ])
  const efforts = shares[0]?.percents.map((_, rir) => `${scale} ${scale === 'RIR' ? rir : 10 - rir}`) ?? []
  const width = COLUMNS * COLUMN
  return stacked([
    ruled(spaced(line('Reps', efforts, bold), 0, 3), width, 1.5, INK),
    ...shares.map(({ reps, percents }) => {
      const row = line(
        `${reps}`,
        percents.map((percent) => `${percent}%`),
        figures,
      )
      return ruled(spaced(row, 0.25), width, 0.5, FAINT)
    }),
  ])
}

/** Up to this many lifts get tall lines to write on; more get lower lines. */
const FEW = 5
const HIGH = 23
const LOW = 19
const MAX_TOGETHER = 12
const NEW_WIDTH = 90
const LIFT_FOOT = 4

interface NewNumbersProps {
  lifts: readonly string[]
  heads: readonly string[]
  width: number
}

function NewNumbers({ lifts, heads, width }: NewNumbersProps) {
  const height = lifts.length > FEW ? LOW : HIGH
  const rows = lifts.map((lift) => lineFor(lift, height, width))
  // Keeps a short table whole. In a long one, the first rows stay together, and so do the last: no row is
  // alone on a page.
  const [first = [], ...others] = rows.length <= MAX_TOGETHER ? [rows] : inGroups(rows)
  const head = beside(
    heads.map((each, index) => [
      width - (heads.length - index) * NEW_WIDTH,
      textBlock(each, ROMAN, { width: NEW_WIDTH }, SOFT),
    ]),
  )
  return (
    <Section
      title="Your new numbers"
      isTight
      first={<Painted block={stacked([head, ...first])} width={width} />}
    >
      {others.map((group, index) => (
        <Painted key={index} block={stacked(group)} width={width} />
      ))}
    </Section>
  )
}

function lineFor(lift: string, height: number, width: number): Block {
  const name = textBlock(lift, LIST, { width, maxLines: 1, isCut: true })
  return ruled(spaced(name, height - 0.5 - LIFT_FOOT - name.height, LIFT_FOOT), width, 0.5, RULE)
}
