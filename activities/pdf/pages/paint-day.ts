import { setsAndReps } from '../../../domain/program/notation.ts'
import { effortCell } from './facts.ts'
import { type Painter, textBlock, type Pen } from '../drawing/blocks.tsx'
import { RULE, FAINT, INK, SIZES, SOFT } from '../drawing/styles.ts'
import {
  CELL_GAP,
  cellWidth,
  type Columns,
  MAX_FIGURE_LINES,
  repsWidth,
  SETS_WIDTH,
  TIMES_WIDTH,
  DAY_HEAD,
  MAX_NAME_LINES,
  NAME_GAP,
  ROW_RULE,
  rowsOf,
  type Spacing,
} from './week-layout.ts'
import { type DayPart, goesOn, goesOnBlock, titleOfPart } from './day-part.ts'
import { FIGURES, HEAD, ROMAN, STRONG, typeset, typesetOne } from '../drawing/typeset.ts'
import type { Day, Row } from './week-sheets.ts'

const LINE = 0.75
const CORNER = 2

type Box = Readonly<Record<'left' | 'top' | 'width' | 'height', number>>

export const paintCell = (painter: Painter, { left, top, width, height }: Box): void =>
  void painter
    .lineWidth(LINE)
    .strokeColor(RULE)
    .roundedRect(left + LINE / 2, top + LINE / 2, width - LINE, height - LINE, CORNER - LINE / 2)
    .stroke()

function paintCells(painter: Painter, count: number, { left, ...cell }: Box): void {
  for (let set = 0; set < count; set++)
    paintCell(painter, { ...cell, left: left + CELL_GAP + set * (CELL_GAP + cell.width) })
}

const HEAD_PADDING = 3
const BASE_RULE = 1.5
const HEAD_GAP = 8
const DATE_ROOM = 54
const DATE_GAP = 6
const DATE_RULE = 0.75

interface RowLayout {
  columns: Columns
  spacing: Spacing
}

const wordsWidth = ({ name, setsReps, effort }: Columns): number => name + setsReps + effort
const fullWidth = (columns: Columns): number => wordsWidth(columns) + columns.gap + columns.cells

/** Paints one day, or a part of it, with room to write. @returns the y position where it ends */
export function paintDay(pen: Pen, part: DayPart<Day>, layout: RowLayout, top: number): number {
  const { minutes } = part.day
  paintDayHead(pen, { title: titleOfPart(part), minutes }, layout.columns, top)
  const end = rowsOf(part).reduce((y, row) => paintRow(pen, row, layout, y), top + DAY_HEAD)
  if (!goesOn(part)) return end
  const told = goesOnBlock(fullWidth(layout.columns))
  told.paint(pen, 0, end)
  return end + told.height
}

function paintDayHead(
  pen: Pen,
  { title, minutes }: Pick<Day, 'title' | 'minutes'>,
  columns: Columns,
  top: number,
): void {
  const small = (text: string) => typesetOne(text, ROMAN, { width: columns.name })
  const [date, yourSets] = [small('Date'), small('Your sets')]
  const width = fullWidth(columns)
  const ofSets = width - (columns.cells - CELL_GAP)
  const ofDate = ofSets - 2 * DATE_GAP - DATE_ROOM - date.width
  const room = ofDate - HEAD_GAP
  const heading = (text: string, weight: number, width: number) =>
    typesetOne(
      text,
      { ...HEAD, weight, size: SIZES.day, lineHeight: SIZES.day },
      { width, maxLines: 1, isCut: true },
    )
  const light = minutes ? heading(`${minutes} min`, 600, room) : null
  const large = heading(title, 800, room - (light ? HEAD_GAP + light.width : 0))
  const foot = top + DAY_HEAD - BASE_RULE - HEAD_PADDING
  pen.dip(INK)
  pen.write(large, 0, foot - large.height)
  pen.dip(SOFT)
  if (light) pen.write(light, large.width + HEAD_GAP, foot - light.height)
  pen.write(date, ofDate, foot - date.height)
  pen.write(yourSets, ofSets, foot - yourSets.height)
  pen.fill(RULE, ofSets - DATE_GAP - DATE_ROOM, foot - DATE_RULE, DATE_ROOM, DATE_RULE)
  pen.fill(INK, 0, top + DAY_HEAD - BASE_RULE, width, BASE_RULE)
}

/** Paints one exercise and its cells. @returns the y position where it ends */
function paintRow(pen: Pen, row: Row, { columns, spacing }: RowLayout, top: number): number {
  const { exercise, small } = row
  const { cellHeight, rowPadding } = spacing
  const y = top + rowPadding
  pen.dip(INK)
  const beneath = y + paintFigures(pen, row, columns, spacing, y)
  const told = textBlock(small, { ...ROMAN, size: spacing.small }, { width: wordsWidth(columns) }, SOFT)
  told.paint(pen, 0, beneath)
  paintCells(pen.painter, exercise.sets, {
    width: cellWidth(columns, exercise.sets),
    height: cellHeight,
    left: wordsWidth(columns) + columns.gap,
    top: y,
  })
  const bottom = y + Math.max(beneath + told.height - y, cellHeight) + rowPadding + ROW_RULE
  pen.fill(FAINT, 0, bottom - ROW_RULE, fullWidth(columns), ROW_RULE)
  return bottom
}

/** @returns their height */
function paintFigures(
  pen: Pen,
  { exercise }: Row,
  columns: Columns,
  { name: size }: Spacing,
  top: number,
): number {
  const { name } = exercise
  const { sets, reps } = setsAndReps(exercise)
  const strong = { ...STRONG, size }
  const figures = { ...strong, features: FIGURES }
  const most = { maxLines: MAX_FIGURE_LINES }
  // `8/side`: the part after the slash is set smaller.
  const [whole = reps, ...per] = reps.split('/')
  const ofReps = columns.name + SETS_WIDTH + TIMES_WIDTH
  const named = typesetOne(name, strong, { width: columns.name - NAME_GAP, maxLines: MAX_NAME_LINES })
  const done = typeset(
    [
      { text: whole, type: figures },
      ...(per.length ? [{ text: `/${per.join('/')}`, type: { ...ROMAN, features: FIGURES } }] : []),
    ],
    { width: repsWidth(columns), ...most },
  )
  const effort = typesetOne(effortCell(exercise), figures, { width: columns.effort, ...most })
  const times = typesetOne('×', { ...figures, weight: 400 }, { width: TIMES_WIDTH, align: 'center' })
  const count = typesetOne(`${sets}`, figures, { width: SETS_WIDTH, align: 'right' })
  pen.write(named, 0, top)
  pen.write(count, columns.name, top)
  pen.write(times, columns.name + SETS_WIDTH, top)
  pen.write(done, ofReps, top)
  pen.write(effort, columns.name + columns.setsReps, top)
  return Math.max(named.height, done.height, effort.height)
}
