import { expect, it } from '@jest/globals'
import exceljs from 'exceljs'
import type { DayLines } from './lines.ts'
import { breakBetweenDays } from './page-breaks.ts'

/** A sheet of days of so many lines, 40 points high each, and where its pages end. */
function breaksOf(days: readonly number[]) {
  const sheet = new exceljs.Workbook().addWorksheet('Week 1')
  sheet.getColumn(1).width = 120
  let at = 2
  const placed = days.map((count): DayLines => {
    const headAt = ++at
    const lines = Array.from({ length: count }, () => ({ at: ++at }))
    for (const line of lines) sheet.getRow(line.at).height = 40
    return { title: '', minutes: null, headAt, lines: lines as never }
  })
  breakBetweenDays(sheet, placed)
  const { rowBreaks } = sheet as unknown as { rowBreaks: { id: number }[] }
  return { ends: rowBreaks.map(({ id }) => id), ...sheet.pageSetup }
}

it('begins a new page before a day that would be split over two', () => {
  // The first two days take lines 3 to 12, the third would end on the next page.
  expect(breaksOf([4, 4, 5]).ends).toEqual([12])
})

it('leaves days together that fit one page', () => {
  expect(breaksOf([4, 4]).ends).toEqual([])
})

it('scales to the width itself, with the heads on every page', () => {
  const { scale, fitToPage, printTitlesRow } = breaksOf([4])
  expect(fitToPage).toBeFalsy()
  expect(scale).toBeGreaterThanOrEqual(50)
  expect(printTitlesRow).toBe('1:2')
})
