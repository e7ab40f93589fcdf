import type { TrainingProfile } from '../profile.ts'
import { additionsTo, quickerThan } from './additions.ts'
import type { Draft, DraftDay, Row } from './draft.ts'
import { firstWeekMinutes, setMinutes } from './minutes.ts'
import { isBrief } from './volume.ts'
import { fewestRows, mostRows, structureOf } from './structure.ts'
import {
  addTo,
  gainOf,
  missesFloor,
  servesAim,
  servesFloor,
  tallyOf,
  type Change,
  type Tally,
} from './worth.ts'

/** Share of the session that week 1 may fill; the rest is for the sets that later weeks add. */
const FILL = 0.94
/** What it may fill while a muscle has less than its goal. */
const FILL_FOR_AIM = 1.03
/** What it may fill when a muscle would otherwise miss its floor. */
const FILL_FOR_FLOOR = 1.09
const FEWEST_SETS = 2
/** Only a gain like this is worth taking something else out for. */
const WORTH_A_SWAP = 12
const ENOUGH_STEPS = 250

/** One change of a day: what its rows become, what it changes in the week and how many minutes it adds. */
export interface Move {
  rows: Row[]
  change: Change
  minutes: number
}

interface Step {
  day: DraftDay
  rows: Row[]
  /** Gain for each minute that it takes. */
  worth: number
}

/**
 * Brings sets and exercises to where every muscle gets its share and every day fits its time. Changes the draft in
 * place, always by the one step that gives most for its minutes; swaps come when nothing simpler helps, and exchanges
 * when not even a swap does.
 */
export function balance(draft: Draft, profile: TrainingProfile): void {
  for (const [index, day] of draft.days.entries())
    day.rows =
      fitted(day, index, tallyOf(draft, profile), profile, firstFill(profile))?.rows ??
      (isBrief(profile) ? quickest(day.rows, profile) : day.rows)

  for (let count = 0; count < ENOUGH_STEPS; count++) {
    const tally = tallyOf(draft, profile)
    const step =
      bestOf(draft, tally, profile, simpleSteps) ??
      bestOf(draft, tally, profile, swaps) ??
      bestOf(draft, tally, profile, exchanges)
    if (!step) return
    step.day.rows = step.rows
  }
}

/** Who wrote of fifteen minutes has fifteen, and later weeks add no sets: all that still rounds to them. */
const mostWhenBrief = ({ minutes }: TrainingProfile): number => minutes + 0.4

const firstFill = (profile: TrainingProfile): number =>
  isBrief(profile) ? mostWhenBrief(profile) / profile.minutes : FILL

type Steps = (draft: Draft, index: number, day: DraftDay, tally: Tally, profile: TrainingProfile) => Step[]

function bestOf(draft: Draft, tally: Tally, profile: TrainingProfile, stepsOf: Steps): Step | null {
  let best: Step | null = null
  for (const [index, day] of draft.days.entries())
    for (const step of stepsOf(draft, index, day, tally, profile))
      if (step.worth > 0.01 && (!best || step.worth > best.worth)) best = step
  return best
}

const gainBy = (
  { rows, change }: Move,
  { kind }: DraftDay,
  before: number,
  tally: Tally,
  profile: TrainingProfile,
) => gainOf(tally, profile, change) + structureOf({ kind, rows }, profile) - before

const limitFor = ({ change }: Move, tally: Tally, profile: TrainingProfile): number =>
  isBrief(profile)
    ? mostWhenBrief(profile)
    : profile.minutes *
      (servesFloor(tally, profile, change)
        ? FILL_FOR_FLOOR
        : servesAim(tally, profile, change)
          ? FILL_FOR_AIM
          : FILL)

/** What can be added within the time, and what is better gone. */
function simpleSteps(
  draft: Draft,
  index: number,
  day: DraftDay,
  tally: Tally,
  profile: TrainingProfile,
): Step[] {
  const before = structureOf(day, profile)
  const fitting = additionsTo(draft, index, tally, profile).filter(
    (move) =>
      firstWeekMinutes(move.rows, profile) <= limitFor(move, tally, profile) &&
      move.rows.length <= mostRows(profile),
  )
  return [...removals(day.rows, index, profile), ...fitting].map((move) => ({
    day,
    rows: move.rows,
    worth: gainBy(move, day, before, tally, profile) / Math.max(1, move.minutes),
  }))
}

