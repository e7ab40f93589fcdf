declare module 'fast-formula-parser' {
  interface Place {
    sheet: string
    row: number
    col: number
  }
  type Value = string | number | null

  export default class FormulaParser {
    constructor(cells: {
      functions: Record<string, (...given: { value: unknown }[]) => Value>
      onCell: (place: Place) => Value
      onRange: (range: { sheet: string; from: Place; to: Place }) => Value[][]
    })
    /** @throws a library error for a formula that it cannot parse */
    parse(formula: string, position: Place): Value
  }
}
