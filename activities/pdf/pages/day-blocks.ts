import type { WeekBar } from '../../../domain/program/week-bars.ts'
import { beside, ruled, spaced, stacked, textBlock, typesetBlock, type Block } from '../drawing/blocks.tsx'
import { FAINT, INK, RULE, SIZES, SOFT } from '../drawing/styles.ts'
import { FIGURES, HEAD, ROMAN, STRONG, type Piece } from '../drawing/typeset.ts'
import type { DayLift, DaySentence, DaySheet, DayWeek, WeekCell } from './day-sheets.ts'
import { paintCell } from './paint-day.ts'

/** From the left edge of one week's column to the next. */
const pitchOf = (width: number, weeks: number): number => width / weeks
const COLUMN_GAP = 3

const BAR_HEIGHT = 22
const DATE_HEIGHT = 19
const HEAD_RULE = 1.5
const ROW_RULE = 0.5
const BAR_SHARE = 0.72

/** The day's name, and for each week its bar, its minutes and a line for the date. */
export function dayHead({ title, weeks }: DaySheet, bars: readonly WeekBar[], width: number): Block {
  const pitch = pitchOf(width, weeks.length)
  const named = textBlock(
    title,
    { ...HEAD, size: SIZES.section, lineHeight: SIZES.section },
    { width, maxLines: 1, isCut: true },
  )
  const columns = weeks.map((week, index) => [
    index * pitch,
    weekHead(week, bars[index]?.height ?? 0, pitch - COLUMN_GAP),
  ]) satisfies [number, Block][]
  return ruled(stacked([spaced(named, 0, 6), beside(columns)]), width, HEAD_RULE, INK)
}

function weekHead({ number, minutes, mark }: DayWeek, share: number, width: number): Block {
  const one = { width, maxLines: 1, isCut: true }
  const bar: Block = {
    height: BAR_HEIGHT,
    paint: (pen, left, top) =>
      pen.fill(INK, left, top + BAR_HEIGHT * (1 - share), width * BAR_SHARE, BAR_HEIGHT * share),
  }
  const date: Block = {
    height: DATE_HEIGHT,
    paint: (pen, left, top) => {
      textBlock('Date', ROMAN, one, SOFT).paint(pen, left, top + DATE_HEIGHT - 15)
      pen.fill(RULE, left + 25, top + DATE_HEIGHT - 3.5, width - 25, 0.75)
    },
  }
  return stacked([
    spaced(bar, 0, 3),
    mark
      ? marked(textBlock(`Week ${number} ${mark}`, STRONG, one, PAPER_WHITE), width)
      : textBlock(`Week ${number}`, STRONG, one),
    textBlock(minutes ? `${minutes} min` : ' ', ROMAN, one, SOFT),
    date,
  ])
}

/** White on ink: a week that asks for something else is seen from afar. */
const marked = (block: Block, width: number): Block => ({
  height: block.height,
  paint: (pen, left, top) => {
    pen.fill(INK, left - MARK_EDGE, top - 1, width + MARK_EDGE, block.height + 1)
    block.paint(pen, left, top)
  },
})
const MARK_EDGE = 2
const PAPER_WHITE = '#ffffff'

export interface LiftStyle {
  boxHeight: number
  /** The name and the sentences share a line, and the swaps are left to the page of the exercises. */
  isCompact: boolean
}

/** A lift with what each week asks for, and a box to write in beneath it. */
export function liftBlock(
  { name, when, told, swaps, cells, isLoaded }: DayLift,
  width: number,
  { boxHeight, isCompact }: LiftStyle,
): Block {
  const pitch = pitchOf(width, cells.length)
  const asked = cells.map((cell, index) => [
    index * pitch,
    cell ? cellBlock(cell, pitch - COLUMN_GAP) : NOTHING,
  ]) satisfies [number, Block][]
  const boxes = cells.map((cell, index) => [
    index * pitch,
    cell ? boxBlock(pitch - COLUMN_GAP, boxHeight, isLoaded) : NOTHING,
  ]) satisfies [number, Block][]
  const begun = when ? [{ text: `${when}  `, type: STRONG }] : []
  const words = [
    ...(isCompact
      ? [typesetBlock([named(`${name}  `), ...begun, ...piecesOf(told)], width)]
      : [
          typesetBlock([named(`${name}  `), ...begun], width),
          typesetBlock(piecesOf([...told, ...(swaps ? [{ weeks: '', text: swaps }] : [])]), width),
        ]),
    spaced(beside(asked), 2, 2),
  ]
  return ruled(spaced(stacked([...words, beside(boxes)]), isCompact ? 3 : 4), width, ROW_RULE, FAINT)
}

const NOTHING: Block = { height: 0, paint: () => undefined }

function cellBlock({ setsReps, effort, weight, lines }: WeekCell, width: number): Block {
  const most = { width, maxLines: 3 }
  const figures = { ...STRONG, features: FIGURES }
  return stacked([
    textBlock(setsReps, figures, most),
    textBlock(effort, { ...ROMAN, features: FIGURES }, most),
    ...(weight ? [textBlock(weight, { ...ROMAN, features: FIGURES }, most)] : []),
    ...lines.map((line) => textBlock(line, { ...ROMAN, features: FIGURES }, most, SOFT)),
  ])
}

/** The weight is written above the line, the reps of the sets beneath it. */
const boxBlock = (width: number, height: number, isLoaded: boolean): Block => ({
  height,
  paint: (pen, left, top) => {
    paintCell(pen.painter, { left, top, width, height })
    if (isLoaded) pen.fill(FAINT, left + 3, top + height / 2, width - 6, 0.75)
  },
})

const named = (text: string): Piece => ({ text, type: { ...STRONG, size: SIZES.name } })

/** The weeks of a sentence stand out before it. */
const piecesOf = (sentences: readonly DaySentence[]): Piece[] =>
  sentences.flatMap(({ weeks, text }, index) => {
    const space = index ? ' ' : ''
    return weeks
      ? [
          { text: `${space}${weeks}: `, type: STRONG },
          { text, type: ROMAN },
        ]
      : [{ text: `${space}${text}`, type: ROMAN }]
  })
