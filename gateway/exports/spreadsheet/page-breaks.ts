import type { Worksheet } from 'exceljs'
import type { DayLines } from './lines.ts'

/** Landscape US Letter is narrower, landscape A4 is lower: what fits both, in points, inside Excel's own margins. */
const PAGE = { width: 691, height: 487 }
/** A column is as wide as its digits, of 7 pixels, and their padding. */
const POINTS_A_DIGIT = 5.25
const COLUMN_PADDING = 3.75
const USUAL_HEIGHT = 15
/** The title of the week and the heads of the columns, on every page. */
const REPEATED = 2

/**
 * Scales a week to the width of a page and begins a new page before a day that would be split. A program that fits
 * the width by itself ignores such breaks.
 */
export function breakBetweenDays(sheet: Worksheet, days: readonly DayLines[]): void {
  const widths = sheet.columns.map(({ width = 0, hidden }) =>
    hidden ? 0 : width * POINTS_A_DIGIT + COLUMN_PADDING,
  )
  const scale = Math.min(1, PAGE.width / sum(widths))
  Object.assign(sheet.pageSetup, { scale: Math.floor(scale * 100), printTitlesRow: `1:${REPEATED}` })
  const heightOf = (at: number) => sheet.getRow(at).height ?? USUAL_HEIGHT
  const room = PAGE.height / scale - heightOf(1) - heightOf(2)
  let used = 0
  for (const { headAt, lines } of days) {
    const height = heightOf(headAt) + sum(lines.map(({ at }) => heightOf(at)))
    const isSplit = used > 0 && used + height > room
    if (isSplit) sheet.getRow(headAt - 1).addPageBreak()
    used = isSplit ? height : used + height
  }
}

const sum = (numbers: readonly number[]) => numbers.reduce((total, number) => total + number, 0)
