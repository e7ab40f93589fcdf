import type { Draft, Row } from './draft.ts'
import { isMeetLift } from './meet.ts'
import type { Supersets } from './supersets.ts'
import { takesTriples } from './triples.ts'
import { isCompound, isTrunk } from './vocabulary.ts'

/** Share of the sets before it that a light week keeps (R33 asks for 45 to 70 %, and a taper for 40 to 59 %). */
const KEPT = 0.55
const MOST_KEPT = 0.7
/** Sets that a lift needs to stay in practice (T15). */
const IN_PRACTICE = 2

/**
 * Shares out a light week's sets so that the whole week keeps its share, and each row half of its sets, rounded up or down.
 * Big lifts and openers keep two, as long as the week stays light.
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
    if (soFar > total * MOST_KEPT && kept.get(row) === sets && sets > 1) {
      kept.set(row, sets - 1)
      soFar--
    }
  return kept
}

/** Sets of a lift whose repetitions have come down to one: 3 in place of some 4 x 2 are a fall by half and more. */
const SINGLES = 3
/** So many exercises make a session (R2). */
const LEAST_ROWS = 3

/**
 * The sets of a taper before a meet: the lifts of the meet and their variants, or what opens a day without them, keep their
 * practice, and of all else a set stays only where a day would be no session without it. Rows that are left out have no sets.
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
    const ofMeet = rows.filter(({ entry }) => takesTriples(entry))
    const lifts = ofMeet.length ? ofMeet : rows.slice(0, 1)
    const others = rows.filter((row) => !lifts.includes(row))
    const easiestFirst = [
      ...others.filter(({ entry }) => isTrunk(entry.pattern)),
      ...others.filter(({ entry }) => !isTrunk(entry.pattern)),
    ]
    const fillers = easiestFirst.slice(0, Math.max(0, LEAST_ROWS - lifts.length))
    for (const row of lifts)
      kept.set(row, Math.min(isMeetLift(row.entry) ? SINGLES : IN_PRACTICE, setsOf(row)))
    for (const row of fillers) kept.set(row, 1)
    // Whose sets come between those of another stays with it.
    for (const row of [...lifts, ...fillers]) {
      const partner = supersets.get(row)
      if (partner && !kept.has(partner)) kept.set(partner, 1)
    }
  }
  return kept
}
