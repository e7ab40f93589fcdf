import type { Draft, Row } from '../draft/draft.ts'
import { isMeetLift } from './meet.ts'
import type { Supersets } from '../prescription/supersets.ts'
import { allowsTriples } from '../draft/triples.ts'
import { isCompound, isTrunk } from '../../exercises/vocabulary.ts'

/** The share of sets that a deload keeps. R33 asks for 45 to 70 %, and a taper for 40 to 59 %. */
const KEPT = 0.55
const MAX_KEPT = 0.7
/** The sets that keep a lift in practice (T15). */
const IN_PRACTICE = 2

/**
 * Distributes the sets of a deload. The whole week keeps its share, and each row keeps half its sets, rounded
 * up or down. Big lifts and openers keep two sets while the week stays light.
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
    const share = Math.max(
      fewest,
      Math.floor(sets / 2),
      Math.min(Math.ceil(sets / 2), Math.round(before * KEPT) - soFar),
    )
    kept.set(row, share)
    soFar += share
  }
  for (const { row, sets } of all.toReversed())
    if (soFar > total * MAX_KEPT && kept.get(row) === sets && sets > 1) {
      kept.set(row, sets - 1)
      soFar--
    }
  return kept
}

/**
 * Sets of a lift that is down to one rep. 3 singles instead of about 4 x 2 cut the work by more than half.
 */
const SINGLES = 3
/** The minimum number of exercises in a session (R2). */
const MIN_ROWS = 3

/**
 * The sets of a taper before a meet. The meet lifts and their variants, or the opener of a day without them,
 * stay in practice. Another exercise keeps one set only if the day would otherwise be too short. Rows left
 * out have no sets.
 *
 * @see Pritchard and others, "Tapering practices of New Zealand's elite raw powerlifters" (2016): accessory work ends about
 *   two weeks before the meet
 */
export function meetTaperSetsOf(
  { days }: Draft,
  setsOf: (row: Row) => number,
  supersets: Supersets,
): ReadonlyMap<Row, number> {
  const kept = new Map<Row, number>()
  for (const { rows } of days) {
    const ofMeet = rows.filter(({ entry }) => allowsTriples(entry))
    const lifts = ofMeet.length ? ofMeet : rows.slice(0, 1)
    const others = rows.filter((row) => !lifts.includes(row))
    const easiestFirst = [
      ...others.filter(({ entry }) => isTrunk(entry.pattern)),
      ...others.filter(({ entry }) => !isTrunk(entry.pattern)),
    ]
    const fillers = easiestFirst.slice(0, Math.max(0, MIN_ROWS - lifts.length))
    for (const row of lifts)
      kept.set(row, Math.min(isMeetLift(row.entry) ? SINGLES : IN_PRACTICE, setsOf(row)))
    for (const row of fillers) kept.set(row, 1)
    // A superset partner stays in the session.
    for (const row of [...lifts, ...fillers]) {
      const partner = supersets.get(row)
      if (partner && !kept.has(partner)) kept.set(partner, 1)
    }
  }
  return kept
}
