import type { Drawing } from '../drawing/drawing.tsx'
import { effortCell, mostSets } from './facts.ts'
import { setsAndReps } from '../../../domain/program/notation.ts'
import { countLines } from '../drawing/measure.ts'
import { contentHeight, contentWidth, LINE, SIZES } from '../drawing/styles.ts'
import { type DayPart, goesOn, goesOnBlock, inParts, joined } from './day-part.ts'
import { footOf } from './week-foot.ts'
import { weekSheets, type Day, type Row, type WeekSheet } from './week-sheets.ts'

/** Widths of the columns of a row, in points. */
export interface Columns {
  name: number
  setsReps: number
  effort: number
  gap: number
  /** The total width of a row's cells, whatever their number. */
  cells: number
}

interface WeekPage {
  days: readonly DayPart<Day>[]
  spare: number
}

export interface WeekPlan {
  sheet: WeekSheet
  pages: readonly WeekPage[]
}

export interface Spacing {
  cellHeight: number
  rowPadding: number
  name: number
  small: number
}

export interface Plan {
  weeks: readonly WeekPlan[]
  columns: Columns
  /** Height of the line with what most rows share, in the week where it is longest. */
  commonHeight: number
  /** The same for the whole program; as roomy as the fullest page allows. */
  spacing: Spacing
}

export const HEAD_HEIGHT = 56
export const DAY_HEAD = 29
export const ROW_RULE = 0.5
export const NAME_GAP = 6
/** Our names need at most two lines. The limit keeps a row from outgrowing a page and losing its end. */
export const MAX_NAME_LINES = 6
/** Divides into whole points for two to six cells. */
const CELLS_ROOM = 180
export const CELL_GAP = 3
const MIN_CELL_WIDTH = 34
/** From tight to roomy. A thick pen needs 8 mm; beyond 13 mm, extra space enlarges the type. */
const TYPE = { name: SIZES.name, small: SIZES.body }
const TIGHT: Spacing = { cellHeight: 24, rowPadding: 1.5, ...TYPE }
const SPACINGS: readonly Spacing[] = [
  TIGHT,
  { cellHeight: 24, rowPadding: 2, ...TYPE },
  ...Array.from({ length: 14 }, (_, step) => ({ cellHeight: 24 + step, rowPadding: 2.5, ...TYPE })),
  ...[3, 5].map((rowPadding) => ({ cellHeight: 37, rowPadding, name: 13, small: 11.5 })),
  ...[5, 8, 11].map((rowPadding) => ({ cellHeight: 37, rowPadding, name: 14, small: 12.5 })),
]
/** The largest sum of rounding errors on a full page. */
const SLACK = 6

function columnsOf({ program, paper }: Drawing, { name }: Spacing): Columns {
  const wider = name / SIZES.name
  const [setsReps, effort, gap] = [94 * wider, 54 * wider, 6]
  const cells = Math.max(CELLS_ROOM, MIN_CELL_WIDTH * mostSets(program))
  return { name: contentWidth(paper) - setsReps - effort - gap - cells, setsReps, effort, gap, cells }
}

export const cellWidth = ({ cells }: Columns, sets: number): number => cells / sets - CELL_GAP

