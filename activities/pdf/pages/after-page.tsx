import { bigRowsOf } from '../../../domain/exercises/big-rows.ts'
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
import { effortAt, scaleOf } from '../../../domain/program/notation.ts'
import { Part, Section } from '../drawing/sheet.tsx'
import { contentWidth, FAINT, INK, RULE, SOFT } from '../drawing/styles.ts'
import { FIGURES, LIST, ROMAN, type Type } from '../drawing/typeset.ts'

export function After({ drawing }: { drawing: Drawing }) {
  const after = drawing.program.afterWeek8
  if (!after) return null
  const width = contentWidth(drawing.paper)
  return (
    <>
      {after.meetWeek && <StepsOf title="The week of the meet" steps={after.meetWeek} width={width} />}
      <StepsOf title="After week 8" steps={after.steps} width={width} />
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
          lifts={mainLifts(drawing.program, bigRowsOf)}
          heads={['Best set', 'New max', 'New start']}
        />
      ) : (
        <NewNumbers width={width} lifts={allLifts(drawing.program)} heads={['In week 8', 'New start']} />
      )}
    </>
  )
}

const NUMBER_WIDTH = 24

interface StepsProps {
  title: string
  steps: readonly string[]
  width: number
}

/** The title stays with the first two steps. */
function StepsOf({ title, steps, width }: StepsProps) {
  const [first, ...others] = inGroups(steps.map((step, index) => stepBlock(step, index, width))).map(
    (group, index) => <Painted key={index} block={stacked(group)} width={width} />,
  )
  return (
    <>
      <Part title={title} first={first} />
      {others}
    </>
  )
}

const stepBlock = (step: string, index: number, width: number): Block =>
  spaced(
    beside([
      [0, textBlock(`${index + 1}.`, { ...LIST, weight: 700 }, { width: NUMBER_WIDTH })],
      [NUMBER_WIDTH, textBlock(step, LIST, { width: width - NUMBER_WIDTH })],
    ]),
    0,
    5,
  )

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
  const efforts = shares[0]?.percents.map((_, rir) => effortAt(scale, rir)) ?? []
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
  // Wherever a page ends, the heads stand above what follows.
  const [first = [], ...others] = inParts(rows)
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
      {others.map((part, index) => (
        <Painted key={index} block={spaced(stacked([head, ...part]), 8, 0)} width={width} />
      ))}
    </Section>
  )
}

/** As few parts as keep each whole on a page, of similar size. */
function inParts(rows: readonly Block[]): Block[][] {
  const parts = Math.ceil(rows.length / MAX_TOGETHER)
  const each = Math.ceil(rows.length / parts)
  return Array.from({ length: parts }, (_, part) => rows.slice(part * each, (part + 1) * each))
}

function lineFor(lift: string, height: number, width: number): Block {
  const name = textBlock(lift, LIST, { width, maxLines: 1, isCut: true })
  return ruled(spaced(name, height - 0.5 - LIFT_FOOT - name.height, LIFT_FOOT), width, 0.5, RULE)
}
