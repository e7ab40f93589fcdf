import type { Options } from '../../stand-ins/coach/form-options.ts'

type Value = string | number
type Row = Record<string, Value>
type Pair = readonly [field: string, value: Value, other: string, otherValue: Value]

/**
 * Builds rows in which every option of every field meets every option of every other field at least once.
 * Greedy.
 */
export function pairwise(options: Options): Row[] {
  const fields = Object.keys(options)
  const pairs = allPairs(options)
  const open = new Set(pairs.map(String))
  const rows: Row[] = []
  for (const pair of pairs) {
    if (!open.has(String(pair))) continue
    const [one, value, other, otherValue] = pair
    const row: Row = { [one]: value, [other]: otherValue }
    for (const field of fields) row[field] ??= bestFor(field, options, row, open)
    for (const met of pairsOf(row)) open.delete(String(met))
    rows.push(row)
  }
  return rows
}

function allPairs(options: Options): Pair[] {
  const fields = Object.entries(options)
  return fields.flatMap(([one, values], index) =>
    fields
      .slice(index + 1)
      .flatMap(([other, others]) =>
        values.flatMap((value) => others.map((otherValue): Pair => [one, value, other, otherValue])),
      ),
  )
}

/** Both orders, because a row's fields are in any order. */
const pairsOf = (row: Row): Pair[] =>
  Object.entries(row).flatMap(([one, value]) =>
    Object.entries(row)
      .filter(([other]) => other !== one)
      .map(([other, otherValue]): Pair => [one, value, other, otherValue]),
  )

function bestFor(field: string, options: Options, row: Row, open: ReadonlySet<string>): Value {
  const [first = '', ...others] = options[field] ?? []
  const gain = (value: Value) =>
    pairsOf({ ...row, [field]: value }).filter((pair) => open.has(String(pair))).length
  return others.reduce((best, value) => (gain(value) > gain(best) ? value : best), first)
}
