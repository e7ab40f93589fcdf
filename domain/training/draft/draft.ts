import { entryById } from '../../exercises/catalogue.ts'
import type { DayKind } from '../../program/day.ts'
import type { CatalogueEntry } from '../../exercises/exercise.ts'

/** A block exercise with its catalogue entry. */
export interface Row extends Omit<BlockExercise, 'id' | 'then'> {
  entry: CatalogueEntry
  then?: LaterRow
  /** It stands in the place of another from the second round on, and starts like a row of week 1. */
  begins?: true
  /** What begins stood in the first round too. */
  isKnown?: true
  /** What stood there in the first round. */
  insteadOf?: CatalogueEntry
}
export type LaterRow = Omit<LaterExercise, 'id'> & Pick<Row, 'entry'>

export interface DraftDay {
  kind: DayKind
  rows: Row[]
}

/** A block in progress. It holds only known exercises and may be changed in place. */
export interface Draft {
  days: DraftDay[]
  deloadWeek: number | null
}

/** Drops unknown exercises: the review has already reported them. */
export const draftOf = (block: TrainingBlock): Draft => ({
  deloadWeek: block.deloadWeek,
  days: block.days.map(({ kind, exercises }) => ({
    kind,
    rows: exercises.flatMap(({ then, ...rest }) =>
      known(rest).map((row) => ({ ...row, ...laterOf((then ? [then] : []).flatMap(known)[0]) })),
    ),
  })),
})

function known<Of extends { id: string }>({ id, ...rest }: Of): (Omit<Of, 'id'> & Pick<Row, 'entry'>)[] {
  const entry = entryById(id)
  return entry ? [{ ...rest, entry }] : []
}

export const laterOf = <Later>(then: Later | undefined): { then?: Later } => (then ? { then } : {})

export const blockOf = (draft: Draft): TrainingBlock => ({
  deloadWeek: draft.deloadWeek,
  days: draft.days.map(({ kind, rows }) => ({
    kind,
    exercises: rows.map(({ entry, then, ...rest }) => ({
      id: entry.id,
      ...rest,
      ...laterOf(then && idOf(then)),
    })),
  })),
})

const idOf = ({ entry, ...rest }: LaterRow): LaterExercise => ({ id: entry.id, ...rest })

/** The week of the second round, as a draft of its own. */
export function secondRoundOf({ deloadWeek, days }: Draft): Draft {
  const first = new Set(days.flatMap(({ rows }) => rows.map(({ entry }) => entry)))
  const begun = (then: LaterRow, before: CatalogueEntry) => ({
    ...then,
    begins: true as const,
    insteadOf: before,
    ...(first.has(then.entry) && { isKnown: true as const }),
  })
  return {
    deloadWeek,
    days: days.map(({ kind, rows }) => ({
      kind,
      rows: rows.map(({ then, ...row }) => (then ? { ...row, ...begun(then, row.entry) } : row)),
    })),
  }
}

export const changesInMiddle = ({ days }: Draft): boolean =>
  days.some(({ rows }) => rows.some(({ then }) => then))

/** The block with one row less that changes in the middle; null if none does. */
export function withoutLastChange({ deloadWeek, days }: TrainingBlock): TrainingBlock | null {
  const at = days.findLastIndex(({ exercises }) => exercises.some(({ then }) => then))
  const day = days[at]
  if (!day) return null
  const place = day.exercises.findLastIndex(({ then }) => then)
  const exercises = day.exercises.map(({ then, ...row }, index) =>
    index === place ? row : { ...row, ...laterOf(then) },
  )
  return { deloadWeek, days: days.with(at, { ...day, exercises }) }
}

/** All exercises, those of the second round after their row's. */
export const entriesOf = ({ days }: Draft): CatalogueEntry[] =>
  days.flatMap(({ rows }) => rows.flatMap(({ entry, then }) => [entry, ...(then ? [then.entry] : [])]))

/** The ids of all exercises of a block, those of the second round after their row's. */
export const idsIn = ({ days }: Pick<TrainingBlock, 'days'>): string[] =>
  days.flatMap(({ exercises }) => exercises.flatMap(({ id, then }) => [id, ...(then ? [then.id] : [])]))

/** How an exercise gets harder from week to week. */
export const PROGRESSIONS = ['load', 'reps', 'wave'] as const
export type Progression = (typeof PROGRESSIONS)[number]

export interface BlockExercise {
  /** Catalogue id. */
  id: string
  /** Working sets in week 1. */
  sets: number
  /** Lowest and highest reps of the eight weeks. Seconds for holds and carries. */
  repsLow: number
  repsHigh: number
  /** Reps in reserve in week 1. Effort rises from there. */
  rir: number
  progression: Progression
  /** One more set in the later weeks of each round. */
  addSet: boolean
  /**
   * What stands in its place from the second round on, the first week after the light week: another exercise, or
   * the same with other numbers. Its sets and effort are those of the round's first week.
   */
  then?: LaterExercise
}

export type LaterExercise = Omit<BlockExercise, 'addSet' | 'then'>

/**
 * The choices of a model or of our rules: one week of days and its progression. Code expands it to eight
 * weeks.
 */
export interface TrainingBlock {
  days: { kind: DayKind; exercises: BlockExercise[] }[]
  /** The deload week: 4, 5, 6 or 8; null for none. */
  deloadWeek: number | null
  /** Catalogue ids that come near what the buyer cannot or will not do, as only a writer of sense can tell. */
  leftOut?: readonly string[]
}
