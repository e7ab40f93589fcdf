import { entryById } from '../../exercises/catalogue.ts'
import type { DayKind } from '../../program/day.ts'
import type { CatalogueEntry } from '../../exercises/exercise.ts'

/** A block exercise with its catalogue entry. */
export interface Row extends Omit<BlockExercise, 'id'> {
  entry: CatalogueEntry
}

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
    rows: exercises.flatMap(({ id, ...rest }) => {
      const entry = entryById(id)
      return entry ? [{ ...rest, entry }] : []
    }),
  })),
})

export const blockOf = (draft: Draft): TrainingBlock => ({
  deloadWeek: draft.deloadWeek,
  days: draft.days.map(({ kind, rows }) => ({
    kind,
    exercises: rows.map(({ entry, ...rest }) => ({ id: entry.id, ...rest })),
  })),
})

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
}

/**
 * The choices of a model or of our rules: one week of days and its progression. Code expands it to eight
 * weeks.
 */
export interface TrainingBlock {
  days: { kind: DayKind; exercises: BlockExercise[] }[]
  /** The deload week: 4, 5, 6 or 8; null for none. */
  deloadWeek: number | null
}