/** Spreads the days of every week over the fewest pages. A day that fits on a page is never split. */
export function planWeeks(drawing: Drawing): Plan {
  const { program, fonts, paper } = drawing
  const sheets = weekSheets(program)
  const lineHeight = SIZES.body * LINE
  const commonLines = sheets.map(({ common }) =>
    countLines(common, fonts.bold, SIZES.body, contentWidth(paper)),
  )
  const commonHeight = Math.max(...commonLines) * lineHeight
  const room = contentHeight(paper) - HEAD_HEIGHT - commonHeight - footOf(drawing).height - SLACK

  const textHeights = textHeightsIn(drawing)
  const dayHeight = (spacing: Spacing) => {
    const textHeight = textHeights(spacing)
    const heightOf = (row: Row) =>
      Math.max(textHeight(row), spacing.cellHeight) + 2 * spacing.rowPadding + ROW_RULE
    return (part: DayPart<Day>) =>
      DAY_HEAD +
      sum(rowsOf(part).map(heightOf)) +
      (goesOn(part) ? goesOnBlock(contentWidth(paper)).height : 0)
  }
  const tight = dayHeight(TIGHT)
  const weeks = sheets.map((sheet) => {
    const days = sheet.days.flatMap((day) => inParts(day, day.rows.length, (part) => tight(part) <= room))
    return { sheet, pages: spread(days, tight, room).map(joined) }
  })
  const fits = (spacing: Spacing) => {
    const height = dayHeight(spacing)
    return weeks.every(({ pages }) => pages.every((days) => sum(days.map(height)) <= room))
  }
  const spacing = SPACINGS.findLast(fits) ?? TIGHT
  const height = dayHeight(spacing)
  return {
    weeks: weeks.map(({ sheet, pages }) => ({
      sheet,
      pages: pages.map((days) => ({ days, spare: room - sum(days.map(height)) })),
    })),
    columns: columnsOf(drawing, spacing),
    commonHeight,
    spacing,
  }
}

/** Measures the text height of a row, once per font size, however many spacings are tried with it. */
function textHeightsIn(drawing: Drawing) {
  const inType = new Map<number, (row: Row) => number>()
  return (spacing: Spacing): ((row: Row) => number) => {
    const known = inType.get(spacing.name) ?? textHeight(drawing, spacing)
    inType.set(spacing.name, known)
    return known
  }
}

/** Widths of the set count and of the ×, so that both align down the page. */
export const SETS_WIDTH = 11
export const TIMES_WIDTH = 14
const REPS_GAP = 2
export const repsWidth = ({ setsReps }: Columns): number => setsReps - SETS_WIDTH - TIMES_WIDTH - REPS_GAP
export const MAX_FIGURE_LINES = 3

function textHeight(drawing: Drawing, spacing: Spacing) {
  const { regular, bold } = drawing.fonts
  const columns = columnsOf(drawing, spacing)
  const beneath = columns.name + columns.setsReps + columns.effort
  const known = new Map<Row, number>()
  const measured = ({ exercise, small }: Row) => {
    const nameLines = countLines(exercise.name, bold, spacing.name, columns.name - NAME_GAP)
    // What follows a slash is set smaller.
    const [figures = ''] = setsAndReps(exercise).reps.split('/')
    const figureLines = countLines(figures, bold, spacing.name, repsWidth(columns))
    const effortLines = countLines(effortCell(exercise), bold, spacing.name, columns.effort)
    const lines = Math.max(
      Math.min(MAX_NAME_LINES, nameLines),
      Math.min(MAX_FIGURE_LINES, Math.max(figureLines, effortLines)),
    )
    return (
      lines * spacing.name * LINE + countLines(small, regular, spacing.small, beneath) * spacing.small * LINE
    )
  }
  return (row: Row): number => {
    const height = known.get(row) ?? measured(row)
    known.set(row, height)
    return height
  }
}

export const rowsOf = ({ day, from, to }: DayPart<Day>): readonly Row[] => day.rows.slice(from, to)

const sum = (numbers: readonly number[]) => numbers.reduce((total, number) => total + number, 0)

function fill<T>(items: readonly T[], height: (item: T) => number, limit: number): T[][] {
  const pages: T[][] = []
  let used = 0
  for (const item of items) {
    const page = pages.at(-1)
    if (page && used + height(item) <= limit) {
      page.push(item)
      used += height(item)
    } else {
      pages.push([item])
      used = height(item)
    }
  }
  return pages
}

/** As few pages as possible, as even as possible. An item taller than a page overflows its own. */
export function spread<T>(items: readonly T[], height: (item: T) => number, room: number): T[][] {
  const fewest = fill(items, height, room)
  const step = room / 50
  for (let limit = room / fewest.length / 2; limit < room; limit += step) {
    const pages = fill(items, height, limit)
    if (pages.length === fewest.length) return pages
  }
  return fewest
}
