import { Row } from '../../../language-model/reading-prompt.ts'
import type { ModelReading, Statement } from '../../../domain/reading/statement.ts'

/** Converts a reading to a model's rows, for models that return a given reading. */
export const rowsOf = (reading: ModelReading): Row[] =>
  (['comments', 'equipment'] as const).flatMap((field) =>
    reading[field].map((statement) => rowOf(field, statement)),
  )

const DETAILS = Object.keys(Row.shape.details.unwrap().shape)

function rowOf(field: Row['field'], statement: Statement): Row {
  const said: Readonly<Record<string, unknown>> = statement
  const kg = said['kg'] ?? said['weightKg'] ?? said['maxKg']
  const details = Object.fromEntries(DETAILS.map((name) => [name, said[name] ?? null]))
  return Row.parse({
    field,
    kind: statement.kind,
    what: said['what'] ?? said['joint'] ?? said['lift'] ?? null,
    quote: statement.quote,
    details: { ...details, kg: kg ?? null },
  })
}
