import type { Row, Workbook, Worksheet } from 'exceljs'
import { effortText } from '../../../domain/program/notation.ts'
import { noteWithout, type ExportWeek } from '../rows.ts'
import { columnName, sheetOf, type Layout } from './layout.ts'
import type { DayLines, Line } from './lines.ts'
import { breakBetweenDays } from './page-breaks.ts'
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
const WIDTHS = { name: 16, note: 44 } as const

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
    pageSetup: { orientation: 'landscape' },
  })
  const title = sheet.getCell(1, 1)
  write(title, `Week ${number}${isLight ? ', a light one' : ''}`)
  title.font = TITLE
  drawColumns(sheet, workings)
  for (const day of days) {
    drawDay(sheet.getRow(day.headAt), day, layout)
    for (const line of day.lines) drawLine(sheet.getRow(line.at), line, workings)
  }
  breakBetweenDays(sheet, days)
}

/** The columns of a week: where, how they are headed and how wide they are. What has no width is hidden. */
const columnsOf = ({ layout, units }: Workings): (readonly [at: number, head: string, width?: number])[] => [
  [layout.name, 'Exercise', WIDTHS.name],
  [layout.sets, 'Sets', 5],
  [layout.reps, 'Reps', 8],
  [layout.effort, 'Effort', 7],
  [layout.load, `Load, ${units}`, 8],
  ...(layout.backOff === null ? [] : [[layout.backOff, 'Lighter sets', 8] as const]),
  [layout.lifted, `Lifted, ${units}`, 8],
  ...Array.from(
    { length: layout.mostSets },
    (_, set) => [layout.firstSet + set, `Reps ${set + 1}`, 6] as const,
  ),
  [layout.felt, 'How it was', 11],
  [layout.note, 'Notes', WIDTHS.note],
  [layout.result, 'Result'],
  [layout.used, 'Used'],
]

function drawColumns(sheet: Worksheet, workings: Workings): void {
  const heads = sheet.getRow(2)
  for (const [at, head, width] of columnsOf(workings)) {
    Object.assign(sheet.getColumn(at), width ? { width } : { hidden: true })
    const cell = heads.getCell(at)
    write(cell, head)
    Object.assign(cell, {
      font: BOLD,
      fill: HEAD_FILL,
      alignment: { wrapText: true, vertical: 'middle', horizontal: at === 1 ? 'left' : 'center' },
    })
  }
  heads.height = 36
}

function drawDay(head: Row, { title, minutes }: DayLines, layout: Layout): void {
  for (let column = 1; column <= layout.note; column++) head.getCell(column).fill = DAY_FILL
  const cell = head.getCell(1)
  write(cell, minutes === null ? title : `${title}, ${minutes} min`)
  cell.font = { ...BOLD, size: 14 }
  head.height = 30
}

function drawLine(line: Row, drawn: Line, workings: Workings): void {
  const { layout, units } = workings
  const exercise = drawn.row
  const load = exercise.weight?.[units] ?? null
  const middle = { vertical: 'middle', horizontal: 'center', wrapText: true } as const
  const say = (column: number, text: string) => write(line.getCell(column), text)
  for (let column = 1; column <= layout.note; column++)
    Object.assign(line.getCell(column), { font: BODY, border: UNDER, alignment: middle })

  say(layout.name, exercise.name)
  Object.assign(line.getCell(layout.name), { font: BOLD, alignment: { vertical: 'middle', wrapText: true } })
  line.getCell(layout.sets).value = exercise.sets
  say(layout.reps, exercise.reps)
  say(layout.effort, effortText(exercise))
  calculate(line, layout.load, loadFormula(drawn, workings), load)
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
  const notes = notesOf(drawn)
  say(layout.note, notes)
  line.height = Math.max(heightOf(exercise.name, WIDTHS.name), heightOf(notes, WIDTHS.note, NOTE_SIZE))
  Object.assign(line.getCell(layout.note), { font: SMALL, alignment: { vertical: 'middle', wrapText: true } })
  calculate(line, layout.result, resultFormula(drawn, workings), null)
  calculate(line, layout.used, usedFormula(drawn, workings), load)
}

/** Writes a formula with its initial value, which viewers that do not calculate will show. */
function calculate(line: Row, column: number, formula: string | null, unasked: number | null): void {
  const cell = line.getCell(column)
  cell.numFmt = 'General'
  if (formula === null) cell.value = unasked
  else cell.value = { formula, result: unasked ?? '' }
}

/** The text beside the numbers. Leaves out a weight that the cells show and update. */
function notesOf({ row, before }: Line): string {
  const { weight } = row
  const words = [
    weight?.isEach ? 'The load is of each one.' : '',
    weight?.isEstimate && !before ? 'The load is an estimate.' : '',
    weight?.percent === undefined ? '' : `Planned at ${weight.percent}% of your max.`,
    noteWithout(row, ['weight', 'other sets']),
    row.facts.backOff ? 'The other sets: the lighter load.' : '',
  ]
  return words.filter(Boolean).join(' ')
}
