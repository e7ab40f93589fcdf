import type { Week, Workout } from '../../domain/program.ts'
import type { Drawing } from './drawing.ts'
import { missedReps, mostSets, smallPrint } from './facts.ts'
import { countLines } from './measure.ts'
import { contentWidth, LINE, MARGIN, PAPER, SIZES } from './styles.ts'

/** How wide things stand in a row, in points. */
export interface Columns {
  name: number
  setsReps: number
  effort: number
  cell: number
  cells: number
}

const SETS_REPS = 74
const EFFORT = 56
const CELL = { least: 34, most: 50, room: 212 }

export function columnsOf({ program, paper }: Drawing): Columns {
  const cells = Math.max(3, mostSets(program))
  const cell = Math.max(CELL.least, Math.min(CELL.most, CELL.room / cells))
  return {
    name: contentWidth(paper) - SETS_REPS - EFFORT - cell * cells - 8,
    setsReps: SETS_REPS,
    effort: EFFORT,
    cell,
    cells,
  }
}

export const HEAD_HEIGHT = 62
export const DAY_HEAD = 32
const ROW_PADDING = 7
const LEAST_CELL = 24
const MOST_CELL = 36

/** Lines of the rule for missed reps at the foot of a week. */
export const footHeight = (drawing: Drawing): number =>
  countLines(
    missedReps(drawing.program),
    drawing.fonts.regular,
    SIZES.body,
    contentWidth(drawing.paper) - 90,
  ) *
    SIZES.body *
    LINE +
  16

/** The pages of one week: which days stand on which. */
export type WeekPages = readonly (readonly Workout[])[]

export interface WeekPlan {
  week: Week
  pages: WeekPages
}

/** Puts the days of every week on as few pages as hold them, evenly; no day is cut that fits on a page. */
export function planWeeks(drawing: Drawing): { plans: WeekPlan[]; columns: Columns; cellHeight: number } {
  const { program, fonts, paper } = drawing
  const columns = columnsOf(drawing)
  const room = PAPER[paper].height - MARGIN.top - MARGIN.bottom - 26 - HEAD_HEIGHT - footHeight(drawing) - 4
  const left = columns.name + columns.setsReps + columns.effort
  const rowHeight = (cellHeight: number) => (exercise: Workout['exercises'][number]) => {
    const name = countLines(exercise.name, fonts.bold, SIZES.name, columns.name - 6) * SIZES.name * LINE
    const small = countLines(smallPrint(exercise), fonts.regular, SIZES.body, left - 8) * SIZES.body * LINE
    return Math.max(name + small, cellHeight) + ROW_PADDING
  }
  const dayHeight = (cellHeight: number) => (day: Workout) =>
    DAY_HEAD + day.exercises.map(rowHeight(cellHeight)).reduce((sum, height) => sum + height, 0)

  const plans = program.weeks.map((week) => ({
    week,
    pages: spread(week.workouts, dayHeight(LEAST_CELL), room),
  }))
  const fits = (cellHeight: number) =>
    plans.every(({ pages }) => pages.every((page) => heightOf(page, dayHeight(cellHeight)) <= room))
  let cellHeight = LEAST_CELL
  while (cellHeight < MOST_CELL && fits(cellHeight + 1)) cellHeight += 1
  return { plans, columns, cellHeight }
}

const heightOf = <T>(items: readonly T[], height: (item: T) => number) =>
  items.reduce((sum, item) => sum + height(item), 0)

function fill<T>(items: readonly T[], height: (item: T) => number, limit: number): T[][] {
  const pages: T[][] = []
  for (const item of items) {
    const page = pages.at(-1)
    if (page && heightOf(page, height) + height(item) <= limit) page.push(item)
    else pages.push([item])
  }
  return pages
}

/** As few pages as `room` allows, and then the lowest limit that still needs no more: so they come out even. */
export function spread<T>(items: readonly T[], height: (item: T) => number, room: number): T[][] {
  const fewest = fill(items, height, room)
  const step = room / 40
  for (let limit = heightOf(items, height) / fewest.length; limit < room; limit += step) {
    const pages = fill(items, height, limit)
    if (pages.length === fewest.length) return pages
  }
  return fewest
}
