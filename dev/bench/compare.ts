import { figureOf, type Row, type Run, spreadOf, told } from './row.ts'

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
  const [least, most] = spreadOf(before)
  const isWithin = to >= least && to <= most
  const better = before.goal.is === 'at most' ? to < from : to > from
  const how = isWithin ? 'within the spread of the rounds before' : better ? 'better' : 'worse'
  return `${after.name}: ${share >= 0 ? '+' : '−'}${told(Math.abs(share) * 100)} %, ${how}`
}
