import type { TrainingProfile } from '../profile.ts'
import { additionsTo } from './additions.ts'
import type { Draft, DraftDay, Row } from './draft.ts'
import { longestMinutes, setMinutes } from './minutes.ts'
import { addTo, gainOf, tallyOf, type Change, type Tally } from './worth.ts'

/** Share of the session that the longest week may fill; the rest is slack for slow days. */
const FILL = 0.98
const FEWEST_SETS = 2
/** Only a gain like this is worth taking something else out for. */
const WORTH_A_SWAP = 10
const ENOUGH_STEPS = 250

/** One change of a day: what its rows become, what it changes in the week and how many minutes it adds. */
export interface Move {
  rows: Row[]
  change: Change
  minutes: number
}

export const fewestRows = ({ minutes }: Pick<TrainingProfile, 'minutes'>): number => (minutes === 30 ? 2 : 3)

/**
 * Brings sets and exercises to where every muscle gets its share and every day fits its time. Changes the draft in
 * place, always by the one step that gives most for its minutes.
 */
export function balance(draft: Draft, profile: TrainingProfile): void {
  for (const [day, each] of draft.days.entries()) {
    const tally = tallyOf(draft, profile)
    each.rows = fitted(each.rows, day, tally, profile)?.rows ?? each.rows
  }
  for (let step = 0; step < ENOUGH_STEPS; step++) {
    const tally = tallyOf(draft, profile)
    if (!takeBestStep(draft, tally, profile)) return
  }
}

function takeBestStep(draft: Draft, tally: Tally, profile: TrainingProfile): boolean {
  let best: { day: DraftDay; rows: Row[]; worth: number } | null = null
  const consider = (day: DraftDay, rows: Row[], gain: number, minutes: number) => {
    const worth = gain / minutes
    if (gain > 0.01 && (!best || worth > best.worth)) best = { day, rows, worth }
  }
  for (const [index, day] of draft.days.entries()) {
    for (const { rows, change } of removals(day.rows, index, profile))
      consider(day, rows, gainOf(tally, profile, change), 1)

    const spare = profile.minutes * FILL - longestMinutes(day.rows, profile)
    for (const move of additionsTo(draft, index, tally, profile)) {
      const gain = gainOf(tally, profile, move.change)
      if (move.minutes <= spare) consider(day, move.rows, gain, move.minutes)
      else if (gain >= WORTH_A_SWAP) {
        const after = withChange(tally, profile, move.change)
        const made = fitted(move.rows, index, after, profile, move.change)
        if (made) consider(day, made.rows, gain - made.loss, move.minutes)
      }
    }
  }
  if (!best) return false
  const { day, rows }: { day: DraftDay; rows: Row[] } = best
  day.rows = rows
  return true
}

function withChange(tally: Tally, profile: TrainingProfile, change: Change): Tally {
  const copy: Tally = {
    ...tally,
    week: { ...tally.week },
    peak: { ...tally.peak },
    sessions: tally.sessions.map((session, day) => (day === change.day ? { ...session } : session)),
    wanted: [...tally.wanted],
  }
  addTo(copy, profile, change)
  return copy
}

/** Takes out what is missed least until the day fits its time; null when it cannot fit. */
function fitted(
  from: Row[],
  day: number,
  tally: Tally,
  profile: TrainingProfile,
  keep?: Change,
): { rows: Row[]; loss: number } | null {
  let rows = from
  let loss = 0
  let left = tally
  while (longestMinutes(rows, profile) > profile.minutes * FILL) {
    let least: { move: Move; perMinute: number; loss: number } | null = null
    for (const move of removals(rows, day, profile)) {
      if (move.change.entry === keep?.entry) continue
      const missed = -gainOf(left, profile, move.change)
      const perMinute = missed / -move.minutes
      if (!least || perMinute < least.perMinute) least = { move, perMinute, loss: missed }
    }
    if (!least) return null
    rows = least.move.rows
    loss += least.loss
    left = withChange(left, profile, least.move.change)
  }
  return { rows, loss }
}

/** Every way to make a day shorter by one set, one later set or one exercise. */
function removals(rows: readonly Row[], day: number, profile: TrainingProfile): Move[] {
  return rows.flatMap((row, index) => {
    const { entry, sets, addSet } = row
    const minutes = -setMinutes(row, profile.minutes)
    const moves: Move[] = []
    if (sets > FEWEST_SETS)
      moves.push({
        rows: rows.with(index, { ...row, sets: sets - 1 }),
        change: { day, entry, sets: -1, peakSets: -1, exercises: 0 },
        minutes,
      })
    if (addSet)
      moves.push({
        rows: rows.with(index, { ...row, addSet: false }),
        change: { day, entry, sets: 0, peakSets: -1, exercises: 0 },
        minutes,
      })
    if (rows.length > fewestRows(profile)) {
      const peakSets = sets + (addSet ? 1 : 0)
      moves.push({
        rows: rows.toSpliced(index, 1),
        change: { day, entry, sets: -sets, peakSets: -peakSets, exercises: -1 },
        minutes: minutes * peakSets,
      })
    }
    return moves
  })
}
