import { z } from 'zod'

export const Row = z.object({
  name: z.string(),
  unit: z.enum(['times', 's', 'ms', 'MB', 'KB', '%', 'a minute', 'a second', 'points', '']),
  /** One value per round, or a single measurement. */
  values: z.array(z.number()).min(1),
  goal: z.object({ is: z.enum(['at most', 'at least']), value: z.number() }),
})
export type Row = z.infer<typeof Row>
export type Goal = Row['goal']

/** A whole run, stored beside the table. */
export const Run = z.object({
  at: z.string(),
  /** CPU milliseconds that bare pdfkit took for its tables; times of this run are compared by it. */
  yardstickMs: z.number().positive(),
  rows: z.array(Row),
})
export type Run = z.infer<typeof Run>

export const atMost = (value: number): Goal => ({ is: 'at most', value })
export const atLeast = (value: number): Goal => ({ is: 'at least', value })

const sorted = ({ values }: Pick<Row, 'values'>) => values.toSorted((one, other) => one - other)

/** The median of the rounds. */
export const figureOf = (row: Pick<Row, 'values'>): number => {
  const all = sorted(row)
  return all[Math.floor((all.length - 1) / 2)] ?? NaN
}

/** The minimum and maximum of the rounds. */
export const spreadOf = (row: Pick<Row, 'values'>): readonly [least: number, most: number] => {
  const all = sorted(row)
  return [all[0] ?? NaN, all.at(-1) ?? NaN]
}

export const isMet = ({ goal, ...row }: Row): boolean =>
  goal.is === 'at most' ? figureOf(row) <= goal.value : figureOf(row) >= goal.value

/** Rounds to three significant digits. */
export const told = (value: number): string =>
  Math.abs(value) >= 100 ? value.toFixed(0) : String(Number(value.toPrecision(3)))