/** What can be added by taking out something of less worth. */
function swaps(draft: Draft, index: number, day: DraftDay, tally: Tally, profile: TrainingProfile): Step[] {
  const before = structureOf(day, profile)
  return additionsTo(draft, index, tally, profile).flatMap((move) => {
    const gain = gainBy(move, day, before, tally, profile)
    if (gain < WORTH_A_SWAP) return []
    const after = withChange(tally, profile, move.change)
    const limit = limitFor(move, tally, profile) / profile.minutes
    const made = fitted({ kind: day.kind, rows: move.rows }, index, after, profile, limit, move.change)
    return made ? [{ day, rows: made.rows, worth: (gain - made.loss) / move.minutes }] : []
  })
}

/** What a muscle short of its floor needs, for which another row makes room by a quicker exercise of its kind. */
function exchanges(
  draft: Draft,
  index: number,
  day: DraftDay,
  tally: Tally,
  profile: TrainingProfile,
): Step[] {
  if (!missesFloor(tally, profile)) return []
  const needed = additionsTo(draft, index, tally, profile).filter(
    ({ rows, change }) => rows.length <= mostRows(profile) && servesFloor(tally, profile, change),
  )
  return needed.flatMap((move) =>
    day.rows.flatMap((row, at) => {
      if (row.entry === move.change.entry) return []
      const made = quickerThan(row, draft, index, profile)
        .map((other) => move.rows.with(at, other))
        .find((rows) => firstWeekMinutes(rows, profile) <= limitFor(move, tally, profile))
      return made ? [{ day, rows: made, worth: gainOf(tally, profile, move.change) / move.minutes }] : []
    }),
  )
}

function withChange(tally: Tally, profile: TrainingProfile, change: Change): Tally {
  const copy: Tally = {
    ...tally,
    week: { ...tally.week },
    sessions: tally.sessions.map((session, day) => (day === change.day ? { ...session } : session)),
    wanted: [...tally.wanted],
  }
  addTo(copy, profile, change)
  return copy
}

/** Takes out what is missed least until the day fits that share of its time and is not too long a list; or null. */
function fitted(
  { kind, rows: from }: DraftDay,
  day: number,
  tally: Tally,
  profile: TrainingProfile,
  fill: number,
  keep?: Change,
): { rows: Row[]; loss: number } | null {
  let rows = from
  let loss = 0
  let left = tally
  const isTooMuch = () =>
    rows.length > mostRows(profile) || firstWeekMinutes(rows, profile) > profile.minutes * fill
  while (isTooMuch()) {
    let least: { move: Move; perMinute: number; loss: number } | null = null
    const structure = structureOf({ kind, rows }, profile)
    for (const move of removals(rows, day, profile)) {
      if (move.change.entry === keep?.entry) continue
      const missed =
        structure - structureOf({ kind, rows: move.rows }, profile) - gainOf(left, profile, move.change)
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

/** As few as may be: the opener, and of the others those that take least time, of one set each if two take too long. */
function quickest([opener, ...others]: readonly Row[], profile: TrainingProfile): Row[] {
  const quick = others
    .toSorted((one, other) => setMinutes(one, profile) - setMinutes(other, profile))
    .slice(0, fewestRows(profile) - 1)
  const withSets = (sets: number) => [
    ...(opener ? [{ ...opener, sets: FEWEST_SETS }] : []),
    ...quick.map((row) => ({ ...row, sets })),
  ]
  const rows = withSets(FEWEST_SETS)
  return firstWeekMinutes(rows, profile) > mostWhenBrief(profile) ? withSets(1) : rows
}

/** Every way to make a day shorter by one set or one exercise. */
function removals(rows: readonly Row[], day: number, profile: TrainingProfile): Move[] {
  return rows.flatMap((row, index) => {
    const { entry, sets } = row
    const minutes = -setMinutes(row, profile)
    const moves: Move[] = []
    if (sets > FEWEST_SETS)
      moves.push({
        rows: rows.with(index, { ...row, sets: sets - 1 }),
        change: { day, entry, sets: -1, exercises: 0 },
        minutes,
      })
    if (rows.length > fewestRows(profile))
      moves.push({
        rows: rows.toSpliced(index, 1),
        change: { day, entry, sets: -sets, exercises: -1 },
        minutes: minutes * sets,
      })
    return moves
  })
}
