import exceljs from 'exceljs'
import { exportWeeks, type ExportInput } from '../rows.ts'
import { drawHowTo, settingsBeginAt } from './how-to-sheet.ts'
import { layoutOf } from './layout.ts'
import { linesOf } from './lines.ts'
import { settingsFor } from './settings.ts'
import { drawWeek } from './week-sheet.ts'

/** Instructions, then one sheet per week. The same program gives the same cells. */
export async function drawSpreadsheet(input: ExportInput): Promise<Uint8Array> {
  const { program, units, createdAt } = input
  const weeks = exportWeeks(program, units)
  const days = linesOf(weeks, units)
  const lines = days.flat().flatMap((day) => day.lines)
  const settings = settingsFor(lines, settingsBeginAt(input))
  const workings = { layout: layoutOf(weeks), units, settings }

  const workbook = new exceljs.Workbook()
  Object.assign(workbook, {
    creator: 'Eightfold',
    title: 'Eight weeks',
    created: createdAt,
    modified: createdAt,
  })
  workbook.calcProperties.fullCalcOnLoad = true
  drawHowTo(workbook, input, settings)
  for (const [index, week] of weeks.entries()) drawWeek(workbook, week, days[index] ?? [], workings)
  return new Uint8Array(await workbook.xlsx.writeBuffer())
}
