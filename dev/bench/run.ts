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

/** The median of the rounds. */
export const figureOf = ({ values }: Pick<Row, 'values'>): number =>
  values.toSorted((one, other) => one - other)[Math.floor((values.length - 1) / 2)] ?? NaN

const isMet = ({ goal, ...row }: Row): boolean =>
  goal.is === 'at most' ? figureOf(row) <= goal.value : figureOf(row) >= goal.value

/** Rounds to three significant digits. */
const told = (value: number): string =>
  Math.abs(value) >= 100 ? value.toFixed(0) : String(Number(value.toPrecision(3)))

const TIMES: readonly Row['unit'][] = ['s', 'ms']

/**
 * Describes the change from an earlier run to a later one, one line per figure. Times are relative to their
 * run's yardstick.
 */
export function compare(former: Run, latest: Run): string[] {
  const before = new Map(former.rows.map((row) => [row.name, row]))
  const lines = latest.rows.map((row) => {
    const old = before.get(row.name)
    before.delete(row.name)
    return old ? moved(inYardsticks(old, former), inYardsticks(row, latest)) : `${row.name}: new`
  })
  return [...lines, ...[...before.keys()].map((name) => `${name}: not measured any more`)]
}

/**
 * Converts times to multiples of the run's own yardstick, which cancels out the machine and its other load.
 */
function inYardsticks(row: Row, { yardstickMs }: Run): Row {
  return TIMES.includes(row.unit) ? { ...row, values: row.values.map((value) => value / yardstickMs) } : row
}

function moved(before: Row, after: Row): string {
  const [from, to] = [figureOf(before), figureOf(after)]
  const share = to / from - 1
  const isWithin = to >= Math.min(...before.values) && to <= Math.max(...before.values)
  const better = before.goal.is === 'at most' ? to < from : to > from
  const how = isWithin ? 'within the spread of the rounds before' : better ? 'better' : 'worse'
  return `${after.name}: ${share >= 0 ? '+' : '−'}${told(Math.abs(share) * 100)} %, ${how}`
}

export const tableOf = ({ rows }: Pick<Run, 'rows'>): string =>
  ['| figure | measured | rounds | goal | |', '| --- | ---: | ---: | ---: | --- |', ...rows.map(lineOf)].join(
    '\n',
  )

function lineOf(row: Row): string {
  const { values } = row
  const spread = values.length > 1 ? `${told(Math.min(...values))} to ${told(Math.max(...values))}` : ''
  const goal = `${row.goal.is} ${told(row.goal.value)}`
  return `| ${row.name} | ${told(figureOf(row))} ${row.unit} | ${spread} | ${goal} | ${isMet(row) ? 'met' : 'missed'} |`
}

/** The content of `docs/benchmarks.md`. */
export const pageOf = (run: Run): string => `# Benchmarks

What \`npm run measure -- bench\` measured on ${run.at}, on two cores. Compared sides were measured alternately; the median of the rounds counts. Times depend on the machine, ratios do not. Bare pdfkit took ${told(run.yardstickMs)} ms of processor time for the tables of a program; \`npm run measure -- bench compare OLD.json\` shows how the figures of [benchmarks.json](benchmarks.json) changed since an earlier run. It scales times by how long bare pdfkit took in each run.

${tableOf(run)}
`
