import type { Row, Workbook, Worksheet } from 'exceljs'
import { noteSentences } from '../../../domain/program/note.ts'
import type { Units } from '../../../domain/program/units.ts'
import { noteWithout, type ExportWeek } from '../rows.ts'
import { columnName, sheetOf, type Layout } from './layout.ts'
import type { DayLines, Line } from './lines.ts'
import {
  backOffFormula,
  HIT,
  loadFormula,
  MISSED,
  printedBackOff,
  resultFormula,
  TOO_EASY,
  usedFormula,
  type Workings,
} from './load-formula.ts'
import {
  AROUND,
  BODY,
  BOLD,
  DAY_FILL,
  HEAD_FILL,
  heightOf,
  NOTE_SIZE,
  PAD_FILL,
  SMALL,
  TITLE,
  UNDER,
  write,
} from './looks.ts'

/** Widths for a phone: the input cells are beside the name, which stays in view. */
const WIDTHS = { name: 16, sets: 5, reps: 8, effort: 7, load: 8, set: 6, felt: 11, note: 44 } as const

export function drawWeek(
  workbook: Workbook,
  { number, isLight }: ExportWeek,
  days: readonly DayLines[],
  workings: Workings,
): void {
  const { layout } = workings
  const sheet = workbook.addWorksheet(sheetOf(number), {
    views: [
      {
        state: 'frozen',
        xSplit: 1,
        ySplit: 2,
        topLeftCell: 'B3',
        activeCell: `${columnName(layout.lifted)}4`,
      },
    ],
    pageSetup: { orientation: 'landscape', fitToPage: true, fitToWidth: 1, fitToHeight: 0 },
  })
  drawColumns(sheet, layout)
  const title = sheet.getCell(1, 1)
  write(title, `Week ${number}${isLight ? ', a light one' : ''}`)
  title.font = TITLE
  drawHead(sheet.getRow(2), workings)
  for (const day of days) {
    drawDay(sheet.getRow(day.headAt), day, layout)
    for (const line of day.lines) drawLine(sheet.getRow(line.at), line, workings)
  }
}

function drawColumns(sheet: Worksheet, layout: Layout): void {
  const width = (column: number | null, wide: number) => {
    if (column !== null) sheet.getColumn(column).width = wide
  }
  width(layout.name, WIDTHS.name)
  width(layout.sets, WIDTHS.sets)
  width(layout.reps, WIDTHS.reps)
  width(layout.effort, WIDTHS.effort)
  width(layout.load, WIDTHS.load)
  width(layout.backOff, WIDTHS.load)
  width(layout.lifted, WIDTHS.load)
  for (let set = 0; set < layout.mostSets; set++) width(layout.firstSet + set, WIDTHS.set)
  width(layout.felt, WIDTHS.felt)
  width(layout.note, WIDTHS.note)
  for (const column of [layout.result, layout.used]) sheet.getColumn(column).hidden = true
}

function drawHead(head: Row, { layout, units }: Workings): void {
  const say = (column: number, text: string) => {
    const cell = head.getCell(column)
    write(cell, text)
    cell.font = BOLD
    cell.fill = HEAD_FILL
    cell.alignment = {
      wrapText: true,
      vertical: 'middle',
      horizontal: column === layout.name ? 'left' : 'center',
    }
  }
  say(layout.name, 'Exercise')
  say(layout.sets, 'Sets')
  say(layout.reps, 'Reps')
  say(layout.effort, 'Effort')
  say(layout.load, `Load, ${units}`)
  if (layout.backOff !== null) say(layout.backOff, 'Lighter sets')
  say(layout.lifted, `Lifted, ${units}`)
  for (let set = 0; set < layout.mostSets; set++) say(layout.firstSet + set, `Reps ${set + 1}`)
  say(layout.felt, 'How it was')
  say(layout.note, 'Notes')
  say(layout.result, 'Result')
  say(layout.used, 'Used')
  head.height = 36
}

function drawDay(head: Row, { title, minutes }: DayLines, layout: Layout): void {
  for (let column = 1; column <= layout.note; column++) head.getCell(column).fill = DAY_FILL
  const cell = head.getCell(1)
  write(cell, minutes === null ? title : `${title}, ${minutes} min`)
  cell.font = { ...BOLD, size: 14 }
  head.height = 30
}

function drawLine(line: Row, drawn: Line, workings: Workings): void {
  const { layout } = workings
  const { exercise, load } = drawn.row
  const middle = { vertical: 'middle', horizontal: 'center', wrapText: true } as const
  const say = (column: number, text: string) => write(line.getCell(column), text)
  for (let column = 1; column <= layout.note; column++)
    Object.assign(line.getCell(column), { font: BODY, border: UNDER, alignment: middle })

  say(layout.name, exercise.name)
  Object.assign(line.getCell(layout.name), { font: BOLD, alignment: { vertical: 'middle', wrapText: true } })
  line.getCell(layout.sets).value = exercise.sets
  say(layout.reps, exercise.reps)
  say(layout.effort, exercise.intensity)
  calculate(line, layout.load, loadFormula(drawn, workings), load?.weight ?? null)
  if (layout.backOff !== null)
    calculate(line, layout.backOff, backOffFormula(drawn, workings), printedBackOff(drawn, workings))
  line.getCell(layout.load).font = BOLD

  const pads = [
    layout.lifted,
    ...Array.from({ length: exercise.sets }, (_, set) => layout.firstSet + set),
    layout.felt,
  ]
  for (const column of pads) Object.assign(line.getCell(column), { fill: PAD_FILL, border: AROUND })
  line.getCell(layout.felt).dataValidation = {
    type: 'list',
    allowBlank: true,
    formulae: [`"${[HIT, TOO_EASY, MISSED].join(',')}"`],
  }
  const notes = notesOf(drawn, workings.units)
  say(layout.note, notes)
  line.height = Math.max(heightOf(exercise.name, WIDTHS.name), heightOf(notes, WIDTHS.note, NOTE_SIZE))
  Object.assign(line.getCell(layout.note), { font: SMALL, alignment: { vertical: 'middle', wrapText: true } })
  calculate(line, layout.result, resultFormula(drawn, workings), null)
  calculate(line, layout.used, usedFormula(drawn, workings), load?.weight ?? null)
}

/** Writes a formula with its initial value, which viewers that do not calculate will show. */
function calculate(line: Row, column: number, formula: string | null, unasked: number | null): void {
  const cell = line.getCell(column)
  cell.numFmt = 'General'
  if (formula === null) cell.value = unasked
  else cell.value = { formula, result: unasked ?? '' }
}

/** The text beside the numbers. Leaves out a weight that the cells show and update. */
function notesOf({ row: { exercise, load }, before }: Line, units: Units): string {
  const sentences = noteSentences(exercise, units, 'with the lighter load')
  const words = [
    load?.isEach ? 'The load is of each one.' : '',
    load?.isEstimate && !before ? 'The load is an estimate.' : '',
    load && load.percent !== null ? `Planned at ${load.percent}% of your max.` : '',
    noteWithout({ ...exercise, sentences }, ['weight']),
  ]
  return words.filter(Boolean).join(' ')
}
