import type { Draft, Row } from './draft.ts'
import { isCompound } from './vocabulary.ts'

/** Share of the sets before it that a light week keeps (R33 asks for 45 to 70 %, and a taper for 40 to 59 %). */
const KEPT = 0.55
const MOST_KEPT = 0.7
/** Sets that a lift needs to stay in practice (T15). */
const IN_PRACTICE = 2

/**
 * Shares out a light week's sets so that the whole week, not each row, keeps its share. Big lifts and openers keep two, as
 * long as the week stays light.
 */
export function lightSetsOf({ days }: Draft, setsOf: (row: Row) => number): ReadonlyMap<Row, number> {
  const all = days.flatMap(({ rows }) =>
    rows.map((row, place) => ({ row, sets: setsOf(row), opens: place === 0 })),
  )
  const total = all.reduce((sum, { sets }) => sum + sets, 0)
  const kept = new Map<Row, number>()
  let before = 0
  let soFar = 0
  for (const { row, sets, opens } of all) {
    before += sets
    const isBig = isCompound(row.entry.pattern) && (sets > IN_PRACTICE || opens)
    const fewest = Math.min(sets, isBig ? IN_PRACTICE : 1)
    const share = Math.max(fewest, Math.min(sets - 1, Math.round(before * KEPT) - soFar))
    kept.set(row, share)
    soFar += share
  }
  for (const { row, sets } of all.toReversed())
    if (soFar > total * MOST_KEPT && kept.get(row) === sets && sets > 1) {
      kept.set(row, sets - 1)
      soFar--
    }
  return kept
}
