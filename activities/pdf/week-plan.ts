import type { Drawing } from './drawing.ts'
import { missedReps, mostSets } from './facts.ts'
import { countLines } from './measure.ts'
import { spread } from './spread.ts'
import { contentWidth, FOOTER, LINE, MARGIN, PAPER, SIZES } from './styles.ts'
import { weekSheets, type Day, type Row, type WeekSheet } from './week-sheets.ts'

/** How wide things stand in a row, in points. */
export interface Columns {
  name: number
  setsReps: number
  effort: number
  gap: number
  cell: number
  cells: number
}

export interface WeekPage {
  days: readonly Day[]
  /** What the days leave free, in points. */
  spare: number
}

export interface WeekPlan {
  sheet: WeekSheet
  pages: readonly WeekPage[]
}

export interface Spacing {
  /** Of the cells to write in. */
  cellHeight: number
  /** Above and below a row. */
  rowPadding: number
}

export interface Plan {
  weeks: readonly WeekPlan[]
  columns: Columns
  /** The same in the whole program: as roomy as the fullest page allows. */
  spacing: Spacing
  footHeight: number
}

export const HEAD_HEIGHT = 56
export const DAY_HEAD = 29
export const ROW_RULE = 0.5
export const NAME_GAP = 6
/** No name of ours needs more than two; a row must never outgrow a page, or its end would be lost. */
export const MOST_NAME_LINES = 6
export const MOST_MISSED_LINES = 4
export const MISSED_LABEL = 80
const CELLS_ROOM = 176
const LEAST_CELL_WIDTH = 34
/** From tight to roomy. A thick pen needs 8 mm; beyond 13 mm is waste. */
const TIGHT: Spacing = { cellHeight: 24, rowPadding: 1.5 }
const SPACINGS: readonly Spacing[] = [
  TIGHT,
  { cellHeight: 24, rowPadding: 2 },
  ...Array.from({ length: 14 }, (_, step) => ({ cellHeight: 24 + step, rowPadding: 2.5 })),
]
/** What rounding may add up to on a full page. */
const SLACK = 6

export function columnsOf({ program, paper }: Drawing): Columns {
  const [setsReps, effort, gap] = [94, 54, 6]
  const cells = Math.max(3, mostSets(program))
  const cell = Math.max(LEAST_CELL_WIDTH, CELLS_ROOM / cells)
  return {
    name: contentWidth(paper) - setsReps - effort - gap - cell * cells,
    setsReps,
    effort,
    gap,
    cell,
    cells,
  }
}

/** Puts the days of every week on as few pages as hold them, evenly; no day that fits on a page is cut. */
export function planWeeks(drawing: Drawing): Plan {
  const { program, fonts, paper } = drawing
  const sheets = weekSheets(program)
  const columns = columnsOf(drawing)
  const lineHeight = SIZES.body * LINE
  const missedLines = countLines(
    missedReps(program),
    fonts.regular,
    SIZES.body,
    contentWidth(paper) - MISSED_LABEL,
  )
  const footHeight = Math.min(MOST_MISSED_LINES, missedLines) * lineHeight + 8
  const room = PAPER[paper].height - MARGIN.top - MARGIN.bottom - FOOTER - HEAD_HEIGHT - footHeight - SLACK

  const beneath = columns.name + columns.setsReps + columns.effort
  const textHeight = ({ exercise, small }: Row) =>
    Math.min(MOST_NAME_LINES, countLines(exercise.name, fonts.bold, SIZES.name, columns.name - NAME_GAP)) *
      SIZES.name *
      LINE +
    countLines(small, fonts.regular, SIZES.body, beneath) * lineHeight
  const rows = sheets.flatMap(({ days }) => days.flatMap((day) => day.rows))
  const textHeights = new Map(rows.map((row) => [row, textHeight(row)]))
  const dayHeight =
    ({ cellHeight, rowPadding }: Spacing) =>
    ({ rows }: Day) =>
      DAY_HEAD +
      sum(rows.map((row) => Math.max(textHeights.get(row) ?? 0, cellHeight) + 2 * rowPadding + ROW_RULE))
  const spareOn = (days: readonly Day[], spacing: Spacing) => room - sum(days.map(dayHeight(spacing)))

  const tight = dayHeight(TIGHT)
  const weeks = sheets.map((sheet) => {
    const days = sheet.days.flatMap((day) => inParts(day, Math.ceil(tight(day) / room)))
    return { sheet, pages: spread(days, tight, room) }
  })
  const fits = (spacing: Spacing) =>
    weeks.every(({ pages }) => pages.every((days) => spareOn(days, spacing) >= 0))
  const spacing = SPACINGS.findLast(fits) ?? TIGHT
  return {
    weeks: weeks.map(({ sheet, pages }) => ({
      sheet,
      pages: pages.map((days) => ({ days, spare: spareOn(days, spacing) })),
    })),
    columns,
    spacing,
    footHeight,
  }
}

/** A day that no page holds, in parts of about as many rows, each under the day's name. */
function inParts(day: Day, parts: number): Day[] {
  if (parts <= 1) return [day]
  const rows = Math.ceil(day.rows.length / parts)
  return Array.from({ length: parts }, (_, part) => ({
    ...day,
    title: part === 0 ? day.title : `${day.title}, continued`,
    rows: day.rows.slice(part * rows, (part + 1) * rows),
  })).filter((part) => part.rows.length > 0)
}

const sum = (numbers: readonly number[]) => numbers.reduce((total, number) => total + number, 0)
