import type { CatalogueEntry } from '../../exercises/exercise.ts'
import { isCompound } from '../../exercises/vocabulary.ts'
import { belongsOn } from '../draft/days.ts'
import { changesInMiddle, type Draft, type DraftDay, type LaterRow, type Row } from '../draft/draft.ts'
import { changesNear, objectionLater } from '../profile/second-half.ts'
import { laterTools } from '../profile/phases.ts'
import { PART_RULES } from '../rules/table.ts'
import type { PlanningContext } from '../week-plan/planning-context.ts'
import type { Choice, PlannedDay } from './day-layout.ts'
import { searchFor, type Search } from './search.ts'

const FEWEST_SETS = 2

/**
 * A draft whose second round is as sound as its first: each `then` is fitted to the person like a row of its own, and dropped
 * where the week of the second round would break a hard rule with any number of sets. What the person may not do stays for
 * the program to tell.
 */
export function withSoundParts(draft: Draft, context: PlanningContext): Draft {
  if (!changesInMiddle(draft)) return draft
  const search = searchFor(context, PART_RULES)
  const isClosed = ({ entry }: LaterRow) => objectionLater(entry, draft.deloadWeek, context.profile) !== null
  const steady = withParts(draft, (row) => (row.then && isClosed(row.then) ? row.then : undefined))
  const isSound = (each: Draft) => search.isSound(secondWeek(each, isClosed))
  const mayBeUnsound = !isSound(steady)
  let sound = steady
  for (const [day, { kind, rows }] of draft.days.entries())
    for (const [place, row] of rows.entries()) {
      const { then } = row
      if (!then || isClosed(then) || !belongsOn(kind, then.entry)) continue
      if (isTaken(then.entry, row, sound.days[day])) continue
      const fitting = setsFor(then, row).map((sets) => placed(sound, day, place, { ...then, sets }, search))
      sound = fitting.find((each) => mayBeUnsound || isSound(each)) ?? sound
    }
  return sound
}

/** From as many sets as asked for down to two, within one set of its row: sets change gently. */
function setsFor({ entry, sets }: LaterRow, row: Row): number[] {
  const fewest = Math.max(FEWEST_SETS, entry === row.entry && row.addSet ? row.sets : row.sets - 1)
  const most = Math.max(fewest, Math.min(sets, row.sets + 1))
  return Array.from({ length: most - fewest + 1 }, (_, less) => most - less)
}

const isTaken = (entry: CatalogueEntry, row: Row, day: DraftDay | undefined): boolean =>
  day?.rows.some((other) => other.entry !== row.entry && (other.then ?? other).entry === entry) ?? false

const withParts = (draft: Draft, partOf: (row: Row) => LaterRow | undefined): Draft => ({
  ...draft,
  days: draft.days.map((day) => ({
    ...day,
    rows: day.rows.map(({ then, ...row }) => {
      const part = partOf({ ...row, ...(then && { then }) })
      return part ? { ...row, then: part } : row
    }),
  })),
})

/** The draft with a `then` as the day's layout prescribes it: heavy where it leads the day. */
function placed(draft: Draft, day: number, place: number, then: LaterRow, { layout }: Search): Draft {
  const planned = secondWeek(withPart(draft, day, place, then), () => false)[day]
  const sound = planned && layout.rows(planned).find(({ entry }) => entry === then.entry)
  if (!sound) return draft
  return withPart(draft, day, place, partOf(sound))
}

const withPart = (draft: Draft, day: number, place: number, then: LaterRow): Draft => ({
  ...draft,
  days: draft.days.map((each, at) =>
    at === day
      ? { ...each, rows: each.rows.map((row, index) => (index === place ? { ...row, then } : row)) }
      : each,
  ),
})

const partOf = ({ entry, sets, repsLow, repsHigh, rir, progression }: Row): LaterRow => ({
  entry,
  sets,
  repsLow,
  repsHigh,
  rir,
  progression,
})

const secondWeek = (draft: Draft, isClosed: (then: LaterRow) => boolean): PlannedDay[] =>
  draft.days.map(({ kind, rows }) => ({
    kind,
    choices: rows.map(({ then, ...row }): Choice => {
      const grown = row.addSet ? { ...row, sets: row.sets + 1 } : row
      const given: Row = then && !isClosed(then) ? { ...row, ...then } : grown
      return { entry: given.entry, sets: given.sets, given }
    }),
  }))

/**
 * Gives the main rows of a program by rule what waits for later weeks, where the second round begins with them: of each
 * movement of a day the first row.
 */
export function withLaterTools(draft: Draft, context: PlanningContext, search: Search): Draft {
  const { profile } = context
  if (!profile.avoid.later?.length || !changesNear(draft.deloadWeek, profile)) return draft
  const days = draft.days.map((day, at) => {
    const later = new Map<Row, CatalogueEntry>()
    const byMovement = Map.groupBy(day.rows, ({ entry }) => entry.pattern)
    for (const row of [...byMovement.values()].flatMap(([first]) => first ?? [])) {
      if (!isCompound(row.entry.pattern)) continue
      const entry = laterEntries(row, at, context, search).find((each) => belongsOn(day.kind, each))
      if (entry) later.set(row, entry)
    }
    const choices = day.rows.map((row): Choice => {
      const entry = later.get(row)
      return entry ? { entry, sets: row.sets } : { entry: row.entry, sets: row.sets, given: row }
    })
    const second = search.layout.rows({ kind: day.kind, choices })
    const rows = day.rows.map((row) => {
      const then = second.find(({ entry }) => entry === later.get(row))
      return then ? { ...row, then: partOf(then) } : row
    })
    return { ...day, rows }
  })
  return withSoundParts({ ...draft, days }, context)
}

/** Of the same movement, with one of the tools that the buyer names for later, the best first. */
function laterEntries(row: Row, day: number, context: PlanningContext, { costs }: Search): CatalogueEntry[] {
  const { profile, standIns } = context
  const named = laterTools(profile.phases)
  const cost = (entry: CatalogueEntry) => costs(entry, day) + context.chance(entry.id)
  return (standIns.get(row.entry) ?? [])
    .filter(({ id }) => profile.avoid.later?.includes(id))
    .filter(({ needs }) => !named.length || needs.some((each) => named.includes(each)))
    .toSorted((one, other) => cost(one) - cost(other))
}
