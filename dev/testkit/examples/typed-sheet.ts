import exceljs from 'exceljs'
import FormulaParser from 'fast-formula-parser'
import type { ExportInput } from '../../../gateway/exports/rows.ts'
import { drawSpreadsheet } from '../../../gateway/exports/spreadsheet/workbook.ts'

type Typed = string | number
interface Place {
  sheet: string
  row: number
  col: number
}

const keyOf = ({ sheet, row, col }: Place): string => `${sheet} ${row} ${col}`

/** Helpers that the library leaves to its users. */
const numbersIn = (given: readonly { value: unknown }[]): number[] =>
  given.flatMap(({ value }) => [value].flat(2)).filter((each): each is number => typeof each === 'number')

/** A spreadsheet that a test can type into. Another library evaluates its formulas. */
export async function typedSheet(input: ExportInput) {
  const workbook = new exceljs.Workbook()
  const bytes = await drawSpreadsheet(input)
  await workbook.xlsx.load(bytes.slice().buffer)
  const typed = new Map<string, Typed>()
  // A parser handles one formula at a time, and formulas refer to others, so each depth has its own parser.
  const parsers: FormulaParser[] = []
  let depth = 0
  const parserAt = (at: number): FormulaParser =>
    (parsers[at] ??= new FormulaParser({
      functions: {
        MIN: (...given) => Math.min(...numbersIn(given)),
        MAX: (...given) => Math.max(...numbersIn(given)),
      },
      onCell: valueAt,
      onRange: ({ sheet, from, to }) =>
        Array.from({ length: to.row - from.row + 1 }, (_, row) =>
          Array.from({ length: to.col - from.col + 1 }, (_, col) =>
            valueAt({ sheet, row: from.row + row, col: from.col + col }),
          ),
        ),
    }))
  const reckoned = new Map<string, Typed | null>()
  function reckon(formula: string, place: Place): Typed | null {
    const key = keyOf(place)
    const known = reckoned.get(key)
    if (known !== undefined) return known
    depth += 1
    try {
      const value = parserAt(depth).parse(formula, place)
      reckoned.set(key, value)
      return value
    } finally {
      depth -= 1
    }
  }
  const sheetNamed = (name: string): exceljs.Worksheet => {
    const sheet = workbook.getWorksheet(name)
    if (!sheet) throw new Error(`there is no sheet ${name}`)
    return sheet
  }
  function valueAt(place: Place): Typed | null {
    const known = typed.get(keyOf(place))
    if (known !== undefined) return known
    const { value, formula } = sheetNamed(place.sheet).getCell(place.row, place.col)
    if (formula) return reckon(formula, place)
    return typeof value === 'number' || typeof value === 'string' ? value : null
  }

  return {
    workbook,
    column(sheet: string, heading: string): number {
      const head = sheetNamed(sheet).getRow(2)
      for (let col = 1; col <= head.cellCount; col++) if (head.getCell(col).text === heading) return col
      throw new Error(`${sheet} has no column ${heading}`)
    },
    type(sheet: string, row: number, col: number, value: Typed): void {
      typed.set(keyOf({ sheet, row, col }), value)
      reckoned.clear()
    },
    read: (sheet: string, row: number, col: number) => valueAt({ sheet, row, col }),
  }
}
